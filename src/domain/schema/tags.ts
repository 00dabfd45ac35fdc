import { cleanLetters } from '../text/cleanLetters';

/** Stands between two tags; the comma of "0,5 mg" does not. */
export const BETWEEN = /(?<!\d),|,(?!\d)|[;\r\n\t\u3001\uFF0C\uFF1B]/u;

export function splitTags(text: string, also?: RegExp): string[] {
  const parts = cleanLetters(text)
    .split(BETWEEN)
    .flatMap((part) => (also ? part.split(also) : part));
  return parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '');
}
