import type { GoalKind } from '../domain/records/clients';
import type { Consultation } from '../domain/records/consultations';
import type { Meals } from '../domain/food/storedLines';
import { menuTotals, type NutrientTotals } from '../domain/nutrition/totals';
import {
  FoodIndex,
  type IndexItem,
  type IndexKind,
  type SearchHit,
  type SearchOptions,
} from '../domain/search/foodIndex';
import {
  dayTargets,
  type AskedTargets,
  type DayClient,
  type DayTargets,
} from '../domain/targets/dayTargets';
import {
  rankBySuitability,
  type RankedMenu,
  type SuitabilityClient,
  type SuitabilityMenu,
} from '../domain/targets/suitability';
import type { CalendarMonth } from '../domain/person/body';
import { withYieldedBounds } from '../domain/verdict/yieldedBounds';

export interface NutritionService {
  setFoods(items: readonly IndexItem[]): void;
  addFoods(items: readonly IndexItem[]): void;
  removeFoods(ids: readonly string[]): void;
  setUses(uses: ReadonlyMap<string, number>): void;
  search(query: string, options?: SearchOptions): SearchHit[];
  searchKinds(
    query: string,
    kinds: readonly IndexKind[],
    options?: Omit<SearchOptions, 'kinds'>,
  ): SearchHit[][];
  menuTotals(meals: Meals): NutrientTotals;
  dayTargets(
    client: DayClient,
    newestFirst: readonly Consultation[],
    today: CalendarMonth,
    choices?: AskedTargets,
    code?: string,
  ): DayTargets;
  rankMasters(
    masters: readonly (SuitabilityMenu & { id: string })[],
    client: SuitabilityClient,
    goal?: GoalKind,
  ): RankedMenu[];
}

export function createNutritionService(): NutritionService {
  const index = new FoodIndex();
  return {
    setFoods: (items) => index.set(items),
    addFoods: (items) => index.add(items),
    removeFoods: (ids) => index.remove(ids),
    setUses: (uses) => index.setUses(uses),
    search: (query, options) => index.search(query, options),
    searchKinds: (query, kinds, options) => index.searchKinds(query, kinds, options),
    menuTotals,
    dayTargets: (client, newestFirst, today, choices, code) =>
      withYieldedBounds(dayTargets(client, newestFirst, today, choices), code),
    rankMasters: rankBySuitability,
  };
}
