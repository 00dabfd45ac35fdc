import { expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { dayTargets } from '../targets/dayTargets';

const TODAY = { year: 2026, month: 11, day: 28 };

/** The notes of a person of so many years, and whose they are. */
function notes(age: number, ...medicalConditions: string[]) {
  const client = clientWith({
    id: 'c',
    birthYear: TODAY.year - age,
    gender: 'female',
    medicalConditions,
  });
  return dayTargets(client, [], TODAY).clinical.notes;
}

it('says to an adult and to a child with obesity that fried dishes are few, without a figure', () => {
  for (const age of [9, 15, 40]) {
    const [fried] = notes(age, 'Béo phì').filter(({ text }) => text.includes('chiên'));
    expect(fried, String(age)).toMatchObject({ condition: 'obesity' });
    // No guideline was confirmed that says how many.
    expect(fried).not.toHaveProperty('source');
    expect(fried?.text).not.toMatch(/\d/);
  }
  expect(notes(40).some(({ text }) => text.includes('chiên'))).toBe(false);
});

it('gives a child none of the adult’s figures for losing weight', () => {
  const texts = notes(9, 'Béo phì').map(({ text }) => text);
  expect(texts.some((text) => /kg mỗi tháng|trong 6 tháng/.test(text))).toBe(false);
  expect(notes(40, 'Béo phì').some(({ text }) => text.includes('trong 6 tháng'))).toBe(true);
});
