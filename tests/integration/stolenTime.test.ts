import { describe, expect, it } from 'vitest';
import { stopwatch, within } from '../support/stolenTime';

/** Nothing moves in this process, as on a machine that stands still. */
const standStill = (ms: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function compute(ms: number): void {
  for (const end = Date.now() + ms; Date.now() < end;);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('S06 the clock of limits', () => {
  it('S06 does not count a standstill of the machine, neither during it nor after', async () => {
    const elapsed = stopwatch();
    standStill(1_500);
    expect(elapsed()).toBeLessThan(500);
    await pause(100);
    expect(elapsed()).toBeGreaterThanOrEqual(50);
    expect(elapsed()).toBeLessThan(1_000);
  });

  it('S06 counts waiting and computing', async () => {
    const waited = stopwatch();
    await pause(300);
    expect(waited()).toBeGreaterThan(250);
    const computed = stopwatch();
    compute(1_000);
    // A busy machine gives a part of the time only: so much is not what the product took.
    expect(computed()).toBeGreaterThan(250);
  });

  it('S06 lets work go on after a standstill, and ends work that is late by itself', async () => {
    const work = pause(100);
    const judged = within(1_000, work);
    standStill(1_500);
    await judged;
    await expect(within(200, pause(2_000))).rejects.toThrow('not within 200 ms');
    await expect(within(1_000, Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  });
});
