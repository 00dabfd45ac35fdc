import { z } from 'zod';

// The content security policy has no 'unsafe-eval'; zod would probe `new Function` and report a
// violation. This module must be imported before any module that builds a schema.
z.config({ jitless: true });
