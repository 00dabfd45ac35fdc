import type { Recipe } from '../records/recipes';
import { NUTRIENT_KEYS } from '../food/nutrients';
import { dishWeight, recipeDerived } from '../nutrition/recipes';
import { lineTotals, type NutrientTotals } from '../nutrition/totals';
import type { DocumentBase } from '../schema/primitives';

export const MAX_INGREDIENTS = 60;

export function emptyRecipe(base: DocumentBase): Recipe {
  return {
    ...base,
    title: '',
    description: '',
    isPublic: true,
    status: 'draft',
    prepTime: 0,
    cookTime: 0,
    servings: 4,
    tags: [],
    ingredients: [],
    instructions: [],
    ...recipeDerived([], 4),
  };
}

/** The last four are advice only, and do not forbid publishing. */
export const RECIPE_CHECKS = [
  'title',
  'ingredients',
  'steps',
  'amounts',
  'description',
  'tags',
  'tips',
] as const;
export type RecipeCheck = (typeof RECIPE_CHECKS)[number];
const NEEDED: ReadonlySet<RecipeCheck> = new Set(['title', 'ingredients', 'steps']);

const LEAST_TITLE = 5;

type Checked = Pick<
  Recipe,
  'title' | 'description' | 'ingredients' | 'instructions' | 'tags' | 'tips'
>;

export function listMissing(recipe: Checked): RecipeCheck[] {
  const { title, description, ingredients, instructions, tags, tips = [] } = recipe;
  const done: Record<RecipeCheck, boolean> = {
    title: title.trim().length >= LEAST_TITLE,
    ingredients: ingredients.some(({ quantity }) => quantity > 0),
    steps: instructions.some(({ instruction }) => instruction.trim() !== ''),
    amounts: ingredients.every(({ quantity }) => quantity > 0),
    description: description.trim() !== '',
    tags: tags.length > 0,
    tips: tips.some((tip) => tip.trim() !== ''),
  };
  return RECIPE_CHECKS.filter((check) => !done[check]);
}

export function publishProblems(recipe: Checked): RecipeCheck[] {
  return listMissing(recipe).filter((check) => NEEDED.has(check));
}

export type Portion = 'serving' | 'whole' | 'hundred';

function times(totals: NutrientTotals, factor: number): NutrientTotals {
  const scaled: NutrientTotals = {};
  for (const key of NUTRIENT_KEYS) {
    const total = totals[key];
    if (total) scaled[key] = { ...total, known: total.known * factor };
  }
  return scaled;
}

type Figures = Pick<Recipe, 'ingredients' | 'servings' | 'finishedWeight' | 'cookingLoss'>;

/** @returns undefined where nobody knows what it weighs */
export function portionTotals(recipe: Figures, portion: Portion): NutrientTotals | undefined {
  const totals = lineTotals(recipe.ingredients);
  if (portion === 'whole') return totals;
  if (portion === 'serving') return times(totals, 1 / recipe.servings);
  const weight = dishWeight(recipe);
  return weight && times(totals, 100 / weight.grams);
}

const STEPS = {
  metric: [
    [10, 1],
    [100, 5],
    [1000, 10],
    [Number.POSITIVE_INFINITY, 50],
  ],
  household: [
    [4, 0.25],
    [10, 0.5],
    [Number.POSITIVE_INFINITY, 1],
  ],
} as const;

function rounded(quantity: number, unit: string): number {
  const metric = unit === 'g' || unit === 'ml';
  const [, step] = STEPS[metric ? 'metric' : 'household'].find(([below]) => quantity < below) ?? [
    0, 1,
  ];
  return quantity > 0 ? Math.max(Math.round(quantity / step) * step, step) : 0;
}

export function scaledAmounts(
  { ingredients, servings }: Pick<Recipe, 'ingredients' | 'servings'>,
  targetServings: number,
): { lineId: string; name: string; quantity: number; unit: string }[] {
  return ingredients.map(({ lineId, name, quantity, unit }) => ({
    lineId,
    name,
    quantity: rounded((quantity * targetServings) / servings, unit),
    unit,
  }));
}

export function copyRecipe(
  recipe: Recipe,
  base: DocumentBase,
  title: string,
  newId: () => string,
): Recipe {
  const { sale: _sale, ...rest } = recipe;
  return {
    ...rest,
    ...base,
    title: title.slice(0, 300),
    status: 'draft',
    ingredients: recipe.ingredients.map((line) => ({ ...line, lineId: newId() })),
    instructions: recipe.instructions.map((step) => ({ ...step, lineId: newId() })),
  };
}
