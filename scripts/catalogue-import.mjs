/** `npm run catalogue:import -- FILE.csv`: builds if need be, then runs the gateway's own command. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, Failure, ROOT } from './lib/prepare.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const command = join(ROOT, 'dist', 'server', 'catalogue-import.js');
  // npm runs scripts in the project's folder; the file was named from where the person stands.
  const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '', file));
  const result = spawnSync(process.execPath, [command, ...files], { stdio: 'inherit' });
  process.exitCode = result.status ?? 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
