import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { line } from '../lineFixture';
import { foodMarks, mindsPotassium } from './marks';
import type { Limit } from './types';

const TODAY = '2026-11-28';
const { snapshot } = line('x', { name: 'x' });

const marked = (name: string, limits: readonly Limit['of'][], potassium?: number) =>
  foodMarks(
    { name, snapshot: line(name, { name }).snapshot },
    potassium === undefined ? {} : { potassium },
    { client: clientWith({}), limits: limits.map((of) => ({ of })), mindsPotassium: true },
  );

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
});
