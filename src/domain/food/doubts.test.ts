import { describe, expect, it } from 'vitest';
import { findDoubts, findNewDoubts, type Judged } from './doubts';
import type { NutrientMap } from './nutrients';

const food = (nutrients: NutrientMap, change: Partial<Judged> = {}): Judged => ({
  category: 'Thịt và chế phẩm',
  basis: { amount: 100, unit: 'g' },
  nutrients,
  ...change,
});
const kinds = (found: readonly { kind: string; field: string }[]) =>
  found.map(({ kind, field }) => `${kind}:${field}`);

const BEEF = { calories: 118, protein: 21, fat: 3.8, carbs: 0, sodium: 59 };

describe('P24 odd figures of the catalogue', () => {
  it.each([
    ['a sound food', food(BEEF), []],
    ['energy beside 4/9/4', food({ ...BEEF, calories: 300 }), ['energyDiffers:calories']],
    ['kilojoules', food({ ...BEEF, calories: 494 }), ['kilojoules:calories']],
    ['more than its weight', food({ protein: 60, carbs: 60 }), ['partsTooHeavy:carbs']],
    ['below nothing', food({ ...BEEF, sodium: -1 }), ['negative:sodium']],
    [
      'salty, sodium unknown',
      food({ calories: 28 }, { saltyKind: true }),
      ['saltyWithoutSodium:sodium'],
    ],
    ['far over its group', food({ ...BEEF, iron: 400 }), ['overGroup:iron']],
    ['a group that nobody knows', food({ ...BEEF, iron: 400 }, { category: 'Khác' }), []],
  ])('%s', (_name, judged, expected) => {
    expect(kinds(findDoubts(judged))).toEqual(expected);
  });

  it('asks about a figure that changed greatly, not about one that became known', () => {
    const before = food(BEEF);
    expect(kinds(findNewDoubts(food({ ...BEEF, sodium: 590 }), before))).toEqual([
      'greatChange:sodium',
    ]);
    expect(kinds(findNewDoubts(food({ ...BEEF, sodium: 8 }), before))).toEqual([
      'greatChange:sodium',
    ]);
    expect(findNewDoubts(food({ ...BEEF, sodium: 80, potassium: 340 }), before)).toEqual([]);
  });

  it('asks once: what was odd before holds nothing back, what gets worse does', () => {
    const heavy = food({ protein: 60, carbs: 60 });
    expect(findNewDoubts({ ...heavy, category: 'Khác' }, heavy)).toEqual([]);
    expect(findNewDoubts(food({ protein: 60, carbs: 60, iron: 2 }), heavy)).toEqual([]);
    expect(kinds(findNewDoubts(food({ protein: 62, carbs: 60 }), heavy))).toEqual([
      'partsTooHeavy:carbs',
    ]);
    const odd = food({ ...BEEF, calories: 300 });
    expect(findNewDoubts(food({ ...BEEF, calories: 300, potassium: 340 }), odd)).toEqual([]);
  });
});
