import { expect, it } from 'vitest';
import { limitOf } from '../verdict/limit';
import { illnessOfCode } from '../hospitalDiets/illness';
import { dayRules, standardFor } from './rules';
import type { Wish } from './types';

const origin = {
  by: 'table',
  source: { guideline: 'QĐ 2615', year: 2016, place: 'Bảng 27' },
} as const;

const strictOf = (illness: string[]) => {
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
    expect(strictOf(illness), illness.join()).toEqual(['vitaminA']);
  for (const illness of [[], ['Cho con bú'], illnessOfCode('SK03')])
    expect(strictOf(illness), illness.join()).toEqual([]);
});

it('what gives way is still aimed at, far behind what it gives way to', () => {
  const most = limitOf({
    of: 'carbs',
    side: 'maximum',
    value: 201,
    per: 'day',
    origin: { by: 'expert', note: '' },
    severity: 'expert',
  });
  const wish = { illness: [], target: { sources: {}, limits: {} } } as unknown as Wish;
  const rule = (limit: typeof most) =>
    dayRules(wish, { limits: [limit], opposed: [], alarms: [] }).find(
      ({ nutrient }) => nutrient === 'carbs',
    );
  const yielding = rule({ ...most, yields: { to: [], date: '2026-11-29' } });
  expect(rule(most)).toMatchObject({ bound: 201, isStrict: true });
  expect(yielding).toMatchObject({ bound: 201, isStrict: true });
  expect(yielding!.weight).toBeLessThan(rule(most)!.weight / 2.5);
});
