/** `npm run restore -- FILE [--yes]`: builds if need be, then runs the gateway's own command. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, Failure, ROOT } from './lib/prepare.mjs';

/** npm runs scripts in the project's folder; the file was named from where the person stands. */
const absolute = (name) =>
  name.startsWith('-') ? name : resolve(process.env.INIT_CWD ?? '', name);

try {
  await ensureInstalled();
  await ensureBuilt();
  const command = join(ROOT, 'dist', 'server', 'restore.js');
  const args = process.argv.slice(2).map(absolute);
  process.exitCode =
    spawnSync(process.execPath, [command, ...args], { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
