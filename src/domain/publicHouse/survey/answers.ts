import type { Gender } from '../../records/clients';
import { computeBmi } from '../../person/body';
import type { SurveyActivity, WorkoutFrequency } from '../../targets/strategies';
import { widestAllergies } from './choices';
import { SURVEY_LIMITS } from './surveyLimits';
import {
  findWordProblem,
  takeTyped,
  TYPED_FIELDS,
  WORD_FIELDS,
  type TypedWords,
} from './typedWords';

/** Ranges of what a visitor types (platform, section 5): ages in years, lengths in cm, weights in kg. */
export const SURVEY_RANGES = {
  age: [18, 100],
  heightCm: [50, 300],
  weightKg: [20, 300],
  targetWeightKg: [20, 300],
} as const satisfies Record<string, readonly [number, number]>;
export type SurveyNumber = keyof typeof SURVEY_RANGES;

export const GENDERS = ['female', 'male'] as const satisfies readonly Gender[];
export const SURVEY_ACTIVITIES = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
  'athlete',
] as const satisfies readonly SurveyActivity[];
export const WORKOUTS = [
  'none',
  'low',
  'medium',
  'high',
] as const satisfies readonly WorkoutFrequency[];
export const MOTHERHOODS = ['pregnant', 'nursing'] as const;
export type Motherhood = (typeof MOTHERHOODS)[number];
export const RESTRICTIONS = ['vegan', 'vegetarian', 'noPork', 'noBeef'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];
export const MEAL_FREQUENCIES = ['3', '3+1', '3+2', '2'] as const;
export type MealFrequency = (typeof MEAL_FREQUENCIES)[number];

export interface SurveyAnswers {
  age: number;
  gender: Gender;
  heightCm: number;
  weightKg: number;
  targetWeightKg?: number | undefined;
  motherhood?: Motherhood | undefined;
  activity: SurveyActivity;
  workout: WorkoutFrequency;
  allergies: string[];
  allergyDetail?: string | undefined;
  conditions: string[];
  restrictions: Restriction[];
  dislikes: string[];
  preferences?: string | undefined;
}

/** `none` is an answer; absent, the question was passed over. */
export const MOTHERHOOD_ANSWERS = ['none', ...MOTHERHOODS] as const;

export type SurveyDraft = {
  [K in Exclude<keyof SurveyAnswers, 'motherhood'>]?: SurveyAnswers[K] | undefined;
} & {
  motherhood?: (typeof MOTHERHOOD_ANSWERS)[number] | undefined;
  typed?: TypedWords | undefined;
};

export function isInRange(field: SurveyNumber, value: number): boolean {
  const [least, most] = SURVEY_RANGES[field];
  return value >= least && value <= most && (field !== 'age' || Number.isInteger(value));
}

/** BMI that no adult has who fills in a survey, kg/m²: a height or a weight was mistyped. */
const [LEAST_BMI, MAX_BMI] = [9, 120];

/** @returns true while one is missing */
export function isPlausibleBody({ heightCm, weightKg }: SurveyDraft): boolean {
  const bmi = computeBmi(weightKg, heightCm);
  return bmi === undefined || (bmi >= LEAST_BMI && bmi <= MAX_BMI);
}

