import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOTS = ['src', 'sync-server'];
const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|cases)\.tsx?$/.test(name))
    .map((name) => path.posix.join(root, name.replaceAll('\\', '/'))),
).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('dates are typed into our own field: the one of a browser follows the language of the browser', () => {
  expect(filesWith(/type="date"|type: 'date'/)).toEqual(['src/ui/DateInput.tsx']);
});

it('typed dates are read in one place', () => {
  const DAY_FIRST = /\\d\{1,2\}\)?\[[^\]]*\/[^\]]*\]\(?\\d\{1,2\}/;
  // A diary of readings leaves its dates out, and stores none.
  expect(filesWith(DAY_FIRST)).toEqual(['src/domain/person/screening/homeReadings.ts']);
});

it('full months and years are counted in one place', () => {
  const DIFFERENCE = /(?:year|today)\w*(?:\.year)?\s*-\s*(?:\w+\.)?birthYear|[Yy]ear - year\b/;
  expect(filesWith(DIFFERENCE)).toEqual(['src/domain/person/age.ts', 'src/domain/text/days.ts']);
});
