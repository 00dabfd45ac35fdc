export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

const LOOKED_AT = 20_000;
/** `sep=;` tells spreadsheets the separator, and is no row of the table. */
const TOLD = /^\uFEFF?sep=([;,\t|])(?:\r\n|[\r\n]|$)/i;

export const withoutToldSeparator = (text: string): string => text.replace(TOLD, '');

export function detectSeparator(text: string): Separator {
  const beginning = text.slice(0, LOOKED_AT);
  const declaredSeparator = TOLD.exec(beginning)?.[1];
  if (declaredSeparator !== undefined) return declaredSeparator as Separator;
  const line = beginning.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/)[0] ?? '';
  const counts = SEPARATORS.map((one) => [one, line.split(one).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
