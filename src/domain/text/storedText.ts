import { cleanLetters } from './cleanLetters';

/** Control characters but tabs and line ends. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f]/g;
/** Ends of lines of Word, of old programs and of page layout. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Half a surrogate pair, as a text cut in its middle has, and zeros. */
// oxlint-disable-next-line no-control-regex -- zeros are what is looked for
const BROKEN = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\u0000/g;
/** Nothing to the eye, and no white space by its class. */
const BLANK = /\u2800/g;
/** More marks on one letter than any script writes, which climb over the lines above. */
const HEAP = /\p{M}{3}/u;
const REPEATED = /([\u0300-\u036f])\1+/gu;
const BEYOND_FOUR = /(\p{M}{4})\p{M}+/gu;

const withoutHeaps = (text: string): string =>
  HEAP.test(text)
    ? text
        .normalize('NFD')
        .replaceAll(REPEATED, '$1')
        .replaceAll(BEYOND_FOUR, '$1')
        .normalize('NFC')
    : text;

/** A mark that has no letter before it. */
const LOOSE_MARK = /(?<=^|\s)[\u0300-\u036f]+/gu;

/**
 * The one form in which a typed, imported or sent text is stored: usual letters composed (NFC), nothing invisible, no control
 * characters, lines ended by a line feed. Within a single line blanks of any kind are one space.
 */
export function storedText(text: string): string {
  const lines = withoutHeaps(
    text
      .replaceAll(BROKEN, '')
      .replaceAll(LINE_ENDS, '\n')
      .replaceAll(CONTROL, ' ')
      .replaceAll(BLANK, ' '),
  );
  // Twice: a mark meets its letter once the invisible sign between them is gone.
  const clean = cleanLetters(cleanLetters(lines))
    .replaceAll(LOOSE_MARK, '')
    .normalize('NFC')
    .trim();
  return clean.includes('\n') ? clean : clean.replaceAll(/\s+/gu, ' ');
}

/** The same of a name or a title, which stands in one line. */
export const storedLine = (text: string): string => storedText(text).replaceAll(/\s+/gu, ' ');
