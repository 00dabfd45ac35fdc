import type { SurveyAnswers } from './answers';

/** Whole answers of a survey, for tests: a woman of 34 who would like to lose 7 kg. */
export const surveyAnswers = (changes: Partial<SurveyAnswers> = {}): SurveyAnswers => ({
  age: 34,
  gender: 'female',
  heightCm: 158,
  weightKg: 61,
  targetWeightKg: 54,
  activity: 'moderately_active',
  workout: 'low',
  allergies: [],
  conditions: [],
  restrictions: [],
  dislikes: [],
  ...changes,
});
