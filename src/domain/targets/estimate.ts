import { ADULT_FROM } from '../clinical/recognise';
import type { ActivityLevel, Client, EnergyStrategy, GoalKind } from '../records/clients';
import type { NutrientKey, NutrientMap } from '../food/nutrients';
import { roundTo } from '../text/round';
import { tableEnergy, tableProtein, tableShares } from '../clinical/references/person';
import { targetsForClient, type TargetStrategy } from './client';
import type { BodyCaution } from '../clinical/lifeStage';
import { lossEnergy } from './weightLoss';
import type { Person } from './person';
import {
  activityFactor,
  wizardMacros,
  wizardShares,
  type MacroShares,
  type TargetField,
  type TargetResult,
} from './strategies';
import type { TargetSource } from '../clinical/limitTypes';

export type DayClient = Pick<
  Client,
  | 'weight'
  | 'height'
  | 'birthYear'
  | 'gender'
  | 'activityLevel'
  | 'targetWeight'
  | 'workoutFrequency'
  | 'goals'
  | 'medicalConditions'
  | 'assignedMenus'
  | 'currentMenuId'
> &
  Partial<
    Pick<
      Client,
      | 'medicines'
      | 'energyStrategy'
      | 'energyPerKg'
      | 'proteinPerKg'
      | 'weightBasis'
      | 'kidneyGuideline'
      | 'referenceSet'
      | 'ownLimits'
      | 'decidedReadings'
      | 'limitChoices'
      | 'pregnancy'
      | 'nursingSince'
      | 'kidney'
      | 'screening'
      | 'weighing'
      | 'createdAt'
      | 'dietaryRestrictions'
    >
  >;

/** kcal a day. */
export type EnergyBasis =
  | {
      by: 'formula';
      strategy: EnergyStrategy;
      bmr: number;
      factor: number;
      tdee: number;
      calories: number;
      /** `floor`: the minimum energy that limited the deficit. */
      loss?: { deficit: number; floor?: number };
    }
  | { by: 'table'; calories: number; extra: number | undefined }
  | { by: 'perKg'; perKg: number; weight: number; calories: number };

/** kcal a day. */
export interface EstimateBasis {
  energy?: EnergyBasis;
  activityLevel: ActivityLevel | undefined;
  goal: GoalKind | undefined;
  /** Shares of the energy, 0–1; without protein when that is prescribed. */
  shares: Pick<MacroShares, 'fat'> & Partial<MacroShares>;
  fiber?: number;
  cautions: BodyCaution[];
}

export interface Estimate {
  targets: NutrientMap | undefined;
  sources: Partial<Record<NutrientKey, TargetSource>>;
  estimate?: EstimateBasis;
  missing: TargetField[];
}

export interface EstimateInputs {
  /** `YYYY-MM-DD` */
  date: string;
  strategy?: TargetStrategy | undefined;
  goal: GoalKind | undefined;
  weight: number | undefined;
  /** Prescribed, kcal. */
  energy: number | undefined;
  /** Prescribed or for each kg, g. */
  protein: number | undefined;
}

/** g. */
function rest(calories: number, protein: number, fat: number): number {
  return roundTo(Math.max(0, calories - 4 * protein - 9 * fat) / 4);
}

/** Table of 2016 (QĐ 2615/QĐ-BYT); fat lies in the middle of its range. */
function byTable(client: DayClient, person: Person, inputs: EstimateInputs): Estimate | undefined {
  const { reference } = person;
  const energy = reference && tableEnergy(reference, client.activityLevel);
  if (!reference || !energy) return undefined;
  const calories = inputs.energy ?? energy.calories;
  const [low, high] = tableShares(reference).fat;
  const share = (low + high) / 200;
  const fat = roundTo((calories * share) / 9);
  const protein = inputs.protein ?? tableProtein(reference) ?? roundTo((calories * 0.15) / 4);
  const source = { from: 'table' } as const;
  return {
    targets: { calories, protein, fat, carbs: rest(calories, protein, fat) },
    sources: { calories: source, protein: source, fat: source, carbs: source },
    estimate: {
      ...(inputs.energy === undefined
        ? { energy: { by: 'table', calories, extra: energy.extra } as const }
        : {}),
      activityLevel: client.activityLevel,
      goal: inputs.goal,
      shares: { fat: share },
      cautions: energy.extra === undefined ? ['pregnancy'] : [],
    },
    missing: [],
  };
}

const STRATEGIES: Record<EnergyStrategy, true> = {
  wizard: true,
  clientMenu: true,
  survey: true,
  vietnam2016: true,
  perKg: true,
};

/** A strategy added by a newer version counts as none, so that mothers still get the table. */
function chosenFor({ energyStrategy }: DayClient): EnergyStrategy | undefined {
  return energyStrategy && Object.hasOwn(STRATEGIES, energyStrategy) ? energyStrategy : undefined;
}

