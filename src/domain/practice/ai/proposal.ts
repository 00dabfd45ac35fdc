import type { Prepared } from '../../generator/prepare';
import type { Candidate } from '../../generator/pool';
import type { Exclusion } from '../../generator/types';
import { FoodIndex, type IndexItem } from '../../search/foodIndex';

export interface MatchedNames {
  usable: { name: string; itemId: string; dish: string }[];
  refused: { name: string; dish: string; why: Exclusion }[];
  unsuitable: { name: string; dish: string }[];
  unknown: string[];
}

/** How much a dish that the model named is liked, and others beside it; the generator's own scale ends at 1. */
const [NAMED, OTHERS] = [4, 0.25];
const LOOKED_AT = 8;

type Classified =
  | { kind: 'usable' | 'refused'; candidate: Candidate }
  | { kind: 'unsuitable'; dish: string };

function foundFor(
  name: string,
  index: FoodIndex,
  candidates: ReadonlyMap<string, Candidate>,
): Classified | undefined {
  const hits = index.search(name, { limit: LOOKED_AT }).filter(({ near, far }) => !near && !far);
  const [first] = hits;
  if (!first) return undefined;
  const known = hits.flatMap(({ item }) => candidates.get(item.id) ?? []);
  // An exact name means that dish: a longer name must not stand in for a refused one.
  const exact = candidates.get(first.item.id);
  const candidate = exact ?? known.find(({ excluded }) => excluded.length === 0) ?? known[0];
  if (!candidate) return { kind: 'unsuitable', dish: first.item.name };
  return { kind: candidate.excluded.length === 0 ? 'usable' : 'refused', candidate };
}

/**
 * Matches names of a model to what is at hand. Only the names are taken from it: what a dish is made of, what it gives and
 * whether it may be eaten is known here.
 * @param items everything that can be added, as the search has it
 */
export function matchNames(
  names: readonly string[],
  items: readonly IndexItem[],
  { candidates }: Pick<Prepared, 'candidates'>,
): MatchedNames {
  const index = new FoodIndex();
  index.set(items);
  const byId = new Map(candidates.map((candidate) => [candidate.line.itemId, candidate]));
  const matched: MatchedNames = { usable: [], refused: [], unsuitable: [], unknown: [] };
  for (const name of new Set(names)) {
    const match = foundFor(name, index, byId);
    if (!match) matched.unknown.push(name);
    else if (match.kind === 'unsuitable') matched.unsuitable.push({ name, dish: match.dish });
    else {
      const { line, excluded } = match.candidate;
      const [why] = excluded;
      if (why) matched.refused.push({ name, dish: line.name, why });
      else matched.usable.push({ name, itemId: line.itemId, dish: line.name });
    }
  }
  return matched;
}

export function preferring(prepared: Prepared, { usable }: MatchedNames): Prepared {
  const named = new Set(usable.map(({ itemId }) => itemId));
  if (named.size === 0) return prepared;
  const weighed = (candidate: Candidate): Candidate => ({
    ...candidate,
    preference: named.has(candidate.line.itemId) ? NAMED : candidate.preference * OTHERS,
  });
  return { ...prepared, free: prepared.free.map(weighed) };
}
