/**
 * Walks money at random over two gateways that are killed: `npm run walk:money -- --seeds 5000 [--seed 1]`.
 * With `--http` the acts meet in a real gateway instead, and none is killed; with `--killed` they go through a gateway of its own
 * process that is killed (SIGKILL) amid acts and jobs, and started again on what it kept.
 * A seed that fails is named; `--seeds 1 --seed N` goes the same way again, but for what meets by time.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

function wholeNumber(name, text) {
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return String(Number(text));
  process.stderr.write(`--${name} must be a whole number above 0, not "${text}".\n`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    http: { type: 'boolean', default: false },
    killed: { type: 'boolean', default: false },
  },
});
/** Walks of each kind: how many if nobody says so, and where they are. */
const WALKS = {
  memory: [1_000, 'unit', 'sync-server/modules/billing/moneyWalk.test.ts'],
  http: [20, 'integration', 'tests/integration/moneyWalk.test.ts'],
  killed: [20, 'money', 'tests/money/killedWalk.test.ts'],
};
const [count, project, file] = WALKS[values.killed ? 'killed' : values.http ? 'http' : 'memory'];
const MONEY_SEEDS = wholeNumber('seeds', values.seeds ?? String(count));
const MONEY_SEED = wholeNumber('seed', values.seed);
process.stdout.write(`${MONEY_SEEDS} walks, the first with seed ${MONEY_SEED}\n`);
await ensureInstalled();
if (values.killed) await ensureBuilt();
const { status } = spawnSync('node_modules/.bin/vitest', ['run', `--project=${project}`, file], {
  stdio: 'inherit',
  env: { ...process.env, MONEY_SEEDS, MONEY_SEED, ...(values.killed ? { TESTS_BUILT: '1' } : {}) },
});
process.exitCode = status ?? 1;
