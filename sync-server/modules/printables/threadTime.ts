import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts time in hundredths of a second, whatever the machine. */
const TICK = 10;
const isLinux = process.platform === 'linux';

/** Shared with the thread, which writes its id as the system knows it. */
export const createThreadId = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

/** Called in the thread. */
export function writeThreadId(id: Int32Array): void {
  if (isLinux) id[0] = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
}

/** @returns milliseconds that the thread has computed; undefined where the system does not say */
export function readThreadTime([id = 0]: Int32Array): number | undefined {
  if (!isLinux) return undefined;
  if (id === 0) return 0;
  try {
    const text = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    // Behind the name, which may hold spaces, user and system time are the 12th and 13th.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return undefined;
  }
}

/** How many times as long as it may compute a thread may take by the clock: it gives way to all else on the machine. */
const WAITING = 4;

/**
 * Calls `end` once the thread has computed for `timeout` ms more, or has not in many times that.
 * @param computed milliseconds until now; undefined where the system does not say
 * @returns stops it
 */
export function limitThreadTime(
  computed: () => number | undefined,
  timeout: number,
  end: () => void,
): () => void {
  const last = performance.now() + timeout * WAITING;
  const before = computed() ?? 0;
  let timer: NodeJS.Timeout;
  const look = (): void => {
    const left = timeout - ((computed() ?? Number.POSITIVE_INFINITY) - before);
    const wait = Math.min(left, last - performance.now());
    if (wait <= 0) return end();
    timer = setTimeout(look, wait);
  };
  timer = setTimeout(look, timeout);
  return () => clearTimeout(timer);
}
