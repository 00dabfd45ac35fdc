import { compareNames, createListModel, newestFirst } from '../../../blocks/recordList/listModel';
import { recipes as collection, type Recipe } from '../../../domain/records/recipes';
import type { NutritionSummary } from '../../../domain/food/nutrients';
import { summaryTotal } from '../../../domain/nutrition/summary';

export const getRecipeTitle = (recipe: Pick<Recipe, 'title'>) =>
  recipe.title.trim() || collection.title.untitled;

/**
 * An unknown figure stands last in either direction.
 * @param sign -1 for the most first
 */
const figureFor = (recipe: Recipe, key: keyof NutritionSummary, sign: 1 | -1): number =>
  (summaryTotal(recipe, key)?.known ?? sign * Number.MAX_VALUE) * sign;

export const recipeList = createListModel({
  statuses: ['all', 'published', 'draft', 'archived'],
  getStatus: (recipe: Recipe) => recipe.status,
  getTexts: ({ title, category = '', ingredients }) => [
    title,
    category,
    ...ingredients.map(({ name }) => name),
  ],
  orders: {
    updated: (one, other) => newestFirst(one.updatedAt, other.updatedAt),
    title: (one, other) => compareNames(one.title, other.title),
    calories: (one, other) => figureFor(one, 'calories', 1) - figureFor(other, 'calories', 1),
    protein: (one, other) => figureFor(one, 'protein', -1) - figureFor(other, 'protein', -1),
  },
});
