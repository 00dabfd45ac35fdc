import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isInRange,
  missingAnswers,
  readDraft,
  SURVEY_RANGES,
  typedFeet,
  typedHeight,
  typedNumber,
  wholeAnswers,
  type SurveyDraft,
  type SurveyNumber,
} from './answers';
import { surveyAnswers } from './answersFixture';
import { surveyAnswersSchema } from './schema';

const { targetWeightKg: _unasked, ...needed } = surveyAnswers();
const whole: SurveyDraft = needed;
const draft: SurveyDraft = { ...whole, motherhood: 'none' };

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

  it('reads heights in feet and inches', () => {
    expect(
      ['5 ft 2 in', '5\'2"', '5 2', '5', '5ft2', '6’ 0”', '52', '5 13', '158', ''].map(typedFeet),
    ).toEqual([62, 62, 62, 60, 62, 72, undefined, undefined, undefined, undefined]);
  });

  it('P07 reads feet and inches written out, and no decimal of a foot', () => {
    expect(
      ['5 feet 2', '5 ft 2 in.', '5 ft. 2 in.', '5 Feet 2 inches', '5 foot 1 inch', '5feet'].map(
        typedFeet,
      ),
    ).toEqual([62, 62, 62, 62, 61, 60]);
    expect(['5.2', '5,2', '5.', '5 feet 12', 'feet 2'].map(typedFeet)).toEqual(
      Array.from({ length: 5 }),
    );
  });

  it('keeps details of an allergy, also where nothing is ticked', () => {
    const allergyDetail = ' nổi mề đay ';
    expect(wholeAnswers({ ...draft, allergies: ['Tôm'], allergyDetail })).toMatchObject({
      allergyDetail: 'nổi mề đay',
    });
    expect(wholeAnswers({ ...draft, allergies: [], allergyDetail })).toMatchObject({
      allergyDetail: 'nổi mề đay',
    });
    expect(readDraft({ allergyDetail, preferences: 3 })).toMatchObject({ allergyDetail });
    expect(readDraft({ preferences: 3 })).not.toHaveProperty('preferences');
  });

  const RANGES = Object.entries(SURVEY_RANGES) as [SurveyNumber, readonly [number, number]][];

  it('takes every number of a range and none beyond it, on the device as at the gateway', () => {
    const field = fc.constantFrom(...RANGES);
    const number = fc.oneof(
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.integer({ min: -1000, max: 1000 }),
      fc.constantFrom(NaN, Infinity, -Infinity, 17, 18, 100, 101, 49.99, 300.01, 19.99),
    );
    fc.assert(
      fc.property(field, number, ([name, [least, most]], value) => {
        const isWhole = name !== 'age' || Number.isInteger(value);
        const isRight = value >= least && value <= most && isWhole;
        expect(isInRange(name, value)).toBe(isRight);
        const answers = { ...surveyAnswers(), [name]: value };
        expect(surveyAnswersSchema.safeParse(answers).success).toBe(isRight);
      }),
    );
  });

  it('asks again, or leaves out, whatever is out of range, and never computes with it', () => {
    const wild = fc.oneof(fc.double(), fc.constantFrom(0, -1, 17, 5000));
    const arbitraryDraft = fc.record({
      age: wild,
      heightCm: wild,
      weightKg: wild,
      targetWeightKg: wild,
    });
    fc.assert(
      fc.property(arbitraryDraft, (numbers) => {
        const answers = wholeAnswers(
          readDraft({ ...surveyAnswers(), motherhood: 'none', ...numbers }),
        );
        if (!answers) return;
        expect(surveyAnswersSchema.safeParse(answers).success).toBe(true);
      }),
    );
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
    expect(missingAnswers({ ...draft, allergies: undefined })).toEqual(['allergies']);
    expect(missingAnswers({ ...draft, motherhood: undefined })).toEqual(['motherhood']);
    expect(missingAnswers({ ...draft, gender: 'male', motherhood: undefined })).toEqual([]);
    expect(wholeAnswers(draft)).not.toHaveProperty('motherhood');
    expect(wholeAnswers({ ...draft, motherhood: 'nursing' })).toMatchObject({
      motherhood: 'nursing',
    });
    expect(wholeAnswers({ ...draft, age: 17 })).toBeUndefined();
    expect(wholeAnswers({ ...draft, targetWeightKg: 5 })).toMatchObject({
      ...whole,
      allergies: [],
    });
    expect(wholeAnswers({ ...draft, targetWeightKg: 5 })).not.toHaveProperty('targetWeightKg');
    expect(wholeAnswers({ ...draft, gender: 'male', motherhood: 'nursing' })).not.toHaveProperty(
      'motherhood',
    );
  });

  it('reads what a device kept, whatever somebody did to it', () => {
    expect(readDraft(null)).toEqual({});
    expect(readDraft('x')).toEqual({});
    const stored = { age: 'old', gender: 'x', heightCm: 158, allergies: ['Tôm', 3, ''], extra: 1 };
    expect(readDraft(stored)).toEqual({
      heightCm: 158,
      allergies: ['Tôm'],
      dislikes: [],
      restrictions: [],
    });
  });
});
