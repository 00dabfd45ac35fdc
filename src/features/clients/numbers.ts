/**
 * A number as a person types it, with decimal comma or point.
 * @returns `undefined` for an empty field, NaN for what is not a number
 */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^\d+([.,]\d*)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

const decimal = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2, useGrouping: false });
const oneDecimal = new Intl.NumberFormat('vi-VN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const grouped = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** A stored number as the form shows it: `66,2`, without grouping. */
export function typedNumber(value: number | undefined): string {
  return value === undefined ? '' : decimal.format(value);
}

/** `66,2`; always one decimal, for kg and BMI. */
export function formatOne(value: number): string {
  return oneDecimal.format(value);
}

/** `1.500`, for kcal and counts. */
export function formatWhole(value: number): string {
  return grouped.format(value);
}

/** `2026-11-18` as `18/11/2026`. */
export function formatDate(localDate: string): string {
  return localDate.split('-').reverse().join('/');
}
