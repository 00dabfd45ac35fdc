import type { AppliedLimits, Bound, Limits } from '../clinical/limits';
import type { ConditionId } from '../clinical/types';
import type { GoalKind } from '../records/clients';
import { NUTRIENT_KEYS, type NutrientKey, type NutrientMap } from '../food/nutrients';
import { roundTo } from '../text/round';
import { isPrescribed } from './prescribed';
import type { TargetSource } from '../clinical/limitTypes';

export interface AskedAmount {
  value: number;
  source: TargetSource;
}

/**
 * Why one of two amounts counts. `ownLimit`: the expert set the bound and wrote a reason; `rule`: a guideline stands
 * over a figure without a reason; `reference`: what the table asks for stands over an estimate; `prescribed`: a
 * prescription stands over the table, and in energy over a guide value for each kg; `weightLoss`: who is to lose weight gets less than a kilogram needs;
 * `noFigure`: the guideline names no amount, so that an estimate is no target.
 */
export type DecisionReason =
  | 'ownLimit'
  | 'rule'
  | 'reference'
  | 'prescribed'
  | 'weightLoss'
  | 'noFigure';

export interface TargetDecision {
  nutrient: NutrientKey;
  asked: AskedAmount;
  bound?: Bound & { side: 'minimum' | 'maximum' };
  winner: 'bound' | 'asked' | 'none';
  why: DecisionReason;
  target?: number;
}

export interface Reconciled {
  targets: NutrientMap;
  sources: Partial<Record<NutrientKey, TargetSource>>;
  limits: Limits;
  decisions: TargetDecision[];
}

export interface ReconcileInputs {
  targets: NutrientMap;
  sources: Partial<Record<NutrientKey, TargetSource>>;
  limits: AppliedLimits['limits'];
  goal: GoalKind | undefined;
  conditions: Pick<ReadonlyMap<ConditionId, unknown>, 'has'>;
}

function brokenBound(value: number, { minimum, maximum }: Limits[NutrientKey] & object) {
  if (maximum && value > maximum.value) return { ...maximum, side: 'maximum' as const };
  return minimum && value < minimum.value ? { ...minimum, side: 'minimum' as const } : undefined;
}

type BrokenBound = NonNullable<ReturnType<typeof brokenBound>>;

function decide(
  nutrient: NutrientKey,
  { source }: AskedAmount,
  { origin, side }: BrokenBound,
  goal: GoalKind | undefined,
): Pick<TargetDecision, 'winner' | 'why'> {
  if (origin.by === 'expert') return { winner: 'bound', why: 'ownLimit' };
  if (origin.by !== 'condition' && origin.by !== 'finding')
    return isPrescribed(source)
      ? { winner: 'asked', why: 'prescribed' }
      : { winner: 'bound', why: 'reference' };
  if (nutrient !== 'calories') return { winner: 'bound', why: 'rule' };
  // kcal for each kg are a guide value: KDOQI 2020 1.1.6 leaves the weight, and so the energy, to who treats.
  if (isPrescribed(source)) return { winner: 'asked', why: 'prescribed' };
  return side === 'minimum' && goal === 'weight_loss'
    ? { winner: 'asked', why: 'weightLoss' }
    : { winner: 'bound', why: 'rule' };
}

/** A whole amount within the bounds; the bound itself where they leave no whole one. */
function wholeWithin(
  { value, side }: BrokenBound,
  { minimum, maximum }: Limits[NutrientKey] & object,
) {
  const whole = side === 'maximum' ? Math.floor(value) : Math.ceil(value);
  const fits = whole >= (minimum?.value ?? 0) && whole <= (maximum?.value ?? Infinity);
  return fits ? whole : value;
}

function getSource({ origin }: Bound): TargetSource {
  if (origin.by === 'condition') return { from: 'condition', condition: origin.condition };
  if (origin.by === 'finding') return { from: 'rule', rule: origin.finding };
  if (origin.by === 'rule') return { from: 'rule', rule: origin.rule };
  return origin.by === 'expert' ? { from: 'ownLimit' } : { from: 'table' };
}

