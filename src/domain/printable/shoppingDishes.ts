import type { Edible } from '../food/catalogue';
import type { LibraryEntry } from '../records/library';
import type { Recipe } from '../records/recipes';
import { preparedDishes } from './dishes';
import type { ShoppingDish } from '../menus/shopping';

/**
 * Finds the contents of dishes, for the person who buys for them: own recipes, those of the library, and dishes
 * composed of the catalogue.
 * @param wanted ids of dishes; the others are not read
 */
export function shoppingDishes(
  own: readonly Recipe[],
  library: readonly LibraryEntry[],
  edibles: ReadonlyMap<string, Edible>,
  wanted: ReadonlySet<string>,
): Map<string, ShoppingDish> {
  return preparedDishes(own, library, wanted, edibles);
}
