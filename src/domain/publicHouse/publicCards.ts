import type { z } from 'zod';
import {
  findAllergenGroups,
  linesWithin,
  type AllergenGroup,
  type LineAllergen,
} from '../clinical/allergens/found';
import { articleSchema } from '../records/articles';
import { menuSchema } from '../records/menus';
import { recipeSchema } from '../records/recipes';
import { MEAL_SLOTS, type MenuItem } from '../food/storedLines';
import { itemAmount } from '../nutrition/totals';
import { SUMMARY_KEYS, type StoredNutrition } from '../nutrition/summary';
import type { ExtendedNutrition } from '../food/nutrients';
import { drawPlate, type Dish } from '../menus/plates/plate';
import { PUBLIC_MEALS, type PublicMeal } from './publicSearch/meals';
import { readTolerantly } from '../schema/tolerance';
import { getSummary } from './articles/article';

interface CardBase {
  id: string;
  title: string;
  tags: string[];
  createdAt: string;
  updatedAt: string;
  price?: number;
}

interface DishFacts extends StoredNutrition {
  allergens: Partial<Record<AllergenGroup, LineAllergen>>;
  /** Holds parts that nobody has named: it counts as free of no allergen. */
  isUnclear: boolean;
}

export interface MenuCard extends CardBase, DishFacts {
  kind: 'menus';
  lead: string;
  dishes: Dish[];
  names?: string[];
  meals?: PublicMeal[];
}

/** Nutrition of one serving, times in minutes. */
export interface RecipeCard extends CardBase, DishFacts {
  kind: 'recipes';
  dish: Dish;
  minutes: number;
  servings: number;
  cuisine?: string;
  category?: string;
}

export interface ArticleCard extends CardBase {
  kind: 'articles';
  slug: string;
  summary: string;
  readingTime: number;
  dish: Dish;
}

export type PublicCard = MenuCard | RecipeCard | ArticleCard;

const [MAX_TAGS, MAX_DISHES] = [8, 3];
const LOOKED_AT = { lines: 120, texts: 600 };
const TEXT = 400;
const MAX_NAMES = 40;

const menuShape = menuSchema.pick({
  id: true,
  name: true,
  description: true,
  tags: true,
  meals: true,
  createdAt: true,
  updatedAt: true,
  nutritionSummary: true,
  extendedNutrition: true,
  sale: true,
});
const recipeShape = recipeSchema.pick({
  id: true,
  title: true,
  description: true,
  category: true,
  tags: true,
  ingredients: true,
  servings: true,
  prepTime: true,
  cookTime: true,
  cuisine: true,
  createdAt: true,
  updatedAt: true,
  nutritionSummary: true,
  extendedNutrition: true,
  sale: true,
});
const articleShape = articleSchema.pick({
  id: true,
  title: true,
  slug: true,
  summary: true,
  tags: true,
  blocks: true,
  readingTime: true,
  createdAt: true,
  updatedAt: true,
});

type Body = Record<string, unknown>;

function known<S extends z.ZodObject>(schema: S, body: Body): z.output<S> | undefined {
  const own = Object.entries(body).filter(([key]) => Object.hasOwn(schema.shape, key));
  const reading = readTolerantly<z.ZodType>(schema, Object.fromEntries(own));
  return reading.ok ? (reading.value as z.output<S>) : undefined;
}

export const toPrice = (sale: { price: number; isActive: boolean } | undefined) =>
  sale?.isActive && sale.price > 0 ? { price: sale.price } : {};

function pickFigures({ nutritionSummary, extendedNutrition }: StoredNutrition): StoredNutrition {
  const nutrition: ExtendedNutrition = {};
  for (const key of SUMMARY_KEYS) {
    const figure = extendedNutrition[key];
    if (figure) nutrition[key] = figure;
  }
  return { nutritionSummary, extendedNutrition: nutrition };
}

type Line = Pick<MenuItem, 'name' | 'type' | 'snapshot' | 'quantity' | 'unitAmount'>;

const isUnclear = ({ type, snapshot }: Line): boolean =>
  type === 'recipe' && (snapshot.parts ?? []).length === 0;

function dishFacts(lines: readonly Line[], stored: StoredNutrition): DishFacts {
  const looked = linesWithin(lines, LOOKED_AT);
  return {
    ...pickFigures(stored),
    allergens: findAllergenGroups(looked),
    isUnclear: looked.some(isUnclear) || looked.length < lines.length || lines.length === 0,
  };
}

