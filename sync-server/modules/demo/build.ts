import type { Recipe } from '../../../src/domain/records/recipes';
import {
  emptyMeals,
  MEAL_SLOTS,
  type Meals,
  type MenuItem,
  type RecipeIngredient,
} from '../../../src/domain/food/storedLines';
import type { Edible } from '../../../src/domain/food/catalogue';
import type { OwnFood } from '../../../src/domain/food/ownFoods';
import type { Menu } from '../../../src/domain/records/menus';
import { newMenuItem } from '../../../src/domain/food/items';
import { newRecipeItem, recipeDerived } from '../../../src/domain/nutrition/recipes';
import { menuDerived } from '../../../src/domain/nutrition/totals';
import type { DocumentBase, Tag } from '../../../src/domain/schema/primitives';
import { fold } from '../../../src/domain/text/fold';
import { foodId } from '../catalogue/figures';
import { starterFoods } from '../catalogue/starter';
import type { DemoPerson } from './accounts';
import type { MealLines, MenuPlan, OwnFoodPlan, RecipePlan } from './practices';

export interface Pantry {
  foods: ReadonlyMap<string, Edible>;
  recipes: ReadonlyMap<string, Recipe>;
}

export function createBase(person: DemoPerson, key: string, at: string): DocumentBase {
  const { workspaceId, accountId: expertId } = person;
  return { id: `${workspaceId}-${key}`, workspaceId, expertId, createdAt: at, updatedAt: at };
}

export const toTag = (label: string): Tag => ({ id: fold(label).replaceAll(' ', '-'), label });

export function buildFood(person: DemoPerson, plan: OwnFoodPlan, at: string): OwnFood {
  return {
    ...createBase(person, `food-${plan.key}`, at),
    kind: 'food',
    name: plan.name,
    nameEn: plan.nameEn,
    aliases: [],
    category: plan.category,
    ...(plan.description === undefined ? {} : { description: plan.description }),
    basis: { amount: 100, unit: 'g' },
    unit: 'g',
    nutrients: plan.nutrients,
    servingSize: plan.serving,
    measures: Object.entries(plan.measures).map(([unit, amount]) => ({ unit, amount })),
    allergens: [...plan.allergens],
    state: plan.state,
    isPublic: false,
    status: 'active',
    source: plan.source,
  };
}

/** Keys: `vfct-<code>` of starter foods, `own:<key>` of the practice's. */
export function collectFoods(own: ReadonlyMap<string, OwnFood>): ReadonlyMap<string, Edible> {
  const foods = new Map<string, Edible>(starterFoods().map((food) => [food.id, food]));
  for (const [key, food] of own) foods.set(`own:${key}`, food);
  return foods;
}

function buildLine(pantry: Pantry, line: string, lineId: string, order: number): MenuItem {
  const [, food = '', amount, unit] = /^(\S+) ([\d.]+) (.+)$/.exec(line) ?? [];
  const quantity = Number(amount);
  if (food.startsWith('recipe:')) {
    const recipe = pantry.recipes.get(food.slice('recipe:'.length));
    if (recipe) return newRecipeItem({ recipe, lineId, order, quantity });
  }
  const edible = pantry.foods.get(food.startsWith('own:') ? food : foodId(food));
  if (!edible || unit === undefined) throw new RangeError(`The demo line "${line}" is malformed.`);
  return newMenuItem({ edible, lineId, order, quantity, unit });
}

function buildMeals(pantry: Pantry, lines: MealLines, key: string): Meals {
  const meals = emptyMeals();
  for (const slot of MEAL_SLOTS)
    meals[slot] = {
      items: (lines[slot] ?? []).map((line, index) =>
        buildLine(pantry, line, `${key}-${slot}-${index + 1}`, index + 1),
      ),
    };
  return meals;
}

export function buildRecipe(
  person: DemoPerson,
  pantry: Pantry,
  plan: RecipePlan,
  at: string,
): Recipe {
  const key = `recipe-${plan.key}`;
  const ingredients = plan.ingredients.map((line, index): RecipeIngredient => {
    const { type, ...item } = buildLine(pantry, line, `${key}-${index + 1}`, index + 1);
    if (type === 'recipe') throw new RangeError(`${plan.key}: a recipe holds no recipe.`);
    return { ...item, type };
  });
  return {
    ...createBase(person, key, at),
    title: plan.title,
    description: plan.description,
    category: plan.category,
    cuisine: plan.cuisine,
    prepTime: plan.prepTime,
    cookTime: plan.cookTime,
    servings: plan.servings,
    difficulty: plan.difficulty,
    isPublic: plan.isPublic ?? false,
    status: 'published',
    ...(plan.price === undefined
      ? {}
      : { sale: { price: plan.price, currency: 'VND' as const, isActive: true } }),
    tips: [...plan.tips],
    tags: plan.tags.map(toTag),
    ingredients,
    instructions: plan.steps.map((instruction, index) => ({
      lineId: `${key}-step-${index + 1}`,
      order: index + 1,
      instruction,
      imageUrls: [],
    })),
    ...recipeDerived(ingredients, plan.servings),
  };
}

export function buildMenu(
  person: DemoPerson,
  pantry: Pantry,
  plan: MenuPlan,
  at: string,
  personal?: Pick<Menu, 'clientId' | 'masterMenuId' | 'notes'>,
): Menu {
  const key = `menu-${plan.key}`;
  const meals = buildMeals(pantry, plan.meals, key);
  return {
    ...createBase(person, key, at),
    kind: personal ? 'personal' : 'master',
    name: plan.name,
    description: plan.description,
    isPublic: personal ? false : (plan.isPublic ?? false),
    status: 'published',
    tags: plan.tags.map(toTag),
    ...(plan.goal === undefined ? {} : { goal: plan.goal }),
    targetCalories: plan.target,
    ...personal,
    meals,
    ...menuDerived(meals, at),
  };
}
