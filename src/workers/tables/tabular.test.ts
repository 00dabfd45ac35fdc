import { parse } from 'csv-parse/browser/esm/sync';
import * as fc from 'fast-check';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTextFile } from '../../domain/text/files/textFile';
import { TABLE_LIMITS, UnreadableTable } from '../../domain/practice/tabular/limits';
import { detectSeparator } from '../../domain/practice/tabular/separators';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import { writeCsv } from '../../domain/practice/tabular/writeCsv';
import { writeXlsx } from './writeXlsx';

const cells = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '=1+1',
    '@SUM(A1)',
    "'=a",
    '-5',
    '+84',
    'a;b',
    'a"b',
    '\ta',
    ' a ',
    'x\ny',
    '_x000D_',
    'constructor',
    '__proto__',
    'a\uFFFDb\u0090c',
    'Trần Thị Ngọc',
  ),
);
const tables = fc.array(fc.array(cells, { minLength: 2, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
});

const getProblem = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof UnreadableTable ? error.problem : String(error);
  }
  return 'none';
};

const rows = (count: number): string => `a;b\n${'1;2\n'.repeat(count)}`;

const thereAndBack = (rows: readonly (readonly string[])[]): string[][] =>
  readCsv(readTextFile(new TextEncoder().encode(writeCsv(rows))).text);
const composed = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row) => row.map((cell) => cell.normalize('NFC')));
const cellsAsWritten = (rows: readonly (readonly string[])[]): string[] =>
  (parse(writeCsv(rows), { delimiter: ';', bom: true, relax_column_count: true }) as string[][])
    .flat()
    .map((cell) => cell.normalize('NFC'));

const HARD = [
  ';',
  ',',
  '\t',
  '|',
  ';;',
  ' ;',
  '; ',
  "';",
  'a;b',
  'a,b',
  'a|b',
  '-;',
  '=;',
  ';=',
  '\u037E',
  'a\u037Eb',
  '=\u0338',
  "'=\u0338",
  '\u2000',
  '\u1FEF',
  'e\u0302\u0303',
  'sep=;',
  'sep=,',
  'sep=',
  'SEP=',
  'sep=\t',
  ' sep=;',
  '"sep=;"',
  '"',
  '""',
  '";"',
  '"a',
  'a"',
  '""a""',
  'a"b"c',
  ' "a" ',
  '\\"',
  '\\',
  '\r',
  '\n',
  '\r\n',
  'a\rb',
  '\uFEFF',
  '\uFEFFa',
  '\u00A0',
  '\v',
  '\f',
  '\u2028',
  '',
  "'",
  "''",
  "'=1",
  '#',
  '\uFF1D1',
  '-5',
  '-5,5',
  '1e5',
  '+84',
  'null',
];

