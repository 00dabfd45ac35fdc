import type { ConditionId } from '../../clinical/types';
import { conditionsOfTag } from '../../clinical/recognise';
import type { NutrientMap } from '../../food/nutrients';
import { roundTo } from '../../text/round';
import { bmiBand, computeBmi, weightAtBmi, type BmiBand } from '../../person/body';
import { surveyActivityFactor, surveyTargets, type SurveyInputs } from '../../targets/strategies';
import { fold } from '../../text/fold';
import {
  isPlausibleBody,
  SURVEY_ACTIVITIES,
  SURVEY_RANGES,
  wholeAnswers,
  type SurveyAnswers,
  type SurveyDraft,
} from './answers';
import { isEatingDisorderSaid, isNursingSaid, isPregnancySaid } from './freeWords';
import { weightChange, type WeightChange } from './weightChange';

export type ExpertReason = 'pregnant' | 'nursing' | 'eatingDisorder' | 'severelyThin' | 'dialysis';
export type NoLossReason = 'underweight' | 'targetUnderweight' | 'leastEnergy';
export type SurveyGoal = 'lose' | 'keep' | 'gain';

/** Bounds of the public bands (product decision 6; QĐ 2892/QĐ-BYT, 2022), kg/m². */
export const BMI_BOUNDS = [18.5, 23, 25, 30] as const;

/** Below it an adult is severely thin (WHO, 1995), and eating more at once is a risk of its own (NICE CG32, 2006). */
const SEVERELY_THIN = 16;
/** kcal below the need that make losing a way of its own; a smaller gap changes no weight that a scale shows. */
const LEAST_GAP = 100;

/** A result with figures; energies in kcal, amounts in grams, water in litres, weights in kg. */
export interface SurveyFigures {
  kind: 'figures';
  bmi: number;
  band: BmiBand;
  bounds: readonly [number, number, number, number];
  bmr: number;
  tdee: number;
  factor: number;
  energies: { lose?: number; keep: number; gain: number };
  goal: SurveyGoal;
  calories: number;
  macros: Record<'protein' | 'carbs' | 'fat', { grams: number; percent: number }>;
  fiber: number;
  /** Absent where a doctor decides how much may be drunk. */
  water?: number;
  noLoss?: NoLossReason;
  isRaised: boolean;
  change?: WeightChange;
  conditions: ConditionId[];
}

export type SurveyResult = SurveyFigures | { kind: 'expert'; reason: ExpertReason };

const MOTHER_TO_BE = ['pregnancy', 'gestationalDiabetes'] as const;

const findConditions = ({ conditions }: Pick<SurveyAnswers, 'conditions'>): Set<ConditionId> =>
  new Set(conditions.flatMap(conditionsOfTag).map(({ id }) => id));

const FLUID_ILLNESS =
  /\b(suy tim|suy than|xo gan|co truong|than hu|phu (chan|phoi|toan than|nhieu))\b/;

export function isFluidPrescribed(answers: Pick<SurveyAnswers, 'conditions'>): boolean {
  const conditionIds = findConditions(answers);
  if (conditionIds.has('kidney') || conditionIds.has('dialysis')) return true;
  return answers.conditions.some((word) => FLUID_ILLNESS.test(fold(word)));
}

export function expertReason(
  answers: Pick<SurveyAnswers, 'motherhood' | 'conditions'> &
    Partial<
      Pick<SurveyAnswers, 'weightKg' | 'heightCm' | 'gender' | 'preferences' | 'allergyDetail'>
    >,
): ExpertReason | undefined {
  const conditionIds = findConditions(answers);
  const { motherhood, conditions, preferences = '', allergyDetail = '' } = answers;
  const free = [preferences, allergyDetail];
  const isSaid = (means: (text: string) => boolean): boolean =>
    answers.gender !== 'male' && free.some(means);
  if (
    MOTHER_TO_BE.some((id) => conditionIds.has(id)) ||
    motherhood === 'pregnant' ||
    isSaid(isPregnancySaid)
  )
    return 'pregnant';
  if (motherhood === 'nursing' || conditionIds.has('nursing') || isSaid(isNursingSaid))
    return 'nursing';
  if ([...conditions, ...free].some(isEatingDisorderSaid)) return 'eatingDisorder';
  if (conditionIds.has('dialysis')) return 'dialysis';
  const bmi = computeBmi(answers.weightKg, answers.heightCm) ?? SEVERELY_THIN;
  return bmi < SEVERELY_THIN && isPlausibleBody(answers) ? 'severelyThin' : undefined;
}

function noLossReason(answers: SurveyAnswers, bmi: number): NoLossReason | undefined {
  const { weightKg, targetWeightKg = weightKg, heightCm } = answers;
  if (bmi < 18.5) return 'underweight';
  const targetBmi = computeBmi(targetWeightKg, heightCm) ?? bmi;
  return targetWeightKg < weightKg && targetBmi < 18.5 ? 'targetUnderweight' : undefined;
}

function buildInputs(answers: SurveyAnswers, conditionIds: ReadonlySet<ConditionId>): SurveyInputs {
  return {
    weight: answers.weightKg,
    height: answers.heightCm,
    age: answers.age,
    gender: answers.gender,
    activityLevel: answers.activity,
    workout: answers.workout,
    kidneyDisease: conditionIds.has('kidney') || conditionIds.has('dialysis'),
    diabetes: conditionIds.has('diabetes'),
  };
}

