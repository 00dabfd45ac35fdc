/**
 * Limits that hold for the product, on a machine that may stand still as a whole for seconds. A timer of
 * this process that comes late, while the process itself did not compute, tells of such time: it counts for
 * nobody. What the product takes, in this process or in another one, counts in full.
 */

/** Milliseconds between two looks at the clock. */
const EVERY = 50;
/** Milliseconds by which a timer may be late on a machine that runs. */
const USUAL = 100;

// Not `performance.now`: tests set it, and the fast clock does.
const clock = (): number => Number(process.hrtime.bigint()) / 1e6;
const computed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let stolen = 0;
let seen = { at: clock(), computed: computed() };

/** How late the next look is by now, and not for what this process computed. */
function lateness(): number {
  const passed = clock() - seen.at;
  const late = passed - Math.max(EVERY, computed() - seen.computed);
  return late > USUAL ? late : 0;
}

setInterval(() => {
  stolen += lateness();
  seen = { at: clock(), computed: computed() };
}, EVERY).unref();

const runningTime = (): number => clock() - stolen - lateness();

/** Starts a watch. @returns milliseconds since then, without what was stolen */
export function stopwatch(): () => number {
  const started = runningTime();
  return () => runningTime() - started;
}

/** Lets what has arrived at this process be read: after a standstill timers run first. */
const arrivals = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Looks until something is so, and once more when the time is up.
 * @param limit milliseconds
 * @param every milliseconds between two looks
 * @returns whether it became so
 */
export async function comesTrue(
  look: () => Promise<boolean> | boolean,
  limit: number,
  every: number,
): Promise<boolean> {
  const elapsed = stopwatch();
  for (;;) {
    const isOver = elapsed() > limit;
    if (isOver) await arrivals();
    if (await look()) return true;
    if (isOver) return false;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}

/** What some work comes to. @throws Error after `limit` ms */
export async function within<T>(
  limit: number,
  work: Promise<T>,
  explain = `not within ${limit} ms`,
): Promise<T> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  const late = comesTrue(() => isDone, limit, 20).then((came) => {
    if (!came) throw new Error(explain);
    return work;
  });
  return Promise.race([done, late]);
}
