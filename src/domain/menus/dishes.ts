import { z } from 'zod';
import type { Edible } from '../food/catalogue';
import { methodSchema } from './method';
import { idSchema } from '../schema/primitives';
import { toSnapshot } from '../food/items';
import type { NutritionLine } from '../nutrition/totals';

/**
 * The body of a library entry that is a dish: one serving, composed of catalogue entries by weight. It names
 * them and carries no figures, so that 300 dishes are a few dozen KB and always follow the catalogue.
 */
export const dishBodySchema = z.object({
  type: z.literal('dish'),
  aliases: z.array(z.string().min(1).max(120)).max(40),
  category: z.string().max(120),
  cuisine: z.string().max(120),
  mealTypes: z.array(z.string().max(20)).max(10),
  /** Id of a catalogue entry, and how much of it in the unit of its basis. */
  parts: z
    .array(z.tuple([idSchema, z.number().positive().max(100_000)]))
    .min(1)
    .max(60),
  note: z.string().max(300).optional(),
  method: methodSchema.optional(),
});
export type DishBody = z.infer<typeof dishBodySchema>;

/** @returns `undefined` while a part is not in the catalogue at hand: figures of a dish without it would be false */
export function dishLines(
  parts: DishBody['parts'],
  edibles: ReadonlyMap<string, Edible>,
): NutritionLine[] | undefined {
  const lines = parts.flatMap(([id, quantity]) => {
    const edible = edibles.get(id);
    return edible
      ? [{ name: edible.name, quantity, unitAmount: 1, snapshot: toSnapshot(edible) }]
      : [];
  });
  return lines.length === parts.length ? lines : undefined;
}
