import type { SurveyAnswers } from './answers';

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
