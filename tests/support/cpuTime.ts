/** CPU time in ms, so that other work on the machine does not count. */
export function computingTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}

/** Best of three, in ms: other work on the machine slows the rest. */
export const quickestTime = (work: () => unknown): number =>
  Math.min(...[1, 2, 3].map(() => computingTime(work)));
