import { useMemo } from 'react';
import { useLiveMany } from '../../data/liveMany';
import { useData, useLive, useLiveOne } from '../../data/react';
import { clientGuidance, type ClientGuidance } from '../../domain/verdict/advice/client';
import type { Client } from '../../domain/records/clients';
import type { Consultation } from '../../domain/records/consultations';
import type { Menu } from '../../domain/records/menus';
import type { Meals } from '../../domain/food/storedLines';
import type { Tier } from '../../domain/accounts/access/tiers';
import type { Printable } from '../../domain/records/printableModel';
import { progressPrintable } from '../../domain/printable/progress';
import { menuNameOnPaper } from '../../domain/printable/menu';
import type { Reader } from '../../domain/printable/readers';
import { checkedDiet } from '../../domain/records/hospitalDietForms';
import { recipePrintable } from '../../domain/printable/recipe';
import { toRegionalWords } from '../../domain/printable/regional';
import { shoppingPrintable } from '../../domain/printable/shopping';
import { buildMarket, printableOfMenu, printableOfPlan } from '../../domain/printable/stored';
import type { MadeMenu } from '../../domain/verdict/harm/madeForOthers';
import { dateAfter, menusOfDays, resolveDay, sortedDays } from '../../domain/menus/planning';
import { plansText } from '../../i18n/plans';
import { usePaper } from './usePaper';

/** `null` when this device has nothing with that id. */
export interface Handout {
  printable: Printable;
  client: Client | undefined;
  plan: Tier;
  /** Days about which harms are asked first; absent: nothing in it is eaten. */
  days?: readonly Meals[];
  /** The menus, and the plan, of these days. */
  made?: readonly MadeMenu[];
  name?: string;
  guidance?: Pick<ClientGuidance, 'advice' | 'standard'>;
}

export function useAround() {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const paper = usePaper();
  return useMemo(
    () =>
      clients && visits && recipes && library && paper
        ? { clients, visits, recipes, library, paper }
        : undefined,
    [clients, visits, recipes, library, paper],
  );
}

export function useEdibles() {
  const data = useData();
  const catalogue = useLive(() => data.catalogue.watchAll(), [data]);
  const foods = useLive(() => data.foods.watchAll(), [data]);
  return useMemo(
    () =>
      catalogue && foods
        ? new Map([...catalogue, ...foods].map((edible) => [edible.id, edible]))
        : undefined,
    [catalogue, foods],
  );
}

function guidanceFor(
  client: Client | undefined,
  own: Menu['hospitalDiet'],
  { visits, today }: { visits: readonly Consultation[]; today: string },
): Pick<Handout, 'guidance'> {
  if (!client) return {};
  return { guidance: clientGuidance(client, visits, today, checkedDiet(client, own)) };
}

export function useMenuHandout(
  id: string,
  as: 'menu' | 'shopping',
  reader?: Reader,
): Handout | null | undefined {
  const data = useData();
  const menu = useLiveOne(data.menus, id);
  const around = useAround();
  const edibles = useEdibles();
  return useMemo(() => {
    if (menu === null) return null;
    if (!menu || !around || !edibles) return undefined;
    const { clients, paper, ...stored } = around;
    const { plan, ...context } = paper;
    const client = clients.find((one) => one.id === menu.clientId);
    if (as === 'menu')
      return {
        ...guidanceFor(client, menu.hospitalDiet, { visits: stored.visits, today: context.today }),
        printable: printableOfMenu(menu, { ...stored, ...context, edibles, client, reader }),
        client,
        plan,
        name: menuNameOnPaper(menu),
        days: [menu.meals],
        made: [menu],
      };
    const days = [{ day: menu.targetDate ?? menu.name, meals: menu.meals }];
    const market = { ...context, ...buildMarket(days, stored, edibles) };
    const list = shoppingPrintable(menu.name, days, market);
    return { printable: toRegionalWords(client?.region, list), client, plan };
  }, [menu, around, edibles, as, reader]);
}

export function useRecipeHandout(id: string): Handout | null | undefined {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const paper = usePaper();
  return useMemo(() => {
    if (!recipes || !paper) return undefined;
    const recipe = recipes.find((one) => one.id === id);
    if (!recipe) return null;
    return { printable: recipePrintable(recipe, paper), client: undefined, plan: paper.plan };
  }, [recipes, paper, id]);
}

export function useProgressHandout(clientId: string): Handout | null | undefined {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const paper = usePaper();
  return useMemo(() => {
    if (!clients || !visits || !paper) return undefined;
    const client = clients.find((one) => one.id === clientId);
    if (!client) return null;
    return { printable: progressPrintable(client, visits, paper), client, plan: paper.plan };
  }, [clients, visits, paper, clientId]);
}

function usePlanned(id: string) {
  const data = useData();
  const plan = useLiveOne(data.plans, id);
  const ids = useMemo(() => menusOfDays(plan?.dailyPlans ?? []), [plan]);
  const read = useLiveMany(data.menus, ids);
  return useMemo(() => {
    if (!plan) return plan;
    if (!read || !ids.every((one) => read.ids.has(one))) return undefined;
    const byId = new Map(read.documents.map((menu) => [menu.id, menu]));
    const { startDate } = plan;
    const days = sortedDays(plan.dailyPlans).map((day, index) => ({
      day: startDate ? dateAfter(startDate, index) : plansText.day.name(index + 1),
      meals: resolveDay(day, byId),
    }));
    return { plan, days, made: [{ ...plan, tags: [] }, ...read.documents] };
  }, [plan, ids, read]);
}

export function usePlanHandout(
  id: string,
  as: 'plan' | 'shopping',
  reader?: Reader,
): Handout | null | undefined {
  const planned = usePlanned(id);
  const around = useAround();
  const edibles = useEdibles();
  return useMemo(() => {
    if (planned === null) return null;
    if (!planned || !around || !edibles) return undefined;
    const { plan, days, made } = planned;
    const { clients, paper, ...stored } = around;
    const { plan: subscription, ...context } = paper;
    const client = clients.find((one) => one.id === plan.clientId);
    const printable =
      as === 'plan'
        ? printableOfPlan(plan, days, { ...stored, ...context, edibles, client, reader })
        : toRegionalWords(
            client?.region,
            shoppingPrintable(plan.name, days, {
              ...context,
              ...buildMarket(days, stored, edibles),
            }),
          );
    const { visits } = stored;
    const eaten =
      as === 'plan'
        ? {
            days: days.map(({ meals }) => meals),
            made,
            ...guidanceFor(client, plan.hospitalDiet, { visits, today: context.today }),
          }
        : {};
    return { printable, client, plan: subscription, ...eaten };
  }, [planned, around, edibles, as, reader]);
}
