import type { AppliedLimits } from '../clinical/limits';
import { applyLimits } from '../clinical/limits';
import { medicineNotes } from '../clinical/medicines';
import type { MedicineFinding } from '../clinical/medicines';
import { conditionTags } from '../clinical/healthFields';
import { ADULT_FROM } from '../clinical/recognise';
import type { RecognitionProblem } from '../clinical/recognise';
import type { Client, GoalKind } from '../collections/clients';
import type { Consultation } from '../collections/consultations';
import type { NutrientKey, NutrientMap } from '../nutrients';
import { roundTo } from '../nutrition/round';
import { goalKindOf } from './client';
import type { TargetStrategy } from './client';
import { estimateFor } from './estimate';
import type { DayClient, Estimate, EstimateBasis, Given, TargetSource } from './estimate';
import { FIXED_LIMITS } from './fixedLimits';
import { targetMarks } from './marks';
import type { TargetMark } from './marks';
import { personOf } from './person';
import type { Person } from './person';
import type { TargetField } from './strategies';
import { weightFor } from './weights';
import { dateOf } from './body';
import type { CalendarMonth } from './body';

export type { DayClient, EstimateBasis, TargetSource } from './estimate';

/** What a dietitian can prescribe at a visit. */
export const PRESCRIBED = ['calories', 'protein'] as const;
export type PrescribedKey = (typeof PRESCRIBED)[number];

type Source = Extract<TargetSource, { from: 'visit' | 'client' }>;
export type Prescription = Partial<Record<PrescribedKey, { value: number; source: Source }>>;

const isTarget = (value: number | undefined): value is number => value !== undefined && value > 0;

/**
 * What is prescribed at present, field by field: by the newest visit that says it, else by the
 * client's own record (the assignment of the present menu).
 * @param newestFirst visits of this client, newest first
 */
export function currentPrescription(
  client: Pick<Client, 'assignedMenus' | 'currentMenuId'>,
  newestFirst: readonly Consultation[],
): Prescription {
  const own = client.assignedMenus.find(({ menuId }) => menuId === client.currentMenuId);
  const found: Prescription = {};
  for (const key of PRESCRIBED) {
    const visit = newestFirst.find(({ targetNutrition }) => isTarget(targetNutrition?.[key]));
    const byVisit = visit?.targetNutrition?.[key];
    const estimated = own?.estimatedTargets?.includes(key) === true;
    const byClient = estimated ? undefined : own?.targetNutrition?.[key];
    if (visit && isTarget(byVisit))
      found[key] = { value: byVisit, source: { from: 'visit', date: visit.visitDate } };
    else if (isTarget(byClient)) found[key] = { value: byClient, source: { from: 'client' } };
  }
  return found;
}

export interface DayTargets {
  /** Absent when nothing is known; else each target has a source. */
  targets?: NutrientMap;
  sources: Partial<Record<NutrientKey, TargetSource>>;
  /** Absent when nothing was estimated. */
  estimate?: EstimateBasis;
  /** What the estimate of the energy lacks; empty when it is not needed. */
  missing: TargetField[];
  /** Least and most of each nutrient, and whose rule each is. */
  clinical: AppliedLimits;
  /** Tags that do not fit together, or that no rule knows. */
  problems: RecognitionProblem[];
  /** Targets to look at again. */
  marks: TargetMark[];
  /** What the client's medicines ask of every day. */
  medicines: MedicineFinding[];
}

/** What a screen says of the day before the client's own record does. */
export interface AskedTargets {
  /** For a client for whom none was chosen. */
  strategy?: TargetStrategy;
  /** The menu's own goal, which goes before visits and tags. */
  goal?: GoalKind;
}

interface Found {
  targets: NutrientMap;
  sources: DayTargets['sources'];
}

/** Protein as it was prescribed, or for each kg as typed; absent where it is estimated. */
function proteinOf(client: DayClient, given: Prescription, weight: number | undefined) {
  if (given.protein) return given.protein;
  const { proteinPerKg } = client;
  if (proteinPerKg === undefined || weight === undefined) return undefined;
  const source = { from: 'perKg', perKg: proteinPerKg, weight } as const;
  return { value: roundTo(proteinPerKg * weight), source };
}

/** An estimated protein within what the conditions allow; carbohydrate makes up for it. */
function withinLimits({ targets, sources }: Found, { limits }: AppliedLimits): Found {
  const { protein, carbs, calories } = targets;
  const limit = limits.protein;
  if (!limit || protein === undefined || sources.protein?.from !== 'estimate')
    return { targets, sources };
  const { minimum, maximum } = limit;
  const bound =
    maximum && protein > maximum.value
      ? maximum
      : minimum && protein < minimum.value
        ? minimum
        : undefined;
  if (!bound || bound.origin.by === 'table') return { targets, sources };
  const moved = roundTo(bound.value);
  const rest =
    carbs === undefined || calories === undefined
      ? {}
      : { carbs: Math.max(0, carbs + protein - moved) };
  const { origin } = bound;
  const source: TargetSource =
    origin.by === 'condition'
      ? { from: 'condition', condition: origin.condition }
      : { from: 'client' };
  return {
    targets: { ...targets, protein: moved, ...rest },
    sources: { ...sources, protein: source },
  };
}

