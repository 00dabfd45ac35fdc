/**
 * Walks through the built product in engines that the other tests do not use: `npm run nightly:engines`, or `-- firefox`, `-- webkit`.
 * Firefox (`firefox-esr`) and WebKitGTK (`webkit2gtk-driver`, `xvfb`) are Debian packages; one that is not installed is
 * skipped, and said so. One line for each step; it ends with 1 where one failed.
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
    'tests/engines/main.ts',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
