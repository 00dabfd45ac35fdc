import { describe, expect, it } from 'vitest';
import { emptyRecipe } from '../../../domain/recipes/recipeEditing';
import { line } from '../../../domain/food/lineFixture';
import type { Recipe } from '../../../domain/records/recipes';
import type { RecipeIngredient } from '../../../domain/food/storedLines';
import { recipeList } from './recipeList';

const { noFilter, filterRecords, countStatuses } = recipeList;

const recipe = (id: string, fields: Partial<Recipe>): Recipe => ({
  ...emptyRecipe({
    id,
    workspaceId: 'w',
    expertId: 'e',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  }),
  ...fields,
});
const all = [
  recipe('a', {
    title: 'Đậu hũ sốt cà',
    status: 'published',
    tags: [{ id: 'chay', label: 'Món chay' }],
    updatedAt: '2026-11-02T00:00:00.000Z',
    nutritionSummary: { calories: 190, protein: 14, carbs: 6, fat: 13 },
  }),
  recipe('b', {
    title: 'Cá kho tộ',
    ingredients: [{ ...(line('x', { name: 'Nước màu dừa' }) as RecipeIngredient), order: 1 }],
    nutritionSummary: { calories: 150, protein: 25, carbs: 5, fat: 10 },
  }),
];
const ids = (filter: Partial<typeof noFilter>) =>
  filterRecords(all, { ...noFilter, ...filter }).map(({ id }) => id);

describe('E15 the list of recipes', () => {
  it('is found by title and ingredient without accents, each word anywhere', () => {
    expect(ids({ query: 'dau hu' })).toEqual(['a']);
    expect(ids({ query: 'dua ca' })).toEqual(['b']);
    expect(ids({ query: 'chay' })).toEqual(['a']);
    expect(ids({ query: 'xôi' })).toEqual([]);
  });
  it('is narrowed by status and tag, and counted', () => {
    expect(ids({ status: 'draft' })).toEqual(['b']);
    expect(ids({ tag: 'chay' })).toEqual(['a']);
    expect(countStatuses(all)).toEqual({ all: 2, draft: 1, published: 1, archived: 0 });
  });
  it('is sorted', () => {
    expect(ids({})).toEqual(['a', 'b']);
    expect(ids({ sort: 'title' })).toEqual(['b', 'a']);
    expect(ids({ sort: 'calories' })).toEqual(['b', 'a']);
    expect(ids({ sort: 'protein' })).toEqual(['b', 'a']);
  });
  it('is sorted with what is unknown at its end, whichever way', () => {
    const none = { calories: 0, protein: 0, carbs: 0, fat: 0 };
    const measured = { protein: { amount: 0, unit: 'g', coverage: 1 } };
    const more = [
      recipe('u', { nutritionSummary: none }),
      recipe('z', { nutritionSummary: none, extendedNutrition: measured }),
      ...all,
    ];
    const sorted = (sort: 'calories' | 'protein') =>
      filterRecords(more, { ...noFilter, sort }).map(({ id }) => id);
    expect(sorted('calories').slice(0, 2)).toEqual(['b', 'a']);
    expect(sorted('protein')).toEqual(['b', 'a', 'z', 'u']);
  });
});