/**
 * The bound of a condition to which an estimated energy is moved, so that the target and the limit beside it do not
 * contradict each other; none where weight is to be lost: what a kilogram needs is not what it is to get then.
 */
function energyWithinLimits(
  { targets, sources }: Estimate,
  { limits }: AppliedLimits,
  goal: GoalKind | undefined,
): { value: number; source: TargetSource } | undefined {
  const energy = targets?.calories;
  if (energy === undefined || sources.calories !== undefined || goal === 'weight_loss')
    return undefined;
  const { minimum, maximum } = limits.calories ?? {};
  const bound =
    minimum && energy < minimum.value
      ? minimum
      : maximum && energy > maximum.value
        ? maximum
        : undefined;
  if (bound?.origin.by !== 'condition') return undefined;
  return {
    value: roundTo(bound.value),
    source: { from: 'condition', condition: bound.origin.condition },
  };
}

/** The estimate and the limits of its energy; once more where that energy is moved to a condition's bound. */
function estimatedWithin(client: DayClient, person: Person, given: Given) {
  const { age } = person.facts;
  // The fixed figures are an adult's: 2,300 mg of sodium are no limit of an infant, and no figure is better.
  const child = age !== undefined && age < ADULT_FROM && client.referenceSet !== 'fixed';
  const limitsAt = (energy: number | undefined) =>
    applyLimits({
      facts: person.facts,
      weight: given.weight,
      energy,
      person: client.referenceSet === 'fixed' ? undefined : person.reference,
      fixed: child ? {} : FIXED_LIMITS,
      own: client.ownLimits ?? [],
    });
  const found = estimateFor(client, person, given);
  const clinical = limitsAt(given.energy ?? found.targets?.calories);
  const moved =
    given.energy === undefined ? energyWithinLimits(found, clinical, given.goal) : undefined;
  if (!moved) return { found, clinical, moved };
  return {
    found: estimateFor(client, person, { ...given, energy: moved.value }),
    clinical: limitsAt(moved.value),
    moved,
  };
}

/** What medicines and conditions ask of every day. */
const medicinesOf = (client: DayClient, today: CalendarMonth): MedicineFinding[] =>
  medicineNotes([...(client.medicines ?? []), ...conditionTags(client, dateOf(today))], []);

/**
 * A client's targets for a day: prescribed values first, g and kcal for each kg as typed, then an estimate
 * (the strategy that was chosen, the wizard's where none was; children's and mothers' by the table of 2016). Fat
 * and carbohydrate follow the prescribed energy, so that the targets do not contradict each other. With them
 * the least and most of each nutrient for this person, by table, conditions and the expert.
 * @param client with the present weight (kg)
 * @param newestFirst visits of this client, newest first
 * @param asked what the screen that asks has of its own (decision 5)
 */
export function dayTargets(
  client: DayClient,
  newestFirst: readonly Consultation[],
  today: CalendarMonth,
  asked: AskedTargets = {},
): DayTargets {
  const person = personOf(client, today, newestFirst);
  const given = currentPrescription(client, newestFirst);
  const goal = asked.goal ?? newestFirst[0]?.goal ?? goalKindOf(client.goals);
  const weight = weightFor(client.weightBasis, client.weight, client.height);
  const protein = proteinOf(client, given, weight);
  const { found, clinical, moved } = estimatedWithin(client, person, {
    year: today.year,
    strategy: asked.strategy,
    goal,
    weight,
    energy: given.calories?.value,
    protein: protein?.value,
  });
  const sources: DayTargets['sources'] = {};
  for (const key of ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const)
    if (found.targets?.[key] !== undefined)
      sources[key] = found.sources[key] ?? { from: 'estimate' };
  let targets: NutrientMap = { ...found.targets };
  if (given.calories)
    [targets.calories, sources.calories] = [given.calories.value, given.calories.source];
  if (moved) sources.calories = moved.source;
  if (protein) [targets.protein, sources.protein] = [protein.value, protein.source];
  const within = withinLimits({ targets, sources }, clinical);
  targets = within.targets;
  const adult = person.facts.age === undefined || person.facts.age >= ADULT_FROM;
  return {
    ...(Object.keys(targets).length > 0 ? { targets } : {}),
    sources: within.sources,
    ...(found.estimate ? { estimate: found.estimate } : {}),
    missing: given.calories ? [] : found.missing,
    clinical,
    problems: person.problems,
    marks: targetMarks(client, targets, { weight: client.weight, adult }),
    medicines: medicinesOf(client, today),
  };
}
