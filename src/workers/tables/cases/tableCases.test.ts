import { describe, expect, it } from 'vitest';
import { mutations, quickest } from '../../../../tests/support/mutations';
import {
  bytesOf,
  outcomeOf,
  tableOutcome,
  type TableCase,
} from '../../../../tests/support/tableOutcome';
import { writeCsv } from '../../../domain/practice/tabular/writeCsv';
import { readTextFile } from '../../../domain/text/files/textFile';
import { readCsv } from '../readCsv';
import { addresses } from './addresses.cases';
import { addressesSecond } from './addressesSecond.cases';
import { addressesThird } from './addressesThird.cases';
import { encodings } from './encodings.cases';
import { encodingsSecond } from './encodingsSecond.cases';
import { encodingsThird } from './encodingsThird.cases';
import { headers } from './headers.cases';
import { headersSecond } from './headersSecond.cases';
import { headersThird } from './headersThird.cases';
import { phones } from './phones.cases';
import { phonesSecond } from './phonesSecond.cases';
import { phonesThird } from './phonesThird.cases';
import { separators } from './separators.cases';
import { separatorsSecond } from './separatorsSecond.cases';
import { separatorsThird } from './separatorsThird.cases';
import { spreadsheets } from './spreadsheets.cases';
import { spreadsheetsSecond } from './spreadsheetsSecond.cases';
import { spreadsheetsThird } from './spreadsheetsThird.cases';
import { spreadsheetsThirdMore } from './spreadsheetsThirdMore.cases';

const SETS: Readonly<Record<string, readonly TableCase[]>> = {
  encodings,
  encodingsSecond,
  encodingsThird,
  spreadsheets,
  spreadsheetsSecond,
  spreadsheetsThird,
  spreadsheetsThirdMore,
  headers,
  headersSecond,
  headersThird,
  separators,
  separatorsSecond,
  separatorsThird,
  phones,
  phonesSecond,
  phonesThird,
  addresses,
  addressesSecond,
  addressesThird,
};

describe.each(Object.entries(SETS))('%s of chosen files', (_, cases) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    expect(await outcomeOf(one)).toEqual(one.outcome);
  });
});

const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');
const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

it('an old encoding is known by its letters, though they come behind 150 kB without any', async () => {
  const rows = Array.from({ length: 6000 }, (_, at) => `Khach ${at},,an nhat`);
  // "Đỗ Thị Huệ" and "dị ứng tôm" in TCVN3.
  const last = latin('§ç ThÞ HuÖ,0912999888,dÞ øng t«m');
  const bytes = Buffer.concat([latin(`Ho va ten,SDT,Di ung\r\n${rows.join('\r\n')}\r\n`), last]);
  const { rows: stored } = await tableOutcome(bytes);
  const { tells = [] } = await tableOutcome(
    Buffer.concat([latin('Ho va ten,SDT,Di ung\r\n'), last]),
  );
  expect(stored?.length).toBe(50);
  expect(readTextFile(bytes).text).toMatch(/\nĐỗ Thị Huệ,0912999888,dị ứng tôm$/);
  expect(tells[0]).toContain('guessed');
});

describe('whatever stands in a file', () => {
  const files = [...encodings, ...encodingsSecond, ...encodingsThird].map((one) =>
    Buffer.from(bytesOf(one)).toString('latin1'),
  );

  it('bytes of any kind are read at once, and lose no number', () => {
    for (const file of mutations(files)) {
      const bytes = latin(file);
      expect(quickest(() => readTextFile(bytes))).toBeLessThan(100);
      const { text, encoding } = readTextFile(bytes);
      // Codes of letters (`&#7877;`, `=E1`, `\\u1ec5`) are figures that become letters.
      if (!encoding.startsWith('utf-16') && !/&#|=[\dA-F]{2}|\\u[\da-f]{3}/i.test(file))
        expect(digitsOf(text)).toBe(digitsOf(file));
    }
  });

  it('no number changes on the way through our own CSV', () => {
    const texts = Object.values(SETS)
      .flat()
      .flatMap((one) => (one.parts ? [] : [readTextFile(bytesOf(one)).text]));
    for (const text of mutations(texts)) {
      let rows: string[][];
      try {
        rows = readCsv(text);
      } catch {
        continue;
      }
      expect(readCsv(writeCsv(rows).slice(1))).toEqual(rows);
    }
  });

  it.each([
    [
      ['', '', ''],
      [';', ' , ', '\t'],
      ['a\r\nb', 'c\rd', '\n'],
    ],
    [
      ['=1+1', '+84912345678', '-5'],
      ['@SUM(A1)', "'x", ' đầu và cuối '],
    ],
    [
      ['Vũ Thị Na', 'a"b'],
      ['"', '""'],
      ['', 'cuối'],
    ],
    [
      ['sep=;', 'x'],
      ['sep=,', ''],
      ['#ghi chú', 'c'],
      ['  ', '\u00a0'],
    ],
    [
      ["'=1", "''+2", "'"],
      ['="a;b"', '\t=1', '\r=2'],
      ['+', '-', '@'],
      ['-12,5', '+0.5', '1e5'],
    ],
    [
      ['Nguyễn Văn "Tèo"; Lê', '@hẹn 9h'],
      ['- ăn sáng\n- uống nước\t2 lít', ';'],
    ],
    [
      ['Mã', 'SĐT', 'Ghi chú'],
      ['007', '0912345678', '3/4'],
      ['1e3', '048190001234', 'TRUE'],
      ['00,5', '1.234', '29/02'],
    ],
    [
      ['C:\\', '\\"', 'a\\'],
      ['\\n', '\\N', 'NULL'],
      ['dòng\n', '\n\n', '\\'],
      ['a|b', 'c\td;e,f', '~'],
    ],
    [['']],
    [['', '']],
    [['a'], [''], ['b']],
    [
      ['x', ''],
      ['', ''],
    ],
    [['\n']],
    [['"']],
    [['sep=,']],
    [
      ["'a'", "'b;c'"],
      ["'d'", ''],
    ],
  ])('cells of every kind go out and come back: %j', (...rows) =>
    expect(readCsv(writeCsv(rows).slice(1))).toEqual(rows),
  );
});
