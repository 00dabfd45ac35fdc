import type { TwoWayName } from '../collections';
import { recipeSchema } from '../content';
import { menuSchema } from '../menu';
import { readTolerantly } from '../tolerance';
import { recipeDerived } from '../nutrition/recipes';
import { menuDerived } from '../nutrition/totals';
import type { Fields } from './parts';

const mealsOnly = menuSchema.pick({ meals: true, updatedAt: true });
const ingredientsOnly = recipeSchema.pick({ ingredients: true, servings: true });

/**
 * The document with its nutrition computed from what it now holds. A recipe without ingredients
 * keeps its figures: nothing here could compute them. What a newer version added to a line is left alone. The time of the computation is `updatedAt`,
 * so that two devices that merge the same versions write the same document.
 */
export function recomputed(collection: TwoWayName, document: Fields): Fields {
  if (collection === 'menus') {
    const read = readTolerantly(mealsOnly, pick(document, ['meals', 'updatedAt']));
    if (!read.ok) return document;
    return { ...document, ...menuDerived(read.value.meals, read.value.updatedAt) };
  }
  if (collection === 'recipes') {
    const read = readTolerantly(ingredientsOnly, pick(document, ['ingredients', 'servings']));
    if (!read.ok || read.value.ingredients.length === 0) return document;
    return { ...document, ...recipeDerived(read.value.ingredients, read.value.servings) };
  }
  return document;
}

function pick(document: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, document[key]]));
}
