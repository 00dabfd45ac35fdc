import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, Failure, ROOT } from './prepare.mjs';

/** npm runs scripts in the project's folder; a file is named relative to where the person is. */
const absolute = (argument) =>
  argument.startsWith('-') ? argument : resolve(process.env.INIT_CWD ?? '', argument);

/**
 * Runs `sync-server/commands/<name>` with this process's arguments and ends with its exit code.
 * @param understand what an argument means; a file's name unless told
 */
export async function runCommand(name, understand = absolute) {
  try {
    await ensureInstalled();
    await ensureBuilt();
    const command = join(ROOT, 'dist', 'server', `${name}.js`);
    const args = process.argv.slice(2).map((argument) => understand(argument));
    const result = spawnSync(process.execPath, [command, ...args], { stdio: 'inherit' });
    process.exitCode = result.status ?? 1;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
