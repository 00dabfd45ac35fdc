import { expect, it } from 'vitest';
import { mutations, slowTexts } from '../../../tests/support/mutations';
import { shownBirth } from './age';
import { readBirth } from './readBirth';
import { BIRTH_CASES, FURTHER_BIRTH_CASES } from './readBirth.cases';

const today = '2026-11-29';
const ALL = [...BIRTH_CASES, ...FURTHER_BIRTH_CASES];

it.each(ALL)('$typed is $expected', ({ typed, expected, ages = false }) => {
  expect(readBirth(typed, today, { ages })).toEqual(expected);
});

it('with slips of the finger: no delay, no birth to come, and what was read comes back', () => {
  const texts = mutations(ALL.map(({ typed }) => typed));
  expect(slowTexts(texts, (text) => void readBirth(text, today))).toEqual([]);
  for (const text of texts) {
    const read = readBirth(text, today);
    if ('problem' in read) continue;
    const { isFromAge: _age, ...birth } = read;
    expect(birth.birthYear, text).toBeGreaterThanOrEqual(1904);
    expect(readBirth(shownBirth(birth), today), text).toEqual(birth);
  }
});
