import type { ActivityLevel, Gender, GoalKind } from '../records/clients';
import { knownGender } from '../records/gender';
import type { NutrientMap } from '../food/nutrients';
import { roundTo } from '../text/round';
import { computeBmi, mifflinStJeor, weightAtBmi } from '../person/body';

export type TargetField = 'weight' | 'height' | 'age' | 'gender';

/** Weights in kg, height in cm, age in years. Absent means unknown. */
export interface BodyInputs {
  weight?: number | undefined;
  height?: number | undefined;
  age?: number | undefined;
  gender?: Gender | undefined;
  activityLevel?: ActivityLevel | undefined;
}

export interface GoalInputs extends BodyInputs {
  goal?: GoalKind | undefined;
}

export type WorkoutFrequency = 'none' | 'low' | 'medium' | 'high';

export interface SurveyInputs extends Omit<BodyInputs, 'activityLevel'> {
  activityLevel?: SurveyActivity | undefined;
  /** kg; absent, or equal to the weight: keep it. */
  targetWeight?: number | undefined;
  workout?: WorkoutFrequency | undefined;
  kidneyDisease?: boolean | undefined;
  diabetes?: boolean | undefined;
}

/** `bmr` and `tdee` in kcal, all rounded. */
export interface TargetsFound {
  ok: true;
  targets: NutrientMap;
  bmr: number;
  tdee: number;
}

export interface TargetsMissing {
  ok: false;
  missing: TargetField[];
}

export type TargetResult = TargetsFound | TargetsMissing;

/** Activity multipliers of both expert strategies (expert workspace, section 9). */
const ACTIVITY: Record<ActivityLevel, number> = {
  sedentary: 1.2,
  lightly_active: 1.375,
  moderately_active: 1.55,
  very_active: 1.725,
  extremely_active: 1.9,
};
const DEFAULT_ACTIVITY = 1.2;

/** A word added by a newer version counts as none. */
function getFactor<K extends string, V>(factors: Record<K, V>, word: K | undefined, none: V): V {
  return word !== undefined && Object.hasOwn(factors, word) ? factors[word] : none;
}

export function activityFactor(level: ActivityLevel | undefined): number {
  return getFactor(ACTIVITY, level, DEFAULT_ACTIVITY);
}

/** kcal in a gram (platform, section 9). */
const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

/** Below this a Mifflin result says that weight, height or age was mistyped. */
const LEAST_BMR = 500;

type Limits = Record<'weight' | 'height' | 'age', readonly [number, number]>;
/** Bounds of `clientSchema`. */
const CLIENT_LIMITS: Limits = { weight: [1, 400], height: [30, 260], age: [0, 120] };
/** Bounds of the survey's form (platform, section 5). */
const SURVEY_LIMITS: Limits = { weight: [20, 300], height: [50, 300], age: [18, 100] };

type Body = { weight: number; height: number; age: number; gender: Gender; bmr: number };

