/**
 * Many devices on one gateway process: `npm run load -- --devices 2000 --minutes 5`, see
 * docs/capacity.md. The last line is JSON; it ends with 0 when every target was met, 1 when not, 2 when
 * an argument is wrong.
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

const child = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    '--import',
    './scripts/lib/rawText.mjs',
    'tests/load/main.ts',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
