import { describe, expect, it } from 'vitest';
import { lineWarnings } from '../matching/card';
import { conditionsOfTag } from '../../clinical/recognise';
import { ALLERGY_CHOICES, CONDITION_CHOICES, UNCLEAR_ALLERGIES } from './choices';
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

  it('asks back what "hải sản" means, with choices of its own', () => {
    const [sea] = UNCLEAR_ALLERGIES;
    expect(['Hải sản', 'dị ứng hải sản', 'hai san'].every((typed) => sea.means.test(typed))).toBe(
      true,
    );
    expect(sea.means.test('Mực')).toBe(false);
    const offered: readonly string[] = sea.choices.flatMap(([, words]) => words);
    expect(offered.every((word) => (ALLERGY_CHOICES as readonly string[]).includes(word))).toBe(
      true,
    );
  });
});
