import { describe, expect, it } from 'vitest';
import { mutations, quickest } from '../../../../tests/support/mutations';
import { bytesOf, outcomeOf, type TableCase } from '../../../../tests/support/tableOutcome';
import { writeCsv } from '../../../domain/practice/tabular/writeCsv';
import { readTextFile } from '../../../domain/text/files/textFile';
import { readCsv } from '../readCsv';
import { encodings } from './encodings.cases';

const SETS: Readonly<Record<string, readonly TableCase[]>> = { encodings };

describe.each(Object.entries(SETS))('%s of chosen files', (_, cases) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    expect(await outcomeOf(one)).toEqual(one.outcome);
  });
});

const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');
const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

describe('whatever stands in a file', () => {
  const files = encodings.map((one) => Buffer.from(bytesOf(one)).toString('latin1'));

  it('bytes of any kind are read at once, and lose no number', () => {
    for (const file of mutations(files)) {
      const bytes = latin(file);
      expect(quickest(() => readTextFile(bytes))).toBeLessThan(100);
      const { text, encoding } = readTextFile(bytes);
      if (!encoding.startsWith('utf-16')) expect(digitsOf(text)).toBe(digitsOf(file));
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
});
