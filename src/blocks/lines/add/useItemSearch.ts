import { useEffect, useState } from 'react';
import type { IndexKind, SearchHit, SearchOptions } from '../../../domain/search/foodIndex';
import { unlistedIn, unlistedKind } from '../../../domain/search/unlisted';
import { nutritionClient, NutritionUnavailable } from '../../../workers/nutritionClient';

export const PICK_TABS = ['recent', 'favourite'] as const;
type PickTab = (typeof PICK_TABS)[number];
export type KindTab = 'all' | PickTab | IndexKind;

const isPickTab = (tab: KindTab): tab is PickTab => PICK_TABS.some((one) => one === tab);
export const ALL_KINDS: readonly IndexKind[] = ['recipe', 'food', 'product'];
/** Specification, section 9. */
const SECTION_LIMIT = 10;
/** A tab of its own has room for more. Dishes are also browsed, foods searched. */
const TAB_LIMITS: Record<IndexKind, number> = { recipe: 100, food: 40, product: 40 };

export const FILTER_ENDS = {
  calories: { min: 0, max: 1000, step: 10 },
  protein: { min: 0, max: 100, step: 1 },
  fat: { min: 0, max: 100, step: 1 },
  carbs: { min: 0, max: 100, step: 1 },
} as const;
type Ranged = keyof typeof FILTER_ENDS;
export const RANGED = Object.keys(FILTER_ENDS) as Ranged[];

type Range = readonly [number, number];

export interface ItemFilters extends Record<Ranged, Range> {
  mealType: string;
  categories: readonly string[];
}

export const NO_FILTERS: ItemFilters = {
  mealType: '',
  categories: [],
  calories: [0, 1000],
  protein: [0, 100],
  fat: [0, 100],
  carbs: [0, 100],
};

export interface Section {
  kind: IndexKind | 'picks';
  hits: SearchHit[];
}

export interface SearchState {
  sections: Section[] | undefined;
  unlisted?: string | undefined;
  failed: boolean;
  /** False while the sections still answer an earlier keystroke. */
  current: boolean;
  retry: () => void;
}

type Answer = Pick<SearchState, 'sections' | 'failed'> & {
  query: string;
  tab: KindTab;
  filters: ItemFilters;
};

export function isFiltering(filters: ItemFilters): boolean {
  return Object.keys(toSearchOptions(filters)).length > 0;
}

const OPTION_NAMES = {
  calories: ['minCalories', 'maxCalories'],
  protein: ['minProtein', 'maxProtein'],
  fat: ['minFat', 'maxFat'],
  carbs: ['minCarbs', 'maxCarbs'],
} as const satisfies Record<Ranged, readonly (keyof SearchOptions)[]>;

/** Only ends that were moved, so that items without the value are not hidden. */
export function toSearchOptions({ categories, mealType, ...ranges }: ItemFilters): SearchOptions {
  const options: SearchOptions = {};
  for (const key of RANGED) {
    const [low, high] = ranges[key];
    const [least, most] = OPTION_NAMES[key];
    if (low > FILTER_ENDS[key].min) options[least] = low;
    if (high < FILTER_ENDS[key].max) options[most] = high;
  }
  if (categories.length > 0) options.categories = categories;
  if (mealType !== '') options.mealType = mealType;
  return options;
}

type Wanted = Pick<ItemSearch, 'query' | 'tab' | 'filters' | 'kinds'>;

async function searchPicks(
  { query, kinds, filters }: Wanted,
  ids: readonly string[],
): Promise<Section[]> {
  const options = { ...toSearchOptions(filters), kinds, ids, limit: ids.length, browse: true };
  const hits = ids.length > 0 ? await nutritionClient().search(query, options) : [];
  if (query.trim() === '') hits.sort((a, b) => ids.indexOf(a.item.id) - ids.indexOf(b.item.id));
  return hits.length > 0 ? [{ kind: 'picks', hits }] : [];
}

async function searchKinds({ query, tab, filters, kinds }: Wanted): Promise<Section[]> {
  const one = isPickTab(tab) || tab === 'all' ? undefined : tab;
  const limit = one ? TAB_LIMITS[one] : SECTION_LIMIT;
  const options = { ...toSearchOptions(filters), limit, browse: true };
  const results = await nutritionClient().searchKinds(query, one ? [one] : kinds, options);
  return results.flatMap((hits) => (hits[0] ? [{ kind: hits[0].item.kind, hits }] : []));
}

function describeUnlisted(
  answer: Answer | undefined,
  kinds: readonly IndexKind[],
): string | undefined {
  if (!answer?.sections) return undefined;
  const [first] = answer.sections.flatMap(({ hits }) => hits);
  // A search in part of the catalogue cannot tell that the whole has nothing.
  const whole = answer.tab === 'all' && !isFiltering(answer.filters) && kinds.includes('recipe');
  return whole ? unlistedIn(answer.query, first) : unlistedKind(answer.query, first);
}

interface ItemSearch {
  query: string;
  tab: KindTab;
  filters: ItemFilters;
  /** Keeps its identity. */
  kinds: readonly IndexKind[];
  known: unknown;
  /** Ids per tab. Keeps its identity while they are the same. */
  picks: Record<PickTab, readonly string[]>;
}

/** Runs in the worker; an answer overtaken by a newer keystroke is dropped. */
export function useItemSearch(search: ItemSearch): SearchState {
  const { query, tab, filters, kinds, known } = search;
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const picks = isPickTab(tab) ? search.picks[tab] : undefined;
  useEffect(() => {
    if (!known) return undefined;
    let newest = true;
    const request = { query, tab, filters, kinds };
    const of = { query, tab, filters, attempt };
    const find = async () => {
      try {
        const sections = await (picks ? searchPicks(request, picks) : searchKinds(request));
        if (newest) setAnswer({ ...of, sections, failed: false });
      } catch (error) {
        if (!(error instanceof NutritionUnavailable)) throw error;
        if (newest) setAnswer({ ...of, sections: undefined, failed: true });
      }
    };
    void find();
    return () => {
      newest = false;
    };
  }, [query, tab, filters, kinds, known, picks, attempt]);
  return {
    sections: answer?.sections,
    unlisted: describeUnlisted(answer, kinds),
    failed: answer?.failed ?? false,
    current: answer?.query === query && answer.tab === tab && answer.filters === filters,
    retry: () => setAttempt(attempt + 1),
  };
}
