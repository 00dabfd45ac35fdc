import { z } from 'zod';
import { cycleSchema } from './payments';

/**
 * The wish of a practice for the end of a paid period. Nobody can take money from a bank account: to renew means that a code is sent
 * in time (product decision 35).
 */
export const renewalSchema = z.object({
  /** Whether a code and reminders come before the end. */
  isAuto: z.boolean(),
  /** Cycle of the next code; absent: the one that runs. */
  cycle: cycleSchema.optional(),
});
export type Renewal = z.infer<typeof renewalSchema>;

export const DEFAULT_RENEWAL: Renewal = { isAuto: true };
