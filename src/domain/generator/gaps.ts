import type { MealSlot } from '../collections/shared/lines';
import type { Candidate } from './pool';
import { suits } from './pool';
import type { DishRole, Exclusion, Gap } from './types';

const keyOf = ({ kind, word }: Exclusion) => `${kind} ${word}`;
const MAX_NAMED = 4;

/**
 * Why nothing is left for a place: the wishes that take dishes away, and how many of them each one alone would give
 * back. Those that give most back stand first.
 */
export function gapAt(candidates: readonly Candidate[], slot: MealSlot, role: DishRole): Gap {
  const wishes = new Map<string, Exclusion & { frees: number }>();
  for (const candidate of candidates) {
    if (!suits(candidate, slot, role)) continue;
    const keys = new Set(candidate.excluded.map(keyOf));
    for (const exclusion of candidate.excluded) {
      const key = keyOf(exclusion);
      const known = wishes.get(key) ?? { ...exclusion, frees: 0 };
      if (keys.size === 1) known.frees += 1;
      wishes.set(key, known);
    }
  }
  const sorted = [...wishes.values()].sort((a, b) => b.frees - a.frees);
  return { slot, role, wishes: sorted.slice(0, MAX_NAMED) };
}
