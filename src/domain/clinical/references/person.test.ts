import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUTRIENT_KEYS } from '../../food/nutrients';
import {
  getIron,
  OLDEST_MONTHS,
  tableEnergy,
  tableMaxima,
  tableMinima,
  tableProtein,
  tableShares,
  type LifeState,
  type ReferencePerson,
  type TableFigure,
} from './person';
import { MAXIMA } from './upperLevels';
import { BANDS, ENERGY, IRON, MINIMA, PROTEIN, SELENIUM, ZINC } from './vietnam2016';

const none: LifeState = { kind: 'none' };
const person = (years: number, gender: 'male' | 'female', state: LifeState = none) => ({
  ageInMonths: years * 12,
  gender,
  state,
});
const sameFigure = (one: TableFigure, other: TableFigure) =>
  one.nutrient === other.nutrient && one.value === other.value;
const minimum = (of: ReferencePerson, nutrient: string) =>
  tableMinima(of).find((figure) => figure.nutrient === nutrient)?.value;
const maximum = (of: ReferencePerson, nutrient: string) =>
  tableMaxima(of).find((figure) => figure.nutrient === nutrient)?.value;

describe('E11 references of 2016 by age, sex and state', () => {
  it('every row has a figure, or a dash, for each of the 14 bands', () => {
    const rows = [...MINIMA, ...MAXIMA, SELENIUM, ZINC, PROTEIN, IRON[10], IRON[15]].flatMap(
      (row) => [row.male, ...(row.female ? [row.female] : [])],
    );
    for (const row of [...rows, ...ENERGY.male, ...ENERGY.female])
      expect(
        row.split(' ').map((cell) => (cell === '-' ? 0 : Number(cell))),
        row,
      ).toHaveLength(BANDS.length);
    for (const row of rows) expect(row, row).not.toMatch(/[^\d. -]/);
  });

  // Bảng 16, 19, 28, 38, 41 and Phụ lục 1.1, 2.1, 7.2 of QĐ 2615/QĐ-BYT 2016, as `vn-rda-2016` has them too.
  it.each([
    [person(25, 'female'), { calcium: 800, iron: 26.1, vitaminC: 100, folate: 400, vitaminD: 15 }],
    [person(52, 'female'), { calcium: 900, iron: 10, magnesium: 290, vitaminD: 20, fiber: 21 }],
    [person(75, 'male'), { calcium: 1000, iron: 11, magnesium: 320, zinc: 9, fiber: 30 }],
    [person(12, 'male'), { calcium: 1000, iron: 15.3, zinc: 9, potassium: 3400, magnesium: 290 }],
    [person(8, 'female'), { calcium: 700, iron: 8.9, zinc: 5.6, potassium: 2720 }],
    [
      person(29, 'female', { kind: 'pregnant', trimester: 2 }),
      { calcium: 1200, iron: 41.1, folate: 600, zinc: 10, magnesium: 310, vitaminC: 110 },
    ],
    [
      person(31, 'female', { kind: 'nursing', month: 4 }),
      { calcium: 1300, iron: 13.3, folate: 500, zinc: 11, vitaminC: 145, vitaminB12: 2.8 },
    ],
  ])('least amounts of %j', (of, expected) => {
    for (const [nutrient, value] of Object.entries(expected))
      expect(minimum(of, nutrient), nutrient).toBe(value);
  });

  it('sodium is 2,000 mg at most, less for children; upper levels follow the age', () => {
    expect(maximum(person(40, 'male'), 'sodium')).toBe(2000);
    expect(maximum(person(12, 'male'), 'sodium')).toBe(2000);
    expect(maximum(person(8, 'male'), 'sodium')).toBe(1600);
    expect(maximum(person(2, 'female'), 'sodium')).toBe(900);
    expect(maximum(person(40, 'female'), 'calcium')).toBe(2500);
    expect(maximum(person(60, 'female'), 'calcium')).toBe(2000);
    expect([7, 8].map((age) => maximum(person(age, 'male'), 'vitaminA'))).toEqual([900, 1200]);
  });

  it('iron by how well it is taken up, and for who menstruates', () => {
    expect(getIron(person(30, 'female'), 15).value).toBe(17.4);
    expect(getIron(person(13, 'female'), 10)).toEqual({ value: 14, menstruating: 32.6 });
    expect(getIron(person(13, 'male'), 10)).toEqual({ value: 15.3 });
    expect(getIron(person(30, 'female', { kind: 'pregnant', trimester: 1 }), 15).value).toBe(27.4);
  });

  it('energy by age, sex and activity; pregnancy adds by trimester, none while that is unknown', () => {
    expect(tableEnergy(person(12, 'male'), 'moderately_active')).toEqual({
      calories: 2500,
      extra: 0,
    });
    expect(tableEnergy(person(12, 'male'), 'sedentary')?.calories).toBe(2200);
    expect(tableEnergy(person(4, 'female'), 'very_active')?.calories).toBe(1230);
    expect(tableEnergy(person(75, 'female'), undefined)?.calories).toBe(1550);
    const pregnant = (trimester: 1 | 2 | 3 | undefined) =>
      tableEnergy(person(25, 'female', { kind: 'pregnant', trimester }), 'moderately_active');
    expect([1, 2, 3].map((part) => pregnant(part as 1 | 2 | 3)?.calories)).toEqual([
      2100, 2300, 2500,
    ]);
    expect(pregnant(undefined)).toEqual({ calories: 2050, extra: undefined });
    expect(
      tableEnergy(person(25, 'female', { kind: 'nursing', month: 2 }), 'sedentary')?.calories,
    ).toBe(2260);
  });

  it('protein and shares of the energy', () => {
    expect(tableProtein(person(12, 'male'))).toBe(65);
    expect(tableProtein(person(30, 'female', { kind: 'pregnant', trimester: 3 }))).toBe(91);
    expect(tableProtein(person(30, 'female', { kind: 'nursing', month: 9 }))).toBe(73);
    expect(tableShares(person(12, 'male'))).toEqual({ protein: [13, 20], fat: [20, 30] });
    expect(tableShares(person(40, 'male'))).toEqual({ protein: [13, 20], fat: [20, 25] });
    expect(tableShares(person(30, 'female', { kind: 'pregnant', trimester: 1 })).fat).toEqual([
      20, 30,
    ]);
  });

  it('whoever it is, figures are positive, each nutrient stands once, and no least is above its most', () => {
    const state = fc.oneof(
      fc.constant(none),
      fc.constantFrom<LifeState>({ kind: 'pregnant', trimester: 3 }, { kind: 'nursing', month: 7 }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: OLDEST_MONTHS }),
        fc.constantFrom('male' as const, 'female' as const),
        state,
        (ageInMonths, gender, at) => {
          const of = { ageInMonths, gender, state: gender === 'male' ? none : at };
          const [least, most] = [tableMinima(of), tableMaxima(of)];
          const keys = least.map(({ nutrient }) => nutrient);
          expect(new Set(keys).size).toBe(keys.length);
          for (const { value } of [...least, ...most]) expect(value).toBeGreaterThan(0);
          for (const key of NUTRIENT_KEYS) {
            const high = most.find(({ nutrient }) => nutrient === key)?.value;
            const low = least.find(({ nutrient }) => nutrient === key)?.value;
            if (high !== undefined && low !== undefined) expect(low, key).toBeLessThanOrEqual(high);
          }
        },
      ),
    );
  });

  it('S02 a sex that a newer version added gets only figures that are the same for both', () => {
    const someone = person(30, 'other' as never);
    expect(tableEnergy(someone, 'sedentary')).toBeUndefined();
    expect(tableProtein(someone)).toBeUndefined();
    expect(getIron(someone, 10)).toEqual({ value: undefined });
    for (const table of [tableMinima, tableMaxima]) {
      const [men, women] = [table(person(30, 'male')), table(person(30, 'female'))];
      const same = men.filter((one) => women.some((other) => sameFigure(one, other)));
      expect(same).toEqual(expect.arrayContaining(table(someone)));
      expect(table(someone).length).toBeGreaterThan(0);
    }
  });
});
