import { describe, expect, it } from 'vitest';
import { emptyMeals, type Meals, type MenuItem } from '../../food/storedLines';
import { line } from '../../food/lineFixture';
import type { NutrientMap } from '../../food/nutrients';
import { createLimit } from '../../verdict/limit';
import type { Standard, VerdictLine } from '../../verdict/types';
import { compareVerdicts, dayJudge, shortfalls } from './compare';
import type { Limit } from '../../clinical/limitTypes';

const limit = (more: Partial<Limit> = {}): Limit =>
  createLimit({
    of: 'potassium',
    side: 'maximum',
    value: 2000,
    per: 'day',
    origin: { by: 'expert', note: 'n' },
    severity: 'illness',
    ...more,
  });
const judged = (
  status: VerdictLine['status'],
  known: number,
  more: Partial<Limit> = {},
): VerdictLine => {
  const whole = limit(more);
  const by = status === 'over' || status === 'short' ? { by: Math.abs(known - whole.value) } : {};
  return { limit: whole, status, known, share: status === 'unknown' ? 0.5 : 1, ...by };
};
const need: Partial<Limit> = { side: 'minimum', severity: 'general', isNeed: true };
const broken = (before: VerdictLine, after: VerdictLine) =>
  compareVerdicts([before], [after]).broken.length > 0;

const gain = (before: VerdictLine, after: VerdictLine) => compareVerdicts([before], [after]).gain;

describe('G5 what an exchange does to the lines of a day', () => {
  it('breaks what was met, and a limit of which nobody knew', () => {
    expect(broken(judged('met', 1900), judged('over', 2001))).toBe(true);
    expect(broken(judged('unknown', 1900), judged('over', 2001))).toBe(true);
    expect(broken(judged('met', 1900), judged('met', 1999))).toBe(false);
    expect(broken(judged('met', 1900), judged('unknown', 1999))).toBe(false);
  });

  it('takes what is missed no farther than a trace', () => {
    expect(broken(judged('over', 2300), judged('over', 2330))).toBe(false);
    expect(broken(judged('over', 2300), judged('over', 2350))).toBe(true);
    expect(broken(judged('over', 2300), judged('over', 2100))).toBe(false);
    const beer: Partial<Limit> = { of: 'alcohol', value: 0 };
    expect(broken(judged('over', 1, beer), judged('over', 2, beer))).toBe(true);
  });

  it('takes no need of the table that was met, and does not mind one that has become known', () => {
    expect(broken(judged('met', 2100, need), judged('short', 1900, need))).toBe(true);
    expect(broken(judged('unknown', 1000, need), judged('short', 1900, need))).toBe(false);
    expect(broken(judged('short', 1500, need), judged('short', 1400, need))).toBe(false);
    expect(broken(judged('short', 1500, need), judged('short', 1200, need))).toBe(true);
  });

  it('takes protein a tenth beyond the end of a range that is left, and none beyond the most of an illness', () => {
    const range: Partial<Limit> = { of: 'protein', value: 80, severity: 'general' };
    expect(broken(judged('over', 91, range), judged('over', 98, range))).toBe(false);
    expect(broken(judged('over', 91, range), judged('over', 100, range))).toBe(true);
    expect(broken(judged('met', 79, range), judged('over', 81, range))).toBe(true);
    const ill: Partial<Limit> = { ...range, severity: 'illness' };
    expect(broken(judged('over', 91, ill), judged('over', 98, ill))).toBe(true);
  });

  it('lets a day without something refused be short, and no more than a day without anything in its place', () => {
    const carbs: Partial<Limit> = { of: 'carbs', side: 'minimum', value: 175 };
    const [tea, nothing, less] = [130, 110, 90].map((known) => judged('short', known, carbs));
    expect(shortfalls([tea!], [nothing!])).toEqual([tea]);
    expect(shortfalls([less!], [nothing!])).toEqual([]);
    expect(shortfalls([tea!], [judged('met', 180, carbs)])).toEqual([]);
    expect(shortfalls([judged('over', 2300)], [judged('over', 2400)])).toEqual([]);
  });

  it('weighs what is mended, and what an illness comes nearer to within its limit', () => {
    expect(gain(judged('over', 2400), judged('met', 1900))).toBeGreaterThan(0);
    expect(gain(judged('met', 1000), judged('met', 1400))).toBeLessThan(0);
    expect(gain(judged('met', 1000), judged('met', 1000))).toBe(0);
    expect(gain(judged('unknown', 100, need), judged('short', 100, need))).toBe(0);
  });
});

const greens = (vitaminK: number | undefined, grams = 100): MenuItem => {
  const base = line('greens', { name: 'Rau', quantity: grams, unit: 'g', unitAmount: 1 });
  const nutrients: NutrientMap = { calories: 20, ...(vitaminK === undefined ? {} : { vitaminK }) };
  return { ...base, order: 1, snapshot: { ...base.snapshot, nutrients } };
};
const dayWith = (...items: MenuItem[]): Meals => ({
  ...emptyMeals(),
  lunch: { items: items.map((item, order) => ({ ...item, lineId: `l${order}`, order })) },
});
const STEADY: Standard = {
  limits: [limit({ of: 'vitaminKSwing', value: 2, per: 'week' })],
  opposed: [],
  alarms: [],
};
const isSteady = (planned: Meals, changed: Meals, beside: readonly Meals[] = []) => {
  const judge = dayJudge(planned, STEADY, beside);
  return compareVerdicts(judge(planned), judge(changed)).broken.length === 0;
};

describe('G5 vitamin K from day to day', () => {
  it('is held against the day as planned where no other day is known', () => {
    expect(isSteady(dayWith(greens(100)), dayWith(greens(190)))).toBe(true);
    expect(isSteady(dayWith(greens(100)), dayWith(greens(400)))).toBe(false);
  });

  it('is held against the days beside it where they are known', () => {
    const beside = [dayWith(greens(300))];
    expect(isSteady(dayWith(greens(100)), dayWith(greens(400)), beside)).toBe(true);
    expect(isSteady(dayWith(greens(300)), dayWith(greens(100)), beside)).toBe(false);
  });

  it('does not count on what is unknown to make up for what is known', () => {
    const other = greens(undefined);
    expect(isSteady(dayWith(greens(100), other), dayWith(greens(400), other))).toBe(false);
    expect(isSteady(dayWith(greens(100), other), dayWith(greens(150), other))).toBe(true);
  });
});
