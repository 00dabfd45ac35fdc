import { describe, expect, it } from 'vitest';
import { recipeSchema, type Recipe } from '../records/recipes';
import { menuItemSchema } from '../food/storedLines';
import { buildGramLine, VFCT } from './fixtures';
import { newRecipeItem, recipeDerived, recipeTotals, snapshotOfRecipe } from './recipes';

const AT = '2026-11-01T00:00:00.000Z';
const ingredients = [buildGramLine(VFCT.banhPho, 260), buildGramLine(VFCT.moNuoc, 6)].map(
  (line) => ({
    ...line,
    type: 'food' as const,
  }),
);

function recipe(changes: Partial<Recipe> = {}): Recipe {
  return recipeSchema.parse({
    id: 'r-1',
    workspaceId: 'w-1',
    expertId: 'e-1',
    createdAt: AT,
    updatedAt: AT,
    title: 'Phở áp chảo',
    description: '',
    isPublic: false,
    status: 'draft',
    prepTime: 0,
    cookTime: 0,
    servings: 2,
    tags: [],
    ingredients,
    instructions: [],
    nutritionSummary: { calories: 0, protein: 0, carbs: 0, fat: 0 },
    extendedNutrition: {},
    ...changes,
  });
}

const bare = (changes: Partial<Recipe>) =>
  snapshotOfRecipe(recipe({ ingredients: [], ...changes }));

describe('E11 nutrition of a recipe', () => {
  it('is what its ingredients sum to, divided by its servings', () => {
    // (260 × 1.43 + 6 × 8.96) ÷ 2 = (371.8 + 53.76) ÷ 2 = 212.78
    expect(recipeTotals(ingredients, 2).calories?.known).toBeCloseTo(212.78, 9);
    // Sodium: 260 × 0.03 ÷ 2 = 3.9, reported by one of two ingredients
    expect(recipeTotals(ingredients, 2).sodium?.known).toBeCloseTo(3.9, 9);
    // By weight: 130 g of 133 g report it.
    expect(recipeTotals(ingredients, 2).sodium?.share).toBeCloseTo(130 / 133, 9);
    for (const servings of [0, -1, Number.NaN])
      expect(recipeTotals(ingredients, servings).calories?.known).toBeCloseTo(425.56, 9);
  });

  it('stores integers per serving beside the extended values', () => {
    const derived = recipeDerived(recipe().ingredients, 2);
    expect(derived.nutritionSummary).toEqual({ calories: 213, protein: 4, carbs: 41, fat: 4 });
    expect(derived.extendedNutrition.sodium).toEqual({ amount: 3.9, unit: 'mg', coverage: 0.977 });
  });

  it('is served by the portion, and says what it does not know', () => {
    const line = menuItemSchema.parse(newRecipeItem({ recipe: recipe(), lineId: 'l', order: 1 }));
    expect(line).toMatchObject({ type: 'recipe', quantity: 1, unit: 'phần', unitAmount: 1 });
    expect(line.snapshot.basis).toEqual({ amount: 1, unit: 'phần' });
    expect(line.snapshot.coverage?.sodium).toBeCloseTo(130 / 133, 9);
  });

  it('without ingredients takes the stored figures, but not the four zeros of an empty form', () => {
    expect(bare({}).nutrients).toEqual({});
    expect(
      bare({ nutritionSummary: { calories: 90, protein: 0, carbs: 20, fat: 1 } }).nutrients,
    ).toEqual({ calories: 90, protein: 0, carbs: 20, fat: 1 });
    const stored = bare({ extendedNutrition: { iron: { amount: 2, unit: 'mg', coverage: 0.4 } } });
    expect(stored).toMatchObject({ nutrients: { iron: 2 }, coverage: { iron: 0.4 } });
  });
});
