/**
 * Breaks every step of the sync, then walks two devices at random while things break:
 * `npm run torture -- --seeds 500 [--seed 1]`.
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
  options: { seeds: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const TORTURE_SEEDS = wholeNumber('seeds', values.seeds);
const TORTURE_SEED = wholeNumber('seed', values.seed);
process.stdout.write(`${TORTURE_SEEDS} walks, the first with seed ${TORTURE_SEED}\n`);
await ensureInstalled();
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project=torture', '--reporter=verbose'],
  { stdio: 'inherit', env: { ...process.env, TORTURE_SEEDS, TORTURE_SEED } },
);
process.exitCode = status ?? 1;
