import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import { emptyMeals, type Meals } from '../../food/storedLines';
import { line } from '../../food/lineFixture';
import { dayTargets } from '../../targets/dayTargets';
import { illnessHarms } from './harms';

const meals = (protein: number): Meals => ({
  ...emptyMeals(),
  lunch: {
    items: [
      {
        ...line('a', { name: 'Thịt kho' }),
        snapshot: {
          ...line('a', { name: 'Thịt kho' }).snapshot,
          nutrients: { calories: 700, protein },
        },
        order: 0,
      },
    ],
  },
});

const withVitaminK = (vitaminK: number): Meals => {
  const whole = line('a', { name: 'Rau luộc' });
  const snapshot = { ...whole.snapshot, nutrients: { calories: 500, vitaminK } };
  return { ...emptyMeals(), lunch: { items: [{ ...whole, snapshot, order: 0 }] } };
};

describe('what is over before a menu goes out', () => {
  const client = clientWith({
    birthYear: 1959,
    gender: 'female',
    weight: 47,
    height: 150,
    medicalConditions: ['CKD 4'],
  });
  const day = dayTargets(client, [], { year: 2026, month: 11, day: 28 });

  it('names protein beyond what the kidney disease allows, with figure and guideline', () => {
    const texts = illnessHarms([meals(80)], day);
    expect(
      texts.some((text) => /đạm.*vượt/i.test(text) && /20\d\d/.test(text)),
      texts.join('\n'),
    ).toBe(true);
  });

  it('says nothing of a day that is within, and each thing once for several days', () => {
    expect(illnessHarms([meals(20)], day).filter((text) => /đạm/i.test(text))).toEqual([]);
    const [worst] = illnessHarms([meals(90)], day);
    const of = (days: Meals[]) => illnessHarms(days, day).filter((text) => /đạm/i.test(text));
    expect(of([meals(80), meals(20), meals(90)])).toEqual([`${worst} · 2/3 ngày`]);
  });

  it('names the swing of vitamin K over a week under warfarin, which no day alone can say', () => {
    const steady = dayTargets(
      clientWith({ birthYear: 1959, gender: 'female', medicines: ['Warfarin 2 mg'] }),
      [],
      { year: 2026, month: 11, day: 28 },
    );
    expect(illnessHarms([withVitaminK(20), withVitaminK(200)], steady).join()).toMatch(
      /Vitamin K giữa các ngày/u,
    );
    expect(illnessHarms([withVitaminK(200)], steady)).toEqual([]);
  });
});
