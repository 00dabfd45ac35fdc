import { expect, it } from 'vitest';
import { createLimit } from '../verdict/limit';
import { energyLimits } from './clashes';
import type { DayRule } from './rules';

function rule(nutrient: 'calories' | 'carbs' | 'fat' | 'sodium', side: DayRule['side']): DayRule {
  const origin = { by: 'expert', note: '' } as const;
  const limit = createLimit({
    of: nutrient,
    side,
    value: 100,
    per: 'day',
    origin,
    severity: 'expert',
  });
  return { nutrient, side, bound: 100, limit, weight: 1, isStrict: true };
}

const limits = [
  rule('carbs', 'maximum'),
  rule('carbs', 'minimum'),
  rule('fat', 'maximum'),
  rule('sodium', 'maximum'),
];
const keys = (missed: DayRule, slack: (one: DayRule) => number) =>
  energyLimits(missed, limits, slack).map(({ of, side }) => `${side} ${of}`);

it('a day short of energy names the most of what gives it, as far as the day is close to it', () => {
  const short = rule('calories', 'minimum');
  expect(keys(short, () => 0)).toEqual(['maximum carbs', 'maximum fat']);
  expect(keys(short, ({ nutrient }) => (nutrient === 'fat' ? 0.4 : 0))).toEqual(['maximum carbs']);
});

it('a day with too much energy, or that misses something else, names none', () => {
  expect(keys(rule('calories', 'maximum'), () => 0)).toEqual([]);
  expect(keys(rule('sodium', 'maximum'), () => 0)).toEqual([]);
});