function within(value: number | undefined, [least, most]: readonly [number, number]) {
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

function readBody(
  inputs: Omit<BodyInputs, 'activityLevel'>,
  limits: Limits,
): Body | TargetsMissing {
  const weight = within(inputs.weight, limits.weight);
  const height = within(inputs.height, limits.height);
  const age = within(inputs.age, limits.age);
  const gender = knownGender(inputs.gender);
  if (weight === undefined || height === undefined || age === undefined || gender === undefined) {
    const missing: TargetField[] = [];
    if (weight === undefined) missing.push('weight');
    if (height === undefined) missing.push('height');
    if (age === undefined) missing.push('age');
    if (gender === undefined) missing.push('gender');
    return { ok: false, missing };
  }
  const bmr = mifflinStJeor({ weight, height, age, gender });
  if (bmr < LEAST_BMR) return { ok: false, missing: ['weight', 'height', 'age'] };
  return { weight, height, age, gender, bmr };
}

function isMissing(body: Body | TargetsMissing): body is TargetsMissing {
  return 'ok' in body;
}

/** Shares of the energy, 0–1. */
export interface MacroShares {
  protein: number;
  fat: number;
  carbs: number;
}

function toGrams(calories: number, shares: MacroShares): MacroShares {
  const grams = (key: keyof MacroShares) => roundTo((calories * shares[key]) / KCAL_PER_GRAM[key]);
  return { protein: grams('protein'), fat: grams('fat'), carbs: grams('carbs') };
}

function expertEnergy(body: Body, activityLevel: ActivityLevel | undefined): number {
  return body.bmr * activityFactor(activityLevel);
}

/**
 * Strategy of the client-menu form: energy × 0.85 to lose, × 1.15 to gain weight; protein 30 % to
 * lose, else 25 %; fat 25 %; carbohydrate the rest; fibre 14 g per 1000 kcal; fixed minerals and
 * vitamin D (expert workspace, section 9).
 */
export function clientMenuTargets(inputs: GoalInputs): TargetResult {
  const body = readBody(inputs, CLIENT_LIMITS);
  if (isMissing(body)) return body;
  const tdee = expertEnergy(body, inputs.activityLevel);
  const change = { weight_loss: 0.85, weight_gain: 1.15, maintenance: 1, muscle_gain: 1 };
  const calories = roundTo(tdee * getFactor(change, inputs.goal, 1));
  const protein = inputs.goal === 'weight_loss' ? 0.3 : 0.25;
  const shares = { protein, fat: 0.25, carbs: 0.75 - protein };
  return {
    ok: true,
    bmr: roundTo(body.bmr),
    tdee: roundTo(tdee),
    targets: {
      calories,
      ...toGrams(calories, shares),
      fiber: roundTo((calories * 14) / 1000),
      sodium: 2300,
      potassium: 3500,
      calcium: 1000,
      magnesium: 400,
      vitaminD: 15,
    },
  };
}

const DEFAULT_SHARES: MacroShares = { protein: 0.15, fat: 0.25, carbs: 0.6 };

const WIZARD_SHARES: Record<GoalKind, MacroShares> = {
  maintenance: DEFAULT_SHARES,
  weight_gain: DEFAULT_SHARES,
  weight_loss: { protein: 0.3, fat: 0.3, carbs: 0.4 },
  muscle_gain: { protein: 0.25, fat: 0.2, carbs: 0.55 },
};

export function wizardShares(goal: GoalKind | undefined): MacroShares {
  return getFactor(WIZARD_SHARES, goal, DEFAULT_SHARES);
}

/** Fibre of the wizard's sidebar, g. */
const WIZARD_FIBER = 25;

/**
 * kcal and g. With protein prescribed too, fat keeps its share and carbohydrate is the rest, so that the sum stays the
 * prescribed energy.
 */
export function wizardMacros(
  calories: number,
  goal: GoalKind | undefined,
  protein?: number,
): MacroShares & { fiber: number } {
  const grams = toGrams(calories, wizardShares(goal));
  if (protein === undefined) return { ...grams, fiber: WIZARD_FIBER };
  const fat = calories * wizardShares(goal).fat;
  const rest = calories - protein * KCAL_PER_GRAM.protein - fat;
  const carbs = roundTo(Math.max(0, rest) / KCAL_PER_GRAM.carbs);
  return { protein, fat: grams.fat, carbs, fiber: WIZARD_FIBER };
}

/**
 * Strategy of the wizard's sidebar: energy without a change for the goal; protein, fat and
 * carbohydrate 15/25/60 %, 30/30/40 to lose weight, 25/20/55 to gain muscle; fibre 25 g
 * (expert workspace, section 9).
 */
export function wizardTargets(inputs: GoalInputs): TargetResult {
  const body = readBody(inputs, CLIENT_LIMITS);
  if (isMissing(body)) return body;
  const tdee = expertEnergy(body, inputs.activityLevel);
  const calories = roundTo(tdee);
  return {
    ok: true,
    bmr: roundTo(body.bmr),
    tdee: calories,
    targets: { calories, ...wizardMacros(calories, inputs.goal) },
  };
}

const ATHLETE_ACTIVITY = 2.4;

export type SurveyActivity = ActivityLevel | 'athlete';

/** Factor of the resting energy in the survey: 1.2 / 1.375 / 1.55 / 1.725 / 1.9 / 2.4 (product decision 54). */
export function surveyActivityFactor(activity: SurveyActivity | undefined): number {
  return activity === 'athlete' ? ATHLETE_ACTIVITY : activityFactor(activity);
}

const WORKOUT_PROTEIN: Record<WorkoutFrequency, number> = {
  none: 1,
  low: 1.08,
  medium: 1.12,
  high: 1.15,
};

/** Protein in g per kg of body weight: 1.3; kidney disease 0.8, with diabetes 1.0; 0.6 to 2.2. */
function surveyProteinPerKg(inputs: SurveyInputs): number {
  const base = inputs.kidneyDisease ? (inputs.diabetes ? 1 : 0.8) : 1.3;
  const perKg = base * WORKOUT_PROTEIN[inputs.workout ?? 'none'];
  return Math.min(2.2, Math.max(0.6, perKg));
}

/** Fat: 25 % of the energy (20–25 % by QĐ 2615/QĐ-BYT, 2016), so never near the specification's 35 %. */
const SURVEY_FAT_SHARE = 0.25;

/** Weight that protein is counted for: the one at BMI 23 where BMI is 30 or more (product decision 54), kg. */
function proteinWeight({ weight, height }: Body): number {
  return (computeBmi(weight, height) ?? 0) >= 30 ? weightAtBmi(23, height) : weight;
}

/** Least energy that the survey advises a day, kcal (product decision 54). */
export const SURVEY_LEAST_ENERGY: Readonly<Record<Gender, number>> = { female: 1200, male: 1500 };

/** kcal a day, not rounded. */
interface SurveyEnergies {
  lose: number;
  keep: number;
  gain: number;
}

/** TDEE − 500 to lose, + 200 to gain; none below the basal rate or the least energy of the gender. */
function surveyEnergies({ bmr, gender }: Body, tdee: number): SurveyEnergies {
  const least = Math.max(bmr, SURVEY_LEAST_ENERGY[gender]);
  return {
    lose: Math.max(tdee - 500, least),
    keep: Math.max(tdee, least),
    gain: Math.max(tdee + 200, least),
  };
}

function surveyWay(weight: number, targetWeight: number | undefined): keyof SurveyEnergies {
  const targetKg = within(targetWeight, SURVEY_LIMITS.weight) ?? weight;
  if (targetKg < weight) return 'lose';
  return targetKg > weight ? 'gain' : 'keep';
}

/**
 * Strategy of the visitor's survey: TDEE − 500 to lose, + 200 to gain, with a least energy; protein per kg, fat 25 % of
 * the energy, carbohydrate the rest; fibre 0.5 g and water 33 g (0.033 L) per kg (platform, section 9; product
 * decision 54).
 */
export function surveyTargets(inputs: SurveyInputs): TargetResult {
  const body = readBody(inputs, SURVEY_LIMITS);
  if (isMissing(body)) return body;
  const { activityLevel, targetWeight } = inputs;
  const tdee = body.bmr * surveyActivityFactor(activityLevel);
  const calories = roundTo(surveyEnergies(body, tdee)[surveyWay(body.weight, targetWeight)]);
  const protein = surveyProteinPerKg(inputs) * proteinWeight(body);
  const fat = (calories * SURVEY_FAT_SHARE) / KCAL_PER_GRAM.fat;
  const rest = calories - protein * KCAL_PER_GRAM.protein - fat * KCAL_PER_GRAM.fat;
  return {
    ok: true,
    bmr: roundTo(body.bmr),
    tdee: roundTo(tdee),
    targets: {
      calories,
      protein: roundTo(protein),
      fat: roundTo(fat),
      carbs: roundTo(Math.max(0, rest) / KCAL_PER_GRAM.carbs),
      fiber: roundTo(0.5 * body.weight),
      water: roundTo(33 * body.weight),
    },
  };
}
