import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram, type Ran } from '../support/command';
import { temporaryFolder } from '../support/gateway';

let root: string;
const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

const NOTE = `require('node:fs').appendFileSync(process.env.CALLS, process.argv.slice(2).join(' ') + '\\n');`;
const BUILT_FROM = [
  'index.html',
  'entrance.html',
  'admin.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

const lock = (packages: Record<string, object>): string => JSON.stringify({ packages });
const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/express': { version: '5.3.0' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
};

async function call(...names: ('ensureInstalled' | 'ensureBuilt' | 'build')[]): Promise<string[]> {
  const calls = join(root, 'calls');
  const code = `const m = await import('./scripts/lib/prepare.mjs'); ${names.map((name) => `await m.${name}();`).join(' ')}`;
  const env = { PATH: process.env.PATH, CALLS: calls, npm_execpath: join(root, 'npm.js') };
  const ran: Ran = await runProgram(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env,
  });
  expect(ran.code, ran.err).toBe(0);
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

beforeEach(async () => {
  root = await temporaryFolder();
  await cp('scripts/lib/prepare.mjs', join(root, 'scripts/lib/prepare.mjs'), { recursive: true });
  for (const file of BUILT_FROM) await write(file, '{}');
  await write('package.json', JSON.stringify({ engines: { node: '>=20.19' } }));
  await write('package-lock.json', lock(LOCKED));
  await write('npm.js', NOTE);
  await write('node_modules/vite/package.json', '{ "type": "commonjs" }');
  await write('node_modules/vite/bin/vite.js', NOTE);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('S05 commands beside a server that was installed by hand', () => {
  it('S05 packages that npm ci put there are not installed again under the running gateway', async () => {
    const installed = { 'node_modules/express': { version: '5.3.0' } };
    await write('node_modules/.package-lock.json', lock(installed));
    expect(await call('ensureInstalled')).toEqual([]);
  });

  it('S05 other packages, or none, are', async () => {
    expect(await call('ensureInstalled')).toEqual([expect.stringMatching(/^ci --include=dev/)]);
    await rm(join(root, 'node_modules', '.bua-lanh-lock'));
    const older = { 'node_modules/express': { version: '5.2.0' } };
    await write('node_modules/.package-lock.json', lock(older));
    expect(await call('ensureInstalled')).toHaveLength(2);
  });

  it('S05 what npm run build built is not built again until its source changes', async () => {
    expect(await call('build')).toHaveLength(2);
    expect(await call('ensureBuilt')).toHaveLength(2);
    await write('sync-server/main.ts', 'changed');
    expect(await call('ensureBuilt')).toHaveLength(4);
  });
});