/** The extreme target weights stand for "lighter" and "heavier" only. */
const [LIGHTER, HEAVIER] = SURVEY_RANGES.targetWeightKg;

const computeEnergy = (inputs: SurveyInputs, targetWeight: number): number => {
  const result = surveyTargets({ ...inputs, targetWeight });
  return result.ok ? (result.targets.calories ?? 0) : 0;
};

function computeMacros({ calories = 0, protein = 0, carbs = 0, fat = 0 }: NutrientMap) {
  const share = (grams: number, kcal: number) => ({
    grams,
    percent: calories > 0 ? Math.round((grams * kcal * 100) / calories) : 0,
  });
  const [ofProtein, ofFat] = [share(protein, 4), share(fat, 9)];
  const rest = Math.max(0, 100 - ofProtein.percent - ofFat.percent);
  return { protein: ofProtein, carbs: { grams: carbs, percent: rest }, fat: ofFat };
}

function getGoal({ weightKg, targetWeightKg = weightKg }: SurveyAnswers): SurveyGoal {
  if (targetWeightKg === weightKg) return 'keep';
  return targetWeightKg < weightKg ? 'lose' : 'gain';
}

function chooseWay(answers: SurveyAnswers, noLoss: NoLossReason | undefined, chosen?: SurveyGoal) {
  const goalKind = chosen ?? getGoal(answers);
  const goal = goalKind === 'lose' && noLoss ? 'keep' : goalKind;
  return { goal, towards: { lose: LIGHTER, keep: answers.weightKg, gain: HEAVIER }[goal] };
}

const computeChange = (
  { weightKg, targetWeightKg }: SurveyAnswers,
  gap: number,
  today: string,
): WeightChange | undefined =>
  targetWeightKg === undefined ? undefined : weightChange(gap, { weightKg, targetWeightKg }, today);

const computeBounds = (heightCm: number): SurveyFigures['bounds'] => {
  const [low, good, warm, hot] = BMI_BOUNDS;
  const at = (bound: number): number => roundTo(weightAtBmi(bound, heightCm), 1);
  return [at(low), at(good), at(warm), at(hot)];
};

/** @returns undefined where they cannot be right */
function computeFigures(
  answers: SurveyAnswers,
  today: string,
  chosen: SurveyGoal | undefined,
): SurveyFigures | undefined {
  const { weightKg, heightCm } = answers;
  const bmi = computeBmi(weightKg, heightCm);
  const conditionIds = findConditions(answers);
  const inputs = buildInputs(answers, conditionIds);
  const targets = surveyTargets(inputs);
  if (bmi === undefined || !isPlausibleBody(answers) || !targets.ok) return undefined;
  const lower = computeEnergy(inputs, LIGHTER);
  const least = lower > targets.tdee - LEAST_GAP ? 'leastEnergy' : undefined;
  const noLoss = noLossReason(answers, bmi) ?? least;
  const { goal, towards } = chooseWay(answers, noLoss, chosen);
  const way = surveyTargets({ ...inputs, targetWeight: towards });
  if (!way.ok) return undefined;
  const { calories = 0, fiber = 0, water = 0 } = way.targets;
  const change = computeChange(answers, calories - targets.tdee, today);
  const energies = { keep: computeEnergy(inputs, weightKg), gain: computeEnergy(inputs, HEAVIER) };
  return {
    kind: 'figures',
    bmi,
    band: bmiBand(bmi),
    bounds: computeBounds(heightCm),
    bmr: targets.bmr,
    tdee: targets.tdee,
    factor: surveyActivityFactor(answers.activity),
    energies: noLoss ? energies : { lose: lower, ...energies },
    goal,
    calories,
    macros: computeMacros(way.targets),
    fiber,
    ...(isFluidPrescribed(answers) ? {} : { water: roundTo(water / 1000, 1) }),
    ...(noLoss ? { noLoss } : {}),
    isRaised: goal === 'lose' && calories > targets.tdee - 500,
    ...(change ? { change } : {}),
    conditions: [...conditionIds],
  };
}

/**
 * @param today `YYYY-MM-DD` in Vietnam
 * @param chosen absent: the way of the target weight
 * @returns undefined where the figures cannot be right (a height and a weight that no adult has)
 */
export function surveyResult(
  answers: SurveyAnswers,
  today: string,
  chosen?: SurveyGoal,
): SurveyResult | undefined {
  const reason = expertReason(answers);
  return reason ? { kind: 'expert', reason } : computeFigures(answers, today, chosen);
}

function computeGap(answers: SurveyAnswers, today: string): number {
  const result = surveyResult(answers, today);
  return result?.kind === 'figures' ? result.calories - result.tdee : 0;
}

/**
 * @param today `YYYY-MM-DD` in Vietnam
 * @returns kcal a day, negative to lose; undefined where there is none, or where it depends on an activity that was not
 * asked yet
 */
export function expectedGap(draft: SurveyDraft, today: string): number | undefined {
  const activities = draft.activity ? [draft.activity] : SURVEY_ACTIVITIES;
  const gaps = activities.map((activity) => {
    const emptyDraft: SurveyDraft = { workout: 'none', allergies: [], conditions: [] };
    const known = Object.entries(draft).filter(([, value]) => value !== undefined);
    const answers = wholeAnswers({ ...emptyDraft, ...Object.fromEntries(known), activity });
    return answers ? computeGap(answers, today) : 0;
  });
  const [gap = 0] = gaps;
  return gap !== 0 && gaps.every((one) => one === gap) ? gap : undefined;
}
