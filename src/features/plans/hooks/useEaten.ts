import { useMemo, useState } from 'react';
import { useMarksOn } from '../../../blocks/targets/useClientMarks';
import { useTargets } from '../../../blocks/targets/useTargets';
import { useLiveMany } from '../../../data/liveMany';
import { useData, useLiveOne } from '../../../data/react';
import type { Plan } from '../../../domain/records/plans';
import {
  dateAfter,
  menusOfDays,
  missingMenus,
  planTotals,
  resolveDay,
} from '../../../domain/menus/planning';
import { localDate } from '../../../platform/clock';
import { namedDays } from '../model/planValue';
import type { OpenPlan } from './usePlan';

/** Keeps the plan together with the menus read for it: a new plan arrives a moment before its menus. */
function useDayMenus(plan: Plan) {
  const ids = useMemo(() => menusOfDays(plan.dailyPlans), [plan.dailyPlans]);
  const read = useLiveMany(useData().menus, ids);
  const [visiblePlan, setVisiblePlan] = useState(plan);
  if (read && visiblePlan !== plan && ids.every((id) => read.ids.has(id))) setVisiblePlan(plan);
  const menus = useMemo(
    () => read && new Map(read.documents.map((menu) => [menu.id, menu])),
    [read],
  );
  return { menus, plan: visiblePlan };
}

/** The dates of a plan's days; without a first day it begins today. */
function useDates(days: number, startDate: string | undefined): readonly string[] {
  return useMemo(
    () => Array.from({ length: days }, (_, index) => dateAfter(startDate ?? localDate(), index)),
    [days, startDate],
  );
}

export function useEaten(open: OpenPlan) {
  const data = useData();
  const { menus, plan } = useDayMenus(open.plan);
  const { name, startDate, dailyPlans, clientId } = plan;
  const client = useLiveOne(data.clients, clientId) ?? undefined;
  const targets = useTargets(client, undefined, plan.hospitalDiet);
  const days = useMemo(
    () => namedDays({ name, dailyPlans, ...(startDate ? { startDate } : {}) }),
    [name, startDate, dailyPlans],
  );
  const marks = useMarksOn(client, targets, useDates(days.length, startDate));
  return useMemo(() => {
    if (!menus) return undefined;
    const meals = days.map(({ day }) => resolveDay(day, menus));
    const missing = missingMenus(dailyPlans, menus);
    return { client, targets, days, meals, missing, marks, totals: planTotals(meals) };
  }, [menus, client, targets, days, marks, dailyPlans]);
}

export type Eaten = NonNullable<ReturnType<typeof useEaten>>;
