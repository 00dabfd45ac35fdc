import { applyLimits, type AppliedLimits } from '../clinical/limits';
import { medicineNotes } from '../clinical/medicines';
import { personRules, type PersonRules } from '../clinical/personRules';
import { conditionTags } from '../clinical/healthFields';
import { ADULT_FROM, type RecognitionProblem } from '../clinical/recognise';
import type { Client, GoalKind } from '../records/clients';
import type { Consultation } from '../records/consultations';
import type { LimitChoice } from '../records/shared/limitChoice';
import type { NutrientKey, NutrientMap } from '../food/nutrients';
import { roundTo } from '../text/round';
import { tableEnergy } from '../clinical/references/person';
import { ENERGY, TABLE_2016 } from '../clinical/references/vietnam2016';
import { matchGoalKind, type TargetStrategy } from './client';
import {
  estimateFor,
  type DayClient,
  type Estimate,
  type EstimateBasis,
  type EstimateInputs,
} from './estimate';
import { FIXED_LIMITS } from './fixedLimits';
import { alarmInputs, wishesLoss } from './alarmInputs';
import { oldWeight } from './oldWeight';
import { lossCaution, type LossCaution } from './lossCaution';
import { targetMarks, type TargetMark } from './marks';
import { buildPerson, type Person } from './person';
import { reconcile, reconcileEnergy, type TargetDecision } from './reconcile';
import type { TargetField } from './strategies';
import { weightFor } from './weights';
import { toIsoDate, type CalendarMonth } from '../person/body';
import type { TargetSource } from '../clinical/limitTypes';
import type { MedicineFinding } from '../clinical/medicineNote';

export type { DayClient, EstimateBasis } from './estimate';

export const PRESCRIBED = ['calories', 'protein'] as const;
export type PrescribedKey = (typeof PRESCRIBED)[number];

type Source = Extract<TargetSource, { from: 'visit' | 'client' }>;
export type Prescription = Partial<Record<PrescribedKey, { value: number; source: Source }>>;

const isTarget = (value: number | undefined): value is number => value !== undefined && value > 0;

/** @param newestFirst visits of this client, newest first */
export function currentPrescription(
  client: Pick<Client, 'assignedMenus' | 'currentMenuId'>,
  newestFirst: readonly Consultation[],
): Prescription {
  const own = client.assignedMenus.find(({ menuId }) => menuId === client.currentMenuId);
  const prescription: Prescription = {};
  for (const key of PRESCRIBED) {
    const visit = newestFirst.find(({ targetNutrition }) => isTarget(targetNutrition?.[key]));
    const byVisit = visit?.targetNutrition?.[key];
    const estimated = own?.estimatedTargets?.includes(key) === true;
    const byClient = estimated ? undefined : own?.targetNutrition?.[key];
    if (visit && isTarget(byVisit))
      prescription[key] = { value: byVisit, source: { from: 'visit', date: visit.visitDate } };
    else if (isTarget(byClient))
      prescription[key] = { value: byClient, source: { from: 'client' } };
  }
  return prescription;
}

/** Rules of the person, and what the expert decided where limits contradict each other. */
export interface DayRules extends PersonRules {
  choices?: readonly LimitChoice[];
}

export interface DayTargets {
  targets?: NutrientMap;
  sources: Partial<Record<NutrientKey, TargetSource>>;
  decisions: TargetDecision[];
  estimate?: EstimateBasis;
  missing: TargetField[];
  clinical: AppliedLimits;
  problems: RecognitionProblem[];
  marks: TargetMark[];
  medicines: MedicineFinding[];
  rules: DayRules;
}

export interface AskedTargets {
  strategy?: TargetStrategy;
  goal?: GoalKind;
}

function computeProtein(client: DayClient, prescription: Prescription, weight: number | undefined) {
  if (prescription.protein) return prescription.protein;
  const { proteinPerKg } = client;
  if (proteinPerKg === undefined || weight === undefined) return undefined;
  const source = { from: 'perKg', perKg: proteinPerKg, weight } as const;
  return { value: roundTo(proteinPerKg * weight), source };
}

const BELOW_STAGE = 0.9;

function belowStage(
  { activityLevel }: DayClient,
  { facts, conditions, reference }: Person,
  { calories }: Prescription,
): TargetDecision[] {
  const isChild = facts.age !== undefined && facts.age < ADULT_FROM;
  if (
    !reference ||
    !calories ||
    !(isChild || conditions.has('pregnancy') || conditions.has('nursing'))
  )
    return [];
  const needed = tableEnergy(reference, activityLevel)?.calories;
  if (needed === undefined || calories.value >= needed * BELOW_STAGE) return [];
  const { act: guideline, year } = TABLE_2016;
  const origin = { by: 'table', source: { guideline, year, place: ENERGY.place } } as const;
  return [
    {
      nutrient: 'calories',
      asked: calories,
      bound: { value: needed, origin, side: 'minimum' },
      winner: 'asked',
      why: 'prescribed',
      target: calories.value,
    },
  ];
}

