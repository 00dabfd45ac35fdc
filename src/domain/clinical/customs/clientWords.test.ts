import { describe, expect, it } from 'vitest';
import { mutations, slowTexts } from '../../../../tests/support/mutations';
import { avoidedBy, isAvoidance } from '../allergens/avoided';
import { foodsRefusedBy, getCustoms, type CustomsClient } from './client';
import { BEGINNINGS, BEHIND, CONDITIONS, LISTS, PERSONS, TALES } from './clientWords.cases';
import { readCustoms } from './read';

const buildClient = (more: Partial<CustomsClient>): CustomsClient => ({
  allergies: [],
  medicalConditions: [],
  updatedAt: '2026-11-28T05:00:00.000Z',
  ...more,
});

const all = [...BEGINNINGS, ...PERSONS, ...TALES, ...LISTS, ...BEHIND];

describe('what a client writes', () => {
  it.each(all)('$text', ({ text, kept, isShown, ends }) => {
    const { customs, ignored } = readCustoms(text, '2026-11-29');
    const foods = customs.flatMap((one) =>
      one.kind === 'avoid' ? [`${one.degree}:${one.food}`] : [],
    );
    expect(foods).toEqual(kept);
    expect(ignored.length > 0).toBe(isShown ?? false);
    const until = ends ? { pregnancy: true } : undefined;
    expect(customs.map((one) => one.until)).toEqual(kept.map(() => until));
  });

  it.each(CONDITIONS)('among the conditions “%s” is avoided: %s', (tag, isAvoided) => {
    expect(isAvoidance(tag)).toBe(isAvoided);
    expect(avoidedBy({ allergies: [], medicalConditions: [tag] })).toEqual(isAvoided ? [tag] : []);
  });

  it.each(['Dị ứng xoài', 'Mẹ dị ứng đậu phộng', 'Sốc phản vệ với xoài', 'Em gái dị ứng sữa'])(
    'the condition “%s” is no allergy that a list knows, and is shown',
    (tag) => {
      expect(getCustoms(buildClient({ medicalConditions: [tag] })).ignored).toEqual([tag]);
    },
  );

  it.each(['Viêm mũi dị ứng', 'Không dị ứng tôm', 'Dị ứng penicillin', 'Tăng huyết áp'])(
    'the condition “%s” is about no food, and nothing is shown',
    (tag) => expect(getCustoms(buildClient({ medicalConditions: [tag] })).ignored).toEqual([]),
  );

  it('an allergy among what somebody does for sport is kept', () => {
    const client = buildClient({ workoutFrequency: 'Tập gym 3 buổi, dị ứng whey, dị ứng phấn' });
    expect(foodsRefusedBy(client)).toContain('dị ứng whey');
  });

  it('is read to its end, however long it is', () => {
    const filler = 'Mỗi ngày đi bộ một vòng quanh hồ rồi về nhà nấu cơm. ';
    const long = `${filler.repeat(370)}Dị ứng đậu phộng`;
    expect(long.length).toBeGreaterThan(19_000);
    expect(foodsRefusedBy(buildClient({ dietaryRestrictions: long }))).toEqual([
      'dị ứng đậu phộng',
    ]);
    const listed = `${Array.from({ length: 250 }, (_, at) => `ý ${at}`).join(', ')}, dị ứng tôm`;
    expect(foodsRefusedBy(buildClient({ dietaryRestrictions: listed }))).toEqual(['dị ứng tôm']);
  });

  it('of more refusals than are kept the allergies come first, and the rest is shown', () => {
    const many = Array.from({ length: 130 }, (_, at) => `món${at}`).join(', ');
    const client = buildClient({ dietaryRestrictions: `Không thích ${many}. Dị ứng tôm` });
    const refused = foodsRefusedBy(client);
    expect(refused[0]).toBe('dị ứng tôm');
    expect(refused).toHaveLength(100);
    expect(getCustoms(client).ignored).toHaveLength(31);
  });

  it('keeps or shows every allergy, whatever slips', () => {
    const texts = mutations(
      all.filter(({ kept, isShown }) => kept.length > 0 || isShown).map(({ text }) => text),
    );
    expect(slowTexts(texts, (text) => void readCustoms(text, '2026-11-29'))).toEqual([]);
    const lost = texts.filter((text) => {
      const { customs, ignored } = readCustoms(text, '2026-11-29');
      const isNamed = /dị ứng/iu.test(text) && !/(?:không|hết|chưa|bỏ)(?!\p{L})/iu.test(text);
      return isNamed && customs.length + ignored.length === 0;
    });
    expect(lost).toEqual([]);
  });
});
