import { describe, expect, it } from 'vitest';
import { lineWarnings } from '../matching/card';
import { conditionsOfTag } from '../../clinical/recognise';
import {
  ALLERGY_CHOICES,
  CONDITION_CHOICES,
  findUnclear,
  UNCLEAR_ALLERGIES,
  widestAllergies,
} from './choices';
import { expertReason } from './result';

const FOOD_OF: Record<(typeof ALLERGY_CHOICES)[number], string> = {
  'Tôm, tép': 'Tôm rim',
  'Cua, ghẹ': 'Ghẹ hấp',
  Cá: 'Cá lóc kho',
  'Mực, nghêu, sò': 'Nghêu hấp sả',
  'Đậu phộng, lạc': 'Lạc rang',
  'Các loại hạt': 'Hạt điều rang',
  'Mè (vừng)': 'Muối vừng',
  Trứng: 'Trứng chiên',
  'Sữa bò': 'Sữa tươi không đường',
  'Đậu nành': 'Đậu hũ',
  'Lúa mì (gluten)': 'Bánh mì',
};

describe('P07 choices of the survey', () => {
  it.each(ALLERGY_CHOICES)('%s is read as an allergy', (allergy) => {
    const line = { name: FOOD_OF[allergy], slot: 'lunch', type: 'food', unit: 'g' } as const;
    expect(lineWarnings(line, [allergy])[0]?.level).toBe('contains');
  });

  it.each(CONDITION_CHOICES)('%s is known to the rules', (condition) => {
    const isKnown =
      conditionsOfTag(condition).length > 0 ||
      expertReason({ conditions: [condition] }) !== undefined;
    expect(isKnown).toBe(true);
  });

  it.each([
    'Hải sản',
    'dị ứng hải sản',
    'hai san',
    'Bị dị ứng với đồ biển.',
    'các loại hải sản',
    'thuỷ sản',
    'đồ tanh',
    'món biển',
    'seafood',
  ])('asks back what "%s" means', (typed) => {
    expect(findUnclear(typed)?.word).toBe('Hải sản');
  });

  it.each(['Mực', 'tôm biển', 'cá biển', 'hải sản có vỏ', 'biển'])(
    'knows what "%s" means',
    (typed) => {
      expect(findUnclear(typed)).toBeUndefined();
    },
  );

  it('offers choices of its own, each within the widest meaning', () => {
    for (const { choices, widest } of UNCLEAR_ALLERGIES) {
      expect(
        choices.flatMap(([, words]) => words).filter((word) => !widest.includes(word)),
      ).toEqual([]);
      expect(
        widest.filter((word) => !(ALLERGY_CHOICES as readonly string[]).includes(word)),
      ).toEqual([]);
    }
  });

  it.each(['Tôm rim', 'Ghẹ hấp', 'Nghêu hấp sả', 'Ốc len xào dừa', 'Cá lóc kho', 'Cá thu sốt cà'])(
    'an unanswered "hải sản" counts %s as certain',
    (name) => {
      const line = { name, slot: 'lunch', type: 'food', unit: 'g' } as const;
      const levels = lineWarnings(line, widestAllergies(['hải sản'])).map(({ level }) => level);
      expect(levels).toContain('contains');
    },
  );

  it('adds nothing twice, and nothing to what is clear', () => {
    const once = widestAllergies(['Cá', 'hải sản']);
    expect(once).toEqual(['Cá', 'hải sản', 'Tôm, tép', 'Cua, ghẹ', 'Mực, nghêu, sò']);
    expect(widestAllergies(once)).toEqual(once);
    expect(widestAllergies(['Mực'])).toEqual(['Mực']);
  });
});
