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

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Tone marks behind the word, so that "thuỷ" and "thủy" are one spelling. */
export function spelled(word: string): string {
  const parts = word.normalize('NFD');
  return parts.replace(TONES, '') + (parts.match(TONES) ?? []).join('');
}

/** Whether two texts are the same words, whatever letters look alike and wherever a tone stands. */
export const isSameText = (a: string, b: string): boolean => comparedText(a) === comparedText(b);

export const comparedText = (text: string): string =>
  normalise(text).split(' ').map(spelled).join(' ');

export function hasAccents(normalised: string): boolean {
  return fold(normalised) !== normalised;
}
