import { useDeferredValue, useMemo } from 'react';
import { useFoodIndex } from '../../../blocks/lines/add/useFoodIndex';
import { useTargets } from '../../../blocks/targets/useTargets';
import { useStandard } from '../../../blocks/verdict/useStandard';
import { useLiveMany } from '../../../data/liveMany';
import { useData, useLive } from '../../../data/react';
import { indexItem } from '../../../domain/menus/addables';
import { consultationHistory } from '../../../domain/person/clientList';
import type { Client } from '../../../domain/records/clients';
import type { Meals, MenuItem } from '../../../domain/food/storedLines';
import { daysBeside, planAround } from '../../../domain/generator/exchange/beside';
import { exchangeEater, NO_EATER } from '../../../domain/generator/exchange/eater';
import { findExchangeGroup, type ExchangeGroup } from '../../../domain/generator/exchange/groups';
import { swapsFor, type SwapDay, type Swaps } from '../../../domain/generator/exchange/swaps';
import { createCategoryLookup } from '../../../domain/generator/traits';
import { checkedDiet, type ChosenDiet } from '../../../domain/records/hospitalDietForms';
import { menusOfDays } from '../../../domain/menus/planning';
import { toCalendarMonth } from '../../../domain/person/body';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { localDate } from '../../../platform/clock';

export interface SwapAsked {
  client: Client | undefined;
  targets: AskedTargets | undefined;
  diet: ChosenDiet | undefined;
  menuId: string | undefined;
}

export interface SwapAnswer {
  group: ExchangeGroup | undefined;
  swaps: Swaps | undefined;
}

const NONE: readonly string[] = [];

function useDaysBeside(menuId: string | undefined): readonly Meals[] | undefined {
  const data = useData();
  const plans = useLive(() => data.plans.watchAll(), [data]);
  const plan = useMemo(
    () => (plans && menuId !== undefined ? planAround(plans, menuId) : undefined),
    [plans, menuId],
  );
  const ids = useMemo(() => (plan ? menusOfDays(plan.dailyPlans) : NONE), [plan]);
  const read = useLiveMany(data.menus, ids);
  return useMemo(() => {
    if (!plans || !read) return undefined;
    if (!plan || menuId === undefined) return [];
    return daysBeside(plan, menuId, new Map(read.documents.map((menu) => [menu.id, menu])));
  }, [plans, plan, menuId, read]);
}

function useSwapDay(meals: Meals, context: SwapAsked): SwapDay | undefined {
  const { client } = context;
  const data = useData();
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const day = useTargets(client, context.targets);
  const standard = useStandard(day, checkedDiet(client, context.diet));
  const beside = useDaysBeside(context.menuId);
  return useMemo(() => {
    if (!visits || !beside || day.pending) return undefined;
    const own = client
      ? consultationHistory(visits, client.id).map(({ consultation }) => consultation)
      : [];
    const eater = client ? exchangeEater(client, own, day, toCalendarMonth(localDate())) : NO_EATER;
    return { meals, standard, eater, beside };
  }, [meals, client, visits, day, standard, beside]);
}

export function useSwaps(item: MenuItem, meals: Meals, context: SwapAsked): SwapAnswer | undefined {
  const all = useFoodIndex();
  // Judging hundreds of days takes long, so the dialog is drawn first.
  const day = useDeferredValue(useSwapDay(meals, context), undefined);
  return useMemo(() => {
    if (!all || !day) return undefined;
    const own = all.get(item.itemId);
    const group =
      own?.kind === 'edible'
        ? findExchangeGroup(indexItem(own).category, item.snapshot.nutrients)
        : undefined;
    const sources = { all, getCategory: createCategoryLookup([...all.values()]) };
    return { group, swaps: swapsFor(item.lineId, sources, day) };
  }, [all, day, item]);
}
