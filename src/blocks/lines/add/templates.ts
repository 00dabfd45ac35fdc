import { z } from 'zod';
import { recipeSchema } from '../../../domain/collections/recipes';
import type { LibraryEntry } from '../../../domain/collections/library';
import { itemSnapshotSchema, menuItemSchema } from '../../../domain/collections/shared/lines';
import type { NutrientMap } from '../../../domain/nutrients';
import type { Dish } from '../../../domain/nutrition/recipes';

const mapSchema = z.unknown().refine((map) => typeof map === 'object' && map !== null);

/**
 * What a line needs of a part. Its nutrients are taken as they are, sums pass over what is no amount:
 * checking every figure of hundreds of parts would take longer than a tap may.
 */
const partSchema = menuItemSchema.pick({ quantity: true, unitAmount: true }).extend({
  snapshot: itemSnapshotSchema
    .pick({ basis: true, allergens: true, sourceVersion: true })
    .extend({ nutrients: mapSchema as z.ZodType<NutrientMap> })
    .strip(),
});

/** The body of a template that is a dish; what a newer version adds to it is passed over. */
const bodySchema = z.object({
  type: z.literal('recipe'),
  recipe: recipeSchema
    .pick({ title: true, category: true, servings: true, nutritionSummary: true })
    .extend({ status: z.literal('published'), ingredients: z.array(partSchema.strip()).min(1) })
    .strip(),
});

/** An entry is the same object as long as its version is, and is read once. */
const read = new WeakMap<LibraryEntry, Dish | null>();

function ofLibrary({ id, updatedAt, ...entry }: LibraryEntry): Dish | null {
  if (entry.kind !== 'template') return null;
  // What this version cannot read is not offered; it stays in the library.
  const recipe = bodySchema.safeParse(entry.body).data?.recipe;
  return recipe ? { ...recipe, id, updatedAt, extendedNutrition: {} } : null;
}

/** The dishes that come with the product, under the ids and versions of their entries. */
export function templateDishes(library: readonly LibraryEntry[]): Dish[] {
  return library.flatMap((entry) => {
    let dish = read.get(entry);
    if (dish === undefined) read.set(entry, (dish = ofLibrary(entry)));
    return dish ?? [];
  });
}
