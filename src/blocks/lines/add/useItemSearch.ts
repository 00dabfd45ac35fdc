import { useEffect, useState } from 'react';
import type { IndexKind, SearchHit, SearchOptions } from '../../../domain/search/foodIndex';
import { nutritionClient, NutritionUnavailable } from '../../../workers/nutritionClient';

export type KindTab = 'all' | IndexKind;
export const ALL_KINDS: readonly IndexKind[] = ['recipe', 'food', 'product'];
/** The dialog shows the first results of each section (specification, section 9). */
const SECTION_LIMIT = 10;
/** A tab of its own has room for more; the list scrolls. Dishes are also looked through, foods searched. */
const TAB_LIMITS: Record<IndexKind, number> = { recipe: 100, food: 40, product: 40 };

/** Ends of the sliders; an end that stands where it started filters nothing. */
export const FILTER_ENDS = {
  calories: { min: 0, max: 1000, step: 10 },
  protein: { min: 0, max: 100, step: 1 },
} as const;

export interface ItemFilters {
  categories: readonly string[];
  calories: readonly [number, number];
  protein: readonly [number, number];
}

export const NO_FILTERS: ItemFilters = { categories: [], calories: [0, 1000], protein: [0, 100] };

export interface Section {
  kind: IndexKind;
  hits: SearchHit[];
}

export interface SearchState {
  sections: Section[] | undefined;
  failed: boolean;
  /** Whether the sections answer what the box says now; a keystroke ago is not now. */
  current: boolean;
}

type Answer = Omit<SearchState, 'current'> & { query: string; tab: KindTab; filters: ItemFilters };

/** Whether a filter narrows anything. */
export function isFiltering(filters: ItemFilters): boolean {
  return Object.keys(optionsOf(filters)).length > 0;
}

/** Only ends that were moved: an item that does not report the value is not hidden by the others. */
export function optionsOf({ categories, calories, protein }: ItemFilters): SearchOptions {
  const { calories: energy, protein: grams } = FILTER_ENDS;
  return {
    ...(categories.length > 0 ? { categories } : {}),
    ...(calories[0] > energy.min ? { minCalories: calories[0] } : {}),
    ...(calories[1] < energy.max ? { maxCalories: calories[1] } : {}),
    ...(protein[0] > grams.min ? { minProtein: protein[0] } : {}),
    ...(protein[1] < grams.max ? { maxProtein: protein[1] } : {}),
  };
}

interface ItemSearch {
  query: string;
  tab: KindTab;
  filters: ItemFilters;
  /** The kinds of the tab "all", as its sections. Keeps its identity. */
  kinds: readonly IndexKind[];
  /** Changes when the index does, so that the results follow. */
  known: unknown;
}

/**
 * Results of a search on each keystroke, in the worker; an answer that a newer keystroke overtook
 * is dropped.
 */
export function useItemSearch({ query, tab, filters, kinds, known }: ItemSearch): SearchState {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!known) return undefined;
    let newest = true;
    const wanted = tab === 'all' ? kinds : [tab];
    const limit = tab === 'all' ? SECTION_LIMIT : TAB_LIMITS[tab];
    const options = { ...optionsOf(filters), limit, browse: true };
    const find = async () => {
      try {
        const found = await nutritionClient().searchKinds(query, wanted, options);
        const sections = found.flatMap((hits) =>
          hits[0] ? [{ kind: hits[0].item.kind, hits }] : [],
        );
        if (newest) setAnswer({ query, tab, filters, sections, failed: false });
      } catch (error) {
        if (!(error instanceof NutritionUnavailable)) throw error;
        if (newest) setAnswer({ query, tab, filters, sections: undefined, failed: true });
      }
    };
    void find();
    return () => {
      newest = false;
    };
  }, [query, tab, filters, kinds, known]);
  return {
    sections: answer?.sections,
    failed: answer?.failed ?? false,
    current: answer?.query === query && answer.tab === tab && answer.filters === filters,
  };
}
