import { z } from 'zod';

export const methodSchema = z.object({
  /** Minutes. */
  prep: z.number().int().min(0).max(600),
  cook: z.number().int().min(0).max(1440),
  steps: z.array(z.string().min(1).max(500)).min(1).max(12),
  many: z.string().max(300).optional(),
});
export type DishMethod = z.infer<typeof methodSchema>;
