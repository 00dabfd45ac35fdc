import { describe, expect, it } from 'vitest';
import { createLimit } from '../verdict/limit';
import { illnessOfCode } from '../targets/hospitalDiets/illness';
import { dayRules, standardFor } from './rules';
import type { Wish } from './types';
import type { Limit } from '../clinical/limitTypes';

const origin = {
  by: 'table',
  source: { guideline: 'QĐ 2615', year: 2016, place: 'Bảng 27' },
} as const;

const listStrict = (illness: string[]) => {
  const limits = {
    vitaminA: { maximum: { value: 3000, origin } },
    manganese: { maximum: { value: 11, origin } },
  };
  const wish = { illness, target: { sources: {}, limits } } as unknown as Wish;
  return dayRules(wish, standardFor(wish)).flatMap(({ nutrient, isStrict }) =>
    isStrict ? [nutrient] : [],
  );
};

it('G2 the most of retinol is strict for who is pregnant, and no rule for anybody else', () => {
  for (const illness of [['Mang thai'], ['Thai 20 tuần'], illnessOfCode('SK02')])
    expect(listStrict(illness), illness.join()).toEqual(['vitaminA']);
  for (const illness of [[], ['Cho con bú'], illnessOfCode('SK03')])
    expect(listStrict(illness), illness.join()).toEqual([]);
});

describe('what gives way', () => {
  const origin = { by: 'expert', note: '' } as const;
  const ofExpert = (
    of: 'carbs' | 'sodium' | 'calories',
    side: 'minimum' | 'maximum',
    value: number,
  ) => createLimit({ of, side, value, per: 'day', origin, severity: 'expert' });
  const energy = ofExpert('calories', 'minimum', 2000);
  const wish = { illness: [], target: { sources: {}, limits: {} } } as unknown as Wish;
  const rulesFor = (limit: Limit, to: Limit) =>
    dayRules(wish, {
      limits: [{ ...limit, yields: { to: [to], date: '2026-11-29' } }, to],
      opposed: [],
      alarms: [],
    });

  it('is still aimed at, behind what it gives way to', () => {
    const sodium = ofExpert('sodium', 'maximum', 2000);
    const [yielding, keptRule] = rulesFor(sodium, energy);
    expect(yielding).toMatchObject({ bound: 2000, isStrict: true, weight: 1 });
    expect(keptRule).toMatchObject({ isStrict: true, weight: 3 });
  });

  it.each([60, 130, 201])(
    '%s g of carbohydrate cost less than the energy that they give',
    (most) => {
      const [carbs, calories] = rulesFor(ofExpert('carbs', 'maximum', most), energy);
      const perKcal = (calories?.weight ?? 0) / 2000;
      expect((carbs?.weight ?? Infinity) / most).toBeLessThan(4 * perKcal);
    },
  );
});
