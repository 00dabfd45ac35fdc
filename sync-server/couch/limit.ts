/** Milliseconds by which a timer comes late where this process stood still. */
const LATE = 250;

/**
 * Calls `end` after some time in which this process ran. When it stood still (a long computation, a full
 * machine), timers run before the answer that came meanwhile is read: what was lost is given back, once.
 * @returns what stops it
 */
export function startLimit(milliseconds: number, end: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (time: number, isLast: boolean): void => {
    const due = performance.now() + time;
    timer = setTimeout(() => {
      const late = performance.now() - due;
      if (late > LATE && !isLast) wait(Math.min(late, milliseconds), true);
      else end();
    }, time);
  };
  wait(milliseconds, false);
  return () => clearTimeout(timer);
}
