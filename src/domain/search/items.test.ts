import { describe, expect, it } from 'vitest';
import type { Recipe } from '../records/recipes';
import { food, buildGramLine, VFCT } from '../nutrition/fixtures';
import { toIndexItem, indexItemOfRecipe } from './items';

describe('S03 what the search is given', () => {
  it('takes a food with its English name and what it is filtered by', () => {
    expect(toIndexItem(food({ nameEn: 'Rice noodle', aliases: ['phở'] }), true)).toEqual({
      id: 'vfct-1013',
      kind: 'food',
      name: 'Bánh phở',
      aliases: ['phở', 'Rice noodle'],
      category: 'Ngũ cốc',
      calories: 143,
      protein: 3.2,
      fat: 0.4,
      carbs: 31.7,
      own: true,
    });
  });

  it('leaves unknown energy absent', () => {
    expect(toIndexItem(food({ nutrients: {} }), false)).not.toHaveProperty('calories');
  });

  it('takes a recipe with the energy of one serving', () => {
    const recipe = {
      id: 'r-1',
      title: 'Phở',
      updatedAt: '2026-11-01T00:00:00.000Z',
      servings: 2,
      ingredients: [{ ...buildGramLine(VFCT.banhPho, 200), type: 'food' }],
      extendedNutrition: {},
    } as unknown as Recipe;
    // 200 g × 1.43 ÷ 2
    const known = { kind: 'recipe', name: 'Phở', calories: 143 };
    expect(indexItemOfRecipe(recipe, true)).toMatchObject({ ...known, own: true });
    expect(indexItemOfRecipe(recipe, false)).toMatchObject({ ...known, own: false });
  });
});
