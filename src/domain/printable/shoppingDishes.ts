import type { Edible } from '../food/catalogue';
import type { LibraryEntry } from '../records/library';
import type { Recipe } from '../records/recipes';
import { preparedDishes } from './dishes';
import type { ShoppingDish } from '../menus/shopping';

export function shoppingDishes(
  own: readonly Recipe[],
  library: readonly LibraryEntry[],
  edibles: ReadonlyMap<string, Edible>,
  itemIds: ReadonlySet<string>,
): Map<string, ShoppingDish> {
  return preparedDishes(own, library, itemIds, edibles);
}
