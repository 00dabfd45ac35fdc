/**
 * Attacks a gateway of its own, on this machine only: `npm run attack`, or `npm run attack -- pushes` for those
 * whose name says so; `npm run attack -- fuzz 100000 1` sends calls that no app makes (how many, seed). One line for each; it ends with 1 where something did not hold.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, Failure, ROOT } from './lib/prepare.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}

const [first, ...rest] = process.argv.slice(2);
const program = first === 'fuzz' ? ['fuzzMain.ts', ...rest] : ['main.ts', ...process.argv.slice(2)];
const child = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    '--import',
    './scripts/lib/rawText.mjs',
    `tests/attack/${program[0]}`,
    ...program.slice(1),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, TESTS_BUILT: '1' } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
