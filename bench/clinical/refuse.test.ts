import { describe, expect, it } from 'vitest';
import type { MealSlot } from '../../src/domain/food/storedLines';
import type { NutrientMap } from '../../src/domain/food/nutrients';
import type { Refusal } from './client';
import { isSweet, names, type RawFood } from './foods';
import { refusedIn } from './refuse';
import { nutrientNamed, type EatenDish, type EatenWeek } from './week';

interface Eaten {
  name: string;
  day: number;
  slot?: MealSlot;
  nutrients?: NutrientMap;
  coverage?: Partial<Record<keyof NutrientMap, number>>;
  atMost?: NutrientMap;
  foods?: Partial<RawFood>[];
  isSweet?: boolean;
}

function buildDish({ name, day, slot = 'lunch', foods = [], ...more }: Eaten): EatenDish {
  const { nutrients = {}, coverage, atMost, isSweet: sweet = false } = more;
  const basis = { amount: 1, unit: 'serving' };
  const snapshot = {
    basis,
    nutrients,
    ...(coverage ? { coverage } : {}),
    ...(atMost ? { atMost } : {}),
  };
  const line = {
    itemId: name,
    name,
    type: 'recipe',
    quantity: 1,
    unit: 'serving',
    unitAmount: 1,
    snapshot,
  };
  const all = foods.map((food) => ({ name: '', grams: 0, carbs: 0, category: '', ...food }));
  const dish = { day, slot, role: 'main', line } as unknown as EatenDish['dish'];
  return { id: name, name, day, slot, isCooked: true, isSweet: sweet, foods: all, dish };
}

const week = (...eaten: Eaten[]): EatenWeek => ({
  days: Math.max(...eaten.map(({ day }) => day)) + 1,
  dishes: eaten.map(buildDish),
});
const refusal = (line: object) => ({ kind: 'unsafe', because: 'a guideline', ...line }) as Refusal;
const findRefusals = (of: EatenWeek, line: object) =>
  refusedIn(of, { id: 'a', refuse: [refusal(line)], weight: 50 }).map(({ text, day }) => ({
    text,
    day,
  }));

