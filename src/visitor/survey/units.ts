/** cm in a foot and an inch, pounds in a kilogram (platform, section 9). */
const [CM_PER_INCH, LB_PER_KG] = [2.54, 2.20462];

/** `5 ft 2 in`. */
export function feetText(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}

export const inchesOf = (cm: number): number => Math.round(cm / CM_PER_INCH);
export const cmOfInches = (inches: number): number => Math.round(inches * CM_PER_INCH * 10) / 10;
export const poundsOf = (kg: number): number => Math.round(kg * LB_PER_KG);
export const kgOfPounds = (lb: number): number => Math.round((lb / LB_PER_KG) * 10) / 10;
