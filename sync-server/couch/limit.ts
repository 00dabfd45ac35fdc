const LATE = 250;

/**
 * Counts only time in which the process ran. After a block (long computation, busy machine) timers fire before the answer
 * that arrived meanwhile is read, so the lost time is given back once.
 * @returns stops it
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
