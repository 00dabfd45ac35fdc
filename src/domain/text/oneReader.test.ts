import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['src', 'sync-server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|cases)\.tsx?$/.test(name)),
);

/** What only the one reader of its kind may do; whoever else does it reads by rules of its own. */
const RULES: readonly (readonly [what: string, sign: RegExp, allowed: readonly string[]])[] = [
  [
    'text files that a person chooses',
    /TextDecoder\(\s*['"]windows|\bfile\.text\(\)/,
    ['src/domain/text/files/textFile.ts', 'src/domain/text/files/legacyEncodings.ts'],
  ],
  [
    'mail addresses',
    /z\s*\.email\(|\[\^\\s@\]\+@/,
    [
      'src/domain/accounts/account.ts',
      'src/domain/text/mailAddress.ts',
      // Small scripts of public pages look for the shape only; the gateway reads what they send.
      'src/site/client/mendEmail.ts',
      'src/site/client/purchase.ts',
      'src/site/client/reactions.ts',
      'sync-server/modules/demo/business/story.ts',
    ],
  ],
  ['telephone numbers', /\[\\d \.\(\)/, ['src/domain/accounts/account.ts']],
  ['spreadsheets', /tables\/sheet'|read-excel-file/, []],
];

const filesWith = (pattern: RegExp): string[] =>
  SOURCES.filter((name) => pattern.test(readFileSync(join(ROOT, name), 'utf8')));

describe('every way in uses the one reader', () => {
  it.each(RULES)('of %s', (_what, sign, allowed) => {
    const others = filesWith(sign).filter((name) => !allowed.includes(name));
    expect(others).toEqual([]);
  });

  it('dates are typed into our own field: the one of a browser follows the language of the browser', () => {
    expect(filesWith(/type="date"|type: 'date'/)).toEqual(['src/ui/DateInput.tsx']);
  });

  it('typed dates are read in one place', () => {
    const DAY_FIRST = /\\d\{1,2\}\)?\[[^\]]*\/[^\]]*\]\(?\\d\{1,2\}/;
    // A diary of readings and a copied chat leave their dates out, and store none.
    expect(filesWith(DAY_FIRST)).toEqual([
      'src/domain/person/screening/homeReadings.ts',
      'src/domain/recipes/recipeImport/surroundings.ts',
    ]);
  });

  it('full months and years are counted in one place', () => {
    const DIFFERENCE = /(?:year|today)\w*(?:\.year)?\s*-\s*(?:\w+\.)?birthYear|[Yy]ear - year\b/;
    expect(filesWith(DIFFERENCE)).toEqual(['src/domain/person/age.ts', 'src/domain/text/days.ts']);
  });
});
