import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUTRIENT_KEYS } from '../food/nutrients';
import { CONDITIONS } from './conditions';
import { applyLimits, type LimitInputs } from './limits';
import { CONDITION_IDS, type ConditionId, type ConditionFinding } from './types';

const inputs = fc
  .record({
    ids: fc.uniqueArray(fc.constantFrom(...CONDITION_IDS)),
    stage: fc.constantFrom(1, 2, 3, 4, 5, undefined),
    age: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
    gender: fc.constantFrom('male' as const, 'female' as const, undefined),
    guideline: fc.constantFrom('KDOQI2020' as const, 'KDIGO2024' as const),
    weight: fc.option(fc.double({ min: 2, max: 400, noNaN: true }), { nil: undefined }),
    energy: fc.option(fc.integer({ min: 500, max: 6000 }), { nil: undefined }),
  })
  .map(({ ids, stage, age, gender, guideline, weight, energy }): LimitInputs => {
    const conditions = new Map<ConditionId, ConditionFinding>(
      ids.map((id) => [
        id,
        {
          id,
          tag: id,
          ...(id === 'kidney' && stage ? { stage: stage as 3 } : {}),
          ...(id === 'kidneyStones' ? { calcium: true } : {}),
        },
      ]),
    );
    return {
      facts: { age, gender, conditions, guideline, keepsPotassium: false },
      weight,
      energy,
      person:
        age && gender ? { ageInMonths: age * 12, gender, state: { kind: 'none' } } : undefined,
      fixed: { sodium: { maximum: { value: 2300, origin: { by: 'fixed' } } } },
      own: [],
    };
  });

describe('E10 rules of conditions', () => {
  it('E10 every figure and every note names guideline, year and place', () => {
    for (const { limits, notes } of Object.values(CONDITIONS))
      for (const { source, ...rule } of [...limits, ...notes]) {
        // Advice without a guideline is a note, and holds no figure.
        if (!source) {
          expect('text' in rule && typeof rule.text === 'string' && /\d/.test(rule.text)).toBe(
            false,
          );
          expect('nutrient' in rule).toBe(false);
          continue;
        }
        expect(source.guideline).not.toBe('');
        expect(source.place).not.toBe('');
        expect(source.year).toBeGreaterThan(2000);
        expect(source.year).toBeLessThanOrEqual(2026);
      }
  });

  it('E10 whatever meets, no least is above its most', () => {
    fc.assert(
      fc.property(inputs, (one) => {
        const { limits } = applyLimits(one);
        for (const key of NUTRIENT_KEYS) {
          const { minimum, maximum } = limits[key] ?? {};
          if (minimum && maximum) expect(minimum.value, key).toBeLessThanOrEqual(maximum.value);
        }
      }),
    );
  });

  it('E10 the order in which conditions were typed changes nothing', () => {
    fc.assert(
      fc.property(inputs, (one) => {
        const turned = new Map([...one.facts.conditions].reverse());
        expect(applyLimits({ ...one, facts: { ...one.facts, conditions: turned } })).toEqual(
          applyLimits(one),
        );
      }),
    );
  });

  it('E10 one condition more never loosens a most, unless a rule before it says otherwise', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...CONDITION_IDS), (one, more) => {
        const before = applyLimits(one);
        const conditions = new Map([
          ...one.facts.conditions,
          [more, one.facts.conditions.get(more) ?? { id: more, tag: more }],
        ] as const);
        const after = applyLimits({ ...one, facts: { ...one.facts, conditions } });
        for (const key of ['sodium', 'saturatedFat', 'cholesterol'] as const) {
          const [was, is] = [before.limits[key]?.maximum, after.limits[key]?.maximum];
          if (was && was.origin.by !== 'fixed' && is)
            expect(is.value, key).toBeLessThanOrEqual(was.value);
        }
      }),
    );
  });

  it('E10 the expert’s own limit stands over all others, and an unknown nutrient is passed over', () => {
    fc.assert(
      fc.property(
        inputs,
        fc.constantFrom(...NUTRIENT_KEYS),
        fc.integer({ min: 0, max: 9000 }),
        (one, nutrient, maximum) => {
          const own = [
            { nutrient, maximum, note: 'Theo xét nghiệm' },
            { nutrient: 'helium', maximum: 1, note: 'x' },
          ];
          const { limits } = applyLimits({ ...one, own });
          expect(limits[nutrient]?.maximum).toEqual({
            value: maximum,
            origin: { by: 'expert', note: 'Theo xét nghiệm' },
          });
          expect(limits[nutrient]?.minimum).toBeUndefined();
          expect(limits).not.toHaveProperty('helium');
        },
      ),
    );
  });
});
