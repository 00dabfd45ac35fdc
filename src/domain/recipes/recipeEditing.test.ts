import { describe, expect, it } from 'vitest';
import type { RecipeIngredient } from '../food/storedLines';
import { line } from '../food/lineFixture';
import { dishWeight, recipeTotals, snapshotOfRecipe } from '../nutrition/recipes';
import {
  copyRecipe,
  emptyRecipe,
  listMissing,
  portionTotals,
  publishProblems,
  scaledAmounts,
} from './recipeEditing';
import { lineShares } from '../nutrition/lineShares';

const base = {
  id: 'r1',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-22T00:00:00.000Z',
  updatedAt: '2026-11-22T00:00:00.000Z',
};
const ingredient = (
  lineId: string,
  quantity: number,
  calories: number,
  more: Partial<RecipeIngredient> = {},
): RecipeIngredient => ({
  ...(line(lineId, { name: lineId }) as RecipeIngredient),
  order: 1,
  quantity,
  snapshot: { basis: { amount: 100, unit: 'g' }, nutrients: { calories }, sourceVersion: '1' },
  ...more,
});
const loss = (percent: number, source = 'Tự cân, 3 lần') => ({ cookingLoss: { percent, source } });
const dish = {
  ...emptyRecipe(base),
  servings: 4,
  ingredients: [ingredient('pork', 400, 260), ingredient('oil', 50, 900, { leftPercent: 60 })],
};

describe('E12 figures of a recipe', () => {
  it('are of one serving, of all, and of 100 g of what goes in', () => {
    // 1,040 kcal of pork; of 450 kcal of oil 40 % are eaten.
    expect(portionTotals(dish, 'whole')?.calories?.known).toBeCloseTo(1220);
    expect(portionTotals(dish, 'serving')?.calories?.known).toBeCloseTo(305);
    expect(portionTotals(dish, 'hundred')?.calories?.known).toBeCloseTo((1220 / 420) * 100);
    expect(dishWeight(dish)).toEqual({ grams: 420, weighed: false });
  });

  it('are of the weighed dish where it was weighed', () => {
    const weighed = { ...dish, finishedWeight: 610 };
    expect(portionTotals(weighed, 'hundred')?.calories?.known).toBeCloseTo(200);
    expect(snapshotOfRecipe(weighed).weight).toBe(152.5);
    expect(snapshotOfRecipe(dish).weight).toBe(105);
  });

  it('are of a dish that lost weight on the fire, where the loss names its source', () => {
    const [pork, oil] = dish.ingredients;
    if (!pork || !oil) throw new Error('no ingredients');
    const lighter = { ...dish, ingredients: [{ ...pork, ...loss(30) }, oil] };
    // 400 g of pork less 30 %, and 20 g of oil that are eaten.
    expect(dishWeight(lighter)?.grams).toBeCloseTo(300);
    expect(dishWeight({ ...lighter, ...loss(10) })?.grams).toBeCloseTo(270);
    expect(snapshotOfRecipe({ ...lighter, ...loss(10) }).weight).toBeCloseTo(67.5);
    expect(portionTotals({ ...lighter, ...loss(10) }, 'hundred')?.calories?.known).toBeCloseTo(
      (1220 / 270) * 100,
    );
    // Nobody eats less of anything for it.
    expect(portionTotals(lighter, 'serving')).toEqual(portionTotals(dish, 'serving'));
    expect(dishWeight({ ...dish, ...loss(30, ' ') })).toEqual({ grams: 420, weighed: false });
    expect(dishWeight({ ...lighter, finishedWeight: 610 })).toEqual({ grams: 610, weighed: true });
  });

  it('leave out what is not eaten, wherever a recipe is counted', () => {
    expect(recipeTotals(dish.ingredients, 4).calories?.known).toBeCloseTo(305);
    expect(snapshotOfRecipe(dish).nutrients.calories).toBeCloseTo(305);
  });

  it('of 100 g are unknown where a part has no weight', () => {
    const part = ingredient('egg', 1, 70, {
      snapshot: { basis: { amount: 1, unit: 'quả' }, nutrients: {}, sourceVersion: '1' },
    });
    expect(portionTotals({ ...dish, ingredients: [part] }, 'hundred')).toBeUndefined();
  });

  it('come from ingredients with shares; who does not report comes last, without one', () => {
    const shares = lineShares(
      [
        ...dish.ingredients,
        ingredient('herb', 5, 0, {
          snapshot: { basis: { amount: 100, unit: 'g' }, nutrients: {}, sourceVersion: '1' },
        }),
      ],
      'calories',
    );
    expect(shares.map(({ name }) => name)).toEqual(['pork', 'oil', 'herb']);
    expect(shares[0]?.share).toBeCloseTo(1040 / 1220);
    expect(shares[2]).toEqual({ lineId: 'herb', name: 'herb' });
  });
});

describe('E12 what is missing', () => {
  it('of an empty recipe forbids publishing', () => {
    expect(publishProblems(emptyRecipe(base))).toEqual(['title', 'ingredients', 'steps']);
    expect(listMissing(emptyRecipe(base))).toContain('tips');
  });
  it('of advice does not forbid it', () => {
    const ready = {
      ...dish,
      title: 'Thịt kho',
      instructions: [{ lineId: 's', order: 1, instruction: 'Kho.', imageUrls: [] }],
    };
    expect(publishProblems(ready)).toEqual([]);
    expect(listMissing(ready)).toEqual(['description', 'tags', 'tips']);
  });
});

describe('E12 a recipe for other numbers', () => {
  it('is rounded as a kitchen measures, and never to nothing', () => {
    const lines = [
      ingredient('pork', 400, 1),
      ingredient('pepper', 1, 1),
      ingredient('egg', 3, 1, { unit: 'quả', unitAmount: 50 }),
    ];
    const amounts = (servings: number) =>
      scaledAmounts({ ingredients: lines, servings: 4 }, servings).map(({ quantity }) => quantity);
    expect(amounts(6)).toEqual([600, 2, 4.5]);
    expect(amounts(1)).toEqual([100, 1, 0.75]);
  });

  it('is copied as a draft with ids of its own', () => {
    let next = 0;
    const copy = copyRecipe(
      { ...dish, status: 'published' },
      { ...base, id: 'r2' },
      'Bản sao',
      () => `n${(next += 1)}`,
    );
    expect(copy).toMatchObject({ id: 'r2', status: 'draft', title: 'Bản sao' });
    expect(copy.ingredients.map(({ lineId }) => lineId)).toEqual(['n1', 'n2']);
  });
});
