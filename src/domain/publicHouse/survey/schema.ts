import { z } from 'zod';
import { storedText } from '../../text/storedText';
import {
  GENDERS,
  MEAL_FREQUENCIES,
  MOTHERHOODS,
  RESTRICTIONS,
  SURVEY_ACTIVITIES,
  SURVEY_RANGES,
  WORKOUTS,
  type SurveyAnswers,
} from './answers';
import { SURVEY_LIMITS } from './surveyLimits';

const inRange = (field: keyof typeof SURVEY_RANGES) =>
  z.number().min(SURVEY_RANGES[field][0]).max(SURVEY_RANGES[field][1]);

const words = z
  .array(z.string().overwrite(storedText).min(1).max(SURVEY_LIMITS.wordLength))
  .max(SURVEY_LIMITS.words);

export const surveyAnswersSchema = z.object({
  age: inRange('age').int(),
  gender: z.enum(GENDERS),
  heightCm: inRange('heightCm'),
  weightKg: inRange('weightKg'),
  targetWeightKg: inRange('targetWeightKg').optional(),
  motherhood: z.enum(MOTHERHOODS).optional(),
  activity: z.enum(SURVEY_ACTIVITIES),
  workout: z.enum(WORKOUTS),
  allergies: words,
  allergyDetail: z.string().overwrite(storedText).max(SURVEY_LIMITS.textLength).optional(),
  conditions: words,
  restrictions: z.array(z.enum(RESTRICTIONS)).max(RESTRICTIONS.length),
  dislikes: words,
  preferences: z.string().overwrite(storedText).max(SURVEY_LIMITS.textLength).optional(),
}) satisfies z.ZodType<SurveyAnswers>;

export const mealFrequencySchema = z.enum(MEAL_FREQUENCIES);

/** The visitor's own consent to sending health data, for one purpose; without it nothing is taken. */
export const visitorConsentSchema = z.object({
  agreed: z.literal(true),
  textVersion: z.string().min(1).max(60),
});
