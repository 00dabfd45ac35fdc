import { expect, it } from 'vitest';
import type { Addable } from './addables';
import type { NutritionLine } from '../nutrition/totals';
import { readMarks } from './dishMarks';

const part = (name: string, quantity: number): NutritionLine => ({
  name,
  quantity,
  unitAmount: 1,
  snapshot: { basis: { amount: 100, unit: 'g' }, nutrients: {}, sourceVersion: '1' },
});

function dish(change: Partial<Extract<Addable, { kind: 'recipe' }>['recipe']>): Addable {
  const recipe = {
    id: 'dish',
    title: 'Món thử',
    servings: 1,
    updatedAt: '2026-11-01T00:00:00.000Z',
    ingredients: [],
    nutritionSummary: { calories: 250, protein: 20, carbs: 5, fat: 15 },
    extendedNutrition: {},
    ...change,
  };
  return { kind: 'recipe', own: true, recipe };
}

it('G10 a dish is of the region that its cuisine or a tag of it names, and of none by itself', () => {
  expect(readMarks(dish({ cuisine: 'Miền Trung' })).region).toBe('central');
  expect(readMarks(dish({ tagNames: ['Cơm nhà', 'Miền Nam'] })).region).toBe('south');
  expect(readMarks(dish({ cuisine: 'Gia đình' })).region).toBeUndefined();
});

it.each([
  ['Nem lụi', 'Miền Trung', 'hue'],
  ['Bún bò Huế giò chả', 'Miền Trung', 'hue'],
  ['Mì Quảng gà', 'Miền Trung', undefined],
  ['Canh hoa huệ', 'Miền Trung', undefined],
  ['Bún bò Huế kiểu Sài Gòn', 'Miền Nam', undefined],
])('G10 %s of %s is of the kitchen %s', (title, cuisine, venue) => {
  expect(readMarks(dish({ title, cuisine })).place).toBe(venue);
});

it.each([
  ['Cá kho tộ', { minutes: 50 }, { value: 50, isEstimate: false }],
  ['Cá kho tộ', { minutes: 0 }, { value: 45, isEstimate: true }],
  ['Rau muống luộc', {}, { value: 20, isEstimate: true }],
  ['Bò hầm cà rốt', { category: 'Món mặn' }, { value: 90, isEstimate: true }],
  ['Món thử', { category: 'Món canh' }, { value: 20, isEstimate: true }],
  ['Món thử', { category: 'Món mặn' }, undefined],
])(
  'G10 time of %s %o: as written, else by its way of cooking, else unknown: %o',
  (title, change, minutes) => {
    expect(readMarks(dish({ title, ...change })).minutes).toEqual(minutes);
  },
);

it.each([
  [[part('Đậu hũ', 120), part('Cà chua', 80), part('Nước mắm', 8)], 1],
  [[part('Trứng gà', 100), part('Hành lá', 5)], 1],
  [[part('Thịt heo ba chỉ', 90)], 2],
  [[part('Bầu', 150), part('Thịt heo xay', 30)], 1],
  [[part('Thịt bò nạc', 80), part('Hành tây', 40)], 3],
  [[part('Sữa bò tươi', 100)], 2],
] as [NutritionLine[], number][])('G10 cost by the main ingredients: %#', (ingredients, level) => {
  expect(readMarks(dish({ ingredients })).cost).toBe(level);
});

it('G10 cost of a dish of four servings is that of one; a tag of the expert stands above; without either unknown', () => {
  const beef = [part('Thịt bò nạc', 60)];
  expect(readMarks(dish({ ingredients: beef })).cost).toBe(3);
  expect(readMarks(dish({ ingredients: beef, servings: 4 })).cost).toBe(1);
  expect(readMarks(dish({ ingredients: beef, tagNames: ['Tiết kiệm'] })).cost).toBe(1);
  expect(readMarks(dish({})).cost).toBeUndefined();
});
