import { describe, expect, it } from 'vitest';
import { emailSchema } from '../accounts/account';
import { allergyWarnings } from '../clinical/allergens/warnings';
import { cleanLetters } from './cleanLetters';
import { searchRank } from '../person/clientSearch';
import { recognise } from '../clinical/recognise';
import type { Client } from '../records/clients';
import { line } from '../food/lineFixture';
import { FoodIndex } from '../search/foodIndex';
import { fold, normalise } from './fold';
import { splitTags } from '../schema/tags';

const PEANUTS = [
  'Ðậu phộng',
  'ðậu phộng',
  'Ɖậu phộng',
  'ƌậu phộng',
  'd\u0335ậu phộng',
  'đậu phộ\u00ADng',
  'đậ\u200Bu ph\u2060ộng',
  '\uFEFFđậu phộ\u200Dng\u200E',
  'đậu phộng'.normalize('NFD').replace('ph', 'p\u00ADh'),
  'ÐẬU PHỘNG',
  'đậu phộng'.normalize('NFD').replaceAll(/(?=\p{M})/gu, '\u00AD'),
];
const nobody = { gender: 'female', age: 50, goals: [] } as const;
const client = (fields: Partial<Client>) =>
  ({ clientName: 'A', allergies: [], medicalConditions: [], goals: [], ...fields }) as Client;

describe('One letter however it was typed', () => {
  it.each(PEANUTS)('%j is one word', (typed) => {
    expect(normalise(typed)).toBe('đậu phộng');
    expect(fold(typed)).toBe('dau phong');
    expect(cleanLetters(typed).toLowerCase()).toBe('đậu phộng');
  });

  it.each(PEANUTS)('an allergy to %j warns', (typed) => {
    const peanuts = line('l', { name: 'Đậu phộng' });
    expect(allergyWarnings(peanuts, [typed])).toMatchObject([{ level: 'contains' }]);
    expect(allergyWarnings({ ...peanuts, name: typed }, ['Đậu phộng'])).toHaveLength(1);
  });

  it('a condition is recognised', () => {
    for (const tag of ['Ðái tháo đường', 'đái th\u00ADáo đường', 'ÐTÐ típ 2'])
      expect(
        [...recognise({ ...nobody, medicalConditions: [tag] }).conditions.keys()],
        tag,
      ).toEqual(['diabetes']);
  });

  it('a client is found', () => {
    const dao = client({ clientName: 'Ðặng Thị Ðào' });
    for (const query of ['đặng', 'dang thi dao', 'Đào', 'Ðào', 'đà\u00ADo'])
      expect(searchRank(dao, query), query).toBeGreaterThan(0);
    expect(searchRank(client({ clientName: 'Đặng Thị Đào' }), 'Ðặng')).toBe(2);
  });

  it('a name with an apostrophe is found with any and with none', () => {
    for (const name of ['H’Hen Niê', "H'Hen Niê"])
      for (const query of ['hhen', "h'hen", 'H’Hen niê'])
        expect(searchRank(client({ clientName: name }), query), query).toBeGreaterThan(0);
  });

  it('a food is found as if it were typed plainly', () => {
    const index = new FoodIndex();
    const item = { kind: 'food' as const, aliases: [], category: 'Đậu', own: false };
    index.set([
      { ...item, id: 'a', name: 'Đậu đỏ' },
      { ...item, id: 'b', name: 'Đậu phộng' },
    ]);
    for (const typed of PEANUTS) {
      const [first] = index.search(typed);
      expect([first?.item.id, first?.near], typed).toEqual(['b', undefined]);
    }
  });

  it('is stored without what nobody sees; emoji and other scripts stay', () => {
    expect(cleanLetters('👩\u200D🍳 nấu phở 🏴\u{E0067}\u{E0062}\u{E007F}')).toBe(
      '👩\u200D🍳 nấu phở 🏴\u{E0067}\u{E0062}\u{E007F}',
    );
    expect(cleanLetters('dòng một\ndòng\u00AD hai')).toBe('dòng một\ndòng hai');
    expect(cleanLetters('５０ｇ')).toBe('50g');
    expect(splitTags('Ðậu phộng, tô\u00ADm')).toEqual(['Đậu phộng', 'tôm']);
  });

  it('a mail address is one however it was pasted', () => {
    expect(emailSchema.parse('\u200Blan\u00AD@example.com\uFEFF ')).toBe('lan@example.com');
    expect(emailSchema.safeParse('lan@exam ple.com').success).toBe(false);
  });

  it('leaves raised and lowered figures as they are', () => {
    const text =
      'Creatinin 106 µmol/L, mức lọc 58 mL/phút/1,73 m², vi khuẩn niệu ≥ 10⁵/mL; H₂O, Ca²⁺, ½ đĩa, 37 ℃';
    expect(cleanLetters(text)).toBe(text);
  });
});
