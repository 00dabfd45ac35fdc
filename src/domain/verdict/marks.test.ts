import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { line } from '../food/lineFixture';
import { eaterOn, foodMarks, mindsPotassium } from './marks';
import type { Limit } from '../clinical/limitTypes';

const TODAY = '2026-11-28';
const { snapshot } = line('x', { name: 'x' });

const marked = (name: string, limits: readonly Limit['of'][], potassium?: number) =>
  foodMarks(
    { name, snapshot: line(name, { name }).snapshot },
    potassium === undefined ? {} : { potassium },
    { client: clientWith({}), limits: limits.map((of) => ({ of })), mindsPotassium: true },
  );

const on = (record: Parameters<typeof clientWith>[0], of: Limit['of'][] = [], day = TODAY) =>
  eaterOn(
    clientWith(record),
    of.map((one) => ({ of: one })),
    day,
  );
const dish = (name: string) => ({ name, snapshot });

describe('marks beside dishes', () => {
  it.each([
    ['Gan heo xào', 'purineFoods', 'purine', true],
    ['Cá cơm kho', 'purineFoods', 'purine', true],
    ['Đậu hũ chiên', 'purineFoods', 'purine', false],
    ['Bia', 'alcohol', 'alcohol', true],
    ['Bò sốt vang', 'alcohol', 'alcohol', false],
    ['Chè đậu xanh', 'freeSugars', 'sweet', true],
    ['Trà xanh', 'freeSugars', 'sweet', false],
  ] as const)('%s where %s are limited: %s %s', (name, of, kind, is) => {
    expect(marked(name, [of])).toEqual(is ? [{ kind }] : []);
    expect(marked(name, [])).toEqual([]);
  });

  it('potassium is marked from 200 mg in the amount, and where it is not known not at all', () => {
    expect(marked('Chuối', [], 199)).toEqual([]);
    expect(marked('Chuối', [], 200)).toEqual([{ kind: 'potassium', amount: 200 }]);
    expect(marked('Chuối', [])).toEqual([]);
  });

  it.each([
    [{ medicalConditions: ['CKD 4'] }, true],
    [{ medicines: ['Coversyl 5'] }, true],
    [{ medicalConditions: ['Gút', 'Loãng xương'] }, false],
  ])('of %o potassium is minded: %s', (record, is) => {
    expect(mindsPotassium(clientWith(record), TODAY)).toBe(is);
  });

  it('meat for a vegetarian is marked, and for nobody else', () => {
    const eater = { limits: [], mindsPotassium: false };
    const vegetarian = clientWith({ dietaryRestrictions: 'Ăn chay trường' });
    const onLunarDays = clientWith({ dietaryRestrictions: 'Ăn chay ngày rằm, mồng một' });
    const pork = { name: 'Thịt kho tàu', snapshot };
    expect(foodMarks(pork, {}, { ...eater, client: vegetarian })).toEqual([
      { kind: 'notVegetarian' },
    ]);
    expect(foodMarks(pork, {}, { ...eater, client: onLunarDays })).toEqual([]);
  });

  it('meat on a lunar day that is kept is marked, on the day before it is not', () => {
    const record = { dietaryRestrictions: 'Ăn chay ngày rằm, mồng một' };
    // The first of the eleventh lunar month is 9 December 2026.
    expect(foodMarks(dish('Thịt kho tàu'), {}, on(record, [], '2026-12-09'))).toEqual([
      { kind: 'notVegetarian' },
    ]);
    expect(foodMarks(dish('Thịt kho tàu'), {}, on(record, [], '2026-12-08'))).toEqual([]);
  });

  it('vitamin K is marked for who takes warfarin, from what an adult needs in a day', () => {
    const eater = on({ medicines: ['Warfarin'] }, ['vitaminKSwing']);
    expect(foodMarks(dish('Cải soong luộc'), { vitaminK: 150 }, eater)).toEqual([
      { kind: 'vitaminK', amount: 150 },
    ]);
    expect(foodMarks(dish('Cải soong luộc'), { vitaminK: 149 }, eater)).toEqual([]);
    expect(foodMarks(dish('Cải soong luộc'), { vitaminK: 600 }, on({}))).toEqual([]);
  });

  it('a food that a medicine of the record does not bear is marked with what to do', () => {
    const [mark] = foodMarks(dish('Bưởi'), {}, on({ medicines: ['Simvastatin 20 mg'] }));
    expect(mark).toMatchObject({
      kind: 'medicine',
      note: expect.stringContaining('FDA') as string,
    });
    expect(foodMarks(dish('Cam'), {}, on({ medicines: ['Simvastatin 20 mg'] }))).toEqual([]);
    expect(foodMarks(dish('Khế'), {}, on({ medicalConditions: ['Suy thận độ 4'] }))).toMatchObject([
      { kind: 'medicine', word: 'Bệnh thận' },
    ]);
    expect(foodMarks(dish('Bia'), {}, on({ medicalConditions: ['Gút'] }))).toEqual([]);
  });

  it('what the record refuses or dislikes is marked by its name', () => {
    const eater = on({ dietaryRestrictions: 'Không ăn thịt bò, không thích khổ qua' });
    expect(foodMarks(dish('Thịt bò xào'), {}, eater)).toEqual([
      { kind: 'refused', word: 'thịt bò' },
    ]);
    expect(foodMarks(dish('Canh khổ qua'), {}, eater)).toEqual([
      { kind: 'disliked', word: 'khổ qua' },
    ]);
    expect(foodMarks(dish('Cơm trắng'), {}, eater)).toEqual([]);
  });
});
