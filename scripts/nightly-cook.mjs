/**
 * Opens every dish of twenty generated weeks on a phone without a network: `node scripts/nightly-cook.mjs`. `COOKED_WEEKS` says
 * how many weeks instead.
 */
import { spawnSync } from 'node:child_process';
import { ensureHeadless } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled, Failure, ROOT } from './lib/prepare.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const args = ['test', '--project=cook', '--workers=1', '--reporter=list'];
  const env = {
    COOKED_WEEKS: '20',
    ...process.env,
    CHROMIUM_PATH: await ensureHeadless(),
    COUCHDB_URL: '',
  };
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', ...args, '--output=test-results/cook'],
    { cwd: ROOT, stdio: 'inherit', env },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
