import { useEffect, useState } from 'react';
import type { IndexKind, SearchHit, SearchOptions } from '../../../domain/search/foodIndex';
import { unlistedIn, unlistedKind } from '../../../domain/search/unlisted';
import { nutritionClient, NutritionUnavailable } from '../../../workers/nutritionClient';

/** Tabs of an account's picks, beside the kinds: used last, and marked. */
export const PICK_TABS = ['recent', 'favourite'] as const;
type PickTab = (typeof PICK_TABS)[number];
export type KindTab = 'all' | PickTab | IndexKind;

const isPickTab = (tab: KindTab): tab is PickTab => PICK_TABS.some((one) => one === tab);
export const ALL_KINDS: readonly IndexKind[] = ['recipe', 'food', 'product'];
/** The dialog shows the first results of each section (specification, section 9). */
const SECTION_LIMIT = 10;
/** A tab of its own has room for more; the list scrolls. Dishes are also looked through, foods searched. */
const TAB_LIMITS: Record<IndexKind, number> = { recipe: 100, food: 40, product: 40 };

/** Ends of the sliders; an end that stands where it started filters nothing. */
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
  /** One of the meals for which dishes are meant; empty: all. */
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
  /** Subject of a query for which the catalogue has nothing: a kind of food for the ill, or the words themselves. */
  unlisted?: string | undefined;
  failed: boolean;
  /** Whether the sections answer what the box says now; a keystroke ago is not now. */
  current: boolean;
  /** Asks once more. */
  retry: () => void;
}

type Answer = Pick<SearchState, 'sections' | 'failed'> & {
  query: string;
  tab: KindTab;
  filters: ItemFilters;
};

/** Whether a filter narrows anything. */
export function isFiltering(filters: ItemFilters): boolean {
  return Object.keys(optionsOf(filters)).length > 0;
}

/** The names of an end in the search's options. */
const OPTION_NAMES = {
  calories: ['minCalories', 'maxCalories'],
  protein: ['minProtein', 'maxProtein'],
  fat: ['minFat', 'maxFat'],
  carbs: ['minCarbs', 'maxCarbs'],
} as const satisfies Record<Ranged, readonly (keyof SearchOptions)[]>;

/** Only ends that were moved: an item that does not report the value is not hidden by the others. */
export function optionsOf({ categories, mealType, ...ranges }: ItemFilters): SearchOptions {
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

/** Lists the picks: the kinds in one list, in the order of the picks unless words are looked for. */
async function searchPicks(
  { query, kinds, filters }: Wanted,
  ids: readonly string[],
): Promise<Section[]> {
  const options = { ...optionsOf(filters), kinds, ids, limit: ids.length, browse: true };
  const hits = ids.length > 0 ? await nutritionClient().search(query, options) : [];
  if (query.trim() === '') hits.sort((a, b) => ids.indexOf(a.item.id) - ids.indexOf(b.item.id));
  return hits.length > 0 ? [{ kind: 'picks', hits }] : [];
}

/** The first of each kind, or more of the one that is open. */
async function searchKinds({ query, tab, filters, kinds }: Wanted): Promise<Section[]> {
  const one = isPickTab(tab) || tab === 'all' ? undefined : tab;
  const limit = one ? TAB_LIMITS[one] : SECTION_LIMIT;
  const options = { ...optionsOf(filters), limit, browse: true };
  const found = await nutritionClient().searchKinds(query, one ? [one] : kinds, options);
  return found.flatMap((hits) => (hits[0] ? [{ kind: hits[0].item.kind, hits }] : []));
}

/** The part of an answer that is nowhere in the catalogue, and must not be taken for what comes near. */
function unlistedOf(answer: Answer | undefined, kinds: readonly IndexKind[]): string | undefined {
  if (!answer?.sections) return undefined;
  const [first] = answer.sections.flatMap(({ hits }) => hits);
  // Of a part of the catalogue nobody can say that the whole has nothing.
  const whole = answer.tab === 'all' && !isFiltering(answer.filters) && kinds.includes('recipe');
  return whole ? unlistedIn(answer.query, first) : unlistedKind(answer.query, first);
}

interface ItemSearch {
  query: string;
  tab: KindTab;
  filters: ItemFilters;
  /** The kinds of the tab "all", as its sections. Keeps its identity. */
  kinds: readonly IndexKind[];
  /** Changes when the index does, so that the results follow. */
  known: unknown;
  /** Ids of the tabs of picks. Keeps its identity while they are the same. */
  picks: Record<PickTab, readonly string[]>;
}

/**
 * Results of a search on each keystroke, in the worker; an answer that a newer keystroke overtook
 * is dropped.
 */
export function useItemSearch(asked: ItemSearch): SearchState {
  const { query, tab, filters, kinds, known } = asked;
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const picks = isPickTab(tab) ? asked.picks[tab] : undefined;
  useEffect(() => {
    if (!known) return undefined;
    let newest = true;
    const wanted = { query, tab, filters, kinds };
    const of = { query, tab, filters, attempt };
    const find = async () => {
      try {
        const sections = await (picks ? searchPicks(wanted, picks) : searchKinds(wanted));
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
    unlisted: unlistedOf(answer, kinds),
    failed: answer?.failed ?? false,
    current: answer?.query === query && answer.tab === tab && answer.filters === filters,
    retry: () => setAttempt(attempt + 1),
  };
}
