import { expect, it } from 'vitest';
import { computingTime } from '../../../tests/support/cpuTime';
import { emailSchema, phoneSchema } from '../accounts/account';
import { storedFields } from '../schema/storedFields';
import { cleanLetters } from './cleanLetters';
import { fold } from './fold';
import { readMailAddress } from './mailAddress';
import { readPhone } from './phone';
import { readDate } from './readDate';
import { storedText } from './storedText';

const TODAY = '2026-11-29';
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cleanLetters,
  fold,
  readMailAddress,
  readPhone,
  storedText,
  readDate: (text) => readDate(text, { today: TODAY }),
  emailSchema: (text) => emailSchema.safeParse(text),
  phoneSchema: (text) => phoneSchema.safeParse(text),
  storedFields: (email) => storedFields({ email, phone: email, name: email }),
};
const RUNS = [' ', '@', '<', '<@', '\u0300', '1', '1 ', '-', 'a.', ';', '\n', '(', 'hoặc '];

it.each(Object.entries(READERS))(
  '%s reads a run of a hundred thousand signs at once',
  (_, read) => {
    for (const run of RUNS)
      for (const text of [`a${run.repeat(100_000)}b`, `<${run.repeat(100_000)}`]) {
        const took = computingTime(() => read(text));
        expect(took, JSON.stringify(run)).toBeLessThan(500);
      }
  },
);

it('a list of a hundred thousand words is stored once each, at once', () => {
  const words = Array.from({ length: 100_000 }, (_, at) => `từ ${at % 50_000}`);
  const took = computingTime(() =>
    expect(storedFields({ allergies: words }).allergies).toHaveLength(50_000),
  );
  expect(took).toBeLessThan(2_000);
});
