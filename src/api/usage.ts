import { z } from 'zod';
import { instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const useSchema = z.object({
  /** Absent: not counted, because there is no limit. */
  used: z.number().min(0).optional(),
  /** Absent: no limit. */
  most: z.number().min(0).optional(),
});

export const usageSchema = z.object({
  at: instantSchema,
  /** This month. */
  mails: useSchema,
  /** Today. */
  ai: useSchema,
  /** Bytes. */
  storage: useSchema,
  apiCalls: useSchema.optional(),
});
export type UsageView = z.infer<typeof usageSchema>;

export const readUsage = contract({
  method: 'get',
  path: '/api/expert/usage',
  callers: ['expert'],
  answer: ok({ usage: usageSchema }),
});
