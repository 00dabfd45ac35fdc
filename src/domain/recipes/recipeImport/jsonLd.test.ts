import { expect, it } from 'vitest';
import { line } from '../../food/lineFixture';
import { emptyRecipe } from '../recipeEditing';
import { recipeJsonLd } from './jsonLd';

const base = {
  id: 'r',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-22T00:00:00.000Z',
  updatedAt: '2026-11-22T00:00:00.000Z',
};

it('the export of a recipe hands on what is known in whole, and no 0 for what nobody knows', () => {
  const recipe = {
    ...emptyRecipe(base),
    ingredients: [{ ...line('l1', { name: 'Bột' }), type: 'food' as const, order: 1 }],
    nutritionSummary: { calories: 75, protein: 0, carbs: 12, fat: 0 },
    extendedNutrition: {
      calories: { amount: 75, unit: 'kcal', coverage: 1 },
      carbs: { amount: 12, unit: 'g', coverage: 0.4 },
      fat: { amount: 0, unit: 'g', coverage: 1 },
    },
  };
  expect(recipeJsonLd(recipe).nutrition).toEqual({
    '@type': 'NutritionInformation',
    servingSize: '1 phần',
    calories: '75 kcal',
    fatContent: '0 g',
  });
  expect(
    recipeJsonLd({
      ...recipe,
      nutritionSummary: { calories: 0, protein: 0, carbs: 0, fat: 0 },
      extendedNutrition: {},
    }).nutrition,
  ).toBeUndefined();
});
