import type { TwoWayName } from '../collections';
import { recipeSchema } from '../content';
import { menuSchema } from '../menu';
import { recipeDerived } from '../nutrition/recipes';
import { menuDerived } from '../nutrition/totals';
import type { Fields } from './parts';

const mealsOnly = menuSchema.pick({ meals: true, updatedAt: true });
const ingredientsOnly = recipeSchema.pick({ ingredients: true, servings: true });

/**
 * The document with its nutrition computed from what it now holds. A recipe without ingredients
 * keeps its figures: nothing here could compute them. The time of the computation is `updatedAt`,
 * so that two devices that merge the same versions write the same document.
 */
export function recomputed(collection: TwoWayName, document: Fields): Fields {
  if (collection === 'menus') {
    const read = mealsOnly.safeParse(pick(document, ['meals', 'updatedAt']));
    if (!read.success) return document;
    return { ...document, ...menuDerived(read.data.meals, read.data.updatedAt) };
  }
  if (collection === 'recipes') {
    const read = ingredientsOnly.safeParse(pick(document, ['ingredients', 'servings']));
    if (!read.success || read.data.ingredients.length === 0) return document;
    return { ...document, ...recipeDerived(read.data.ingredients, read.data.servings) };
  }
  return document;
}

function pick(document: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, document[key]]));
}
