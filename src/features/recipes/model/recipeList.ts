import { recipes as collection, type Recipe } from '../../../domain/records/recipes';
import type { NutritionSummary } from '../../../domain/food/nutrients';
import { summaryTotal } from '../../../domain/nutrition/summary';
import { fold } from '../../../domain/text/fold';

export const SORTS = ['updated', 'title', 'calories', 'protein'] as const;

export interface RecipeFilter {
  query: string;
  status: 'all' | Recipe['status'];
  tag: string;
  sort: (typeof SORTS)[number];
}

export const NO_RECIPE_FILTER: RecipeFilter = {
  query: '',
  status: 'all',
  tag: '',
  sort: 'updated',
};

const collator = new Intl.Collator('vi');

export const getRecipeTitle = (recipe: Pick<Recipe, 'title'>) =>
  recipe.title.trim() || collection.title.untitled;

/** Keyed by object: a stored version stays the same object and is folded once. */
const folded = new WeakMap<Recipe, string>();

function buildHaystack(recipe: Recipe): string {
  const known = folded.get(recipe);
  if (known !== undefined) return known;
  const words = [
    recipe.title,
    recipe.category ?? '',
    ...recipe.ingredients.map(({ name }) => name),
  ];
  const made = fold([...words, ...recipe.tags.map(({ label }) => label)].join(' \n '));
  folded.set(recipe, made);
  return made;
}

/**
 * An unknown figure stands last in either direction.
 * @param sign -1 for the most first
 */
const figureFor = (recipe: Recipe, key: keyof NutritionSummary, sign: 1 | -1): number =>
  (summaryTotal(recipe, key)?.known ?? sign * Number.MAX_VALUE) * sign;

const ORDERS: Record<RecipeFilter['sort'], (one: Recipe, other: Recipe) => number> = {
  updated: (one, other) =>
    one.updatedAt < other.updatedAt ? 1 : one.updatedAt > other.updatedAt ? -1 : 0,
  title: (one, other) => collator.compare(one.title, other.title),
  calories: (one, other) => figureFor(one, 'calories', 1) - figureFor(other, 'calories', 1),
  protein: (one, other) => figureFor(one, 'protein', -1) - figureFor(other, 'protein', -1),
};

export function statusCounts(recipes: readonly Recipe[]): Record<RecipeFilter['status'], number> {
  const counts = { all: recipes.length, draft: 0, published: 0, archived: 0 };
  for (const { status } of recipes) if (Object.hasOwn(counts, status)) counts[status] += 1;
  return counts;
}

export function tagsIn(recipes: readonly Recipe[]): { id: string; label: string }[] {
  const all = new Map(recipes.flatMap(({ tags }) => tags.map(({ id, label }) => [id, label])));
  return [...all]
    .map(([id, label]) => ({ id, label }))
    .sort((one, other) => collator.compare(one.label, other.label));
}

export function filterRecipes(recipes: readonly Recipe[], filter: RecipeFilter): Recipe[] {
  const words = fold(filter.query).split(/\s+/).filter(Boolean);
  return recipes
    .filter(
      (recipe) =>
        (filter.status === 'all' || recipe.status === filter.status) &&
        (filter.tag === '' || recipe.tags.some(({ id }) => id === filter.tag)) &&
        words.every((word) => buildHaystack(recipe).includes(word)),
    )
    .sort((one, other) => ORDERS[filter.sort](one, other) || (one.id < other.id ? 1 : -1));
}
