import { comparedLetters } from './cleanLetters';

const MARKS = /\p{M}/gu;

/**
 * Lower case, composed (NFC), single spaces, letters that look the same as one, nothing invisible: the form in which
 * typed accents are compared.
 */
export function normalise(text: string): string {
  return comparedLetters(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** `đ` does not decompose in Unicode, so it is mapped by hand. */
export function fold(text: string): string {
  return normalise(text).normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd');
}

export function hasAccents(normalised: string): boolean {
  return fold(normalised) !== normalised;
}
