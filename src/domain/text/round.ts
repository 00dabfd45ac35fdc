/**
 * Half up. The nudge of one part in 10¹² keeps 1.005 × 100 = 100.49999… from rounding down.
 * @param value finite, zero or more
 */
export function roundTo(value: number, digits = 0): number {
  const scale = 10 ** digits;
  const scaled = value * scale;
  return Math.round(scaled + Math.abs(scaled) * 1e-12) / scale;
}
