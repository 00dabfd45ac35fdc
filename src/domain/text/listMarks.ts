/** Bullets, arrows, stars, boxes, and private-use signs, which fonts of Word draw as bullets. */
const SIGNS =
  /^[•·‣⁃∙»›⟶⦿⦾\p{Co}\u2190-\u21FF\u2460-\u24FF\u25A0-\u27BF\u2900-\u297F\u2B00-\u2BFF\u3251-\u325F]+\s*/u;
const ARROWS =
  /^(?:[-=–—]+>|>+(?!\d)|[*+|]+|#+(?!\d)|[~_](?=\s)|[-–—](?!\s*[\d.,]*\d)|[-–—]\s+)\s*/;
const BOXES = /^(?:\[\s*[xXvV✓✔_*]?\s*\]|\(\s*[xX✓✔]?\s*\))\s*/;
/** Letters as which bullets of Word's symbol fonts are copied. */
const SYMBOL_LETTERS = /^(?:[ovqnluüØ§¤xX](?:\t|\s{2,}|\s+(?=[\d½¼¾⅓⅔⅛])))\s*|^[§¤]\s*/;
const NUMBERS =
  /^(?:[([{<]\d{1,2}[)\]}>]|(?:#|№|no\.?\s?)\d{1,2}[.:)]*(?=\s)|\d{1,2}[°º](?=\s)|#?\d{1,2}(?:\.\d{1,2})?\s?[.)]{1,2}(?=\s)(?!\s+\d\s*(?:kg|ký|kí|cân|lít|l)(?!\p{L}))|\d{1,2}\s?[:/](?=\s+\p{L}))\s*/u;
const LETTERS =
  /^(?:\([a-zđăâêôơư]\)|\d{1,2}\.?[a-zđ][.)](?=\s)|[a-zđ]\d{1,2}[.)](?=\s)|[a-zđăâêôơư](?:[.)/–-]|:(?=\s*\d))(?=\s)|(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3})[.)/–-](?=\s)|\((?:i{1,3}|iv|vi{0,3}|ix|x)\))\s*/i;
const MARKS = [SIGNS, BOXES, SYMBOL_LETTERS, ARROWS, LETTERS, NUMBERS];
const MOST_MARKS = 4;

/** Without what stands ahead of an item of a list; a number that may belong to the item is left (see `withoutListMarks`). */
export function withoutListMark(line: string): string {
  let rest = line.trim();
  for (let tries = 0; tries < MOST_MARKS; tries += 1) {
    const mark = MARKS.map((one) => one.exec(rest)?.[0] ?? '').find((one) => one !== '');
    if (mark === undefined || mark.length === rest.length) return rest;
    rest = rest.slice(mark.length);
  }
  return rest;
}

const FRACTIONS = '½¼¾⅓⅔⅛';
const DASH = new RegExp(`^\\s*[-–—]\\s*(?=[\\p{L}\\d${FRACTIONS}])`, 'u');
/** "1/ 200 g", "1-200 g", "1 200 g", "1. 5 kg": a mark or a part of the number, by the lines around it. */
const NUMBERED = new RegExp(
  `^\\s*(\\d{1,2})(?:\\s?([.)/:])\\s+|\\s?([.)/:–—-]?)\\s*(?!\\d+/\\d|[${FRACTIONS}]))(?=[\\d${FRACTIONS}])`,
);
/** "1 250 g" may be a thousand. */
const THOUSANDS = /^\d{3}(?!\d)/;
/** "1 gạo nếp 200 g": the first column of a table. */
const NUMBERED_NAME = /^\s*(\d{1,2})()\s+(?=\p{L}.*\s\d)/u;
/** ".200 g": nobody weighs a fifth of a gram. */
const DOTTED = /^\s*\.(?=\d{2,4}\s*(?:g|gr|gam|ml)(?!\p{L}))/u;
const LETTERED = /^\s*([ovqnluüØ])\s+(?=\p{L})/u;
export const LIST_MARK = '▪ ';