describe('what the clinical bench refuses', () => {
  it('too much by what is known, too little by the most that it can be', () => {
    const line = { what: 'nutrient', nutrient: 'potassium', per: 'day' };
    const open = { coverage: { potassium: 0.5 } };
    const day = week({ name: 'a', day: 0, nutrients: { potassium: 1800 }, ...open });
    expect(findRefusals(day, { ...line, max: 1700 })).toHaveLength(1);
    expect(findRefusals(day, { ...line, max: 1800 })).toEqual([]);
    // Unknown amounts may make up for the least.
    expect(findRefusals(day, { ...line, min: 2000 })).toEqual([]);
    const bounded = week({
      name: 'a',
      day: 0,
      nutrients: { potassium: 1800 },
      ...open,
      atMost: { potassium: 100 },
    });
    expect(findRefusals(bounded, { ...line, min: 2000 })).toHaveLength(1);
  });

  it('amounts of a meal, of a kg, of the energy and of the week', () => {
    const two = week(
      { name: 'a', day: 0, nutrients: { protein: 60, calories: 1000 } },
      { name: 'b', day: 0, slot: 'dinner', nutrients: { protein: 20, calories: 600 } },
      { name: 'c', day: 1, nutrients: { protein: 40, calories: 1600 } },
    );
    const line = { what: 'nutrient', nutrient: 'protein' };
    expect(findRefusals(two, { ...line, per: 'meal', max: 50 })).toEqual([
      { text: 'protein a meal, day 1 lunch: 60, at most 50', day: 0 },
    ]);
    expect(findRefusals(two, { ...line, per: 'kg-day', min: 1 })).toHaveLength(1);
    expect(findRefusals(two, { ...line, per: 'percentEnergy-day', max: 15 })).toHaveLength(1);
    expect(findRefusals(two, { ...line, per: 'week-mean', max: 59 })).toHaveLength(1);
    expect(findRefusals(two, { ...line, per: 'week-mean', max: 60 })).toEqual([]);
  });

  it('swings between days, and between the same meal of days', () => {
    const days = week(
      { name: 'a', day: 0, nutrients: { vitaminK: 50, carbs: 60 } },
      { name: 'b', day: 1, nutrients: { vitaminK: 120, carbs: 95 } },
    );
    const line = { what: 'swing', nutrient: 'vitaminK', per: 'days-of-week' };
    expect(findRefusals(days, { ...line, maxRatio: 2 })).toHaveLength(1);
    expect(findRefusals(days, { ...line, maxRatio: 2.5 })).toEqual([]);
    const carbs = { what: 'swing', nutrient: 'carbs', per: 'same-meal-of-days' };
    expect(findRefusals(days, { ...carbs, maxDifference: 30 })).toHaveLength(1);
    expect(findRefusals(days, { ...carbs, maxDifference: 35 })).toEqual([]);
  });

  it('foods by whole words with their accents, in dishes and in what they are made of', () => {
    expect(names('Cà chua', ['cá'])).toBe(false);
    expect(names('Giấm rượu', ['rượu'], ['giấm rượu'])).toBe(false);
    const fish = week({ name: 'Canh chua', day: 0, foods: [{ name: 'Cá lóc', grams: 80 }] });
    expect(findRefusals(fish, { what: 'allergen', words: ['cá'] })).toHaveLength(1);
    expect(findRefusals(fish, { what: 'allergen', words: ['tôm'] })).toEqual([]);
    expect(findRefusals(fish, { what: 'food', words: ['cá'], atMost: 1 })).toEqual([]);
  });

  it('marks what only disputed words are refused for', () => {
    const refuse = [refusal({ what: 'food', words: ['bò'], atMost: 0 })];
    const judged = { id: 'a', refuse, weight: 50 };
    const disputes = [{ id: 'a', line: 1, except: ['sữa bò'] }];
    const milk = week({ name: 'Sữa bò tươi', day: 0 });
    expect(refusedIn(milk, judged, disputes)).toMatchObject([{ isDisputed: true }]);
    const beef = week({ name: 'Sữa bò tươi', day: 0 }, { name: 'Bò xào', day: 1 });
    expect(refusedIn(beef, judged, disputes)).toMatchObject([
      { text: expect.stringMatching('^bò: 1') },
    ]);
    expect(refusedIn(beef, judged, [{ id: 'b', line: 1, except: [] }])[0]).not.toHaveProperty(
      'isDisputed',
    );
    expect(refusedIn(beef, judged, [{ id: 'a', line: 1, except: [] }])).toMatchObject([
      { isDisputed: true },
    ]);
  });

  it('dishes that come back, vegetables on most days, sweets', () => {
    const greens = { name: 'Su su', grams: 90, category: 'Rau, nấm và củ quả' };
    const again = week(
      { name: 'a', day: 0, foods: [greens] },
      { name: 'b', day: 1, foods: [greens], isSweet: true },
      { name: 'a', day: 2, foods: [{ ...greens, grams: 10 }] },
    );
    expect(findRefusals(again, { what: 'repeatDish', withinDays: 2 })).toHaveLength(1);
    expect(findRefusals(again, { what: 'repeatDish', withinDays: 1 })).toEqual([]);
    expect(findRefusals(again, { what: 'vegetablePerWeek', max: 1 })).toHaveLength(1);
    expect(findRefusals(again, { what: 'vegetablePerWeek', max: 2 })).toEqual([]);
    expect(findRefusals(again, { what: 'sweets', atMost: 0 })).toHaveLength(1);
    expect(isSweet('Chè xanh', 'snack', [])).toBe(false);
    expect(isSweet('Chè đậu đen', 'snack', [])).toBe(true);
  });

  it('refuses a name of a nutrient that nobody knows', () => {
    expect(nutrientNamed('energy')).toBe('calories');
    expect(() => nutrientNamed('vitaminX')).toThrow('unknown nutrient');
  });
});
