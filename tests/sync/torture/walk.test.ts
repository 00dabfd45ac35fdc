import { afterAll, describe, expect, it } from 'vitest';
import { openStage } from '../support/stage';
import type { Stage } from '../support/stage';
import { walk } from '../walk/walk';

/** `npm run torture` sets both; a failing seed goes the same way again with `--seeds 1 --seed N`. */
const first = Number(process.env.TORTURE_SEED ?? '1');
const count = Number(process.env.TORTURE_SEEDS ?? '40');
const seeds = Array.from({ length: count }, (_, index) => first + index);

/** As many walks at a time as there are cores to make use of. */
const LANES = 2;
const lanes = Array.from({ length: Math.min(LANES, count) }, () => openStage());
/** Which walk comes next on a lane; a lane is one stage. */
const ends = lanes.map(() => Promise.resolve<unknown>(undefined));

/** Walks one after the other on each lane. */
function onLane<T>(place: number, work: (stage: Stage) => Promise<T>): Promise<T> {
  const lane = place % lanes.length;
  const walked = (async () => {
    await ends[lane];
    const stage = await lanes[lane];
    if (!stage) throw new Error('no stage');
    return work(stage);
  })();
  ends[lane] = walked.catch(() => undefined);
  return walked;
}

afterAll(async () => {
  await Promise.all(lanes.map(async (lane) => (await lane).stop()));
});

describe.concurrent('S02 two devices work while things break', () => {
  it.each(seeds)('S02 walk of seed %i', { timeout: 600_000 }, async (seed) => {
    const { steps, faults } = await onLane(seed - first, (stage) => walk(stage, seed));
    expect(faults, `seed ${seed}\n${steps.join('\n')}`).toEqual([]);
  });
});
