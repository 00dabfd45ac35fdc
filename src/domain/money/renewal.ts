import { z } from 'zod';
import { cycleSchema } from './payments';

/** Nobody can charge a bank account: to renew means that a code is sent in time (product decision 35). */
export const renewalSchema = z.object({
  isAuto: z.boolean(),
  cycle: cycleSchema.optional(),
});
export type Renewal = z.infer<typeof renewalSchema>;

export const DEFAULT_RENEWAL: Renewal = { isAuto: true };
