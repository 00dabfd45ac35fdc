import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { contactExpert } from '../../../src/api/reviews';

/** Takes a message within the limits of its sender. @throws AppError not_found, try_later */
export type ContactExperts = (
  caller: { req: Request; res: Response },
  body: z.output<typeof contactExpert.body>,
) => Promise<void>;
