/** The signs that fonts of symbols draw in the place of letters; the signs that people use in texts of ours. */
const GREEK: readonly (readonly [letters: string, signs: string])[] = [
  ['abgdezhqiklmnxoprstufcyw', 'αβγδεζηθικλμνξοπρστυφχψω'],
  ['ABGDEZHQIKLMNXOPRSTUFCYW', 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'],
];
const pairs = (letters: string, signs: string) =>
  [...letters].map((letter, at) => [letter, [...signs][at] ?? letter] as const);
const SAME = [...' 0123456789.,:;()[]{}+/=<>|%!?_&#±°'].map((sign) => [sign, sign] as const);

const SYMBOL = new Map([
  ...SAME,
  ...GREEK.flatMap(([letters, signs]) => pairs(letters, signs)),
  ...pairs('£³´¸¹»¥·¼¬­®¯«ÖåÞÛÎ@¢²-*', '≤≥×÷≠≈∞•…←↑→↓↔√Σ⇒⇔∈≅′″−∗'),
  // Before a gram the mu is the micro sign.
  ['m', 'µ'] as const,
]);
const WINGDINGS = new Map(pairs('üûþýo¨§Øvlnuq«àßáâèðJKLF(*', '✓✗☑☒☐◻▪➢❖●■◆❑★→←↑↓➔⇨☺😐☹☞☎✉'));
const WINGDINGS_2 = new Map(pairs('POR£STUV', '✓✗☑☐☒☒☒☒'));
const WEBDINGS = new Map(pairs('arcgn', '✓✗☐■●'));

const FONTS: readonly (readonly [RegExp, ReadonlyMap<string, string>])[] = [
  [/^["'\s]*symbol(?:\s*mt)?["'\s]*(?:,|$)/i, SYMBOL],
  [/^["'\s]*wingdings\s*2/i, WINGDINGS_2],
  [/^["'\s]*wingdings/i, WINGDINGS],
  [/^["'\s]*webdings/i, WEBDINGS],
];

export const isSymbolFont = (font: string): boolean => FONTS.some(([name]) => name.test(font));

/** Word writes such letters at their own place, and also 0xF000 behind it. */
const letterAt = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  return code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : sign;
};

/**
 * A text as a font of symbols shows it: an "m" in Symbol is µ, a "ü" in Wingdings a tick. `isUnknown`: it holds signs that nobody
 * can name.
 */
export function symbolText(font: string, text: string): { text: string; isUnknown: boolean } {
  const signs = FONTS.find(([name]) => name.test(font))?.[1];
  if (!signs) return { text, isUnknown: false };
  let isUnknown = false;
  const shown = [...text].map((sign) => {
    if (/\s/.test(sign)) return sign;
    const known = signs.get(letterAt(sign));
    // Signs of other scripts come from another font.
    if (known === undefined && letterAt(sign).charCodeAt(0) < 0x100) isUnknown = true;
    return known ?? sign;
  });
  return { text: shown.join(''), isUnknown };
}
