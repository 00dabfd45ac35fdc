/** Milliseconds for which this process computes during some work: a machine that is busy with others takes nothing away. */
export function computingTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}

/** Milliseconds of computing of the quickest of three tries: what others do on the machine slows the rest. */
export const quickestTime = (work: () => unknown): number =>
  Math.min(...[1, 2, 3].map(() => computingTime(work)));