function estimatedWithin(
  client: DayClient,
  person: Person,
  inputs: EstimateInputs,
  prescribed: Prescription,
): Pick<DayEstimate, 'estimate' | 'clinical' | 'energy'> {
  const { age } = person.facts;
  // The fixed figures are an adult's; 2,300 mg of sodium is no limit for an infant.
  const child = age !== undefined && age < ADULT_FROM && client.referenceSet !== 'fixed';
  const limitsAt = (energy: number | undefined) =>
    applyLimits({
      facts: person.facts,
      weight: inputs.weight,
      energy,
      person: client.referenceSet === 'fixed' ? undefined : person.reference,
      fixed: child ? {} : FIXED_LIMITS,
      own: client.ownLimits ?? [],
    });
  const firstEstimate = estimateFor(client, person, inputs);
  const energy = inputs.energy ?? firstEstimate.targets?.calories;
  const clinical = limitsAt(energy);
  if (energy === undefined) return { estimate: firstEstimate, clinical, energy };
  const source = prescribed.calories?.source ??
    firstEstimate.sources.calories ?? { from: 'estimate' };
  const { limits } = clinical;
  const energyLimit = reconcileEnergy({ value: energy, source }, { limits, goal: inputs.goal });
  if (energyLimit === energy) return { estimate: firstEstimate, clinical, energy };
  const moved = estimateFor(client, person, { ...inputs, energy: energyLimit });
  const basis = firstEstimate.estimate?.energy;
  const estimate = moved.estimate && { ...moved.estimate, ...(basis ? { energy: basis } : {}) };
  return {
    estimate: {
      ...moved,
      sources: { ...moved.sources, calories: source },
      ...(estimate ? { estimate } : {}),
    },
    clinical: limitsAt(energyLimit),
    energy,
  };
}

const findMedicines = (client: DayClient, today: CalendarMonth): MedicineFinding[] =>
  medicineNotes([...(client.medicines ?? []), ...conditionTags(client, toIsoDate(today))], []);

interface DayEstimate {
  estimate: Estimate;
  clinical: AppliedLimits;
  /** kcal. */
  energy: number | undefined;
  protein: ReturnType<typeof computeProtein>;
  prescription: Prescription;
  goal: GoalKind | undefined;
}

function settleTargets(
  { estimate, clinical, energy, protein, prescription, goal }: DayEstimate,
  person: Person,
) {
  const sources: DayTargets['sources'] = {};
  for (const key of ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const)
    if (estimate.targets?.[key] !== undefined)
      sources[key] = estimate.sources[key] ?? { from: 'estimate' };
  const targets: NutrientMap = { ...estimate.targets };
  if (energy !== undefined) targets.calories = energy;
  if (prescription.calories) sources.calories = prescription.calories.source;
  if (protein) [targets.protein, sources.protein] = [protein.value, protein.source];
  const { limits } = clinical;
  return reconcile({ targets, sources, limits, goal, conditions: person.facts.conditions });
}

/**
 * The goal that was asked for, and the one that counts: whoever should not lose weight is fed to keep it, by whichever
 * formula. `eater`: the client, without a target weight that means a loss.
 */
function goalsFor(
  client: DayClient,
  { facts }: Person,
  wished: GoalKind | undefined,
): {
  wished: GoalKind | undefined;
  goal: GoalKind | undefined;
  eater: DayClient;
  caution?: LossCaution;
} {
  const caution = wishesLoss(client, wished) ? lossCaution(client, facts) : undefined;
  if (!caution) return { wished, goal: wished, eater: client };
  const { targetWeight: _less, ...eater } = client;
  const goal = wished === 'weight_loss' ? 'maintenance' : wished;
  return { wished, goal, eater, caution };
}

/** @param energy kcal of the day's target @param day `YYYY-MM-DD` */
const rulesFor = (
  client: DayClient,
  person: Person,
  energy: number | undefined,
  day: string,
): DayRules => ({
  ...personRules(person.facts, { energy, ...alarmInputs(client, person, day) }),
  ...(client.limitChoices ? { choices: client.limitChoices } : {}),
});

/**
 * A client's targets for a day: prescribed values first, g and kcal for each kg as typed, then an estimate
 * (the strategy that was chosen, the wizard's where none was; children's and mothers' by the table of 2016). Fat
 * and carbohydrate follow the energy. All are reconciled with the least and most of each nutrient for this person,
 * by table, conditions and the expert.
 * @param client with the present weight (kg)
 * @param newestFirst visits of this client, newest first
 * @param asked choices made on the calling screen and not stored with the client, such as a goal; they win over stored ones
 */
export function dayTargets(
  client: DayClient,
  newestFirst: readonly Consultation[],
  today: CalendarMonth,
  choices: AskedTargets = {},
): DayTargets {
  const person = buildPerson(client, today, newestFirst);
  const prescription = currentPrescription(client, newestFirst);
  const asking = choices.goal ?? newestFirst[0]?.goal ?? matchGoalKind(client.goals);
  const { wished, goal, eater, caution } = goalsFor(client, person, asking);
  const weight = weightFor(client.weightBasis, client.weight, client.height);
  const protein = computeProtein(client, prescription, weight);
  const inputs = {
    date: toIsoDate(today),
    strategy: choices.strategy,
    goal,
    weight,
    energy: prescription.calories?.value,
    protein: protein?.value,
  };
  const { estimate, clinical, energy } = estimatedWithin(eater, person, inputs, prescription);
  const settled = settleTargets(
    { estimate, clinical, energy, protein, prescription, goal },
    person,
  );
  const { targets } = settled;
  const { age, gender } = person.facts;
  const adult = age === undefined || age >= ADULT_FROM;
  return {
    ...(Object.keys(targets).length > 0 ? { targets } : {}),
    sources: settled.sources,
    decisions: [...belowStage(client, person, prescription), ...settled.decisions],
    ...(estimate.estimate ? { estimate: estimate.estimate } : {}),
    missing: prescription.calories ? [] : estimate.missing,
    clinical: { ...clinical, limits: settled.limits },
    problems: [...person.problems, ...oldWeight(client, newestFirst, toIsoDate(today))],
    marks: targetMarks(client, targets, { weight: client.weight, adult, gender, caution }),
    medicines: findMedicines(client, today),
    rules: rulesFor(client, { ...person, goal: wished }, targets.calories, toIsoDate(today)),
  };
}

export type { TargetSource } from '../clinical/limitTypes';
