import { describe, expect, it } from 'vitest';
import { starterDishes } from './dishes';
import { starterProducts } from './products';
import { starterFoods } from './starter';

const edibles = new Map(
  [...starterFoods(), ...starterProducts()].map((entry) => [entry.id, entry]),
);
const dishes = new Map(
  starterDishes(edibles).map(({ dish }) => [dish.title, dish.nutritionSummary]),
);

type Published = readonly [
  title: string,
  kcal: number,
  protein: number,
  fat: number,
  carbs: number,
];

/**
 * One serving (bowl, glass or cake; kcal and g) by the table of Vietnamese dishes that nutrition centres of the country
 * hand out. Two public copies agree; neither names its edition. Its foods are those of VFCT 2007.
 */
const SWEETS: readonly Published[] = [
  ['Chè bắp', 351.7, 4.7, 10.1, 60.5],
  ['Chè chuối', 333.1, 3.5, 10.7, 55.7],
  ['Chè đậu đen nước cốt dừa', 419.4, 13, 9.8, 69.8],
  ['Chè đậu trắng', 435.6, 11.5, 10, 74.9],
  ['Chè đậu xanh', 358.2, 13.2, 10.2, 53.4],
  ['Chè khoai môn', 385, 4.7, 11, 66.8],
  ['Chè táo xọn', 310.4, 7.4, 9.6, 48.6],
  ['Chè thạch nhãn', 198.5, 2.2, 0.1, 47.2],
  ['Chè thưng', 329.1, 7.1, 11.9, 48.4],
  ['Chè trôi nước', 513.2, 11.7, 12, 89.6],
  ['Chè sâm bổ lượng', 268.1, 6.4, 0.5, 59.5],
  ['Bánh da lợn', 363.9, 3.6, 11.9, 60.6],
  ['Bánh khoai mì nướng', 391.7, 2.8, 14.5, 62.5],
  ['Bánh giò', 215.1, 9.3, 7.1, 28.5],
];

const MEALS: readonly (readonly [title: string, kcal: number])[] = [
  ['Bánh bèo', 357.9],
  ['Bánh canh giò heo', 482.8],
  ['Bánh chưng', 407.9],
  ['Bánh mì thịt', 460.7],
  ['Bánh tét', 407.9],
  ['Bột chiên', 443],
  ['Bún mắm', 479.5],
  ['Bún mọc', 513],
  ['Bún ốc', 530.4],
  ['Bún thịt nướng chả giò', 598],
  ['Phở bò chín', 430.6],
  ['Phở bò viên', 430.5],
  ['Mì xào giòn bò', 638.9],
];

const getSummary = (title: string) => {
  const summary = dishes.get(title);
  if (!summary) throw new RangeError(title);
  return summary;
};

describe('P26 dishes beside a published table', () => {
  it.each(SWEETS)(
    'P26 %s has its energy within 2 %, and macro-nutrients within 3 g',
    (title, kcal, protein, fat, carbs) => {
      const ours = getSummary(title);
      expect(Math.abs(ours.calories / kcal - 1)).toBeLessThan(0.02);
      expect(Math.abs(ours.protein - protein)).toBeLessThan(3);
      expect(Math.abs(ours.fat - fat)).toBeLessThan(3);
      expect(Math.abs(ours.carbs - carbs)).toBeLessThan(3);
    },
  );

  it.each(MEALS)('P26 %s has its energy within 15 %', (title, kcal) => {
    expect(Math.abs(getSummary(title).calories / kcal - 1)).toBeLessThan(0.15);
  });
});
