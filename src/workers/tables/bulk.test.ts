import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { storedText } from '../../domain/text/storedText';
import { clientSchema } from '../../domain/records/clients';
import { buildGramLine, buildLunch } from '../../domain/nutrition/fixtures';
import { normalise } from '../../domain/text/fold';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import { writeCsv } from '../../domain/practice/tabular/writeCsv';
import { writeXlsx } from './writeXlsx';
import type { Cell, Rows } from '../../domain/practice/tabular/cells';
import { readCell } from '../../domain/practice/bulk/cellValues';
import { readJson, writeJson } from '../../domain/practice/bulk/json';
import { listFields, type BulkKind } from '../../domain/practice/bulk/kinds';
import { fittingMapping, proposedMapping } from '../../domain/practice/bulk/mapping';
import {
  previewRows,
  unknownAllergies,
  type PreviewContext,
} from '../../domain/practice/bulk/preview';
import { readRow, readRows, writeRows } from '../../domain/practice/bulk/rows';

type Fields = Record<string, unknown>;

const pickFilled = (kind: BulkKind, document: Fields): Fields =>
  Object.fromEntries(
    listFields(kind).flatMap((field) => {
      const value = document[field];
      const isNothing =
        value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      return isNothing ? [] : [[field, value]];
    }),
  );

type Table = readonly (readonly Cell[])[];
const FORMATS: Record<string, (rows: Rows) => Table | Promise<Table>> = {
  csv: (rows) => readCsv(writeCsv(rows).slice(1)),
  xlsx: async (rows) => (await readXlsx(writeXlsx(rows, 'Dữ liệu'))).rows,
};

async function roundTrip(kind: BulkKind, documents: Fields[], format: string): Promise<Fields[]> {
  const [header = [], ...rows] = (await FORMATS[format]?.(writeRows(kind, documents))) ?? [];
  const mapping = proposedMapping(kind, header.map(String));
  expect(mapping).not.toContain(null);
  return rows.map((row) => {
    const reading = readRow(kind, row, mapping);
    expect(reading.problems).toEqual([]);
    return pickFilled(kind, reading.fields);
  });
}

const word = fc
  .stringMatching(/^[A-Za-zÀ-ỹđĐ0-9=+@'";,.|[\]{} -]{1,20}$/)
  .map(storedText)
  .filter((text) => text !== '');
const words = fc.uniqueArray(word, { maxLength: 4, selector: normalise });
/** Spreadsheets show twelve digits of a figure and more as noise. */
const figure = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toPrecision(12)));
const aClient = fc
  .record({
    clientName: word,
    phone: fc.option(fc.constantFrom('0903123456', '+17145550123', '0912345678 / 02838221234'), {
      nil: undefined,
    }),
    birthYear: fc.option(fc.integer({ min: 1900, max: 2026 }), { nil: undefined }),
    gender: fc.constantFrom('male', 'female', undefined),
    height: fc.option(figure(30, 260), { nil: undefined }),
    weight: fc.option(figure(1, 400), { nil: undefined }),
    goals: words,
    medicalConditions: words,
    allergies: words,
    dietaryRestrictions: fc.option(word, { nil: undefined }),
    emailConsentDate: fc.constantFrom('2026-11-01', undefined),
    nursingSince: fc.constantFrom('2024-02-29', undefined),
    kidney: fc.constantFrom({ stage: '3a', stageDate: '2026-01-01' } as const, undefined),
    assignedMenus: fc.constantFrom(
      [],
      [
        {
          menuId: 'm1',
          assignedDate: '2026-11-01T00:00:00.000Z',
          status: 'active' as const,
          notes: '=1+1; "x"',
        },
      ],
    ),
  })
  .map((change) => clientWith(change as unknown as Parameters<typeof clientWith>[0]))
  .filter((client) => clientSchema.safeParse(client).success);