function settleTarget(
  nutrient: NutrientKey,
  requested: AskedAmount,
  { goal }: Pick<ReconcileInputs, 'goal'>,
  result: Reconciled,
): void {
  const limit = result.limits[nutrient] ?? {};
  result.targets[nutrient] = requested.value;
  result.sources[nutrient] = requested.source;
  const bound = brokenBound(requested.value, limit);
  if (!bound) return;
  const decision = decide(nutrient, requested, bound, goal);
  if (decision.winner === 'bound') {
    result.targets[nutrient] = wholeWithin(bound, limit);
    result.sources[nutrient] = getSource(bound);
  } else {
    const { side, ...replaced } = bound;
    const { [side]: _broken, ...others } = limit;
    result.limits[nutrient] = { ...others, replaced: { ...limit.replaced, [side]: replaced } };
  }
  const target = result.targets[nutrient];
  result.decisions.push({
    nutrient,
    asked: requested,
    bound,
    ...decision,
    ...(target === undefined ? {} : { target }),
  });
}

const rest = (calories: number, protein: number, fat: number) =>
  roundTo(Math.max(0, calories - 4 * protein - 9 * fat) / 4);

/** Conditions for which no guideline names grams of carbohydrate. */
const WITHOUT_CARBS = ['gestationalDiabetes', 'diabetes'] as const satisfies ConditionId[];

/**
 * Fat makes up for what is moved. For diabetes carbohydrate is no target: guidelines name no grams, only a least amount in
 * pregnancy.
 */
function settleCarbs(inputs: ReconcileInputs, result: Reconciled): void {
  const { calories, protein, fat } = result.targets;
  const { carbs } = inputs.targets;
  const source = inputs.sources.carbs ?? { from: 'estimate' };
  if (carbs === undefined) return;
  const moved = protein !== inputs.targets.protein || fat !== inputs.targets.fat;
  const left =
    moved && calories !== undefined && protein !== undefined && fat !== undefined
      ? rest(calories, protein, fat)
      : carbs;
  const requested = { value: left, source };
  if (WITHOUT_CARBS.some((condition) => inputs.conditions.has(condition))) {
    delete result.targets.carbs;
    delete result.sources.carbs;
    const { minimum } = result.limits.carbs ?? {};
    result.decisions.push({
      nutrient: 'carbs',
      asked: requested,
      ...(minimum ? { bound: { ...minimum, side: 'minimum' } } : {}),
      winner: 'none',
      why: 'noFigure',
    });
    return;
  }
  settleTarget('carbs', requested, inputs, result);
  const settled = result.targets.carbs;
  if (settled === undefined || settled === left || calories === undefined || fat === undefined)
    return;
  const remaining = roundTo(Math.max(0, calories - 4 * (protein ?? 0) - 4 * settled) / 9);
  settleTarget('fat', { value: remaining, source: result.sources.fat ?? source }, inputs, result);
}

/**
 * The one place that decides where prescription, stage of life, conditions and reference disagree. In this order:
 * the expert's own limit, which has a reason; a condition's rule (of energy: after the prescription); a prescription;
 * the table of 2016, with what a stage of life adds; an estimate. A target then lies within its bounds, and each decision says what it dropped.
 * @param inputs `limits` as `applyLimits` has them for the energy of `targets`
 */
export function reconcile(inputs: ReconcileInputs): Reconciled {
  const { targets, sources, limits } = inputs;
  const result: Reconciled = {
    targets: { ...targets },
    sources: { ...sources },
    limits: { ...limits },
    decisions: [],
  };
  for (const nutrient of NUTRIENT_KEYS) {
    const value = targets[nutrient];
    if (value === undefined || nutrient === 'carbs') continue;
    const source = sources[nutrient] ?? { from: 'estimate' };
    settleTarget(nutrient, { value, source }, inputs, result);
  }
  settleCarbs(inputs, result);
  return result;
}

export function reconcileEnergy(
  requested: AskedAmount,
  inputs: Pick<ReconcileInputs, 'limits' | 'goal'>,
): number {
  const limits = inputs.limits.calories ? { calories: inputs.limits.calories } : {};
  const result: Reconciled = { targets: {}, sources: {}, limits, decisions: [] };
  settleTarget('calories', requested, inputs, result);
  return result.targets.calories ?? requested.value;
}
