import { plans, type Plan } from '../../../domain/records/plans';
import { sortedDays, type PlanDay } from '../../../domain/menus/planning';
import type { DocumentBase } from '../../../domain/schema/primitives';
import { plansText } from '../../../i18n/plans';
import { dayName } from '../../../ui/dayName';

export type PlanValue = Pick<Plan, 'name' | 'startDate' | 'dailyPlans' | 'bought' | 'hospitalDiet'>;

export function toPlanValue({
  name,
  startDate,
  dailyPlans,
  bought,
  hospitalDiet,
}: Plan): PlanValue {
  return {
    name,
    dailyPlans,
    ...(startDate === undefined ? {} : { startDate }),
    ...(bought === undefined ? {} : { bought }),
    ...(hospitalDiet === undefined ? {} : { hospitalDiet }),
  };
}

/** The fields that differ, so that a write leaves the others as they are meanwhile. */
export function changedFields(before: PlanValue, after: PlanValue): Partial<PlanValue> {
  const keys = ['name', 'startDate', 'dailyPlans', 'bought', 'hospitalDiet'] as const;
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]),
  );
}

export interface NamedDay {
  day: PlanDay;
  name: string;
}

export function namedDays({ dailyPlans, startDate }: PlanValue): NamedDay[] {
  return sortedDays(dailyPlans).map((day, index) => ({ day, name: dayName(startDate, index) }));
}

export function copyOfPlan(plan: Plan, base: DocumentBase, newId: () => string): Plan {
  const { bought: _bought, given: _given, ...rest } = plan;
  const name = plansText.list.copyName(plan.name || plans.title.untitled).slice(0, 300);
  const dailyPlans = plan.dailyPlans.map((day) => ({ ...day, lineId: newId() }));
  return { ...rest, ...base, name, dailyPlans };
}