function energyBasis(
  client: DayClient,
  person: Person,
  { goal, weight }: EstimateInputs,
  { strategy, result }: { strategy: TargetStrategy; result: TargetResult },
): EnergyBasis | undefined {
  const chosen = chosenFor(client);
  const perKg = chosen === 'perKg' ? client.energyPerKg : undefined;
  if (perKg !== undefined && weight !== undefined)
    return { by: 'perKg', perKg, weight, calories: roundTo(perKg * weight) };
  if (!result.ok) return undefined;
  const factor =
    strategy === 'survey' ? result.tdee / result.bmr : activityFactor(client.activityLevel);
  const base = { by: 'formula', bmr: result.bmr, factor, tdee: result.tdee } as const;
  if (goal === 'weight_loss' && chosen === undefined)
    return { ...base, strategy: 'wizard', ...lossEnergy(result.tdee, client, person.facts) };
  return { ...base, strategy, calories: result.targets.calories ?? 0 };
}

function byFormula(client: DayClient, person: Person, inputs: EstimateInputs): Estimate {
  const { date, goal } = inputs;
  const chosen = chosenFor(client) ?? inputs.strategy;
  const strategy = chosen === 'clientMenu' || chosen === 'survey' ? chosen : 'wizard';
  const result = targetsForClient(client, strategy, { date, goal, conditions: person.conditions });
  const energy = energyBasis(client, person, inputs, { strategy, result });
  const calories = inputs.energy ?? energy?.calories;
  if (calories === undefined)
    return { targets: undefined, sources: {}, missing: result.ok ? [] : result.missing };
  const own =
    inputs.energy === undefined &&
    energy?.by === 'formula' &&
    result.ok &&
    energy.strategy === strategy &&
    !energy.loss
      ? result.targets
      : undefined;
  const macros = computeMacros(calories, own, strategy, inputs);
  const shares = wizardShares(goal);
  const byShares =
    strategy === 'wizard' || own === undefined
      ? shares
      : {
          protein: (4 * (own.protein ?? 0)) / calories,
          fat: (9 * (own.fat ?? 0)) / calories,
          carbs: (4 * (own.carbs ?? 0)) / calories,
        };
  return {
    targets: { calories, ...macros },
    sources:
      energy?.by === 'perKg' && inputs.energy === undefined
        ? { calories: { from: 'perKg', perKg: energy.perKg, weight: energy.weight } }
        : {},
    estimate: {
      ...(inputs.energy === undefined && energy ? { energy } : {}),
      activityLevel: client.activityLevel,
      goal,
      shares: inputs.protein === undefined ? byShares : { fat: byShares.fat },
      ...(macros.fiber === undefined ? {} : { fiber: macros.fiber }),
      cautions: inputs.energy === undefined ? listCautions(person) : [],
    },
    missing: [],
  };
}

function computeMacros(
  calories: number,
  own: NutrientMap | undefined,
  strategy: 'wizard' | 'clientMenu' | 'survey',
  { goal, protein }: EstimateInputs,
): NutrientMap {
  if (!own || strategy === 'wizard') return wizardMacros(calories, goal, protein);
  const { fat = 0, fiber } = own;
  const grams = protein ?? own.protein ?? 0;
  const carbs = protein === undefined ? own.carbs : rest(calories, grams, fat);
  return {
    protein: grams,
    fat,
    ...(carbs === undefined ? {} : { carbs }),
    ...(fiber === undefined ? {} : { fiber }),
  };
}

function listCautions(person: Person): BodyCaution[] {
  const { age } = person.facts;
  const cautions: BodyCaution[] = [];
  if (person.conditions.has('pregnancy')) cautions.push('pregnancy');
  if (person.conditions.has('nursing')) cautions.push('nursing');
  if (age !== undefined && age < ADULT_FROM) cautions.push('child');
  return cautions;
}

/** The formulas know no stage of life and would leave mothers short. */
const feedsAChild = ({ conditions }: Person): boolean =>
  conditions.has('pregnancy') || conditions.has('nursing');

/**
 * Estimates what is not prescribed. A child's targets never come from an adult's formula: without age or sex, or for an
 * infant, nothing is estimated. A mother's come from the table where possible, unless another way was chosen.
 */
export function estimateFor(client: DayClient, person: Person, inputs: EstimateInputs): Estimate {
  const { age } = person.facts;
  const child = age !== undefined && age < ADULT_FROM;
  const chosen = chosenFor(client);
  if (chosen === undefined && feedsAChild(person)) {
    const tableEstimate = byTable(client, person, inputs);
    if (tableEstimate) return tableEstimate;
  }
  if (child || chosen === 'vietnam2016') {
    const tableEstimate = byTable(client, person, inputs);
    if (tableEstimate) return tableEstimate;
    const missing: TargetField[] = [];
    if (age === undefined || age === 0) missing.push('age');
    if (person.facts.gender === undefined) missing.push('gender');
    if (inputs.energy === undefined) return { targets: undefined, sources: {}, missing };
  }
  return byFormula(client, person, inputs);
}
