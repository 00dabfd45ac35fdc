import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { contactExpert } from '../../../src/api/reviews';

export type ContactExperts = (
  caller: { req: Request; res: Response },
  body: z.output<typeof contactExpert.body>,
) => Promise<void>;
