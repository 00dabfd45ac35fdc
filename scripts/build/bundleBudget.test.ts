import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import {
  bundleBudget,
  excesses,
  sharedEntries,
  weigh,
  type Budget,
  type Script,
} from './bundleBudget';

const noise = (bytes: number): string => randomBytes(Math.ceil(bytes / 2)).toString('hex');

function script(fileName: string, imports: string[], code = fileName): Script {
  return { fileName, code, imports, moduleIds: [`/app/src/${fileName}.ts`] };
}

describe('budgets of the bundle', () => {
  const scripts = [
    script('main', ['shared']),
    script('page', ['shared', 'deep']),
    script('shared', []),
    script('deep', ['shared']),
    script('elsewhere', [], noise(50_000)),
  ];

  const budget: Budget = { page: 'p', loads: ['src/main.ts'], bytes: 1e9, files: 9 };

  it('count what is imported to the bottom, once, and nothing else', () => {
    const weight = weigh(scripts, { ...budget, loads: ['src/main.ts', 'src/page.ts'] });
    expect(weight.files.map(({ name }) => name).sort()).toEqual(['deep', 'main', 'page', 'shared']);
    expect(weight.bytes).toBe(weight.files.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(weight.bytes).toBeLessThan(500);
  });

  it('hold at the very byte', () => {
    const { bytes } = weigh(scripts, budget);
    expect(excesses(weigh(scripts, { ...budget, bytes }))).toEqual([]);
    expect(excesses(weigh(scripts, { ...budget, bytes: bytes - 1 }))).toEqual([
      expect.stringMatching(/^The JavaScript of the p weighs 0\.\d KB, more than/),
    ]);
  });

  it('hold at the very file', () => {
    expect(excesses(weigh(scripts, { ...budget, files: 2 }))).toEqual([]);
    expect(excesses(weigh(scripts, { ...budget, files: 1 }))).toEqual([
      expect.stringMatching(/^The JavaScript of the p comes in 2 files, more than 1\.$/),
    ]);
  });

  it('no entry is imported by what another one needs', () => {
    const entry = { ...script('desk', ['shared']), isEntry: true };
    expect(sharedEntries([...scripts, entry])).toEqual([]);
    expect(sharedEntries([...scripts, entry, script('dialog', ['desk'])])).toEqual([
      'desk starts an entry, and dialog imports it.',
    ]);
  });

  it('do not pass over a module that is gone', () => {
    expect(() => weigh(scripts, { ...budget, loads: ['src/moved.ts'] })).toThrow('src/moved.ts');
  });
});

async function buildWith(bounds: Pick<Budget, 'bytes' | 'files'>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'bua-lanh-budget-'));
  try {
    await writeFile(join(root, 'lazy.js'), `export const noise = '${noise(4000)}';`);
    await writeFile(join(root, 'main.js'), `import('./lazy.js').then((m) => (window.x = m.noise))`);
    const page = { page: 'start page', loads: ['main.js', 'lazy.js'], ...bounds };
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [bundleBudget(() => [page])],
      build: { write: false, rollupOptions: { input: join(root, 'main.js') } },
    });
    return 'built';
  } catch (error) {
    return String(error);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

describe('the build', () => {
  it('fails on a bundle that is too large or in too many files, and only on that', async () => {
    expect(await buildWith({ bytes: 100_000, files: 3 })).toBe('built');
    expect(await buildWith({ bytes: 2_000, files: 3 })).toMatch(/of the start page weighs/);
    expect(await buildWith({ bytes: 100_000, files: 1 })).toMatch(/of the start page comes in/);
  });
});
