/** `npm run published:rebuild`: builds if need be, then runs the gateway's own command. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, Failure, ROOT } from './lib/prepare.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const command = join(ROOT, 'dist', 'server', 'published-rebuild.js');
  const result = spawnSync(process.execPath, [command], { stdio: 'inherit' });
  process.exitCode = result.status ?? 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
