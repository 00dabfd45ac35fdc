import { expect, it } from 'vitest';
import { mutations, slowTexts } from '../../../tests/support/mutations';
import { fromKeystrokes } from './keystrokes';

const CASES: readonly (readonly [string, string | undefined])[] = [
  ['toom', 'tôm'],
  ['ddaauj phoongj', 'đậu phộng'],
  ['thijt bof', 'thịt bò'],
  ['suwax', 'sữa'],
  ['suwxa', 'sữa'],
  ['trwngs', 'trứng'],
  ['truwngs', 'trứng'],
  ['nuowcs mawms', 'nước mắm'],
  ['caas', 'cấ'],
  ['hair sarn', 'hải sản'],
  ['dduwowngf', 'đường'],
  ['quys', 'quý'],
  ['hoas', 'hóa'],
  ['d9a65u pho65ng', 'đậu phộng'],
  ['to6m', 'tôm'],
  ['su74a', 'sữa'],
  ['tru71ng', 'trứng'],
  ['nu7o71c ma81m', 'nước mắm'],
  ['thit bo', undefined],
  ['trasua', undefined],
  ['yakult', undefined],
  ['pizza', undefined],
  ['dau phong', undefined],
  ['tôm', undefined],
  ['', undefined],
];

it.each(CASES)('%s is %s', (typed, expected) => {
  expect(fromKeystrokes(typed)).toBe(expected);
});

it('reads any keystrokes without delay', () => {
  const texts = mutations(CASES.map(([typed]) => typed));
  expect(slowTexts(texts, (text) => void fromKeystrokes(text))).toEqual([]);
});
