import type { MealSlot } from '../food/storedLines';
import { normalise } from '../text/fold';
import { suits, type Candidate } from './pool';
import type { DishRole, Exclusion, ExclusionKind, Gap } from './types';

const exclusionKey = ({ kind, word }: Exclusion) => `${kind} ${normalise(word)}`;
/** Wishes that are looked through; the rest take fewest dishes away. */
const MAX_WISHES = 12;
const MAX_BIT = 30;
const MAX_TOGETHER = 3;

/** Allergies and medicines are nothing that anybody loosens for a fuller menu. */
export const mayLoosen = (kind: ExclusionKind): boolean =>
  kind !== 'allergy' && kind !== 'medicine' && kind !== 'unknownParts' && kind !== 'care';

const toBit = (index: number): number => 1 << Math.min(index, MAX_BIT);

interface Reading {
  wishes: Exclusion[];
  dishes: number[];
}

function buildReading(candidates: readonly Candidate[], slot: MealSlot, role: DishRole): Reading {
  const suitable = candidates.filter((candidate) => suits(candidate, slot, role));
  const counts = new Map<string, { wish: Exclusion; times: number }>();
  for (const { excluded } of suitable)
    for (const wish of excluded) {
      const known = counts.get(exclusionKey(wish));
      counts.set(exclusionKey(wish), { wish, times: (known?.times ?? 0) + 1 });
    }
  const wishes = [...counts.values()]
    .sort((a, b) => b.times - a.times)
    .map(({ wish: { value: _value, ...wish } }) => wish);
  const bits = new Map(wishes.map((wish, index) => [exclusionKey(wish), toBit(index)]));
  const dishes = suitable.map(({ excluded }) =>
    excluded.reduce((set, wish) => set | (bits.get(exclusionKey(wish)) ?? 0), 0),
  );
  return { wishes, dishes };
}

const left = (dishes: readonly number[], wishes: number): number =>
  dishes.filter((against) => (against & wishes) === 0).length;

function findConflict({ wishes, dishes }: Reading, needed: number): number[] {
  let set = wishes.reduce((all, _, index) => all | toBit(index), 0);
  for (let index = Math.min(wishes.length - 1, MAX_BIT); index >= 0; index -= 1) {
    const without = set & ~toBit(index);
    if (left(dishes, without) < needed) set = without;
  }
  return wishes.flatMap((_, index) => (index <= MAX_BIT && set & toBit(index) ? [index] : []));
}

function choices(most: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const results: number[][] = [];
  for (let first = from; first < most; first += 1)
    for (const rest of choices(most, size - 1, first + 1)) results.push([first, ...rest]);
  return results;
}

function findTogether({ wishes, dishes }: Reading, needed: number): Exclusion[] | undefined {
  const all = wishes.reduce((set, _, index) => set | toBit(index), 0);
  const loose = wishes
    .slice(0, MAX_WISHES)
    .flatMap(({ kind }, index) => (mayLoosen(kind) ? [index] : []));
  for (let size = 2; size <= MAX_TOGETHER; size += 1)
    for (const choice of choices(loose.length, size)) {
      const bits = choice.reduce((set, one) => set | toBit(loose[one] as number), 0);
      if (left(dishes, all & ~bits) >= needed)
        return choice.flatMap((one) => wishes[loose[one] as number] ?? []);
    }
  return undefined;
}

/** @param needed dishes without which the place cannot be filled on all days */
export function gapAt(
  candidates: readonly Candidate[],
  { slot, role }: Pick<Gap, 'slot' | 'role'>,
  needed = 1,
): Gap {
  const reading = buildReading(candidates, slot, role);
  const { wishes, dishes } = reading;
  const all = wishes.reduce((set, _, index) => set | toBit(index), 0);
  const now = left(dishes, all);
  const conflict = findConflict(reading, needed)
    .flatMap((index) => {
      const wish = wishes[index];
      return wish ? [{ ...wish, frees: left(dishes, all & ~toBit(index)) - now }] : [];
    })
    .sort((a, b) => b.frees - a.frees);
  const isEnough = conflict.some(({ kind, frees }) => mayLoosen(kind) && now + frees >= needed);
  const together = isEnough ? undefined : findTogether(reading, needed);
  return { slot, role, wishes: conflict, ...(together ? { together } : {}) };
}
