import { describe, expect, it } from 'vitest';
import { mutations, quickest } from '../../../tests/support/mutations';
import { LABELS, MORE_LABELS, type LabelCase } from './labels.cases';
import { THIRD_LABELS } from './thirdLabels.cases';
import { findProblems, ownFoodForm } from './ownFoodForm';

const CASES = [...LABELS, ...MORE_LABELS, ...THIRD_LABELS];

const typedValues = ({ typed }: Pick<LabelCase, 'typed'>) => ({
  ...ownFoodForm.empty,
  name: 'Thực phẩm',
  ...typed,
});

describe('labels as people type them', () => {
  it.each(CASES)('$what', (one) => {
    const values = typedValues(one);
    const [open, confirmed] = [
      ownFoodForm.errors(values),
      ownFoodForm.errors({ ...values, confirmed: true }),
    ];
    const asked = Object.keys(open).length > 0;
    if (one.refused) expect(confirmed).not.toEqual({});
    else expect(confirmed).toEqual({});
    if (one.asks !== 'may') expect(asked).toBe(one.asks === 'always' || one.refused === true);
    if (!one.figures) return;
    const { basis, nutrients } = ownFoodForm.toFields(values);
    for (const [key, expected] of Object.entries(one.figures)) {
      const value = nutrients[key as 'calories'];
      if (expected === null) expect(value).toBeUndefined();
      else expect(((value ?? 0) * 100) / basis.amount).toBeCloseTo(expected, 1);
    }
  });

  it('never throw, and take no other number than the typed one', () => {
    const figures = CASES.flatMap(({ typed }) => Object.values(typed)).filter((text) =>
      /\d/.test(String(text)),
    );
    for (const text of mutations(figures.map(String))) {
      const values = typedValues({ typed: { calories: text } });
      expect(quickest(() => findProblems(values))).toBeLessThan(100);
      const { calories } = ownFoodForm.toFields(values).nutrients;
      if (calories === undefined || Number.isNaN(calories)) continue;
      const again = typedValues({ typed: { calories: String(calories).replace('.', ',') } });
      expect(ownFoodForm.toFields(again).nutrients.calories === calories, text).toBe(true);
    }
  });
});
