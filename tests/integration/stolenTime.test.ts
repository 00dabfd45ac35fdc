import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { describe, expect, it } from 'vitest';
import { processorsIn, tookByHost } from '../support/hostTime.mjs';
import { comesTrue, stopwatch, within } from '../support/stolenTime';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const block = (ms: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function compute(ms: number): void {
  for (const end = Date.now() + ms; Date.now() < end;);
}

const hog = (ms: number): Promise<unknown>[] =>
  [...cpus(), 0].map(() => {
    const code = `for (const end = Date.now() + ${ms}; Date.now() < end;);`;
    const child = spawn(process.execPath, ['-e', code]);
    return new Promise((resolve) => child.once('exit', resolve));
  });

describe('S06 what the product takes counts', () => {
  it.each([
    ['waits', () => pause(3_000)],
    ['blocks this process', () => block(3_000)],
    ['computes in this process', () => compute(3_000)],
    ['keeps all processors busy in other processes', () => Promise.all(hog(3_000))],
  ])('S06 a product that %s for three seconds breaks a limit of two', async (_, work) => {
    const elapsed = stopwatch();
    const judged = within(2_000, pause(1).then(work));
    await expect(judged).rejects.toThrow(/^not within 2000 ms \(/);
    // The host may really have taken some of the time meanwhile.
    expect(elapsed()).toBeGreaterThan(2_000);
  });

  it('S06 something that came true while this process was blocked came true too late', async () => {
    const blocked = { isOver: false };
    setTimeout(() => {
      block(3_000);
      blocked.isOver = true;
    }, 100);
    expect(await comesTrue(() => blocked.isOver, 2_000, 50)).toBe(false);
  });

  it('S06 what comes true in time does, and an error stays what it is', async () => {
    await within(
      5_000,
      pause(10).then(() => block(300)),
    );
    await expect(within(5_000, Promise.reject(new Error('its own')))).rejects.toThrow('its own');
    await expect(within(200, new Promise(() => undefined))).rejects.toThrow('not within 200 ms');
    expect(await comesTrue(() => true, 1_000, 1)).toBe(true);
    expect(await comesTrue(() => false, 100, 10)).toBe(false);
  });
});

const took = (late: number, ...processors: [busy: number, stolen: number][]): number =>
  tookByHost(
    processors.map(() => ({ busy: 700, stolen: 20 })),
    processors.map(([busy, stolen]) => ({ busy: 700 + busy, stolen: 20 + stolen })),
    late,
  );

describe('S06 what the host took does not count', () => {
  it('S06 reads what the kernel knows of each processor', () => {
    const text =
      'cpu  3 0 3 9 9 0 0 5 0 0\ncpu0 1 2 3 40 50 6 7 8 0 0\ncpu1 9 0 0 0 0 0 0 1 0 0\nintr 1';
    expect(processorsIn(text)).toEqual([
      { busy: 190, stolen: 80 },
      { busy: 90, stolen: 10 },
    ]);
  });

  it.each([
    ['nothing, in time', 0, took(4, [50, 0], [0, 0])],
    ['nothing, late by what a timer may be', 0, took(50, [0, 0], [0, 0])],
    ['all processors stolen', 1_000, took(0, [0, 1_000], [0, 1_000])],
    ['one of two stolen', 500, took(0, [0, 1_000], [0, 0])],
    ['late with both free: a standstill', 1_500, took(1_500, [0, 0], [0, 0])],
    ['late with one free and one busy', 1_500, took(1_500, [1_500, 0], [0, 0])],
    ['late with both busy: what runs here', 0, took(1_500, [1_550, 0], [1_550, 0])],
    ['late with both busy for a part', 1_000, took(1_500, [500, 0], [700, 0])],
    ['late, on a system that tells nothing', 0, took(1_500)],
  ])('S06 %s', (_, expected, milliseconds) => expect(milliseconds).toBe(expected));
});
