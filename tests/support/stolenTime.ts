/**
 * Time limits that leave out only what the host is known to have taken (`hostTime.mjs`). What the product and other
 * programs take counts in full; where the system does not tell, everything counts.
 */
import { Worker } from 'node:worker_threads';

const cells = new SharedArrayBuffer(16);
const ticks = new SharedArrayBuffer(4);
const [taken, ticked] = [new Float64Array(cells), new Int32Array(ticks)];
// Options meant for this process, such as a fast clock, must not reach the thread.
new Worker(new URL('./hostTime.mjs', import.meta.url), {
  workerData: { hostTime: { cells, ticked: ticks } },
  execArgv: [],
}).unref();

const LATEST_TICK = 500;

// Not `performance.now`: tests set it, and the fast clock does.
const clock = (): number => Number(process.hrtime.bigint()) / 1e6;

function hear(): void {
  Atomics.wait(ticked, 0, Atomics.load(ticked, 0), LATEST_TICK);
}

interface Stopwatch {
  (): number;
  leftOut(): string;
}

interface Running extends Stopwatch {
  isOver(limit: number): boolean;
}

function running(): Running {
  const [started, before] = [clock(), taken[0] ?? 0];
  const host = (): number => (taken[0] ?? 0) - before;
  const elapsed = (): number => {
    const passed = clock() - started;
    hear();
    return passed - host();
  };
  return Object.assign(elapsed, {
    isOver: (limit: number) => clock() - started - host() > limit && elapsed() > limit,
    leftOut: () =>
      taken[1] === 1
        ? `without ${Math.round(host())} ms that the host took`
        : 'this system does not tell what its host took',
  });
}

export const stopwatch = (): Stopwatch => running();

/** After a standstill timers run first: lets data that has arrived be read. */
const arrivals = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const LATE_LOOK = 250;

/**
 * @param limit milliseconds
 * @param every milliseconds between looks
 * @returns whether it became so; false if that was seen only long after the limit
 */
export async function comesTrue(
  look: () => Promise<boolean> | boolean,
  limit: number,
  every: number,
): Promise<boolean> {
  const watch = running();
  for (;;) {
    const isOver = watch.isOver(limit);
    if (isOver) await arrivals();
    if (await look()) return !watch.isOver(limit + every + LATE_LOOK);
    if (isOver) return false;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}

/** @throws Error when it has not ended after `limit` ms */
export async function within<T>(
  limit: number,
  work: Promise<T>,
  explain = `not within ${limit} ms`,
): Promise<T> {
  const watch = running();
  const tooLate = (): Error => new Error(`${explain} (${watch.leftOut()})`);
  let isDone = false;
  const inTime = work
    .finally(() => (isDone = true))
    .then((value) => {
      if (watch.isOver(limit)) throw tooLate();
      return value;
    });
  const never = comesTrue(() => isDone, limit, 20).then((came) => {
    if (!came) throw tooLate();
    return inTime;
  });
  return Promise.race([inTime, never]);
}
