import { z } from 'zod';
import { instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const useSchema = z.object({
  /** Absent: not counted, for there is no limit. */
  used: z.number().min(0).optional(),
  /** Absent: no limit. */
  most: z.number().min(0).optional(),
});

export const usageSchema = z.object({
  at: instantSchema,
  /** Mails to clients of this month. */
  mails: useSchema,
  /** Questions of today. */
  ai: useSchema,
  /** Bytes of images. */
  storage: useSchema,
  /** Calls of this month; absent where the tier does not sell them. */
  apiCalls: useSchema.optional(),
});
export type UsageView = z.infer<typeof usageSchema>;

/** Reads the part of its tier's quotas that a practice has used, as far as only the gateway counts it. */
export const readUsage = contract({
  method: 'get',
  path: '/api/expert/usage',
  callers: ['expert'],
  answer: ok({ usage: usageSchema }),
});
