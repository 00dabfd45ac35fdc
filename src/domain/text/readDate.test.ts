import { describe, expect, it } from 'vitest';
import { mutations, slowTexts } from '../../../tests/support/mutations';
import { dateText } from './days';
import { dateOfSerial, isoDate, readDate, readDay, type DateReading } from './readDate';
import { DATE_CASES, FURTHER_DATE_CASES, MORE_DATE_CASES } from './readDate.cases';

const today = '2026-11-29';
const ALL = [...DATE_CASES, ...MORE_DATE_CASES, ...FURTHER_DATE_CASES];

function shown(read: DateReading): string | { problem: string } {
  if ('problem' in read) return read;
  const { year, month, day } = read;
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

it.each(ALL)('$typed is $expected', ({ typed, expected, years }) => {
  const options = years ? { today, years } : { today };
  expect(shown(readDate(typed, options))).toEqual(expected);
});

describe('Dates in texts with slips', () => {
  const texts = mutations(ALL.map(({ typed }) => typed));

  it('are read without delay', () => {
    expect(slowTexts(texts, (text) => void readDate(text, { today }))).toEqual([]);
  });

  it('are never a day, month or year that does not stand in the text', () => {
    for (const text of texts) {
      const read = readDate(text, { today });
      if ('problem' in read || /t\d|\dz$/i.test(text.normalize('NFKC'))) continue;
      const digits = text.normalize('NFKC').replaceAll(/\D/g, '');
      const year = String(read.year);
      expect(digits.includes(year) || digits.includes(year.slice(2)), text).toBe(true);
      if (/\p{L}/u.test(text)) continue;
      for (const part of [read.month, read.day])
        if (part !== undefined) expect(digits, text).toContain(String(part));
    }
  });

  it('come back as they were written', () => {
    for (const text of texts) {
      const read = readDate(text, { today });
      if ('problem' in read || read.month === undefined || read.day === undefined) continue;
      const date = isoDate({ year: read.year, month: read.month, day: read.day });
      expect(readDay(dateText(date), { today }), text).toBe(date);
    }
  });
});

it('counts the days of a spreadsheet', () => {
  expect(dateOfSerial(32966)).toBe('1990-04-03');
  expect(dateOfSerial(32966.99)).toBe('1990-04-03');
  expect(dateOfSerial(0)).toBeUndefined();
});
