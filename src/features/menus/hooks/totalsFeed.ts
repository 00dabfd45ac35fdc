import { useEffect, useState } from 'react';
import { countItems, type Meals } from '../../../domain/food/storedLines';
import { menuTotals, type NutrientTotals } from '../../../domain/nutrition/totals';
import { nutritionClient } from '../../../workers/nutritionClient';
import { askQuestion } from '../../../blocks/targets/useAnswer';

export interface TotalsFeed {
  get: () => NutrientTotals;
  subscribe: (listener: () => void) => () => void;
  follow: (meals: Meals) => void;
}

type Compute = (meals: Meals) => Promise<NutrientTotals>;

const byWorker: Compute = (meals) =>
  askQuestion({
    inWorker: () => nutritionClient().menuTotals(meals),
    here: () => menuTotals(meals),
  });

/**
 * Up to here the page adds up itself (1.3 ms for 60 lines): an answer of the worker would come two frames late
 * (docs/benchmarks.md).
 */
const MAX_HERE = 100;
/** Milliseconds; a device that is slower several times in a row leaves it to the worker. */
const QUICK = 6;
/** The first run and one with garbage collection are slow everywhere. */
const SLOW_IN_A_ROW = 3;

export interface TotalsOptions {
  inWorker?: Compute;
  here?: (meals: Meals) => NutrientTotals;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/**
 * While the worker computes only the newest meals wait, so that fast typing never queues. The first totals are computed
 * here, so that the panel never opens empty.
 */
export function openTotals(first: Meals, options: TotalsOptions = {}): TotalsFeed {
  const { inWorker = byWorker, here = menuTotals, now = () => performance.now() } = options;
  const listeners = new Set<() => void>();
  let totals = here(first);
  let last = first;
  let next: Meals | undefined;
  let busy = false;
  let slow = 0;
  let addedUp = 0;

  function publishTotals(computed: NutrientTotals): void {
    totals = computed;
    for (const listener of listeners) listener();
  }

  function computeHere(meals: Meals): void {
    const began = now();
    const computed = here(meals);
    addedUp += 1;
    slow = now() - began > QUICK ? slow + 1 : 0;
    publishTotals(computed);
  }

  async function work(): Promise<void> {
    busy = true;
    while (next) {
      const latest = next;
      next = undefined;
      const before = addedUp;
      const computed = await inWorker(latest);
      // A shorter day may have been added up here since the worker was asked.
      if (addedUp === before) publishTotals(computed);
    }
    busy = false;
  }

  return {
    get: () => totals,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (meals) => {
      if (meals === last) return;
      last = meals;
      const isShort = slow < SLOW_IN_A_ROW && countItems(meals) <= MAX_HERE;
      next = isShort ? undefined : meals;
      if (isShort) computeHere(meals);
      else if (!busy) void work();
    },
  };
}

/**
 * Follows every render (an undo, a draft, another device); calling `follow` on a change brings the totals into the same
 * render.
 */
export function useTotalsFeed(meals: Meals): TotalsFeed {
  const [feed] = useState(() => openTotals(meals));
  useEffect(() => feed.follow(meals), [feed, meals]);
  return feed;
}
