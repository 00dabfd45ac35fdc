function sorted(values: readonly number[]): number[] {
  if (values.length === 0) throw new RangeError('no samples');
  return [...values].sort((a, b) => a - b);
}

export function median(values: readonly number[]): number {
  const all = sorted(values);
  const middle = all.length >> 1;
  const upper = all[middle] ?? 0;
  return all.length % 2 === 1 ? upper : ((all[middle - 1] ?? 0) + upper) / 2;
}

/** Nearest rank. */
export function percentile(values: readonly number[], percent: number): number {
  const all = sorted(values);
  const rank = Math.max(1, Math.ceil((percent / 100) * all.length));
  return all[rank - 1] ?? 0;
}

export const p95 = (values: readonly number[]): number => percentile(values, 95);

/** Three significant digits: a busy machine measures no finer. */
export function significant(value: number): number {
  return Number(value.toPrecision(3));
}