describe('P30 a round trip without loss', () => {
  it.each(['csv', 'xlsx'])('P30 clients by %s, whatever was typed', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(aClient, { minLength: 1, maxLength: 4 }), async (clients) => {
        expect(await roundTrip('clients', clients, format)).toEqual(
          clients.map((one) => pickFilled('clients', one)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('P30 a line that begins with a mark stays what it is, though files compose letters', async () => {
    const tips = ['Ướp\n\u0303 kỹ'];
    const [read] = await roundTrip('recipes', [{ id: 'r1', title: 'Canh', tips }], 'csv');
    expect(read?.tips).toEqual(tips);
  });

  const base = {
    id: 'm1',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
  };
  const line = buildGramLine({ calories: 90.25, sodium: 1e-7 }, 130.5);
  const menu = {
    ...base,
    kind: 'master',
    name: '=Bữa; "nhạt"',
    description: 'Dòng một\nDòng hai',
    isPublic: true,
    status: 'published',
    tags: [{ id: 't', label: 'Ít muối' }],
    meals: buildLunch(Array.from({ length: 200 }, () => line)),
    nutritionSummary: { calories: 1.5, protein: 0, carbs: 0, fat: 0 },
  };
  const recipe = {
    ...base,
    title: 'Canh rau',
    isPublic: false,
    status: 'draft',
    prepTime: 5,
    servings: 2.5,
    difficulty: 'easy',
    tips: ['Rửa kỹ, để ráo', 'Nêm nhạt'],
    instructions: [{ lineId: 'l', order: 1, instruction: 'Nấu.', imageUrls: [] }],
  };
  const visit = {
    ...base,
    clientId: 'c1',
    visitDate: '2026-11-20',
    weight: 61.45,
    measures: { waist: 80 },
    notes: '-đau đầu',
    nextVisitTime: '08:30',
  };
  const food = {
    ...base,
    kind: 'food',
    name: 'Gạo nhà',
    aliases: ['gạo, quê'],
    nutrients: { calories: 344 },
    basis: { amount: 100, unit: 'g' },
    saltyKind: false,
  };
  it.each([
    ['menus', menu],
    ['recipes', recipe],
    ['consultations', visit],
    ['foods', food],
  ] as const)('P30 %s by CSV, XLSX and JSON', async (kind, document) => {
    for (const format of ['csv', 'xlsx'])
      expect(await roundTrip(kind, [document], format)).toEqual([pickFilled(kind, document)]);
    expect(readJson(writeJson(kind, [document]))).toEqual({ kind, documents: [document] });
  });
});

const CONTEXT: PreviewContext = {
  ids: new Set(['known']),
  clients: [
    { id: 'c1', clientName: 'Đặng Thị Hoa', birthYear: 1962 },
    { id: 'c2', clientName: 'Lê An' },
    { id: 'c3', clientName: 'Lê An', birthYear: 1990 },
  ],
  allergyAnswers: {},
  takesDoubles: false,
  today: '2026-11-27',
  newId: () => 'new',
};

const HEADER = [
  'HO VA TEN',
  'Nam sinh',
  'GT',
  'Cao',
  'Can nang',
  'Benh ly',
  'Di ung',
  'Ghi chu noi bo',
];
function preview(rows: string[][], change: Partial<PreviewContext> = {}) {
  const mapping = proposedMapping('clients', HEADER);
  const readings = rows.map((row, at) => ({ line: at + 2, ...readRow('clients', row, mapping) }));
  return previewRows('clients', readings, { ...CONTEXT, ...change });
}

const read = (cell: string | number) => readCell(cell, 'visitDate', 'date', { label: '' });

describe('P30 a list of clients from elsewhere', () => {
  it('P30 knows its columns without accents, and leaves out what it does not know', () => {
    expect(proposedMapping('clients', HEADER)).toEqual([
      'clientName',
      'birthYear',
      'gender',
      'height',
      'weight',
      'medicalConditions',
      'allergies',
      null,
    ]);
  });

  it('P30 says of each row what becomes of it', () => {
    const rows = preview([
      ['Trần Quốc Bảo', '12/03/1988', 'nam', '1,72 m', '81', 'Gan nhiễm mỡ', ''],
      ['Lê Hoàng Yến', '2062', 'Nữ', '160', '52'],
      ['Đặng Thị Hoa', '1962', 'Nữ', '152', '61,4'],
      ['Phạm Tuấn Kiệt', '1995', 'Nam', '175', '685'],
      ['', '', ''],
      ['', '1990', 'Nam'],
      ['Huỳnh Bảo', '2015', 'x'],
    ]);
    expect(rows.map(({ state }) => state)).toEqual([
      'new',
      'error',
      'double',
      'error',
      'blank',
      'error',
      'error',
    ]);
    expect(rows[0]?.document).toMatchObject({
      birthYear: 1988,
      birthMonth: 3,
      birthDay: 12,
      height: 172,
      gender: 'male',
      status: 'active',
    });
    expect(rows[0]?.notes.map(({ note }) => note)).toEqual(['metres']);
    expect(rows[1]?.problems).toEqual([{ field: 'birthYear', problem: 'future', cell: '2062' }]);
    expect(rows[3]?.problems).toEqual([
      { field: 'weight', problem: 'range', cell: '685', to: 400 },
    ]);
    expect(rows[5]?.problems).toMatchObject([{ field: 'clientName', problem: 'required' }]);
    expect(rows[6]?.problems).toMatchObject([{ field: 'gender', problem: 'word', cell: 'x' }]);
  });

  it('P30 takes one person once, unless it is asked to take doubles', () => {
    const twice = [
      ['Mai', '1990'],
      ['MAI', '1990'],
    ];
    expect(preview(twice).map(({ state }) => state)).toEqual(['new', 'double']);
    expect(preview(twice, { takesDoubles: true }).map(({ state }) => state)).toEqual([
      'new',
      'new',
    ]);
  });

  it('P30 cleans allergies as typed ones, and asks for words that no list knows', () => {
    const row = ['Mai', '', '', '', '', '', '  Tôm ,tôm; xyzzy;  sữa bò'];
    const [previewRow] = preview([row]);
    expect(previewRow?.document?.allergies).toEqual(['Tôm', 'xyzzy', 'sữa bò']);
    const mapping = proposedMapping('clients', HEADER);
    const readings = [readRow('clients', row, mapping)];
    expect(unknownAllergies(readings, {})).toEqual(['xyzzy']);
    expect(unknownAllergies(readings, { xyzzy: 'Lạc' })).toEqual([]);
    const open = [readRow('clients', ['Mai', '', '', '', '', '', 'Chưa rõ'], mapping)];
    expect(unknownAllergies(open, {})).toEqual(['Chưa rõ']);
    const [mended] = preview([row], { allergyAnswers: { xyzzy: 'Lạc' } });
    expect(mended?.document?.allergies).toEqual(['Tôm', 'Lạc', 'sữa bò']);
  });

  it('P30 keeps a stored allergy that names several things, and one that is a word of the language', () => {
    const fields = { clientName: 'Mai', allergies: ['Hải sản (tôm, cua)', 'toString'] };
    const readings = [{ line: 1, fields, problems: [], notes: [] }];
    const [previewRow] = previewRows('clients', readings, CONTEXT);
    expect(previewRow?.document?.allergies).toEqual(fields.allergies);
  });

  it('P30 finds the client of a visit by name, where one alone has it', () => {
    const visits = ['Đặng Thị Hoa', 'Lê An', 'Ai đó', 'c2'].map((clientId, at) => ({
      line: at + 2,
      ...readRow('consultations', [clientId, '20/11/2026'], ['clientId', 'visitDate']),
    }));
    const rows = previewRows('consultations', visits, CONTEXT);
    expect(
      rows.map(({ document, problems }) => document?.clientId ?? problems[0]?.problem),
    ).toEqual(['c1', 'manyClients', 'noClient', 'c2']);
  });

  it('P30 imports nothing twice, and publishes nothing', () => {
    const mapping = ['id', 'name', 'isPublic'];
    const rows = [
      ['known', 'Một', 'có'],
      ['m2', 'Hai', 'có'],
    ].map((row, at) => ({ line: at + 2, ...readRow('menus', row, mapping) }));
    const [known, fresh] = previewRows('menus', rows, CONTEXT);
    expect(known?.state).toBe('known');
    expect(fresh?.document).toMatchObject({ id: 'm2', isPublic: false, status: 'draft' });
  });

  it('P30 remembers a mapping for the same columns only', () => {
    const mapping = [...HEADER.slice(1).map(() => null), 'clientName'];
    expect(fittingMapping('clients', HEADER, mapping)).toEqual(mapping);
    expect(fittingMapping('clients', HEADER, ['clientName'])).toBeUndefined();
    expect(
      fittingMapping(
        'clients',
        HEADER,
        HEADER.map(() => '__proto__'),
      ),
    ).toBeUndefined();
  });

  it('P30 reads days as lists write them, also as Excel counts them', () => {
    expect(read('1/2/2026')).toEqual({ value: '2026-02-01' });
    expect(read(46_353)).toEqual({ value: '2026-11-27' });
    expect(read('30/02/2026')).toEqual({ problem: 'noSuchDay' });
    expect(read('hôm qua')).toEqual({ problem: 'date' });
  });
});

const problemsIn = (kind: BulkKind, rows: Cell[][], mapping: (string | null)[]) =>
  readRows(kind, rows, mapping).map(({ problems }) =>
    problems.map(({ problem, cell }) => `${problem} ${cell}`),
  );

describe('P30 a file that would be read as another than it says', () => {
  const LIST = ['clientName', 'allergies'];

  it('P30 loses no cell beyond the named columns, of CSV and XLSX', () => {
    const rows = [
      ['Lan', 'Tôm', ' cua'],
      ['Mai', 'Tôm', ''],
      ['An', 62, 5, undefined, 'x'],
    ];
    expect(problemsIn('clients', rows, LIST)).toEqual([['surplus cua'], [], ['surplus 5, x']]);
    const [header = [], ...read] = readCsv('Họ tên,Cân nặng\nLan,62,5');
    const [row] = previewRows(
      'clients',
      readRows('clients', read, proposedMapping('clients', header)),
      CONTEXT,
    );
    expect(row).toMatchObject({ state: 'error', problems: [{ problem: 'surplus', cell: '5' }] });
  });

  it('P30 swaps no days with months where one date of the column says month/day', () => {
    const rows = [['05/12/2025'], ['2025-11-03'], ['11/25/2025'], [45_000]];
    expect(problemsIn('consultations', rows, ['visitDate'])).toEqual([
      ['monthFirst 05/12/2025'],
      [],
      ['monthFirst 11/25/2025'],
      [],
    ]);
    expect(problemsIn('consultations', [['05/12/2025'], ['25/11/2025']], ['visitDate'])).toEqual([
      [],
      [],
    ]);
    expect(problemsIn('consultations', [['05/12/2025'], ['25/13/2025']], ['visitDate'])).toEqual([
      [],
      ['noSuchDay 25/13/2025'],
    ]);
  });

  it('P30 takes no visit of a day to come', () => {
    const rows = readRows(
      'consultations',
      [
        ['c1', '28/11/2026'],
        ['c1', '27/11/2026'],
      ],
      ['clientId', 'visitDate'],
    );
    const [later, today] = previewRows('consultations', rows, CONTEXT);
    expect(later?.problems).toEqual([
      { field: 'visitDate', problem: 'futureDay', cell: '28/11/2026' },
    ]);
    expect(today?.state).toBe('new');
  });

  it('P30 reads a birth date as Excel counts it', () => {
    expect(readRow('clients', ['Lan', 22_990], ['clientName', 'birthYear'])).toMatchObject({
      fields: { birthYear: 1962, birthMonth: 12, birthDay: 10 },
      notes: [],
    });
    expect(readRow('clients', [1962], ['birthYear']).fields).toEqual({ birthYear: 1962 });
  });

  it('P30 joins lists of two columns as lists, and refuses two values for one', () => {
    const mapping = ['allergies', 'allergies', 'weight', 'weight'];
    expect(readRow('clients', ['Tôm', 'Cua', '62', ' '], mapping)).toMatchObject({
      fields: { allergies: ['Tôm', 'Cua'], weight: 62 },
      problems: [],
    });
    expect(readRow('clients', ['', 'Cua', '6', '2'], mapping)).toMatchObject({
      fields: { allergies: ['Cua'] },
      problems: [{ field: 'weight', problem: 'twice', cell: '6, 2' }],
    });
  });
});
