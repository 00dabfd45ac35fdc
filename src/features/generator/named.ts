import { z } from 'zod';

const namedSchema = z.object({
  provider: z.string().max(200),
  dishes: z.array(z.string().min(1).max(120)).min(1).max(300),
});
export type Named = z.infer<typeof namedSchema>;

export function namedIn(state: unknown): Named | undefined {
  const read = z.object({ named: namedSchema }).safeParse(state);
  return read.success ? read.data.named : undefined;
}
