import { expect, it } from 'vitest';
import { emptyMeals, type Meals } from '../../food/storedLines';
import { line } from '../../food/lineFixture';
import type { NutrientMap } from '../../food/nutrients';
import { dietStatement } from './remarks';

function buildMeals(day: NutrientMap): Meals {
  const meals = emptyMeals();
  for (const slot of ['breakfast', 'lunch', 'dinner', 'snack1'] as const) {
    const base = line(slot, { quantity: 25 });
    meals[slot].items = [{ ...base, order: 1, snapshot: { ...base.snapshot, nutrients: day } }];
  }
  return meals;
}

const DAY = { calories: 1850, protein: 42, fat: 45, carbs: 320, sodium: 1500, fiber: 20 };

it('G7 a day that keeps all limits is said to, with its code and source', () => {
  expect(dietStatement({ code: 'TN04' }, buildMeals(DAY))).toEqual({
    level: 'kept',
    text: 'Đạt TN04 (QĐ 2879/QĐ-BYT 2006).',
  });
});

it('G7 limits without figures, and those of a high serum value, are neither kept nor missed', () => {
  const { sodium: _unknown, ...rest } = DAY;
  expect(dietStatement({ code: 'TN02' }, buildMeals(rest))).toEqual({
    level: 'open',
    text: 'Chưa kết luận được về TN02 (QĐ 2879/QĐ-BYT 2006). Chưa kết luận vì thiếu số liệu: Natri. Chỉ áp dụng khi chỉ số máu cao: Kali.',
  });
});

it('G7 a code of a newer version is not called kept; a day without a code or a meal is not judged', () => {
  expect(dietStatement({ code: 'ZZ99' }, buildMeals(DAY))?.level).toBe('open');
  expect(dietStatement(undefined, buildMeals(DAY))).toBeUndefined();
  expect(dietStatement({ code: 'TN04' }, emptyMeals())).toBeUndefined();
});
