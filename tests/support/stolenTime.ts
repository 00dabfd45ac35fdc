/**
 * Limits that hold for the product, on a machine whose host may take it away for seconds. Left out is only
 * what the host is known to have taken (`hostTime.mjs`). What the product takes counts in full, in this
 * process or in another one, whether it computes or blocks; and so does what other programs of this machine
 * take. Where the system does not tell of its host, everything counts, and the limit says so.
 */
import { Worker } from 'node:worker_threads';

const cells = new SharedArrayBuffer(16);
const ticks = new SharedArrayBuffer(4);
const [taken, ticked] = [new Float64Array(cells), new Int32Array(ticks)];
// Options that were meant for this process, as a fast clock, are not for the thread.
new Worker(new URL('./hostTime.mjs', import.meta.url), {
  workerData: { hostTime: { cells, ticked: ticks } },
  execArgv: [],
}).unref();

/** Milliseconds for which a limit waits to hear what the host took. */
const LATEST_TICK = 500;

// Not `performance.now`: tests set it, and the fast clock does.
const clock = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Waits for the thread's next tick, which tells of a standstill that has just ended. */
function hear(): void {
  Atomics.wait(ticked, 0, Atomics.load(ticked, 0), LATEST_TICK);
}

interface Stopwatch {
  /** Milliseconds since its start, without what the host took. */
  (): number;
  /** Names what was left out, in words. */
  leftOut(): string;
}

interface Running extends Stopwatch {
  /** Whether more than `limit` ms have passed; exact only when it seems so. */
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

/** Starts a watch. */
export const stopwatch = (): Stopwatch => running();

/** Lets what has arrived at this process be read: after a standstill timers run first. */
const arrivals = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Milliseconds by which a look may come late, beside the pause before it. */
const LATE_LOOK = 250;

/**
 * Looks until something is so, and once more when the time is up.
 * @param limit milliseconds
 * @param every milliseconds between two looks
 * @returns whether it became so; not when that was seen long after the limit only
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

/** Runs some work and returns its result. @throws Error when it ends, or has not ended, after `limit` ms */
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
