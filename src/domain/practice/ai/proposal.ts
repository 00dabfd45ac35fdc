import type { Prepared } from '../../generator/prepare';
import type { Candidate } from '../../generator/pool';
import type { Exclusion } from '../../generator/types';
import { FoodIndex, type IndexItem } from '../../search/foodIndex';

/** Dishes that a model named, each as it stands to what is at hand. */
export interface MatchedNames {
  /** May be eaten: the generator prefers them. */
  usable: { name: string; itemId: string; dish: string }[];
  /** At hand, but a wish or an allergy speaks against it, down to its ingredients. */
  refused: { name: string; dish: string; why: Exclusion }[];
  /** At hand, but nothing that the generator puts into a meal by itself. */
  unsuitable: { name: string; dish: string }[];
  /** Nothing at hand is called so: the model made it up, or the catalogue does not have it. */
  unknown: string[];
}

/** How much a dish that the model named is liked, and others beside it; the generator's own scale ends at 1. */
const [NAMED, OTHERS] = [4, 0.25];
/** Hits that are looked through for one that may be eaten. */
const LOOKED_AT = 8;

type Found =
  | { kind: 'usable' | 'refused'; candidate: Candidate }
  | { kind: 'unsuitable'; dish: string };

/** The best of all that is called so: what may be eaten before what may not. */
function foundFor(
  name: string,
  index: FoodIndex,
  candidates: ReadonlyMap<string, Candidate>,
): Found | undefined {
  const hits = index.search(name, { limit: LOOKED_AT }).filter(({ near, far }) => !near && !far);
  const [first] = hits;
  if (!first) return undefined;
  const known = hits.flatMap(({ item }) => candidates.get(item.id) ?? []);
  // The name as it is means that dish: no other with more words stands in for one that is refused.
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
    const found = foundFor(name, index, byId);
    if (!found) matched.unknown.push(name);
    else if (found.kind === 'unsuitable') matched.unsuitable.push({ name, dish: found.dish });
    else {
      const { line, excluded } = found.candidate;
      const [why] = excluded;
      if (why) matched.refused.push({ name, dish: line.name, why });
      else matched.usable.push({ name, itemId: line.itemId, dish: line.name });
    }
  }
  return matched;
}

/** The same dishes for the generator, those that the model named liked most; limits and targets hold as ever. */
export function preferring(prepared: Prepared, { usable }: MatchedNames): Prepared {
  const named = new Set(usable.map(({ itemId }) => itemId));
  if (named.size === 0) return prepared;
  const weighed = (candidate: Candidate): Candidate => ({
    ...candidate,
    preference: named.has(candidate.line.itemId) ? NAMED : candidate.preference * OTHERS,
  });
  return { ...prepared, free: prepared.free.map(weighed) };
}
