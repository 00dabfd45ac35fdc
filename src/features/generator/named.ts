import { z } from 'zod';

/** Dishes that a model named, as the helper hands them over with the address. */
const namedSchema = z.object({
  provider: z.string().max(200),
  dishes: z.array(z.string().min(1).max(120)).min(1).max(300),
});
export type Named = z.infer<typeof namedSchema>;

/** Reads them from the state of an address; a page that was opened otherwise has none. */
export function namedIn(state: unknown): Named | undefined {
  const read = z.object({ named: namedSchema }).safeParse(state);
  return read.success ? read.data.named : undefined;
}
