/** `npm run attack -- fuzz [calls] [seed]`; exits with 1 if a call got no answer or a 5xx. */
import { fuzz, FUZZED } from './fuzz';
import { openStage } from './stage';

const [calls = 100_000, seed = 1] = process.argv.slice(2).map(Number);
const stage = await openStage(FUZZED);
try {
  const { statuses, broken } = await fuzz(stage, calls, seed);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  process.stdout.write(`${calls} calls, seed ${seed} – ${counts.join(', ')}\n`);
  for (const one of broken.slice(0, 20)) process.stdout.write(`${one}\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await stage.stop();
}
