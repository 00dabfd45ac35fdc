const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnoprstuvwxyz'].map((letter, at) => [
    letter,
    [...'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'][at] ?? letter,
  ]),
);
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const RAISED_SIGNS: Readonly<Record<string, string>> = {
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
};
const LOWERED_SIGNS: Readonly<Record<string, string>> = {
  '+': '₊',
  '-': '₋',
  '−': '₋',
  '(': '₍',
  ')': '₎',
};

function put(
  text: string,
  digits: string,
  signs: Readonly<Record<string, string>>,
): string | undefined {
  const letters = [...text].map((letter) =>
    /\d/.test(letter)
      ? digits[Number(letter)]
      : (signs[letter] ?? (letter === ',' || letter === ' ' ? letter : undefined)),
  );
  return letters.includes(undefined) ? undefined : letters.join('');
}

/**
 * Raised figures as signs of their own, so that 10³ does not become 103. "[3]" and words, which point to a note, stand apart.
 */
export function raised(text: string): string {
  const trimmed = text.trim();
  if (/^\[.*\]$|^\d{1,2}\/\d{1,2}$/.test(trimmed)) return ` ${trimmed}`;
  if (/^[®™©°*†‡]+$/.test(trimmed)) return trimmed;
  // "45<sup>.000</sup>đ": the zeros of a price are digits of it.
  if (/^[.,]\d{3}$|^[.,]?0{2,3}$/.test(trimmed)) return trimmed;
  if (/^TM$/i.test(trimmed)) return '™';
  return put(text, RAISED, { ...RAISED_LETTERS, ...RAISED_SIGNS }) ?? `^(${trimmed})`;
}

export const lowered = (text: string): string => put(text, LOWERED, LOWERED_SIGNS) ?? text;
