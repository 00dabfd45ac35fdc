import { describe, expect, it } from 'vitest';
import {
  isInRange,
  missingAnswers,
  readDraft,
  typedHeight,
  typedNumber,
  wholeAnswers,
  type SurveyDraft,
} from './answers';

const whole: SurveyDraft = {
  age: 34,
  gender: 'female',
  heightCm: 158,
  weightKg: 61,
  activity: 'sedentary',
  workout: 'none',
  allergies: [],
  conditions: [],
};

describe('P07 answers of the survey', () => {
  it.each([
    ['age', 17, false],
    ['age', 18, true],
    ['age', 100, true],
    ['age', 101, false],
    ['age', 30.5, false],
    ['heightCm', 49, false],
    ['heightCm', 50, true],
    ['heightCm', 300, true],
    ['weightKg', 19.9, false],
    ['weightKg', 300.1, false],
    ['targetWeightKg', 20, true],
  ] as const)('%s %d: %s', (field, value, taken) => {
    expect(isInRange(field, value)).toBe(taken);
  });

  it('reads numbers as people write them', () => {
    expect(['61,5', ' 61.5 ', '61', 'sáu', '', '6e2', '-3'].map(typedNumber)).toEqual([
      61.5,
      61.5,
      61,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('reads heights as people say them', () => {
    expect(
      ['158', '1m58', '1M6', '1 m 58', '1m', '1,58', '1.58 m', '158 cm', '1m580', 'cao'].map(
        typedHeight,
      ),
    ).toEqual([158, 158, 160, 158, 100, 158, 158, 158, undefined, undefined]);
  });

  it('asks again for what is missing or out of range', () => {
    expect(missingAnswers({ age: 17, gender: 'male', weightKg: 900 })).toEqual([
      'age',
      'heightCm',
      'weightKg',
      'activity',
      'workout',
      'allergies',
      'conditions',
    ]);
    expect(missingAnswers({ ...whole, allergies: undefined })).toEqual(['allergies']);
    expect(wholeAnswers({ ...whole, age: 17 })).toBeUndefined();
    expect(wholeAnswers({ ...whole, targetWeightKg: 5 })).toMatchObject({
      ...whole,
      allergies: [],
    });
    expect(wholeAnswers({ ...whole, targetWeightKg: 5 })).not.toHaveProperty('targetWeightKg');
    expect(wholeAnswers({ ...whole, gender: 'male', motherhood: 'nursing' })).not.toHaveProperty(
      'motherhood',
    );
  });

  it('reads what a device kept, whatever somebody did to it', () => {
    expect(readDraft(null)).toEqual({});
    expect(readDraft('x')).toEqual({});
    const kept = { age: 'old', gender: 'x', heightCm: 158, allergies: ['Tôm', 3, ''], extra: 1 };
    expect(readDraft(kept)).toEqual({
      heightCm: 158,
      allergies: ['Tôm'],
      dislikes: [],
      restrictions: [],
    });
  });
});
