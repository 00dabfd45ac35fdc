import { z } from 'zod';
import central from '../../../couchdb/starter/dishes-central.json';
import daily from '../../../couchdb/starter/dishes-daily.json';
import drinks from '../../../couchdb/starter/dishes-drinks-sweets.json';
import everyday from '../../../couchdb/starter/dishes-everyday.json';
import families from '../../../couchdb/starter/dishes-families.json';
import home from '../../../couchdb/starter/dishes-home.json';
import household from '../../../couchdb/starter/dishes-household.json';
import northern from '../../../couchdb/starter/dishes-north.json';
import plates from '../../../couchdb/starter/dishes-plates.json';
import regions from '../../../couchdb/starter/dishes-regions.json';
import restaurant from '../../../couchdb/starter/dishes-restaurant.json';
import southern from '../../../couchdb/starter/dishes-south.json';
import street from '../../../couchdb/starter/dishes-street.json';
import vegetarian from '../../../couchdb/starter/dishes-vegetarian.json';
import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import { dishLines, type DishBody } from '../../../src/domain/menus/dishes';
import { recipeDerived, type Dish } from '../../../src/domain/nutrition/recipes';
import { dishMethods } from './methods';
import type { Edibles } from './recipes';
import { writtenAt } from './starter';

/**
 * Format of `couchdb/starter/dishes-*.json`: one serving as usually eaten, parts in g (drinks in ml) as eaten, raw or
 * cooked as the food's name says.
 */
const starterDishSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  aliases: z.array(z.string()),
  category: z.string(),
  cuisine: z.enum(['Miền Bắc', 'Miền Trung', 'Miền Nam', 'Gia đình', 'Đường phố']),
  mealTypes: z.array(z.enum(['breakfast', 'lunch', 'dinner', 'snack'])).min(1),
  parts: z.record(z.string(), z.number().positive()),
  salt: z
    .strictObject({ grams: z.number().positive(), source: z.string(), year: z.number().optional() })
    .optional(),
  note: z.string().optional(),
  revised: z.iso.date().optional(),
});

export const DISH_FILES = [
  home,
  northern,
  central,
  southern,
  street,
  vegetarian,
  drinks,
  families,
  plates,
  daily,
  regions,
  household,
  everyday,
  restaurant,
];

export interface StarterDish {
  body: DishBody;
  dish: Dish;
}

function saltNote(grams: number, source: string): string {
  return `điển hình ngoài hàng, ${grams.toLocaleString('vi')} g muối một bát. ${source}`;
}

/** @throws RangeError for a part that is no food or product of the set */
function buildParts(
  named: Readonly<Record<string, number>>,
  byName: ReadonlyMap<string, CatalogueEntry>,
) {
  return Object.entries(named).map(([name, amount]): [string, number] => {
    const edible = byName.get(name);
    if (!edible) throw new RangeError(`"${name}" is not in the starter set.`);
    return [edible.id, amount];
  });
}

export function starterDishes(edibles: Edibles): StarterDish[] {
  const byName = new Map([...edibles.values()].map((edible) => [edible.name, edible]));
  const methods = dishMethods();
  return DISH_FILES.flat().map((entry) => {
    const {
      key,
      name,
      parts: named,
      salt,
      note: way,
      revised,
      ...fields
    } = starterDishSchema.parse(entry);
    const parts = buildParts(named, byName);
    const ingredients = dishLines(parts, edibles);
    if (!ingredients) throw new RangeError(`${key} has a part that is unknown.`);
    const dish: Dish = {
      id: `dish-${key}`,
      title: name,
      category: fields.category,
      aliases: fields.aliases,
      servings: 1,
      updatedAt: writtenAt(revised),
      ingredients,
      ...recipeDerived(ingredients, 1),
    };
    const method = methods.get(key);
    const note = salt ? saltNote(salt.grams, salt.source) : way;
    return {
      body: {
        type: 'dish',
        ...fields,
        parts,
        ...(note ? { note } : {}),
        ...(method ? { method } : {}),
      },
      dish: { ...dish, ...(note ? { note } : {}) },
    };
  });
}
