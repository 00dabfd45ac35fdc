/** Runs in a thread that only ticks, so that neither a blocked main thread nor another process makes it late. */
import { readFileSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

const EVERY = 50;
/** Milliseconds by which a tick may be late on a machine that runs. */
const USUAL = 50;
/** The kernel counts in these, in milliseconds (USER_HZ is 100 on Linux). */
const JIFFY = 10;

/**
 * Reads the kernel's account of each processor, in milliseconds since its start.
 * @param text of `/proc/stat`
 * @returns {{busy: number, stolen: number}[]} `busy` with what ran here, `stolen` while the host ran others
 */
export function processorsIn(text) {
  return [...text.matchAll(/^cpu\d+ (.+)$/gm)].map(([, figures]) => {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = figures
      .split(' ')
      .map(Number);
    return { busy: (user + nice + system + irq + softIrq) * JIFFY, stolen: steal * JIFFY };
  });
}

/**
 * Computes what the host took between two ticks.
 * - What the kernel calls stolen: a processor should have run and was given to another machine. Of several
 *   processors the mean, since whatever waits may have waited for any of them.
 * - A standstill of the whole machine, of which the kernel knows nothing: the tick is late although a
 *   processor was free to run it. With all processors busy the tick is late for what runs here.
 * @param before, after {{busy: number, stolen: number}[]} of each processor
 * @param late milliseconds by which the tick came late
 * @returns {number} milliseconds
 */
export function tookByHost(before, after, late) {
  if (before.length === 0 || before.length !== after.length) return 0;
  const since = (field) => after.map((processor, index) => processor[field] - before[index][field]);
  const stolen = since('stolen').reduce((sum, each) => sum + each, 0) / after.length;
  const standstill = late > USUAL ? late - Math.min(...since('busy')) : 0;
  return Math.max(0, stolen, standstill);
}

function processors() {
  try {
    return processorsIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return [];
  }
}

const clock = () => Number(process.hrtime.bigint()) / 1e6;

/** @param cells {Float64Array} milliseconds taken so far; ticks so far; whether the system tells */
function tickForever(cells, ticked) {
  let seen = { at: clock(), processors: processors() };
  cells[1] = seen.processors.length > 0 ? 1 : 0;
  setInterval(() => {
    const now = { at: clock(), processors: processors() };
    cells[0] += tookByHost(seen.processors, now.processors, now.at - seen.at - EVERY);
    seen = now;
    Atomics.add(ticked, 0, 1);
    Atomics.notify(ticked, 0);
  }, EVERY);
}

if (!isMainThread && workerData?.hostTime)
  tickForever(
    new Float64Array(workerData.hostTime.cells),
    new Int32Array(workerData.hostTime.ticked),
  );
