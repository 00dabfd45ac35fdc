export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

const LOOKED_AT = 20_000;
const MAX_LINES = 30;
/** `sep=;` tells spreadsheets the separator, and is no row of the table. */
const TOLD = /^\uFEFF?sep=([;,\t|])(?:\r\n|[\r\n]|$)/i;

export const withoutToldSeparator = (text: string): string => text.replace(TOLD, '');

/** The same in quotes, as some libraries write it: it is told apart from a text of our own only where it stands as a header. */
const QUOTED = /^\uFEFF?"sep=([;,\t|])"[;,\t|]*(?:\r\n|[\r\n])/i;
export const withoutQuotedSeparator = (text: string): string =>
  text.replace(QUOTED, (_, separator: string) => `sep=${separator}\n`);

const countIn = (line: string, separator: Separator): number => line.split(separator).length - 1;

/**
 * The sign that stands in most lines as often as in the first line that has it: commas of sentences and figures vary from
 * line to line.
 */
function isSeparator(
  lines: readonly string[],
  separator: Separator,
): [agreeing: number, count: number] {
  const first = lines.find((line) => countIn(line, separator) > 0);
  if (first === undefined) return [0, 0];
  const count = countIn(first, separator);
  const from = lines.indexOf(first);
  const agreeing = lines.slice(from).filter((line) => countIn(line, separator) === count).length;
  return [agreeing - from, count];
}

export function detectSeparator(text: string): Separator {
  const beginning = text.slice(0, LOOKED_AT);
  const declaredSeparator = TOLD.exec(beginning)?.[1];
  if (declaredSeparator !== undefined) return declaredSeparator as Separator;
  const lines = beginning
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES);
  const header = lines[0] ?? '';
  const inHeader = SEPARATORS.filter((one) => countIn(header, one) > 0);
  // A title above the header has none of them.
  const candidates = inHeader.length > 0 ? inHeader : lines.length > 3 ? SEPARATORS : [];
  let best: [separator: Separator, agreeing: number, count: number] = [SEPARATORS[0], 0, 0];
  for (const one of candidates) {
    const [agreeing, count] = isSeparator(lines, one);
    if (agreeing > best[1] || (agreeing === best[1] && count > best[2]))
      best = [one, agreeing, count];
  }
  return best[0];
}
