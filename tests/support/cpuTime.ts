/** Milliseconds for which this process computes during some work: a machine that is busy with others takes nothing away. */
export function computingTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}
