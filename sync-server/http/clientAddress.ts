import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

export const clientAddress = (req: Request): string => ipKeyGenerator(req.ip ?? '');