export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** A height in inches of a typed text: `5 ft 2 in.`, `5 feet 2`, `5'2"`, `5 2`, `5`. @returns undefined where it is none */
export function typedFeet(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^(\d)\s*(?:feet|foot|ft\.?|['’])/i, '$1 ')
    .replace(/(inch(es)?|in\.?|["”])$/i, '');
  const [, feet, inches = '0'] = /^([1-9])(?:\s+(\d{1,2}))?$/.exec(plain.trim()) ?? [];
  return feet && Number(inches) < 12 ? Number(feet) * 12 + Number(inches) : undefined;
}

/** A height in cm of a typed text, as people say it too: `158`, `1m58`, `1m6`, `1,58 m`. */
export function typedHeight(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(',', '.');
  const [, metres, rest] = /^([12])\s*m\s*(\d{0,2})$/.exec(plain) ?? [];
  if (metres) return Number(metres) * 100 + Number((rest ?? '').padEnd(2, '0'));
  const value = typedNumber(plain.replace(/\s*(cm|m)$/, ''));
  return value !== undefined && value < 3 ? Math.round(value * 100) : value;
}

/** An empty list says that there are none; skipping the question does not. */
const NEEDED = [
  'gender',
  'age',
  'heightCm',
  'weightKg',
  'activity',
  'workout',
  'allergies',
  'conditions',
] as const;
export type NeededAnswer = (typeof NEEDED)[number] | 'motherhood' | 'dislikes';

/** Who is asked has to answer: "not pregnant" is never taken for granted. */
export const lacksMotherhood = ({ gender, motherhood }: SurveyDraft): boolean =>
  gender === 'female' && motherhood === undefined;

/** Texts by the question that they belong to. */
const TEXT_FIELDS = { allergies: 'allergyDetail', dislikes: 'preferences' } as const;

export const isTextTooLong = (text: string | undefined): boolean =>
  (text?.trim().length ?? 0) > SURVEY_LIMITS.textLength;

/** An answer that cannot be taken as it stands: cut short, it could lose an allergy. */
function isOverfull(draft: SurveyDraft, field: NeededAnswer): boolean {
  if (field in TEXT_FIELDS && isTextTooLong(draft[TEXT_FIELDS[field as keyof typeof TEXT_FIELDS]]))
    return true;
  return WORD_FIELDS.some((one) => one === field && findWordProblem(draft, one) !== undefined);
}

export function missingAnswers(draft: SurveyDraft): NeededAnswer[] {
  const taken = takeTyped(draft);
  return [...NEEDED, 'motherhood' as const, 'dislikes' as const].filter((field) => {
    if (field === 'motherhood') return lacksMotherhood(taken);
    const value = taken[field];
    if (isOverfull(taken, field)) return true;
    if (value === undefined) return field !== 'dislikes';
    if (field === 'weightKg' && !isPlausibleBody(draft)) return true;
    return typeof value === 'number' && !isInRange(field as SurveyNumber, value);
  });
}

export function wholeAnswers(draft: SurveyDraft): SurveyAnswers | undefined {
  if (missingAnswers(draft).length > 0) return undefined;
  const {
    targetWeightKg,
    motherhood,
    preferences,
    allergyDetail,
    typed: _typed,
    ...rest
  } = takeTyped(draft);
  const detail = allergyDetail?.trim();
  const isWanted = targetWeightKg !== undefined && isInRange('targetWeightKg', targetWeightKg);
  return {
    ...(rest as SurveyAnswers),
    allergies: widestAllergies(rest.allergies ?? []),
    restrictions: draft.restrictions ?? [],
    dislikes: rest.dislikes ?? [],
    ...(isWanted ? { targetWeightKg } : {}),
    ...(motherhood && motherhood !== 'none' && draft.gender === 'female' ? { motherhood } : {}),
    ...(detail ? { allergyDetail: detail } : {}),
    ...(preferences?.trim() ? { preferences: preferences.trim() } : {}),
  };
}

const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T =>
  all.includes(value as T);

/** Far more than an answer may hold, so that what is too much is asked about and not dropped. */
const MAX_KEPT = { words: 100, textLength: 10_000 } as const;

const words = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .filter((word): word is string => typeof word === 'string' && word.trim() !== '')
        .slice(0, MAX_KEPT.words)
        .map((word) => word.slice(0, SURVEY_LIMITS.wordLength))
    : [];

function readTyped(value: unknown): TypedWords | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const texts = TYPED_FIELDS.flatMap((field) => {
    const text = fields[field];
    return typeof text === 'string' && text !== ''
      ? [[field, text.slice(0, MAX_KEPT.textLength)] as const]
      : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

export function readDraft(value: unknown): SurveyDraft {
  if (typeof value !== 'object' || value === null) return {};
  const fields = value as Record<string, unknown>;
  const numbers = Object.fromEntries(
    Object.keys(SURVEY_RANGES)
      .filter((field) => typeof fields[field] === 'number' && Number.isFinite(fields[field]))
      .map((field) => [field, fields[field]]),
  ) as Pick<SurveyDraft, SurveyNumber>;
  const texts = (['preferences', 'allergyDetail'] as const).flatMap((field) => {
    const text = fields[field];
    return typeof text === 'string' ? [[field, text.slice(0, MAX_KEPT.textLength)]] : [];
  });
  const typed = readTyped(fields.typed);
  return {
    ...numbers,
    ...(isOneOf(GENDERS, fields.gender) ? { gender: fields.gender } : {}),
    ...(isOneOf(SURVEY_ACTIVITIES, fields.activity) ? { activity: fields.activity } : {}),
    ...(isOneOf(WORKOUTS, fields.workout) ? { workout: fields.workout } : {}),
    ...(isOneOf(MOTHERHOOD_ANSWERS, fields.motherhood) ? { motherhood: fields.motherhood } : {}),
    ...(Array.isArray(fields.allergies) ? { allergies: words(fields.allergies) } : {}),
    ...(Array.isArray(fields.conditions) ? { conditions: words(fields.conditions) } : {}),
    dislikes: words(fields.dislikes),
    restrictions: words(fields.restrictions).filter((word) => isOneOf(RESTRICTIONS, word)),
    ...(Object.fromEntries(texts) as Pick<SurveyDraft, 'preferences' | 'allergyDetail'>),
    ...(typed ? { typed } : {}),
  };
}
