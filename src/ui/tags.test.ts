import { describe, expect, it } from 'vitest';
import { addTag, matchSuggestions } from './tags';

describe('P01 tag input', () => {
  it('adds a cleaned word once, whatever its case or composition', () => {
    expect(addTag([], '  giảm   cân ', 5)).toEqual(['giảm cân']);
    const tags = ['Tiểu đường'];
    expect(addTag(tags, 'tiểu ĐƯỜNG', 5)).toBe(tags);
    expect(addTag(tags, 'Tiểu đường'.normalize('NFD'), 5)).toBe(tags);
    expect(addTag(tags, '   ', 5)).toBe(tags);
    expect(addTag(['Đậu phộng'], 'Ðậu phộ\u00ADng', 5)).toEqual(['Đậu phộng']);
    expect(addTag([], 'Ðậu phộ\u00ADng', 5)).toEqual(['Đậu phộng']);
  });

  it('takes no more than the limit', () => {
    const tags = ['a', 'b'];
    expect(addTag(tags, 'c', 2)).toBe(tags);
    expect(addTag(tags, 'c', 3)).toEqual(['a', 'b', 'c']);
  });

  it('finds suggestions without accents, those that start with the text first, chosen ones never', () => {
    const words = ['Cao huyết áp', 'Đái tháo đường', 'Rối loạn mỡ máu', 'Huyết áp thấp'];
    expect(matchSuggestions(words, [], 'huyet')).toEqual(['Huyết áp thấp', 'Cao huyết áp']);
    expect(matchSuggestions(words, ['huyết áp thấp'], 'huyet')).toEqual(['Cao huyết áp']);
    expect(matchSuggestions(words, [], '')).toEqual(words);
  });

  it('finds a suggestion by another of its names, with and without accents', () => {
    const words = ['Đái tháo đường típ 2', 'Bệnh thận mạn', 'Thai kỳ'];
    const aliases = {
      'Đái tháo đường típ 2': ['tiểu đường', 'ĐTĐ'],
      'Bệnh thận mạn': ['suy thận', 'CKD'],
    };
    const suggest = (text: string) => matchSuggestions(words, [], text, aliases);
    for (const text of ['tiểu đường', 'tieu du', 'ĐTĐ', 'đtđ', 'dtd'])
      expect(suggest(text), text).toEqual(['Đái tháo đường típ 2']);
    for (const text of ['suy thận', 'suy  than', 'ckd', 'CKD'])
      expect(suggest(text), text).toEqual(['Bệnh thận mạn']);
    expect(matchSuggestions(words, ['Bệnh thận mạn'], 'ckd', aliases)).toEqual([]);
  });
});
