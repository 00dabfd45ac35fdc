/** Signs that stand between the cells of a CSV file. */
export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Characters of the beginning by which the separator is found. */
const LOOKED_AT = 20_000;

/** The separator that stands most often outside of quotes in the first line. */
export function separatorOf(text: string): Separator {
  const line =
    text
      .slice(0, LOOKED_AT)
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .split(/[\r\n]/)[0] ?? '';
  const counts = SEPARATORS.map((one) => [one, line.split(one).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
