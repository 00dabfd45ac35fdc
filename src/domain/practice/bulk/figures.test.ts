import { describe, expect, it } from 'vitest';
import { proposeColumns, readImportRow, withDecimals } from '../../food/catalogueImport';
import type { NutrientMap } from '../../food/nutrients';
import type { Cell } from '../tabular/cells';
import {
  decimalSigns,
  percentages,
  unitsInCells,
  type FigureCase,
  type FigureOutcome,
} from './figures.cases';
import { readCell } from './cellValues';
import { proposedMapping } from './mapping';
import { readRows } from './rows';

function tableOf({ header, cells, others = {} }: FigureCase) {
  const headers = ['Tên thực phẩm', header, ...Object.keys(others)];
  const rows = cells.map((cell, at): Cell[] => [
    `Món ${at}`,
    cell,
    ...Object.values(others).map((column) => column[at]),
  ]);
  return { headers, rows };
}

function ofOwnFoods(one: FigureCase): FigureOutcome[] {
  const { headers, rows } = tableOf(one);
  const mapping = proposedMapping('foods', headers);
  if (mapping[1] !== `nutrients.${one.field}`) return ['left out'];
  return readRows('foods', rows, mapping, { headers }).map(({ fields, problems }) => {
    if (problems.length > 0) return 'asks';
    return (fields.nutrients as Record<string, number> | undefined)?.[one.field] ?? null;
  });
}

function ofCatalogue(one: FigureCase): FigureOutcome[] {
  const { headers, rows } = tableOf(one);
  const columns = withDecimals(proposeColumns(headers), rows);
  if (columns[1]?.field !== one.field) return ['left out'];
  return rows.map((row) => {
    const { values, unread } = readImportRow(row, columns);
    if (unread.length > 0) return 'asks';
    return values.nutrients[one.field as keyof NutrientMap] ?? null;
  });
}

const SETS = { percentages, decimalSigns, unitsInCells };

describe.each(Object.entries(SETS))('%s in tables of foods', (_, cases) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    expect(ofOwnFoods(one)).toEqual(one.stored);
    expect(ofCatalogue(one)).toEqual(one.stored);
  });
});

const weights = (cells: readonly string[]) =>
  readRows(
    'clients',
    cells.map((cell) => ['Lan', cell]),
    ['clientName', 'weight'],
    {
      headers: ['Họ tên', 'Cân nặng'],
    },
  ).map(({ fields, problems }) => problems[0]?.problem ?? fields.weight);

describe('figures of clients', () => {
  it('have one decimal sign in a column as well', () => {
    expect(weights(['52.250', '61.5'])).toEqual([52.25, 61.5]);
    expect(weights(['52,250', '61,5'])).toEqual([52.25, 61.5]);
    expect(weights(['52.250', '61.5', '48,5'])).toEqual(['decimal', 61.5, 48.5]);
    expect(weights(['55%'])).toEqual(['unit']);
  });
});

it('figures of 100 ml are stored as such, whatever unit stands before them', () => {
  const headers = ['Tên', 'Năng lượng (kcal/100ml)', 'Đường (g/100 ml)'];
  const mapping = proposedMapping('foods', headers);
  const [juice] = readRows('foods', [['Nước cam', 45, '8,4']], mapping, { headers });
  expect(juice?.fields).toMatchObject({
    basis: { amount: 100, unit: 'ml' },
    unit: 'ml',
    nutrients: { calories: 45, sugar: 8.4 },
  });
});

const names = (cells: readonly string[]) =>
  readRows(
    'foods',
    cells.map((cell) => [cell]),
    ['name'],
    { headers: ['Tên'] },
  ).map(({ fields }) => fields.name);

it('numbers that count the rows are no part of their names', () => {
  expect(names(['1. Gạo tẻ', '2. Bún'])).toEqual(['Gạo tẻ', 'Bún']);
  expect(names(['7. Up', '2. Bún'])).toEqual(['7. Up', '2. Bún']);
});

it('a word that every object of JavaScript has is no yes and no no', () => {
  const read = readCell('constructor', 'isPublic', 'flag', { label: '' });
  expect(read).toEqual({ problem: 'flag' });
});
