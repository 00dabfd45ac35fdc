const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
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

/** Raised figures as signs of their own, so that 10³ does not become 103; what has no raised sign goes in brackets. */
export const raised = (text: string): string =>
  put(text, RAISED, RAISED_SIGNS) ?? ` (${text.trim()})`;
export const lowered = (text: string): string => put(text, LOWERED, LOWERED_SIGNS) ?? text;
