import { NOTHING, type Arrangement, type Puzzle, type PuzzlePlace } from './puzzleTypes';
import { Counts } from './counts';
import { gapAt } from './gaps';
import { dayPlaces, MAX_A_WEEK } from './places';
import { suits, type Candidate } from './pool';
import { placeId, type Prepared } from './prepare';
import type { Gap, DishPosition, PlannedDish, Wish } from './types';

const DAYS_A_WEEK = 7;
/** Preference that a dish loses which would come too soon or too often: more than any has. */
const TOO_SOON = 10;

function mainsNeeded({ slots, days }: Wish): number {
  const positions = dayPlaces(slots).filter(({ role }) => role === 'main');
  return Math.ceil((positions.length * Math.min(days, 7)) / MAX_A_WEEK.main);
}

export function areMainsScarce(wish: Wish, free: readonly Candidate[]): boolean {
  const positions = dayPlaces(wish.slots).filter(({ role }) => role === 'main');
  const dishes = free.filter((one) => positions.some(({ slot, role }) => suits(one, slot, role)));
  return dishes.length < mainsNeeded(wish);
}

class Mains {
  readonly #counts = new Map<string, number>();

  add(candidate: number, day: number): void {
    const key = `${candidate} ${Math.floor(day / DAYS_A_WEEK)}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  isFull(candidate: number, day: number): boolean {
    const key = `${candidate} ${Math.floor(day / DAYS_A_WEEK)}`;
    return (this.#counts.get(key) ?? 0) >= MAX_A_WEEK.main;
  }
}

function otherMain(
  { preferences }: Puzzle,
  position: PuzzlePlace,
  mains: Mains,
  counts: Counts,
): number {
  const liked = (one: number) =>
    (preferences[one] as number) - (counts.isFull(one, position.day, position.meal) ? TOO_SOON : 0);
  return position.pool
    .filter((one) => one !== NOTHING && !mains.isFull(one, position.day))
    .reduce((best, one) => (best === NOTHING || liked(one) > liked(best) ? one : best), NOTHING);
}

export function withMainsTwice(
  puzzle: Puzzle,
  positions: readonly (PuzzlePlace & DishPosition)[],
  arrangement: Arrangement,
): Arrangement {
  const candidates = arrangement.candidates.slice();
  const quantities = arrangement.quantities.slice();
  const mains = new Mains();
  const counts = new Counts(puzzle.grouping, puzzle.days, puzzle.meals);
  candidates.forEach((candidate, index) => {
    const position = positions[index] as PuzzlePlace & DishPosition;
    if (candidate !== NOTHING) counts.put(candidate, position.day, position.meal, 1, 1);
  });
  const indexes = [...positions.keys()].filter(
    (index) => positions[index]?.role === 'main' && candidates[index] !== NOTHING,
  );
  const placeAt = (index: number) => positions[index] as PuzzlePlace & DishPosition;
  for (const index of indexes)
    if (placeAt(index).fixedDish) mains.add(candidates[index] as number, placeAt(index).day);
  for (const index of indexes) {
    const position = placeAt(index);
    if (position.fixedDish) continue;
    const was = candidates[index] as number;
    if (mains.isFull(was, position.day)) {
      counts.put(was, position.day, position.meal, -1, 1);
      const stays = otherMain(puzzle, position, mains, counts);
      quantities[index] = stays === NOTHING ? 0 : 1;
      candidates[index] = stays;
      if (stays !== NOTHING) counts.put(stays, position.day, position.meal, 1, 1);
    }
    const stays = candidates[index] as number;
    if (stays !== NOTHING) mains.add(stays, position.day);
  }
  return { ...arrangement, candidates, quantities };
}

export function scarceMains(
  { wish, free, candidates }: Prepared,
  dishes: readonly PlannedDish[],
  gaps: readonly Gap[],
): Gap[] {
  const filled = new Set(dishes.map(placeId));
  return dayPlaces(wish.slots).flatMap(({ slot, role }): Gap[] => {
    if (role !== 'main' || gaps.some((gap) => gap.slot === slot && gap.role === role)) return [];
    const days = Array.from({ length: wish.days }, (_, day) => day).filter(
      (day) => !filled.has(placeId({ day, slot, role })),
    );
    const left = free.filter((one) => suits(one, slot, role)).length;
    if (days.length === 0) return [];
    return [{ ...gapAt(candidates, { slot, role }, mainsNeeded(wish)), left, days }];
  });
}
