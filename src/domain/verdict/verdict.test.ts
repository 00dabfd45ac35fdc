import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMeals, type Meals } from '../food/storedLines';
import { buildGramLine } from '../nutrition/fixtures';
import type { NutrientKey } from '../food/nutrients';
import { computeDayAmounts } from './amounts';
import { countedLines, judgeDay, judgeWeek } from './judge';
import { judgeAmount, type BoundedTotal } from './judgeAmount';
import { createLimit } from './limit';
import { lineText, sayVerdict } from './say';
import { buildStandard } from './standard';
import type { Standard, Status } from './types';
import type { Limit } from '../clinical/limitTypes';

const NUTRIENTS: readonly NutrientKey[] = [
  'sodium',
  'potassium',
  'protein',
  'vitaminD',
  'calories',
];
const limit = fc
  .record({
    of: fc.constantFrom(...NUTRIENTS),
    side: fc.constantFrom('minimum' as const, 'maximum' as const),
    value: fc.double({ min: 0.01, max: 5000, noNaN: true }),
    slack: fc.option(fc.constantFrom(0.05, 0.1), { nil: undefined }),
    exclusive: fc.option(fc.constant(true as const), { nil: undefined }),
  })
  .map(({ slack, exclusive, ...rest }): Limit =>
    createLimit({
      ...rest,
      per: 'day',
      origin: { by: 'expert', note: 'x' },
      severity: 'expert',
      ...(slack === undefined ? {} : { slack }),
      ...(exclusive ? { exclusive } : {}),
    }),
  );
const known = fc.double({ min: 0, max: 10_000, noNaN: true });
const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const total: fc.Arbitrary<BoundedTotal> = fc.oneof(
  fc.record({ known, share: fc.constant(1) }),
  fc.record({ known, share }),
  fc.record({ known, share, uncounted: fc.constant<string[]>(['Nước mắm']) }),
);

describe('the verdict on an amount', () => {
  it('never calls a most kept while a part is unknown', () => {
    fc.assert(
      fc.property(limit, known, share, (one, value, part) => {
        const { status } = judgeAmount(one, { known: value, share: part });
        return one.side === 'maximum' ? status !== 'met' : status !== 'short';
      }),
    );
  });

  it('says nothing of what nobody reports', () => {
    fc.assert(fc.property(limit, (one) => judgeAmount(one, undefined).status === 'unknown'));
  });

  it('is monotone: more of a thing never mends a most, and never breaks a least', () => {
    fc.assert(
      fc.property(limit, total, known, (one, before, more) => {
        const was = judgeAmount(one, before).status;
        const { status } = judgeAmount(one, { ...before, known: before.known + more });
        if (one.side === 'maximum') return was !== 'over' || status === 'over';
        return was !== 'met' || status === 'met';
      }),
    );
  });

  it('is monotone: to learn more of the same amount never takes a fault back', () => {
    fc.assert(
      fc.property(limit, known, share, (one, value, part) => {
        const was = judgeAmount(one, { known: value, share: part }).status;
        const { status } = judgeAmount(one, { known: value, share: 1 });
        return was === 'unknown' || was === status;
      }),
    );
  });

  it('is monotone in the limit: a stricter one never passes what a looser one refuses', () => {
    fc.assert(
      fc.property(limit, total, fc.double({ min: 0, max: 0.9, noNaN: true }), (one, all, by) => {
        const value = one.side === 'maximum' ? one.value * (1 - by) : one.value * (1 + by);
        const loose = judgeAmount(one, all).status;
        const strict = judgeAmount({ ...one, value }, all).status;
        return (loose !== 'over' && loose !== 'short') || strict === loose;
      }),
    );
  });

  it.each<['minimum' | 'maximum', number, BoundedTotal, Status, number | undefined]>([
    ['maximum', 2000, { known: 2000.4, share: 1 }, 'met', undefined],
    ['maximum', 2000, { known: 2000.6, share: 1 }, 'over', 1],
    ['maximum', 2000, { known: 2882, share: 0.7 }, 'over', 882],
    ['maximum', 2000, { known: 1974, share: 0.7 }, 'unknown', undefined],
    ['maximum', 2000, { known: 100, share: 0.7, most: 150 }, 'met', undefined],
    ['minimum', 900, { known: 443, share: 1 }, 'short', 457],
    ['minimum', 900, { known: 443, share: 0.9 }, 'unknown', undefined],
    ['minimum', 900, { known: 950, share: 0.9 }, 'met', undefined],
    ['minimum', 900, { known: 899.6, share: 1 }, 'met', undefined],
    ['maximum', 2000, { known: 0, share: 0.9, uncounted: ['Muối'] }, 'unknown', undefined],
    ['maximum', 2000, { known: 2500, share: 1, uncounted: ['Muối'] }, 'over', 500],
    ['maximum', 2000, { known: 500, share: 1, uncounted: ['Muối'] }, 'unknown', undefined],
  ])('%s %d of %o: %s', (side, value, amount, status, by) => {
    const one = createLimit({
      of: 'potassium',
      side,
      value,
      per: 'day',
      origin: { by: 'fixed' },
      severity: 'general',
    });
    const judged = judgeAmount(one, amount);
    expect([judged.status, judged.by]).toEqual([status, by]);
  });

  it.each([
    [32.4, 'met'],
    [32.6, 'over'],
    [33, 'over'],
  ])('what stands below 33 g: %d g is %s', (value, status) => {
    const one = createLimit({
      of: 'protein',
      side: 'maximum',
      value: 33,
      exclusive: true,
      per: 'day',
      origin: { by: 'code', code: 'GU03' },
      severity: 'code',
    });
    expect(judgeAmount(one, { known: value, share: 1 }).status).toBe(status);
  });
});

