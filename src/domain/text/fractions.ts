import { cleanLetters } from './cleanLetters';

const SIGNS = /[\u00BC-\u00BE\u2150-\u215E\u2189]/g;
const SMALL =
  /[\u2070\u00B9\u00B2\u00B3\u2074-\u2079]+\s?[/\u2044\u2215\u29F8]\s?[\u2080-\u2089]+/g;
const SLASHES = /\s?[\u2044\u2215\u29F8]\s?/g;
/** "1-1/2", "1 & 1/2": a whole number with its part; "1/2-3/4" and "1-2" are ranges. */
const JOINED =
  /(?<![\d/.,])(\d{1,3})(?:\s*[-–—&+]\s*|\s(?:và|va|and)\s)(\d{1,2})\/(\d{1,2})(?![\d/])/giu;

/**
 * A text in which every spelling of a fraction is digits and a slash: "1½", "1 1⁄2" and "1-1/2" become "1 1/2". Digits are
 * plain ones, and nothing invisible is left.
 */
export function plainFractions(text: string): string {
  return cleanLetters(text)
    .replace(SMALL, (fraction) => ` ${fraction.normalize('NFKC')}`)
    .replace(SIGNS, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(SLASHES, '/')
    .replace(JOINED, (whole, number: string, part: string, of: string) =>
      Number(part) < Number(of) ? `${number} ${part}/${of}` : whole,
    );
}
