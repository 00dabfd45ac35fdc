import { useEffect, useRef, useState } from 'react';
import type { Meals } from '../../../domain/menu';
import { menuTotals } from '../../../domain/nutrition/totals';
import type { NutrientTotals } from '../../../domain/nutrition/totals';
import { nutritionClient } from '../../../workers/nutritionClient';
import { answerOf } from './useAnswer';

/**
 * Totals of the day, computed in the worker on each change. While an answer is on its way only the
 * newest meals wait for the next, so that fast typing never queues. The first totals are computed
 * here: the panel never opens empty.
 */
export function useMenuTotals(meals: Meals): NutrientTotals {
  const [totals, setTotals] = useState(() => menuTotals(meals));
  const queue = useRef<{ busy: boolean; next: Meals | undefined; last: Meals }>({
    busy: false,
    next: undefined,
    last: meals,
  });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    const state = queue.current;
    if (state.last === meals) return;
    state.last = meals;
    state.next = meals;
    if (state.busy) return;
    const work = async () => {
      state.busy = true;
      while (state.next) {
        const asked = state.next;
        state.next = undefined;
        const answer = await answerOf({
          inWorker: () => nutritionClient().menuTotals(asked),
          here: () => menuTotals(asked),
        });
        if (mounted.current) setTotals(answer);
      }
      state.busy = false;
    };
    void work();
  }, [meals]);

  return totals;
}