describe('P30 CSV', () => {
  it('P30 reads what it wrote, whatever stands in the cells, and writes no formula', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        expect(thereAndBack([['tên', 'giá trị'], ...rows]).slice(1)).toEqual(composed(rows));
        for (const cell of cellsAsWritten(rows)) expect(cell).not.toMatch(/^[=@\t\uFF1D]/);
      }),
      { examples: [[[['\u037E', '', '=1+1']]], [[[';=1', '"']]]] },
    );
  });

  it.each(HARD.map((cell) => [cell]))(
    'P30 reads %j as it was written, wherever it stands',
    (cell) => {
      for (const rest of [['', '=1+1'], ['b'], [';', ';'], [',', ',,'], ['|', '||'], [cell]]) {
        const row = [cell, ...rest];
        for (const table of [[row], [row, row], [['tên', 'giá trị'], row], [[cell], row]])
          expect(thereAndBack(table)).toEqual(composed(table));
      }
    },
  );

  it.each<[string, string[][]]>([
    [
      'sep=,\na,b;c\n1,2',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    ['\uFEFFsep=;\r\na;b,c', [['a', 'b,c']]],
    ['SEP=\t\na\tb', [['a', 'b']]],
    ['sep=|\ra|b', [['a', 'b']]],
    [
      'sep=a;b\n1;2',
      [
        ['sep=a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"sep=;"\n1;2', [['sep=;'], ['1', '2']]],
    [
      'tên;giá\nNgọc\u037E;2',
      [
        ['tên', 'giá'],
        ['Ngọc;', '2'],
      ],
    ],
  ])('P30 reads %j of another program', (text, rows) =>
    expect(readCsv(readTextFile(strToU8(text)).text)).toEqual(rows),
  );

  it.each([
    ['a;b;c\n1,5;2;3', ';'],
    ['"a;b;c",d\n1,2', ','],
    ['a\tb\n1\t2', '\t'],
  ])('P30 finds the separator of %j', (text, separator) =>
    expect(detectSeparator(text)).toBe(separator),
  );

  it('P30 knows Windows-1258, whose tones are marks of their own, and byte order marks', () => {
    const bytes = Uint8Array.from([
      ...strToU8('Nguy'),
      0xea,
      0xde,
      ...strToU8('n Thi'),
      0xf2,
      ...strToU8(';1'),
    ]);
    expect(readTextFile(bytes).encoding).toBe('windows-1258');
    expect(readCsv(readTextFile(bytes).text)).toEqual([['Nguyễn Thị', '1']]);
    const wide = Uint8Array.from([0xff, 0xfe, 0x41, 0, 0x3b, 0, 0x42, 0]);
    expect(readCsv(readTextFile(wide).text)).toEqual([['A', 'B']]);
    expect(readCsv(readTextFile(strToU8('\uFEFFtên;b')).text)).toEqual([['tên', 'b']]);
  });

  it('P30 keeps a formula as the text that it is', () => {
    expect(readCsv('a;b\n=HYPERLINK("x");=1+1')[1]).toEqual(['=HYPERLINK("x")', '=1+1']);
  });

  it('P30 takes 50,000 rows, and refuses one more as a whole', () => {
    expect(readCsv(rows(TABLE_LIMITS.rows))).toHaveLength(TABLE_LIMITS.rows + 1);
    expect(getProblem(() => readCsv(rows(TABLE_LIMITS.rows + 1)))).toBe('tooManyRows');
    expect(getProblem(() => readCsv(`a;b\n${';'.repeat(300)}`))).toBe('tooManyColumns');
    expect(getProblem(() => readCsv(''))).toBe('empty');
  });
});

const WORKBOOK =
  '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';
const RELATIONS =
  '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

const workbook = (sheet: string, others: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/worksheets/sheet1.xml': sheet,
        'xl/workbook.xml': WORKBOOK,
        'xl/_rels/workbook.xml.rels': RELATIONS,
        ...others,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
    { level: 1 },
  );

const inSheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

const problemOfXlsx = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readXlsx(bytes);
  } catch (error) {
    return error instanceof UnreadableTable ? error.problem : String(error);
  }
  return 'none';
};

