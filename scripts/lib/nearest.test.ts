import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeBelow, distances } from './imports.mjs';
import { ranked, withinBudget } from './nearest.mjs';

describe('what leads to a changed file', () => {
  const home = process.cwd();
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bua-lanh-imports-'));
    process.chdir(folder);
    for (const [path, text] of Object.entries({
      'src/a.ts': 'export const a = 1;',
      'src/b/index.ts': "export { a } from '../a';",
      'src/c.tsx': "const late = () => import('./b');",
      'src/c.test.ts': "import './c.tsx'; import 'zod';",
      'tests/d.test.ts': "spawn(node, ['src/c.tsx']); new URL('./gone.ts', import.meta.url);",
      'tests/e.test.ts': '',
    })) {
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, text);
    }
  });
  afterEach(async () => {
    process.chdir(home);
    await rm(folder, { recursive: true });
  });

  it('imports, late ones, folders, and programs that are started by their path', () => {
    expect(Object.fromEntries(distances(codeBelow(['src', 'tests']), ['src/a.ts']))).toEqual({
      'src/a.ts': 0,
      'src/b/index.ts': 1,
      'src/c.tsx': 2,
      'src/c.test.ts': 3,
      'tests/d.test.ts': 3,
    });
  });
});

describe('the tests nearest to a change', () => {
  const tests = [
    'tests/auth.test.ts',
    'tests/syncPush.test.ts',
    'tests/far.test.ts',
    'tests/x.test.ts',
  ];

  it('stand first: changed ones, those of like names, near ones; what no change reaches is left out', () => {
    const steps = new Map(Object.entries({ [tests[0]]: 3, [tests[1]]: 5, [tests[2]]: 0 }));
    expect(ranked(tests, ['sync-server/sync/push.ts'], steps)).toEqual([
      'tests/far.test.ts',
      'tests/syncPush.test.ts',
      'tests/auth.test.ts',
    ]);
  });

  it('are taken while there is time; one that is too long does not keep out the next', () => {
    const seconds = new Map([
      ['long', 30],
      ['short', 5],
    ]);
    expect(withinBudget(['short', 'long', 'unknown'], seconds, 12)).toEqual({
      chosen: ['short', 'unknown'],
      left: ['long'],
    });
  });
});
