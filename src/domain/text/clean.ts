/** Signs without a width: soft hyphens, what turns the direction of a text; not the joiner of emoji. */
const UNSEEN = /(?!\u200d)\p{Cf}/gu;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** Half a surrogate pair, as a text cut in its middle has at its end. */
const BROKEN = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** White space that is not one space already: most of a text is left alone. */
const WIDE = /[^\S ]\s*| \s+/gu;

/** NFC, so that marks stay with their letters. */
export function cleanLine(text: string, most: number): string {
  const line = text
    .normalize('NFC')
    .replace(BROKEN, '')
    .replace(UNSEEN, '')
    .replace(CONTROL, ' ')
    .replace(WIDE, ' ')
    .trim();
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .replace(BROKEN, '')
        .trimEnd()}…`;
}

export function cleanText(text: string, most: number): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => cleanLine(line, most));
  const whole = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return whole.length <= most ? whole : `${whole.slice(0, most - 1).trimEnd()}…`;
}
