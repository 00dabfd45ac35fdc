/**
 * Walks money at random over two gateways that are killed: `npm run walk:money -- --seeds 5000 [--seed 1]`.
 * With `--http` the acts meet in a real gateway instead, and none is killed.
 * A seed that fails is named; `--seeds 1 --seed N` goes the same way again.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/prepare.mjs';

function wholeNumber(name, text) {
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return String(Number(text));
  process.stderr.write(`--${name} must be a whole number above 0, not "${text}".\n`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    http: { type: 'boolean', default: false },
  },
});
const MONEY_SEEDS = wholeNumber('seeds', values.seeds);
const MONEY_SEED = wholeNumber('seed', values.seed);
process.stdout.write(`${MONEY_SEEDS} walks, the first with seed ${MONEY_SEED}\n`);
await ensureInstalled();
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  values.http
    ? ['run', '--project=integration', 'tests/integration/moneyWalk.test.ts']
    : ['run', '--project=unit', 'sync-server/modules/billing/moneyWalk.test.ts'],
  { stdio: 'inherit', env: { ...process.env, MONEY_SEEDS, MONEY_SEED } },
);
process.exitCode = status ?? 1;
