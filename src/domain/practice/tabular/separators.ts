/** Signs that stand between the cells of a CSV file. */
export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Characters of the beginning by which the separator is found. */
const LOOKED_AT = 20_000;
/** A first line by which spreadsheets are told the separator; it is no row of the table. */
const TOLD = /^\uFEFF?sep=([;,\t|])(?:\r\n|[\r\n]|$)/i;

/** A text without the line that tells its separator. */
export const withoutToldSeparator = (text: string): string => text.replace(TOLD, '');

/** The separator that the first line tells, or that stands most often outside of quotes in it. */
export function separatorOf(text: string): Separator {
  const beginning = text.slice(0, LOOKED_AT);
  const told = TOLD.exec(beginning)?.[1];
  if (told !== undefined) return told as Separator;
  const line = beginning.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/)[0] ?? '';
  const counts = SEPARATORS.map((one) => [one, line.split(one).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
