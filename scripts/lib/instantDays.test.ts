import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** These may cut the first ten characters: two are the clock's, one checks typed text. */
const ALLOWED = [
  'src/domain/text/days.ts',
  'src/platform/clock.ts',
  'src/domain/schema/primitives.ts',
];

const CUTS =
  /\b(?:slice|substring|substr)\(\s*0\s*,\s*10\s*\)|\.split\(\s*['"`]T['"`]\s*\)|\btoLocaleDateString\(/;

function linesThatCut(): string[] {
  return ['src', 'sync-server'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((name) => join(room, name))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .filter((path) => !ALLOWED.includes(path))
      .flatMap((path) =>
        readFileSync(path, 'utf8')
          .split('\n')
          .flatMap((line, at) => (CUTS.test(line) ? [`${path}:${at + 1}`] : [])),
      ),
  );
}

it('the day of an instant is asked of the clock or of domain/text/days, in Vietnam', () =>
  expect(linesThatCut()).toEqual([]));
