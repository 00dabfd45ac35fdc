/** Milliseconds unless said otherwise; null where nothing was measured. */
export interface Figures {
  count: number;
  p50: number | null;
  p95: number | null;
  max: number | null;
}

/**
 * Nearest rank, without interpolation.
 * @param sorted ascending
 * @param share over 0, up to 1
 */
export function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(1, Math.ceil(sorted.length * share)) - 1] ?? null;
}

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

export function computeFigures(values: readonly number[]): Figures {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    count: sorted.length,
    p50: rounded(percentile(sorted, 0.5)),
    p95: rounded(percentile(sorted, 0.95)),
    max: rounded(percentile(sorted, 1)),
  };
}

export interface Target {
  name: string;
  value: number | null;
  limit: number;
  met: boolean;
}

export function target(name: string, value: number | null, limit: number): Target {
  return { name, value, limit, met: value !== null && value < limit };
}
