import { z } from 'zod';
import clinical from '../../../couchdb/starter/menus-clinical.json';
import family from '../../../couchdb/starter/menus-family.json';
import health from '../../../couchdb/starter/menus-health.json';
import lifeStages from '../../../couchdb/starter/menus-life-stages.json';
import weight from '../../../couchdb/starter/menus-weight.json';
import { goalKindSchema } from '../../../src/domain/collections/clients';
import type { Menu } from '../../../src/domain/collections/menus';
import {
  emptyMeals,
  MEAL_SLOTS,
  mealSlotSchema,
} from '../../../src/domain/collections/shared/lines';
import type { Meals, MenuItem } from '../../../src/domain/collections/shared/lines';
import { newMenuItem } from '../../../src/domain/nutrition/items';
import type { Dish } from '../../../src/domain/nutrition/recipes';
import { newRecipeItem } from '../../../src/domain/nutrition/recipes';
import { menuDerived } from '../../../src/domain/nutrition/totals';
import { CATALOGUE_OWNER, partOf, type Edibles } from './recipes';
import { WRITTEN_AT } from './starter';
import { starterTag } from './tags';
import { targetSchema, targetsText } from './targets';

/** A food counted in its unit, or a recipe counted in servings; the name is for those who read it. */
const lineSchema = z.union([
  z.strictObject({
    food: z.string(),
    name: z.string(),
    quantity: z.number().positive(),
    unit: z.string(),
  }),
  z.strictObject({ recipe: z.string(), name: z.string(), servings: z.number().positive() }),
]);

/** A master menu as `couchdb/starter/menus-*.json` writes it; `energy` in kcal a day. */
const starterMenuSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  goal: goalKindSchema,
  energy: z.number(),
  targets: z.array(targetSchema).min(2),
  advice: z.string(),
  meals: z.record(mealSlotSchema, z.array(lineSchema)),
});
export type StarterMenu = z.infer<typeof starterMenuSchema>;

/** As the files say it. */
export const MENU_FILES = [weight, health, clinical, lifeStages, family];

/** Parts that menus are made of. */
export interface StarterParts {
  edibles: Edibles;
  recipes: ReadonlyMap<string, Dish>;
}

function toLine(
  { edibles, recipes }: StarterParts,
  line: z.infer<typeof lineSchema>,
  lineId: string,
  order: number,
): MenuItem {
  if ('food' in line) {
    const { quantity, unit } = line;
    return newMenuItem({
      edible: partOf(edibles, line.food, line.name),
      lineId,
      order,
      quantity,
      unit,
    });
  }
  const recipe = recipes.get(line.recipe);
  if (recipe?.title !== line.name)
    throw new RangeError(`${line.recipe} is not "${line.name}" in the starter set.`);
  return newRecipeItem({ recipe, lineId, order, quantity: line.servings });
}

function toMeals(parts: StarterParts, { key, meals: plan }: StarterMenu): Meals {
  const meals = emptyMeals();
  for (const slot of MEAL_SLOTS)
    meals[slot].items = plan[slot].map((line, index) =>
      toLine(parts, line, `${key}-${slot}-${index + 1}`, index + 1),
    );
  return meals;
}

function toMenu(parts: StarterParts, plan: StarterMenu): Menu {
  const meals = toMeals(parts, plan);
  return {
    ...CATALOGUE_OWNER,
    id: `menu-${plan.key}`,
    kind: 'master',
    name: plan.name,
    description: plan.description,
    isPublic: true,
    status: 'published',
    tags: plan.tags.map(starterTag),
    goal: plan.goal,
    notes: `${targetsText(plan.energy, plan.targets)}\n${plan.advice}`,
    targetCalories: plan.energy,
    meals,
    ...menuDerived(meals, WRITTEN_AT),
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  };
}

/** The master menus that come with the product, and what each promises. */
export function starterMenus(parts: StarterParts): { menu: Menu; plan: StarterMenu }[] {
  return MENU_FILES.flat().map((entry) => {
    const plan = starterMenuSchema.parse(entry);
    return { menu: toMenu(parts, plan), plan };
  });
}
