import { expect, it } from 'vitest';
import type { Addable } from '../menus/addables';
import { refusalsAgainst } from '../clinical/customs/refused';
import type { Care } from './care';
import { buildCandidates } from './pool';
import type { Wish } from './types';

const dish = (id: string, title: string, category: string): Addable => ({
  kind: 'recipe',
  own: false,
  recipe: {
    id,
    title,
    category,
    servings: 1,
    updatedAt: '2026-11-01T00:00:00.000Z',
    ingredients: [],
    nutritionSummary: { calories: 250, protein: 20, carbs: 5, fat: 15 },
    extendedNutrition: {},
  },
});
const DISHES = [
  dish('a', 'Đậu hũ chiên sả', 'Món chay'),
  dish('b', 'Cá nục chiên giòn', 'Món chiên'),
  dish('c', 'Cá nục kho', 'Món kho'),
  dish('d', 'Đậu hũ hấp', 'Món chay'),
];

const wish = (care: Care): Wish => ({
  eater: { allergies: [], dietaryRestrictions: '' },
  refused: [],
  illness: [],
  target: { targets: {}, sources: {}, limits: {} },
  slots: ['lunch'],
  days: 1,
  care,
});
const preferences = (care: Care) =>
  new Map(
    buildCandidates(DISHES, wish(care), []).map(({ line, preference }) => [line.name, preference]),
  );

it('a fried dish is wished for less by who is to eat such dishes seldom, and is not left out', () => {
  const [usual, seldom] = [preferences({}), preferences({ fewFried: true })];
  expect(usual.size).toBe(DISHES.length);
  for (const [name, before] of usual) {
    const isFried = name.includes('chiên');
    expect(seldom.get(name)! < before, name).toBe(isFried);
  }
});

it('a dish is fried to the generator exactly where it is to who refuses fried dishes', () => {
  const [usual, seldom] = [preferences({}), preferences({ fewFried: true })];
  for (const { line } of buildCandidates(DISHES, wish({}), []))
    expect(refusalsAgainst(line, ['chiên rán']).length > 0).toBe(
      seldom.get(line.name)! < usual.get(line.name)!,
    );
});
