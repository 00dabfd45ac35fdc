import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/records/clients';
import type { Menu } from '../../domain/records/menus';
import type { Plan } from '../../domain/records/plans';
import {
  dateAfter,
  menusOfDays,
  resolveDay,
  sortedDays,
  type PlanDay,
} from '../../domain/menus/planning';
import type { MenuQuestion } from '../../workers/reportsService';
import type { Day } from './useDay';

interface InUse {
  client: Client;
  ids: readonly string[];
  day?: PlanDay;
}

/** A plan without a first day begins on the day it was given. */
function plannedDay(plans: readonly Plan[], clientId: string, date: string): PlanDay | undefined {
  const clientPlans = plans
    .flatMap((plan) =>
      plan.given && plan.clientId === clientId ? [{ ...plan, given: plan.given }] : [],
    )
    .sort((a, b) => b.given.date.localeCompare(a.given.date) || b.id.localeCompare(a.id));
  const days = clientPlans.flatMap(({ dailyPlans, startDate, given: { date: at } }) =>
    sortedDays(dailyPlans).filter((_, index) => dateAfter(startDate ?? at, index) === date),
  );
  return days[0];
}

function inUse(
  { clients, today }: Pick<Day, 'clients' | 'today'>,
  plans: readonly Plan[],
): InUse[] {
  return clients.flatMap((client): InUse[] => {
    const { id, status, currentMenuId, assignedMenus } = client;
    if (status !== 'active') return [];
    const day = plannedDay(plans, id, today);
    if (day) return [{ client, day, ids: menusOfDays([day]) }];
    const isUsed = assignedMenus.some(
      (one) => one.menuId === currentMenuId && one.status === 'active',
    );
    return currentMenuId && isUsed ? [{ client, ids: [currentMenuId] }] : [];
  });
}

export async function buildQuestions(
  data: { menus: Pick<LocalData['menus'], 'get'>; plans: Pick<LocalData['plans'], 'all'> },
  day: Pick<Day, 'clients' | 'byClient' | 'today'>,
): Promise<{ questions: MenuQuestion[]; missing: number }> {
  const questions: MenuQuestion[] = [];
  let missing = 0;
  for (const { client, ids, day: planned } of inUse(day, await data.plans.all())) {
    const menus = new Map<string, Menu>();
    for (const id of ids) {
      const menu = await data.menus.get(id);
      if (menu) menus.set(id, menu);
    }
    const [first] = menus.values();
    if (!first || menus.size < ids.length) {
      missing += 1;
      continue;
    }
    const meals = planned ? resolveDay(planned, menus) : first.meals;
    const visits = day.byClient.get(client.id) ?? [];
    questions.push({ client, visits, menu: { id: first.id, meals } });
  }
  return { questions, missing };
}
