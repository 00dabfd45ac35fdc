import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where the first ten signs are cut off with a reason: both are the clock's, or a check of what was typed. */
const ALLOWED = [
  'src/domain/text/days.ts',
  'src/platform/clock.ts',
  'src/domain/schema/primitives.ts',
];

/** Cuts the date of UTC out of an instant, in any spelling. */
const CUTS =
  /\b(?:slice|substring|substr)\(\s*0\s*,\s*10\s*\)|\.split\(\s*['"`]T['"`]\s*\)|\btoLocaleDateString\(/;

/** Lines of sources that read the day of an instant in UTC or in the zone of the device. */
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
