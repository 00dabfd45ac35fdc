import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocumentDraft } from '../../../blocks/forms/recordDraft';
import { line } from '../../../domain/food/lineFixture';
import type { Recipe } from '../../../domain/records/recipes';
import type { RecipeIngredient } from '../../../domain/food/storedLines';
import { emptyRecipe } from '../../../domain/recipes/recipeEditing';
import { RECIPE_FORM } from '../hooks/useRecipeEdit';
import { toRecipe, readValue, rebase, toRecipeValue } from './recipeValue';

const at = '2026-11-22T00:00:00.000Z';
const ingredient = (id: string, quantity: number, order = 1): RecipeIngredient =>
  ({ ...line(id, { name: 'Đậu hũ', quantity }), order }) as RecipeIngredient;
const step = (lineId: string, instruction: string, order = 1) => ({
  lineId,
  order,
  instruction,
  imageUrls: [],
});

const base: Recipe = {
  ...emptyRecipe({ id: 'r1', workspaceId: 'w', expertId: 'e', createdAt: at, updatedAt: at }),
  title: 'Đậu hũ sốt cà',
  coverImage: '/bia.jpg',
  cookingLoss: { percent: 10, source: 'Cân thử' },
  tags: [{ id: 'chay', label: 'Món chay' }],
  ingredients: [ingredient('l1', 100)],
  instructions: [step('s1', 'Rán đậu')],
};

it('S04 reads a draft of the app before, with all that was typed', () => {
  const value = { ...toRecipeValue(base), tips: 'Rán lửa nhỏ', ingredients: [ingredient('l2', 7)] };
  expect(readValue(structuredClone(value), base)).toEqual(value);
  expect(readValue(null, base)).toBeNull();
});

it('S04 what does not fit of a recipe’s draft is dropped by itself, and takes nothing else with it', () => {
  const value = toRecipeValue(base);
  const stored = {
    ...value,
    fields: { ...value.fields, title: 'Nửa chừng', servings: null },
    cookingLoss: 'nhiều',
    coverImage: 7,
    tips: 'Rán lửa nhỏ',
    tags: [{ id: 'x' }, { id: 'nhanh', label: 'Nhanh' }, { id: 'chay', label: 5 }, 'y'],
    ingredients: [
      { ...ingredient('l2', 7), leftPercent: 20, cut: 'dày' },
      { lineId: 'l3', name: 'Cà chua' },
      { ...ingredient('l1', 5), snapshot: undefined },
      { ...ingredient('l4', 9), quantity: 1_000_000 },
      { ...ingredient('l5', 9), leftPercent: 'một nửa' },
    ],
    instructions: [
      step('s2', 'x'.repeat(30_000), 2),
      { ...step('s3', ''), instruction: null },
      { lineId: 's1', order: 'đầu' },
      null,
    ],
  };
  const read = readValue(stored, base);
  expect(read?.fields).toEqual({ ...value.fields, title: 'Nửa chừng' });
  expect(read).toMatchObject({
    tips: 'Rán lửa nhỏ',
    coverImage: '/bia.jpg',
    cookingLoss: { percent: 10, source: 'Cân thử' },
    tags: [
      { id: 'nhanh', label: 'Nhanh' },
      { id: 'chay', label: 'Món chay' },
    ],
    ingredients: [
      { lineId: 'l2', quantity: 7, leftPercent: 20, cut: 'dày' },
      { lineId: 'l1', quantity: 100 },
      { lineId: 'l4', quantity: 1_000_000 },
    ],
  });
  expect(read?.instructions.map(({ lineId }) => lineId)).toEqual(['s2', 's1']);
  expect(read?.instructions[1]).toEqual(step('s1', 'Rán đậu'));
});

it('S04 a recipe’s lists that are none are as they were, and what was taken away stays away', () => {
  const { coverImage: _cover, cookingLoss: _loss, ...value } = toRecipeValue(base);
  const read = readValue(
    { ...value, fields: 1, tags: 1, ingredients: 'x', instructions: {} },
    base,
  );
  expect(read).toEqual(value);
});

it('S04 no mangled draft of a recipe breaks what the screens compute', () => {
  const any = fc.jsonValue({ maxDepth: 3 });
  const part = (sound: object) =>
    fc.oneof(
      any,
      fc.constant(sound),
      fc
        .tuple(fc.constantFrom(...Object.keys(sound)), any)
        .map(([key, mangled]) => ({ ...sound, [key]: mangled })),
    );
  const snapshot = { ...ingredient('l1', 1).snapshot, parts: [], allergens: [], atMost: {} };
  const mangledLine = fc.oneof(
    part({ ...ingredient('l1', 1), leftPercent: 1, cookingLoss: { percent: 1, source: 'x' } }),
    part(snapshot).map((mangled) => ({ ...ingredient('l2', 1), snapshot: mangled })),
  );
  const value = fc.oneof(
    any,
    fc.record({
      fields: fc.oneof(any, fc.constant(toRecipeValue(base).fields)),
      tags: fc.oneof(any, fc.array(part({ id: 'chay', label: 'Chay' }))),
      ingredients: fc.oneof(any, fc.array(mangledLine)),
      instructions: fc.oneof(any, fc.array(part(step('s1', 'x')))),
      cookingLoss: any,
      coverImage: any,
      tips: any,
    }),
  );
  const newest = { ...base, updatedAt: '2026-11-23T00:00:00.000Z', description: 'Từ máy khác' };
  fc.assert(
    fc.property(value, any, fc.boolean(), (typed, other, sound) => {
      const stored = { base: sound ? base : other, value: typed, conflicts: other };
      const read = readDocumentDraft(RECIPE_FORM, stored, newest);
      if (!read.value || !read.base) return;
      expect(toRecipe(read.value, read.base).nutritionSummary.calories).not.toBeNaN();
      expect(rebase(read.base, read.value, newest).document.id).toBe('r1');
      for (const { instruction, imageUrls } of read.value.instructions)
        expect([typeof instruction, Array.isArray(imageUrls)]).toEqual(['string', true]);
      for (const { label } of read.value.tags) expect(typeof label).toBe('string');
    }),
  );
});
