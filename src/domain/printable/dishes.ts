import { z } from 'zod';
import type { LibraryEntry } from '../collections/library';
import { recipeSchema, type Recipe } from '../collections/recipes';
import { recipeIngredientSchema } from '../collections/shared/lines';
import type { Prepared } from './recipe';

/** Fields of a library dish about its making; the rest of it, and of newer versions, is passed over. */
const bodySchema = z.object({
  type: z.literal('recipe'),
  recipe: recipeSchema
    .pick({ title: true, servings: true, prepTime: true, cookTime: true, instructions: true })
    .extend({ ingredients: z.array(recipeIngredientSchema.strip()).max(200) })
    .strip(),
});

/**
 * The dishes that this device can describe, by id; own recipes come before those of the library.
 * @param wanted ids of dishes; the others are not read
 */
export function preparedDishes(
  own: readonly Recipe[],
  library: readonly LibraryEntry[],
  wanted: ReadonlySet<string>,
): Map<string, Prepared> {
  const dishes = new Map<string, Prepared>();
  for (const entry of library) {
    if (entry.kind !== 'template' || !wanted.has(entry.id)) continue;
    const dish = bodySchema.safeParse(entry.body).data?.recipe;
    if (dish) dishes.set(entry.id, dish);
  }
  for (const recipe of own) if (wanted.has(recipe.id)) dishes.set(recipe.id, recipe);
  return dishes;
}
