import type { Plan } from '../../../domain/collections/plans';
import { plans } from '../../../domain/collections/plans';
import type { PlanDay } from '../../../domain/planning';
import { dateAfter, sortedDays } from '../../../domain/planning';
import type { DocumentBase } from '../../../domain/primitives';
import { plansText } from '../../../i18n/plans';
import { formatDate } from '../../../ui/format';

/** Fields of a plan that a person edits. */
export type PlanValue = Pick<Plan, 'name' | 'startDate' | 'dailyPlans' | 'bought'>;

export function valueOf({ name, startDate, dailyPlans, bought }: Plan): PlanValue {
  return {
    name,
    dailyPlans,
    ...(startDate === undefined ? {} : { startDate }),
    ...(bought === undefined ? {} : { bought }),
  };
}

/** The fields that differ, so that a write leaves the others as they are meanwhile. */
export function changedFields(before: PlanValue, after: PlanValue): Partial<PlanValue> {
  const keys = ['name', 'startDate', 'dailyPlans', 'bought'] as const;
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]),
  );
}

const WEEKDAYS = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];

/** Names a day: `T2 23/11` with a first day, `Ngày 1` without. */
export function dayName(startDate: string | undefined, index: number): string {
  if (startDate === undefined) return plansText.day.name(index + 1);
  const date = dateAfter(startDate, index);
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday} ${formatDate(date).slice(0, 5)}`;
}

/** A day with its place and what it is called. */
export interface NamedDay {
  day: PlanDay;
  name: string;
}

export function namedDays({ dailyPlans, startDate }: PlanValue): NamedDay[] {
  return sortedDays(dailyPlans).map((day, index) => ({ day, name: dayName(startDate, index) }));
}

/** Another plan of the same days, of which nothing is bought yet, and which nobody was given. */
export function copyOfPlan(plan: Plan, base: DocumentBase, newId: () => string): Plan {
  const { bought: _bought, given: _given, ...rest } = plan;
  const name = plansText.list.copyOf(plan.name || plans.title.untitled).slice(0, 300);
  const dailyPlans = plan.dailyPlans.map((day) => ({ ...day, lineId: newId() }));
  return { ...rest, ...base, name, dailyPlans };
}