const menu = fc
  .array(
    fc.record({
      slot: fc.constantFrom('breakfast' as const, 'lunch' as const, 'dinner' as const),
      quantity: fc.integer({ min: 0, max: 400 }),
      nutrients: fc.record(
        {
          calories: fc.integer({ min: 0, max: 900 }),
          protein: fc.integer({ min: 0, max: 30 }),
          potassium: fc.integer({ min: 0, max: 900 }),
          vitaminK: fc.integer({ min: 0, max: 500 }),
          carbs: fc.integer({ min: 0, max: 80 }),
          sodium: fc.integer({ min: 0, max: 900 }),
        },
        { requiredKeys: [] },
      ),
    }),
    { maxLength: 8 },
  )
  .map((lines) => {
    const meals: Meals = emptyMeals();
    for (const { slot, quantity, nutrients } of lines)
      meals[slot] = { items: [...meals[slot].items, buildGramLine(nutrients, quantity)] };
    return meals;
  });

const standard: Standard = buildStandard({
  day: {
    targets: { calories: 1450, protein: 36 },
    sources: { calories: { from: 'client' }, protein: { from: 'client' } },
    clinical: {
      limits: {
        potassium: { maximum: { value: 2000, origin: { by: 'expert', note: 'K 5,6' } } },
        calcium: { minimum: { value: 900, origin: { by: 'fixed' } } },
      },
    },
    rules: {
      serumHigh: {},
      alarms: [],
      first: [],
      limits: (['vitaminKSwing', 'mealEnergy'] as const).map((of) => ({
        of,
        side: 'maximum',
        value: of === 'mealEnergy' ? 0.45 : 2,
        per: of === 'mealEnergy' ? 'meal' : 'week',
        origin: { by: 'rule', rule: 'x', basis: 'NIH ODS' },
        severity: 'illness',
      })),
    },
  },
});

const bare = (meals: Meals) =>
  judgeDay(computeDayAmounts(meals), standard).map(({ from: _from, ...line }) => line);

describe('the verdict on days', () => {
  it('says the same of the same days, alone and in a week, and through a copy of all of it', () => {
    fc.assert(
      fc.property(fc.array(menu, { maxLength: 4 }), (days) => {
        const week = judgeWeek(days.map(computeDayAmounts), standard);
        days.forEach((meals, index) => {
          const copy = structuredClone({ meals, standard });
          expect(judgeDay(computeDayAmounts(copy.meals), copy.standard)).toEqual(week.days[index]);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(menu, (meals) => {
        const turned = { ...meals, lunch: { items: meals.lunch.items.toReversed() } };
        expect(bare(turned)).toEqual(bare(meals));
      }),
      { numRuns: 40 },
    );
  });

  it('says "mọi giới hạn" only where each line is met', () => {
    fc.assert(
      fc.property(fc.array(menu, { maxLength: 3 }), (days) => {
        const lines = countedLines(judgeWeek(days.map(computeDayAmounts), standard));
        const saysAll = sayVerdict(lines).text.includes('mọi giới hạn');
        return saysAll === (lines.length > 0 && lines.every(({ status }) => status === 'met'));
      }),
      { numRuns: 60 },
    );
  });

  it('never writes a figure for what is not known', () => {
    fc.assert(
      fc.property(menu, (meals) => {
        for (const line of judgeDay(computeDayAmounts(meals), standard))
          if (line.share < 1 && line.known !== undefined && line.known > 0)
            expect(lineText(line)).toContain('≥');
      }),
      { numRuns: 40 },
    );
  });
});

it('G19 energy is too little by the way to its target, as the gauge beside it says', () => {
  const least = createLimit({
    of: 'calories',
    side: 'minimum',
    value: 2010,
    slack: 0.05,
    per: 'day',
    origin: { by: 'target', source: { from: 'client' } },
    severity: 'general',
  });
  expect(judgeAmount(least, { known: 1797, share: 1 })).toMatchObject({ status: 'short', by: 213 });
  expect(judgeAmount(least, { known: 1910, share: 1 }).status).toBe('met');
});
