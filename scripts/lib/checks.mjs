import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOMS = ['src', 'sync-server', 'tests', 'scripts', 'bench'];

export const bin = (name) => join('node_modules', '.bin', name);

const cache = (name) => join('node_modules', '.cache', 'bua-lanh', name);

const check = (title, tool, ...args) => ({ title, command: bin(tool), args });

/**
 * @param incremental whether what an earlier run found about unchanged files may be believed
 * @returns {{title: string, command: string, args: string[]}[]} the longest first
 */
export function checks({ incremental = false } = {}) {
  const kept = (...args) => (incremental ? args : []);
  return [
    check(
      'types',
      'tsc',
      '--noEmit',
      ...kept('--incremental', '--tsBuildInfoFile', cache('types')),
    ),
    check(
      'architecture',
      'depcruise',
      '--config=.dependency-cruiser.cjs',
      ...kept('--cache', cache('architecture'), '--cache-strategy', 'content'),
      'src',
      'sync-server',
    ),
    check('unused code', 'knip', ...kept('--cache', '--cache-location', cache('unused'))),
    check('format', 'oxfmt', '--check'),
    check('lint', 'oxlint', '--deny-warnings', ...ROOMS),
    {
      title: 'length of functions',
      command: process.execPath,
      args: [join('scripts', 'function-length.mjs')],
    },
  ];
}

/** Tests are left out: a `describe` is as long as what it holds. */
export const functionLength = [
  '--config=scripts/lib/functionLength.oxlintrc.json',
  '--format=json',
  ...['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts'].map((glob) => `--ignore-pattern=${glob}`),
  ...ROOMS,
];

export function runAside(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => (said += error.message));
    child.on('close', (code) => resolve({ ok: code === 0, said }));
  });
}

export async function inTurns(work, width) {
  const next = async () => {
    for (let one = work.shift(); one; one = work.shift()) await one();
  };
  await Promise.all(Array.from({ length: width }, next));
}
