import type { Addable } from '../menus/addables';
import { isKeptInPart } from '../clinical/customs/refused';
import type { Standard } from '../verdict/types';
import type { Care } from './care';
import { dayPlaces } from './places';
import { buildCandidates, suits, type Candidate } from './pool';
import { listRefusals } from './refusals';
import { dayRules, getEnergy, standardFor, type DayRule } from './rules';
import type { Exclusion, DishPosition, Wish } from './types';
import type { Limit } from '../clinical/limitTypes';

export interface Prepared {
  wish: Wish;
  standard: Standard;
  rules: DayRule[];
  /** kcal that the days are to have; absent where nothing says it. */
  energy: number | undefined;
  candidates: Candidate[];
  free: Candidate[];
  /** Wishes that were loosened because too few dishes would have been left, and refusals that no plan keeps whole. */
  loosened: Exclusion[];
}

export const placeId = ({ day, slot, role }: DishPosition): string => `${day}-${slot}-${role}`;

const ENOUGH = 12;

const partlyKnown = ({ excluded }: Candidate): string[] =>
  excluded.flatMap(({ kind, word }) => (kind === 'partlyKnown' ? [word] : []));

function findLoosened(candidates: readonly Candidate[], wish: Wish): Set<string> {
  const loosened = new Set<string>();
  const isFree = (one: Candidate) =>
    one.excluded.every(({ kind, word }) => kind === 'partlyKnown' && loosened.has(word));
  for (const { slot, role, optional } of dayPlaces(wish.slots)) {
    if (optional || role === 'rice') continue;
    const fitting = candidates.filter(
      (one) => suits(one, slot, role) && one.excluded.every(({ kind }) => kind === 'partlyKnown'),
    );
    const needed = Math.min(ENOUGH, fitting.length);
    while (fitting.filter(isFree).length < needed) {
      const counts = new Map<string, number>();
      for (const word of fitting.flatMap(partlyKnown))
        if (!loosened.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
      const [worst] = [...counts].sort((a, b) => b[1] - a[1]);
      if (!worst) break;
      loosened.add(worst[0]);
    }
  }
  return loosened;
}

/** Nutrients of which dishes of the wished kitchen are taken without a whole figure: with whole ones alone hardly any would be left. */
const kitchenLoosened = (candidates: readonly Candidate[], { kitchen }: Wish): string[] =>
  kitchen === undefined
    ? []
    : candidates
        .filter(({ marks, excluded }) => marks.place === kitchen && excluded.length > 0)
        .filter(({ excluded }) => excluded.every(({ kind }) => kind === 'partlyKnown'))
        .flatMap(partlyKnown);

/** Refusals of all vegetables and the like: fewer of them are chosen, and some stay. */
const keptInPart = (wish: Wish): Exclusion[] =>
  [...new Set(listRefusals(wish))]
    .filter(isKeptInPart)
    .map((word) => ({ kind: 'restriction', word }));

function careWith(care: Care | undefined, { limits }: Standard): Care {
  const has = (of: Limit['of']) => limits.some((limit) => limit.of === of);
  return {
    ...care,
    ...(has('alcohol') || has('purineFoods') ? { gout: true } : {}),
    ...(has('vitaminKSwing') ? { steadyVitaminK: true } : {}),
    ...(has('carbsSwing') ? { steadyCarbs: true } : {}),
  };
}

export function prepare(addables: Iterable<Addable>, baseWish: Wish): Prepared {
  const standard = standardFor(baseWish);
  const wish = { ...baseWish, care: careWith(baseWish.care, standard) };
  const rules = dayRules(wish, standard);
  const read = buildCandidates(addables, wish, rules);
  const loosened = findLoosened(read, wish);
  const candidates = read.map((one) => {
    const isOfKitchen = wish.kitchen !== undefined && one.marks.place === wish.kitchen;
    return {
      ...one,
      excluded: one.excluded.filter(
        ({ kind, word }) => kind !== 'partlyKnown' || !(isOfKitchen || loosened.has(word)),
      ),
    };
  });
  for (const word of kitchenLoosened(read, wish)) loosened.add(word);
  return {
    wish,
    standard,
    rules,
    energy: getEnergy(rules),
    candidates,
    free: candidates.filter(({ excluded }) => excluded.length === 0),
    loosened: [
      ...[...loosened].map((word) => ({ kind: 'partlyKnown' as const, word })),
      ...keptInPart(wish),
    ],
  };
}

const isCautious = ({ side, limit }: DayRule) =>
  side === 'maximum' && limit !== undefined && limit.origin.by !== 'target';

/** Value of one unit of a candidate for a rule: for a most of the person's the most that it may have, else the known amount. */
export function valueFor({ known, most, freeSugars }: Candidate, rule: DayRule): number {
  const { nutrient } = rule;
  if (nutrient === 'freeSugars') return freeSugars;
  return (isCautious(rule) ? (most[nutrient] ?? known[nutrient]) : known[nutrient]) ?? 0;
}
