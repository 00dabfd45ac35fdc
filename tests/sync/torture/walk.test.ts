import { afterAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/stage';
import { walk } from '../walk/walk';

/** `npm run torture` sets both; a failing seed goes the same way again with `--seeds 1 --seed N`. */
const first = Number(process.env.TORTURE_SEED ?? '1');
const count = Number(process.env.TORTURE_SEEDS ?? '15');
const seeds = Array.from({ length: count }, (_, index) => first + index);

/** Milliseconds; a walk takes some seconds, on a slow machine many times that. */
const LONGEST_WALK = 300_000;

const opened: Stage[] = [];
const idle: Stage[] = [];

async function takeStage(): Promise<Stage> {
  const device = idle.pop();
  if (device) return device;
  const made = await openStage();
  opened.push(made);
  return made;
}

afterAll(async () => {
  await Promise.all(opened.map((stage) => stage.stop()));
});

// The project's `maxConcurrency` says how many walks go at a time.
describe.concurrent('S02 two devices work while things break', () => {
  it.each(seeds)('S02 walk of seed %i', { timeout: LONGEST_WALK }, async (seed) => {
    const stage = await takeStage();
    const { steps, faults } = await walk(stage, seed);
    // A stage on which a walk failed or never ended could fail the next walk.
    if (faults.length === 0) idle.push(stage);
    // The faults first: reports show the beginning of a message.
    expect(faults, `seed ${seed}\n${[...faults, ...steps].join('\n')}`).toEqual([]);
  });
});
