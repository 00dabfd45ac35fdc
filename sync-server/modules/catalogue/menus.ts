import type { z } from 'zod';
import clinical from '../../../couchdb/starter/menus-clinical.json';
import family from '../../../couchdb/starter/menus-family.json';
import health from '../../../couchdb/starter/menus-health.json';
import lifeStages from '../../../couchdb/starter/menus-life-stages.json';
import weight from '../../../couchdb/starter/menus-weight.json';
import type { Menu } from '../../../src/domain/records/menus';
import {
  emptyMeals,
  MEAL_SLOTS,
  type Meals,
  type MenuItem,
} from '../../../src/domain/food/storedLines';
import { newMenuItem } from '../../../src/domain/food/items';
import { newRecipeItem, type Dish } from '../../../src/domain/nutrition/recipes';
import { menuDerived } from '../../../src/domain/nutrition/totals';
import { HOSPITAL_MENU_FILE, hospitalMenus } from './hospitalMenus';
import { starterMenuSchema, type lineSchema, type StarterMenu } from './menuFile';
import { CATALOGUE_OWNER, findPart, type Edibles } from './recipes';
import { WRITTEN_AT } from './starter';
import { starterTag } from './tags';
import { targetsText } from './targets';

const FILES = [weight, health, clinical, lifeStages, family];
export const MENU_FILES = [...FILES, HOSPITAL_MENU_FILE];

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
      edible: findPart(edibles, line.food, line.name),
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
    ...(plan.hospitalDiet ? { hospitalDiet: plan.hospitalDiet } : {}),
    meals,
    ...menuDerived(meals, WRITTEN_AT),
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  };
}

export function starterMenus(parts: StarterParts): { menu: Menu; plan: StarterMenu }[] {
  const written = FILES.flat().map((entry) => starterMenuSchema.parse(entry));
  return [...written, ...hospitalMenus()].map((plan) => ({ menu: toMenu(parts, plan), plan }));
}