/** Lines that are numbered one after the other from 1, each with the same sign. */
function numbered(lines: readonly string[], pattern: RegExp): Map<number, string> {
  const marked = new Map<number, string>();
  let expected = 1;
  let sign: string | undefined;
  for (const [at, line] of lines.entries()) {
    const match = pattern.exec(line);
    if (!match) {
      if (line.trim() !== '') [expected, sign] = [1, undefined];
      continue;
    }
    const own = match[2] ?? match[3] ?? '';
    if (own === '' && THOUSANDS.test(line.slice(match[0].length))) continue;
    const isNext = Number(match[1]) === expected && (sign === undefined || sign === own);
    if (!isNext && Number(match[1]) !== 1) {
      [expected, sign] = [1, undefined];
      continue;
    }
    [expected, sign] = [Number(match[1]) + 1, own];
    marked.set(at, `${LIST_MARK}${line.slice(match[0].length)}`);
  }
  return marked;
}

/** One line alone is no list. */
const isRun = (marked: ReadonlyMap<number, string>, at: number) =>
  marked.has(at) && (marked.has(at - 1) || marked.has(at + 1));

function repeated(lines: readonly string[], pattern: RegExp): boolean {
  const marks = lines.map((line) => pattern.exec(line)?.[0].trim()).filter(Boolean);
  return marks.length > 1;
}

/**
 * Lines of which several have a mark: a dash right before a number is no minus sign, and "1/", "2/", "3/" are no fractions.
 * @returns the lines, with one bullet for marks that only the lines around them tell
 */
export function withoutListMarks(lines: readonly string[]): string[] {
  const dashed = repeated(lines, DASH);
  const lettered = repeated(lines, LETTERED);
  const dotted = repeated(lines, DOTTED);
  const runs = [NUMBERED, NUMBERED_NAME].map((pattern) => numbered(lines, pattern));
  return lines.map((line, at) => {
    if (dashed && DASH.test(line)) return line.replace(DASH, LIST_MARK);
    if (dotted && DOTTED.test(line)) return line.replace(DOTTED, LIST_MARK);
    if (lettered && LETTERED.test(line)) return line.replace(LETTERED, LIST_MARK);
    const run = runs.find((marked) => isRun(marked, at));
    return run?.get(at) ?? line;
  });
}

const RAISED =
  '[\\u02B0-\\u02B8\\u1D2C-\\u1D6A\\u1D9C-\\u1DBF\\u00AA\\u00BA\\u2070\\u00B9\\u00B2\\u00B3\\u2074-\\u2079]';
/** Behind a word: "nếp¹", "gà¹,²"; "m²" and "cm³" are measures. */
const RAISED_NOTES = new RegExp(
  `(?<=[\\p{L})])(?<![\\s\\d(][cdkm]?m)\\s?\\u207D?${RAISED}+\\u207E?(?:\\s?[,;–-]?\\s?${RAISED}+)*[)\\u207E]?`,
  'gu',
);
const SIGNED_NOTES =
  /(?<=[\p{L})])\s?[*†‡¶§✓✔✗✘☑☒#]+(?=$|[\s,.;:)])(?!\s*\d)|(?<=\p{L}{3})[*†‡]+(?=\s)|\s*\(\*+\d{0,2}\)/gu;
const BRACKETED_NOTES = /\s*\[(?:\d{1,3}|[a-z]|\*+|note \d+|ghi chú \d+|cần dẫn nguồn)\]/giu;
const LAST_NUMBER = /\s*(?:\((?:\d{1,2}|[a-z])\)|\^\d{1,2})\s*$/u;

/** Without signs that point to a footnote. A last "(1)" is one where another number says how much. */
export function withoutFootnotes(line: string): string {
  const plain = line
    .replace(RAISED_NOTES, '')
    .replace(BRACKETED_NOTES, '')
    .replace(SIGNED_NOTES, '');
  const last = LAST_NUMBER.exec(plain);
  const before = plain.slice(0, last?.index);
  return last && /\d/.test(before) && /\p{L}/u.test(before) ? before : plain;
}
