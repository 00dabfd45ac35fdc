import { useMemo } from 'react';
import { useTargets } from '../../../blocks/targets/useTargets';
import { useData, useLive, useLiveOne } from '../../../data/react';
import { missingMenus, planTotals, resolveDay } from '../../../domain/planning';
import { namedDays } from '../model/planValue';
import type { OpenPlan } from './usePlan';

/** The plan with the menus that it eats, and what comes of that. */
export function useEaten(open: OpenPlan) {
  const data = useData();
  const menus = useLive(() => data.menus.watchAll(), [data]);
  const { name, startDate, dailyPlans, clientId } = open.plan;
  const client = useLiveOne(data.clients, clientId) ?? undefined;
  const targets = useTargets(client);
  const days = useMemo(
    () => namedDays({ name, dailyPlans, ...(startDate ? { startDate } : {}) }),
    [name, startDate, dailyPlans],
  );
  return useMemo(() => {
    if (!menus) return undefined;
    const byId = new Map(menus.map((menu) => [menu.id, menu]));
    const meals = days.map(({ day }) => resolveDay(day, byId));
    const missing = missingMenus(dailyPlans, byId);
    return { menus, client, targets, days, meals, missing, totals: planTotals(meals) };
  }, [menus, client, targets, days, dailyPlans]);
}

export type Eaten = NonNullable<ReturnType<typeof useEaten>>;
