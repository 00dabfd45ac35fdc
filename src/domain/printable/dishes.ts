import { z } from 'zod';
import type { Edible } from '../food/catalogue';
import type { LibraryEntry } from '../records/library';
import { recipeSchema, type Recipe } from '../records/recipes';
import { recipeIngredientSchema } from '../food/storedLines';
import { dishBodySchema, type DishBody } from '../menus/dishes';
import { newMenuItem } from '../food/items';
import type { Prepared } from './recipe';

const bodySchema = z.object({
  type: z.literal('recipe'),
  recipe: recipeSchema
    .pick({ title: true, servings: true, prepTime: true, cookTime: true, instructions: true })
    .extend({ ingredients: z.array(recipeIngredientSchema.strip()).max(200) })
    .strip(),
});

type Edibles = ReadonlyMap<string, Edible>;

function composed(title: string, body: DishBody, edibles: Edibles): Prepared | undefined {
  const { parts, method } = body;
  const ingredients = parts.flatMap(([id, quantity], order) => {
    const edible = edibles.get(id);
    const unit = edible?.basis.unit;
    return edible ? [newMenuItem({ edible, lineId: id, order, quantity, unit })] : [];
  });
  if (ingredients.length < parts.length) return undefined;
  return {
    title,
    servings: 1,
    prepTime: method?.prep ?? 0,
    cookTime: method?.cook ?? 0,
    ingredients,
    instructions: (method?.steps ?? []).map((instruction, order) => ({
      lineId: `step-${order}`,
      order,
      instruction,
      imageUrls: [],
    })),
    many: method?.many,
  };
}

export function preparedDishes(
  own: readonly Recipe[],
  library: readonly LibraryEntry[],
  itemIds: ReadonlySet<string>,
  edibles: Edibles,
): Map<string, Prepared> {
  const dishes = new Map<string, Prepared>();
  for (const entry of library) {
    if (entry.kind !== 'template' || !itemIds.has(entry.id)) continue;
    const body = dishBodySchema.safeParse(entry.body).data;
    const dish = body
      ? composed(entry.name, body, edibles)
      : bodySchema.safeParse(entry.body).data?.recipe;
    if (dish) dishes.set(entry.id, dish);
  }
  for (const recipe of own) if (itemIds.has(recipe.id)) dishes.set(recipe.id, recipe);
  return dishes;
}
