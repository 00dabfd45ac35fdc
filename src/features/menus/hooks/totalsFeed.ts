import { useEffect, useState } from 'react';
import { countItems, type Meals } from '../../../domain/food/storedLines';
import { menuTotals, type NutrientTotals } from '../../../domain/nutrition/totals';
import { nutritionClient } from '../../../workers/nutritionClient';
import { answerOf } from '../../../blocks/targets/useAnswer';

/** A day's totals, following meals that change, in the shape that React subscribes to. */
export interface TotalsFeed {
  get: () => NutrientTotals;
  subscribe: (listener: () => void) => () => void;
  /** Says what the meals are now; the same meals again ask for nothing. */
  follow: (meals: Meals) => void;
}

type Compute = (meals: Meals) => Promise<NutrientTotals>;

const byWorker: Compute = (meals) =>
  answerOf({
    inWorker: () => nutritionClient().menuTotals(meals),
    here: () => menuTotals(meals),
  });

/**
 * Lines of a day that the page adds up itself: 1.3 ms for 60 of them where a key has 16. An answer of the
 * worker is read only behind the next frame, so that a figure would come two frames late (docs/benchmarks.md).
 */
const MAX_HERE = 100;
/** Milliseconds; a device that takes longer, so often one after the other, leaves it to the worker. */
const QUICK = 6;
/** The first time takes long everywhere, and so does one in which the browser tidies up. */
const SLOW_IN_A_ROW = 3;

export interface TotalsOptions {
  inWorker?: Compute;
  here?: (meals: Meals) => NutrientTotals;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/**
 * Totals computed on each change: a usual day's at once, a long one's or a slow device's in the worker. While
 * its answer is on its way only the newest meals wait for the next, so that fast typing never queues. The
 * first totals are computed here: the panel never opens empty.
 */
export function openTotals(first: Meals, options: TotalsOptions = {}): TotalsFeed {
  const { inWorker = byWorker, here = menuTotals, now = () => performance.now() } = options;
  const listeners = new Set<() => void>();
  let totals = here(first);
  let last = first;
  let next: Meals | undefined;
  let busy = false;
  let slow = 0;
  /** How often the page itself has computed. */
  let addedUp = 0;

  function tell(computed: NutrientTotals): void {
    totals = computed;
    for (const listener of listeners) listener();
  }

  function computeHere(meals: Meals): void {
    const began = now();
    const computed = here(meals);
    addedUp += 1;
    slow = now() - began > QUICK ? slow + 1 : 0;
    tell(computed);
  }

  async function work(): Promise<void> {
    busy = true;
    while (next) {
      const asked = next;
      next = undefined;
      const before = addedUp;
      const computed = await inWorker(asked);
      // Fewer lines may have been added up here meanwhile.
      if (addedUp === before) tell(computed);
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
 * The totals of a form's meals. They follow whatever is rendered (an undo, a draft, another device);
 * who changes the meals may call `follow` at once, so that all is rendered together.
 */
export function useTotalsFeed(meals: Meals): TotalsFeed {
  const [feed] = useState(() => openTotals(meals));
  useEffect(() => feed.follow(meals), [feed, meals]);
  return feed;
}
