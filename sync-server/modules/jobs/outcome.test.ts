import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { hangingAt } from '../../../tests/support/signals';
import { createHandler, type JobRun } from './kinds';
import type { HeldJob } from './lease';
import { runJob } from './outcome';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const AT = '2026-11-27T03:00:00.000Z';
const now = (): Date => new Date(AT);
const kind = {
  name: 'test',
  label: 'x',
  payload: z.object({}),
  maxAttempts: 3,
  mostPerSubject: 1,
  repeatable: true,
};
const held = (lost: AbortSignal): HeldJob => ({
  stored: {
    _id: 'job:test',
    type: 'job',
    body: {
      kind: 'test',
      payload: {},
      state: 'running',
      attempts: 1,
      createdAt: AT,
      queuedAt: AT,
      runAfter: AT,
    },
  } as unknown as HeldJob['stored'],
  lost,
  settle: () => Promise.resolve(undefined),
});

it('a run leaves nothing at the signal by which the gateway stops', async () => {
  const [stop, lost] = [new AbortController(), new AbortController()];
  const handler = createHandler(kind, () => Promise.resolve());
  for (let run = 0; run < 5; run += 1) {
    const outcome = await runJob(held(lost.signal), handler, stop.signal, now);
    expect(outcome.label).toBe('done');
  }
  expect([hangingAt(stop.signal), hangingAt(lost.signal)]).toEqual([0, 0]);
});

it.each(['stop', 'lost'] as const)(
  'a run is told by %s, also once memory was cleaned up',
  async (which) => {
    const signals = { stop: new AbortController(), lost: new AbortController() };
    // Keeps the signal only, as a handler may: the test cleans up memory meanwhile.
    const handler = createHandler(kind, ({ signal }: JobRun<object>) => {
      const aborted = new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('told')), { once: true });
      });
      return aborted;
    });
    const outcome = runJob(held(signals.lost.signal), handler, signals.stop.signal, now);
    await Promise.resolve();
    for (let time = 0; time < 3; time += 1) collect();
    signals[which].abort();
    expect((await outcome).label).toBe(which === 'stop' ? 'released' : 'failed');
    expect([hangingAt(signals.stop.signal), hangingAt(signals.lost.signal)]).toEqual([0, 0]);
  },
);
