import { describe, expect, it } from 'vitest';
import { isSymbolFont, symbolText } from './symbolFonts';

describe('letters that a font of symbols shows otherwise', () => {
  it.each([
    ['Symbol', 'm', 'µ'],
    ['Symbol', '³', '≥'],
    ['"Symbol", serif', '£ 5', '≤ 5'],
    ['Symbol', '\uF06D', 'µ'],
    ['Wingdings', 'ü', '✓'],
    ['Wingdings', 'û', '✗'],
    ['Wingdings 2', 'P', '✓'],
  ])('%s %s: %s', (font, text, shown) => expect(symbolText(font, text).text).toBe(shown));

  it('are told of where nobody can name them, and left alone in other fonts', () => {
    expect(symbolText('Wingdings', 'Ã').isUnknown).toBe(true);
    expect(symbolText('Arial', 'm')).toEqual({ text: 'm', isUnknown: false });
    expect(isSymbolFont('Segoe UI Symbol')).toBe(false);
  });
});
