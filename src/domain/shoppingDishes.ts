import type { Edible } from './collections/catalogue';
import type { LibraryEntry } from './collections/library';
import type { Recipe } from './collections/recipes';
import type { MenuItem } from './collections/shared/lines';
import { dishBodySchema } from './dishes';
import type { DishBody } from './dishes';
import { newMenuItem } from './nutrition/items';
import { preparedDishes } from './printable/dishes';
import type { ShoppingDish } from './shopping';

/** The parts of a dish of the catalogue as lines; `undefined` while one of them is not at hand. */
function ingredientsOf(
  parts: DishBody['parts'],
  edibles: ReadonlyMap<string, Edible>,
): MenuItem[] | undefined {
  const lines = parts.flatMap(([id, quantity], order) => {
    const edible = edibles.get(id);
    const unit = edible?.basis.unit;
    return edible ? [newMenuItem({ edible, lineId: id, order, quantity, unit })] : [];
  });
  return lines.length === parts.length ? lines : undefined;
}

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
  const dishes = new Map<string, ShoppingDish>();
  for (const entry of library) {
    if (entry.kind !== 'template' || !wanted.has(entry.id)) continue;
    const body = dishBodySchema.safeParse(entry.body).data;
    const ingredients = body && ingredientsOf(body.parts, edibles);
    if (ingredients) dishes.set(entry.id, { servings: 1, ingredients });
  }
  for (const [id, dish] of preparedDishes(own, library, wanted)) dishes.set(id, dish);
  return dishes;
}
