import { cleanLetters } from './cleanLetters';

/** Control characters but tabs and line ends. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * The one form in which a typed, imported or sent text is stored: usual letters composed (NFC), nothing invisible, no control
 * characters, lines ended by a line feed. Within a single line blanks of any kind are one space.
 */
export function storedText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(CONTROL, '');
  // Twice: a mark meets its letter once the invisible sign between them is gone.
  const clean = cleanLetters(cleanLetters(lines)).normalize('NFC').trim();
  return clean.includes('\n') ? clean : clean.replaceAll(/\s+/gu, ' ');
}