describe('P30 XLSX', () => {
  it('P30 reads what it wrote, whatever stands in the cells', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(
            fc.array(fc.oneof(cells, fc.double({ noNaN: true, noDefaultInfinity: true })), {
              minLength: 1,
              maxLength: 30,
            }),
            { minLength: 1, maxLength: 4 },
          )
          // A workbook without any text or figure is refused as empty.
          .filter((rows) => rows.flat().some((cell) => cell !== '')),
        async (rows) => {
          const { rows: read } = await readXlsx(writeXlsx(rows, 'Khách [1]'));
          const whole = rows.map((row, at) => row.map((_, column) => read[at]?.[column] ?? ''));
          expect(whole).toEqual(
            rows.map((row) => row.map((cell) => (Object.is(cell, -0) ? 0 : cell))),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('P30 reads shared texts, gaps and noted values, and computes nothing', async () => {
    const sheet = inSheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
        '<row r="3"><c r="B3"><f>1+1</f><v>2</v></c><c r="C3"><f>HYPERLINK("x")</f></c></row>',
    );
    const shared =
      '<sst><si><t>Tên &amp; họ</t></si><si><r><t>Cân </t></r><r><t>nặng</t></r></si></sst>';
    const read = await readXlsx(workbook(sheet, { 'xl/sharedStrings.xml': shared }));
    expect(read.rows).toEqual([['Tên & họ', undefined, 'Cân nặng'], [], [undefined, 2, '#CALC!']]);
  });

  it('P30 counts days as Excel does, and says yes and no in words', async () => {
    const styles =
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const sheet = inSheet(
      '<row r="1"><c r="A1" s="1"><v>45000</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="b"><v>0</v></c></row>',
    );
    const read = await readXlsx(workbook(sheet, { 'xl/styles.xml': styles }));
    expect(read.rows).toEqual([['2023-03-15', 'có', 'không']]);
  });

  it('P30 unpacks no bomb, and expands no entity', async () => {
    const bomb = workbook('<sheetData>' + ' '.repeat(TABLE_LIMITS.unpackedBytes));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await problemOfXlsx(bomb)).toBe('unpackedTooLarge');
    const lol = workbook(
      `<!DOCTYPE a [<!ENTITY b "cc">]>${inSheet('<row r="1"><c r="A1" t="str"><v>&b;</v></c></row>')}`,
    );
    const read = await readXlsx(lol).catch((error: unknown) => error);
    expect(JSON.stringify(read)).not.toContain('cc');
  });

  it('P30 a file that lies about what it holds is no less bounded', async () => {
    const bytes = workbook('<sheetData>' + ' '.repeat(TABLE_LIMITS.unpackedBytes));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, 10, true);
    expect(['unpackedTooLarge', 'broken']).toContain(await problemOfXlsx(bytes));
  });

  it('P30 refuses a file whose end was cut off, though its sheet is whole', async () => {
    const whole = workbook(inSheet('<row r="1"><c r="A1"><v>1</v></c></row>'));
    expect(await problemOfXlsx(whole)).toBe('none');
    const directory = whole.findIndex(
      (_, at) => strFromU8(whole.subarray(at, at + 4)) === 'PK\u0001\u0002',
    );
    expect(await problemOfXlsx(whole.slice(0, directory))).toBe('broken');
  });

  it('P30 starts no worker for a large table, as the policy of the pages refuses workers from blobs', async () => {
    const table = Array.from({ length: 3_000 }, (_, row) =>
      Array.from({ length: 20 }, (_, column) => `Ô ${row} ${column}`),
    );
    let workers = 0;
    const count = (): void => void (workers += 1);
    process.on('worker', count);
    const { rows: read } = await readXlsx(writeXlsx(table, 'Khách'));
    process.off('worker', count);
    expect(read).toEqual(table);
    expect(workers).toBe(0);
  });

  it('P30 refuses what is no workbook, and rows far below the others', async () => {
    expect(await problemOfXlsx(strToU8('PK no zip'))).toBe('broken');
    expect(await problemOfXlsx(zipSync({ 'a.txt': strToU8('a') }))).toBe('notXlsx');
    const value = '<c><v>1</v></c>';
    const far = [`<row r="900000">${value}</row>`, `<x:row a="b" r="900000">${value}</x:row>`];
    for (const row of far) expect(await problemOfXlsx(workbook(inSheet(row)))).toBe('tooManyRows');
    for (const cell of [
      '<c r="ZZZZ1"><v>1</v></c>',
      "<c r='ZZZZZZZZZZZZ1'><v>1</v></c>",
      value.repeat(300),
    ])
      expect(await problemOfXlsx(workbook(inSheet(`<row r="1">${cell}</row>`)))).toBe(
        'tooManyColumns',
      );
    // LibreOffice writes an empty last row, and styles of columns that hold nothing.
    const empty = ['<row r="1048576"/>', '<row r="9"><c r="ZZZZ9" s="1"/></row>'];
    for (const row of empty)
      expect(await readXlsx(workbook(inSheet(`<row r="1">${value}</row>${row}`)))).toMatchObject({
        rows: [[1]],
      });
  });

  const MANY = 20_000;
  it.each<[string, string, Record<string, string>]>([
    ['rows without ends', '<row>'.repeat(MANY), {}],
    ['cells without ends', '<row r="1">' + '<c>'.repeat(MANY), {}],
    ['values without ends', '<row r="1"><c>' + '<v>'.repeat(MANY), {}],
    ['formulas without ends', '<row r="1"><c>' + '<f>'.repeat(MANY), {}],
    ['texts without ends', '<row r="1"><c t="inlineStr"><is>' + '<t>'.repeat(MANY), {}],
    ['phonetic helps without ends', '<row r="1"><c t="inlineStr"><is>' + '<rPh>'.repeat(MANY), {}],
    ['tags that are not closed', '<row '.repeat(MANY), {}],
    ['brackets', '<'.repeat(200_000), {}],
    ['quotes', `<row r="${'"'.repeat(200_000)}`, {}],
    ['comments without ends', '<!--'.repeat(MANY), {}],
    ['CDATA without ends', '<![CDATA['.repeat(MANY), {}],
    ['entities', `<row r="1"><c t="str"><v>${'&amp'.repeat(MANY)}</v></c></row>`, {}],
    ['other tags in one another', '<a>'.repeat(MANY * 3), {}],
    ['shared texts without ends', '', { 'xl/sharedStrings.xml': '<sst>' + '<si>'.repeat(MANY) }],
    ['shared runs without ends', '', { 'xl/sharedStrings.xml': '<sst><si>' + '<t>'.repeat(MANY) }],
    ['sheets without ends', '', { 'xl/workbook.xml': '<workbook>' + '<sheet '.repeat(MANY) }],
    ['relations without ends', '', { 'xl/_rels/workbook.xml.rels': '<Relationship '.repeat(MANY) }],
    ['styles without ends', '', { 'xl/styles.xml': '<numFmt '.repeat(MANY) }],
  ])('P30 a file of a few KB with %s hangs nobody', async (_, sheet, others) => {
    const bytes = workbook(`<worksheet><sheetData>${sheet}`, others);
    expect(bytes.length).toBeLessThan(8 * 1024);
    const before = process.cpuUsage();
    await problemOfXlsx(bytes);
    const { user } = process.cpuUsage(before);
    expect(user / 1_000).toBeLessThan(5_000);
  });
});