export const dishOfLine = ({ name, type, snapshot }: Pick<Line, 'name' | 'type' | 'snapshot'>) => ({
  name,
  parts:
    type === 'recipe'
      ? (snapshot.parts ?? []).map((part, at) => ({ name: part, weight: 1 / (at + 1) }))
      : [],
});

const MAX_DRAWN = 14;

function listDishes(lines: readonly Line[]): Dish[] {
  const heavy = lines.toSorted((a, b) => itemAmount(b) - itemAmount(a));
  const dishes = lines.filter(({ type }) => type === 'recipe');
  const looks = new Map<string, { dish: Dish; worth: number }>();
  for (const line of new Set([...dishes, ...heavy].slice(0, MAX_DRAWN))) {
    const dish = dishOfLine(line);
    const { pieces, isBare } = drawPlate(dish);
    const look = pieces.join();
    if (isBare || pieces.length === 0 || looks.has(look)) continue;
    const worth = pieces.length * 500 + Math.min(itemAmount(line), 400);
    looks.set(look, { dish, worth });
  }
  const chosen = [...looks.values()].sort((a, b) => b.worth - a.worth).slice(0, MAX_DISHES);
  if (chosen.length > 0) return chosen.map(({ dish }) => dish);
  return heavy.slice(0, 1).map(dishOfLine);
}

const labels = (tags: readonly { label: string }[]): string[] =>
  tags.slice(0, MAX_TAGS).map(({ label }) => label.slice(0, 60));

const listMeals = (
  meals: Record<(typeof MEAL_SLOTS)[number], { items: readonly unknown[] }>,
): PublicMeal[] =>
  PUBLIC_MEALS.filter((meal) =>
    MEAL_SLOTS.some((slot) => slot.startsWith(meal) && meals[slot].items.length > 0),
  );

function menuCard(body: Body): MenuCard | undefined {
  const menu = known(menuShape, body);
  if (!menu) return undefined;
  const lines = MEAL_SLOTS.flatMap((slot) => menu.meals[slot].items);
  const { id, name, description, tags, createdAt, updatedAt } = menu;
  return {
    kind: 'menus',
    id,
    title: name,
    lead: description.slice(0, TEXT),
    tags: labels(tags),
    createdAt,
    updatedAt,
    dishes: listDishes(lines),
    names: [...new Set(lines.map(({ name: dish }) => dish.slice(0, 120)))].slice(0, MAX_NAMES),
    meals: listMeals(menu.meals),
    ...dishFacts(lines, menu),
    ...toPrice(menu.sale),
  };
}

export const dishOfRecipe = (recipe: {
  title: string;
  ingredients: readonly Pick<Line, 'name' | 'quantity' | 'unitAmount'>[];
}): Dish => ({
  name: recipe.title,
  parts: recipe.ingredients.map((line) => ({ name: line.name, weight: itemAmount(line) })),
});

function recipeCard(body: Body): RecipeCard | undefined {
  const recipe = known(recipeShape, body);
  if (!recipe) return undefined;
  const { id, title, tags, createdAt, updatedAt, prepTime, cookTime, servings, sale } = recipe;
  const { parts, name } = dishOfRecipe(recipe);
  return {
    kind: 'recipes',
    id,
    title,
    tags: labels(tags),
    createdAt,
    updatedAt,
    dish: { name, parts: parts.slice(0, 24) },
    minutes: prepTime + cookTime,
    servings,
    ...(recipe.cuisine === undefined ? {} : { cuisine: recipe.cuisine }),
    ...(recipe.category === undefined ? {} : { category: recipe.category.slice(0, 60) }),
    ...dishFacts(recipe.ingredients, recipe),
    ...toPrice(sale),
  };
}

function articleCard(body: Body): ArticleCard | undefined {
  const article = known(articleShape, body);
  if (!article) return undefined;
  const { id, title, slug, tags, createdAt, updatedAt, readingTime, blocks } = article;
  const named = blocks.find(({ type }) => type === 'recipe');
  const dish = named?.type === 'recipe' ? named.data.title : title;
  return {
    kind: 'articles',
    id,
    title,
    slug,
    summary: getSummary(article).slice(0, TEXT),
    tags: labels(tags),
    createdAt,
    updatedAt,
    readingTime,
    dish: { name: dish, parts: [] },
  };
}

/** @returns undefined where it is malformed */
export function publicCard(type: string, body: Body): PublicCard | undefined {
  if (type === 'menus') return menuCard(body);
  if (type === 'recipes') return recipeCard(body);
  return type === 'articles' ? articleCard(body) : undefined;
}
