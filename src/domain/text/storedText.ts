import { cleanLetters } from './cleanLetters';

/** Control characters but tabs and line ends. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f]/g;
/** Ends of lines of Word, of old programs and of page layout. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Half a surrogate pair, as a text cut in its middle has, and zeros. */
// oxlint-disable-next-line no-control-regex -- zeros are what is looked for
const BROKEN = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\u0000/g;
/** A mark that has no letter before it. */
const LOOSE_MARK = /(?<=^|\s)[\u0300-\u036f]+/gu;

/**
 * The one form in which a typed, imported or sent text is stored: usual letters composed (NFC), nothing invisible, no control
 * characters, lines ended by a line feed. Within a single line blanks of any kind are one space.
 */
export function storedText(text: string): string {
  const lines = text.replaceAll(BROKEN, '').replaceAll(LINE_ENDS, '\n').replaceAll(CONTROL, ' ');
  // Twice: a mark meets its letter once the invisible sign between them is gone.
  const clean = cleanLetters(cleanLetters(lines))
    .replaceAll(LOOSE_MARK, '')
    .normalize('NFC')
    .trim();
  return clean.includes('\n') ? clean : clean.replaceAll(/\s+/gu, ' ');
}
