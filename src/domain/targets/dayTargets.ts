import type { ActivityLevel, Client, GoalKind } from '../collections/clients';
import type { Consultation } from '../collections/consultations';
import type { NutrientKey, NutrientMap } from '../nutrients';
import { activityFactor, wizardMacros, wizardShares } from './strategies';
import type { MacroShares, TargetField } from './strategies';
import type { BodyCaution } from './lifeStage';
import { bodyCautions } from './lifeStage';
import { goalKindOf, targetsForClient } from './client';
import { ageFrom } from './body';

/** What a dietitian can prescribe at a visit. */
export const PRESCRIBED = ['calories', 'protein'] as const;
export type PrescribedKey = (typeof PRESCRIBED)[number];

/** Where a target comes from. `date`: the day of the visit, `YYYY-MM-DD`. */
export type TargetSource =
  { from: 'visit'; date: string } | { from: 'client' } | { from: 'estimate' };

type Source = Exclude<TargetSource, { from: 'estimate' }>;
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
    const byClient = own?.targetNutrition?.[key];
    if (visit && isTarget(byVisit))
      found[key] = { value: byVisit, source: { from: 'visit', date: visit.visitDate } };
    else if (isTarget(byClient)) found[key] = { value: byClient, source: { from: 'client' } };
  }
  return found;
}

/** How the estimated part was computed, for who reads it. kcal a day. */
export interface EstimateBasis {
  /** Absent when the energy is prescribed. No strategy of the wizard adds or takes energy for a goal. */
  energy?: { bmr: number; factor: number; calories: number };
  activityLevel: ActivityLevel | undefined;
  goal: GoalKind | undefined;
  /** Shares of the energy, 0–1; without protein when that is prescribed. */
  shares: Pick<MacroShares, 'fat'> & Partial<MacroShares>;
  fiber: number;
  cautions: BodyCaution[];
}

export interface DayTargets {
  /** Absent when nothing is known; else each target has a source. */
  targets?: NutrientMap;
  sources: Partial<Record<NutrientKey, TargetSource>>;
  /** Absent when nothing was estimated. */
  estimate?: EstimateBasis;
  /** What the estimate of the energy lacks; empty when it is not needed. */
  missing: TargetField[];
}

export type DayClient = Parameters<typeof targetsForClient>[0] &
  Pick<Client, 'assignedMenus' | 'currentMenuId'>;

/**
 * A client's targets for a day: prescribed values first, the wizard's estimate for the rest. Fat
 * and carbohydrate follow the prescribed energy, so that the targets do not contradict each other.
 * @param client with the present weight (kg)
 * @param newestFirst visits of this client, newest first
 * @param year the present calendar year in Vietnam
 */
export function dayTargets(
  client: DayClient,
  newestFirst: readonly Consultation[],
  year: number,
): DayTargets {
  const given = currentPrescription(client, newestFirst);
  const goal = newestFirst[0]?.goal ?? goalKindOf(client.goals);
  const found = targetsForClient(client, 'wizard', year, goal);
  const energy = given.calories?.value ?? (found.ok ? found.targets.calories : undefined);
  const missing = found.ok || given.calories ? [] : found.missing;
  const prescribed: DayTargets = { sources: {}, missing };
  for (const key of PRESCRIBED) {
    const value = given[key];
    if (!value) continue;
    prescribed.targets = { ...prescribed.targets, [key]: value.value };
    prescribed.sources[key] = value.source;
  }
  if (energy === undefined) return prescribed;
  const { protein } = given;
  const targets = { calories: energy, ...wizardMacros(energy, goal, protein?.value) };
  const estimated = { from: 'estimate' } as const;
  const sources: DayTargets['sources'] = {};
  for (const key of ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const)
    sources[key] = prescribed.sources[key] ?? estimated;
  const { activityLevel } = client;
  const factor = activityFactor(activityLevel);
  const shares = wizardShares(goal);
  return {
    targets: { ...targets, ...prescribed.targets },
    sources,
    missing,
    estimate: {
      ...(given.calories || !found.ok
        ? {}
        : { energy: { bmr: found.bmr, factor, calories: energy } }),
      activityLevel,
      goal,
      shares: protein ? { fat: shares.fat } : shares,
      fiber: targets.fiber,
      // With the energy prescribed the formula, and what limits it, play no part.
      cautions: given.calories ? [] : bodyCautions(client, ageFrom(client.birthYear, year)),
    },
  };
}
