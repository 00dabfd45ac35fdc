/** cm in an inch, pounds in a kilogram (platform, section 9: 30.48 cm per ft, 2.20462 lb per kg). */
const [CM_PER_INCH, LB_PER_KG] = [2.54, 2.20462];
const INCHES = 12;

/** Ends of the rulers, each in its unit (platform, sections 5 and 9); what lies beyond is typed. Feet go by inches. */
export const RULERS = {
  cm: { range: [100, 250], step: 1 },
  ft: { range: [3 * INCHES, 8 * INCHES], step: 1 },
  /** `around`: how far a wished weight's ruler goes to both sides of the present one. */
  kg: { range: [30, 150], step: 1, around: 30 },
  lb: { range: [66, 330], step: 2, around: 66 },
} as const;

export function feetText(cm: number): string {
  const inches = toInches(cm);
  return `${Math.floor(inches / INCHES)} ft ${inches % INCHES} in`;
}

export const toInches = (cm: number): number => Math.round(cm / CM_PER_INCH);
export const cmOfInches = (inches: number): number => Math.round(inches * CM_PER_INCH * 10) / 10;
export const toPounds = (kg: number): number => Math.round(kg * LB_PER_KG);
export const kgOfPounds = (lb: number): number => Math.round((lb / LB_PER_KG) * 10) / 10;

export const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

export function weightRange(unit: 'kg' | 'lb', around?: number): readonly [number, number] {
  const { range, around: reach } = RULERS[unit];
  if (around === undefined) return range;
  const least = within(around - reach, range);
  return [least, within(around + reach, range)];
}
