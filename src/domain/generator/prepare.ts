import type { Addable } from '../addables';
import { candidatesOf } from './pool';
import type { Candidate } from './pool';
import { dayRules } from './rules';
import type { DayRule } from './rules';
import type { Place, Wish } from './types';

/** All that a search needs of one wish; made once, and asked for days again and again. */
export interface Prepared {
  wish: Wish;
  rules: DayRule[];
  candidates: Candidate[];
  /** Dishes that may be proposed. */
  free: Candidate[];
}

export const placeId = ({ day, slot, role }: Place): string => `${day}-${slot}-${role}`;

/** Reads all dishes and foods for somebody: what may be proposed, and what speaks against the rest. */
export function prepare(addables: Iterable<Addable>, wish: Wish): Prepared {
  const rules = dayRules(wish);
  const candidates = candidatesOf(addables, wish, rules);
  return {
    wish,
    rules,
    candidates,
    free: candidates.filter(({ excluded }) => excluded.length === 0),
  };
}

/**
 * Value of one unit of a candidate for a rule: for a strict maximum the most that it may have, else
 * the known amount.
 */
export function valueFor({ known, most }: Candidate, { nutrient, side, by }: DayRule): number {
  const isStrict = side === 'maximum' && by !== 'target';
  return (isStrict ? (most[nutrient] ?? known[nutrient]) : known[nutrient]) ?? 0;
}
