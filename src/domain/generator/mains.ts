import { NOTHING } from './anneal';
import type { Arrangement, Puzzle, PuzzlePlace } from './anneal';
import { gapAt } from './gaps';
import { dayPlaces, MAX_A_WEEK } from './places';
import { suits } from './pool';
import type { Candidate } from './pool';
import { placeId } from './prepare';
import type { Prepared } from './prepare';
import type { Gap, Place, PlannedDish, Wish } from './types';

/** Main dishes that a week needs in which none stands more than it may. */
function mainsNeeded({ slots, days }: Wish): number {
  const places = dayPlaces(slots).filter(({ role }) => role === 'main');
  return Math.ceil((places.length * Math.min(days, 7)) / MAX_A_WEEK.main);
}

/** Whether there are too few main dishes for a week. */
export function areMainsScarce(wish: Wish, free: readonly Candidate[]): boolean {
  const places = dayPlaces(wish.slots).filter(({ role }) => role === 'main');
  const dishes = free.filter((one) => places.some(({ slot, role }) => suits(one, slot, role)));
  return dishes.length < mainsNeeded(wish);
}

const DAYS_A_WEEK = 7;

/** Counts of each main dish in a week: `candidate * weeks + week`. */
class Mains {
  readonly #weeks: number;
  readonly #counts: Uint8Array;

  constructor({ days, preferences }: Puzzle) {
    this.#weeks = Math.ceil(days / DAYS_A_WEEK);
    this.#counts = new Uint8Array(preferences.length * this.#weeks);
  }

  #at(candidate: number, day: number): number {
    return candidate * this.#weeks + Math.floor(day / DAYS_A_WEEK);
  }

  add(candidate: number, day: number): void {
    (this.#counts[this.#at(candidate, day)] as number) += 1;
  }

  isFull(candidate: number, day: number): boolean {
    return (this.#counts[this.#at(candidate, day)] as number) >= MAX_A_WEEK.main;
  }
}

/** The best liked dish of a place that may stand once more in its week, and not on its day already. */
function otherMain(
  { preferences }: Puzzle,
  place: PuzzlePlace,
  mains: Mains,
  today: ReadonlySet<number>,
): number {
  const free = place.pool.filter(
    (one) => one !== NOTHING && !mains.isFull(one, place.day) && !today.has(one),
  );
  const liked = (one: number) => preferences[one] as number;
  return free.reduce(
    (best, one) => (best === NOTHING || liked(one) > liked(best) ? one : best),
    NOTHING,
  );
}

/**
 * The arrangement with no main dish beyond what a week may have of one: another takes its place, or, where each that is
 * left stands as often as it may, nothing. What somebody locked stays.
 */
export function withMainsTwice(
  puzzle: Puzzle,
  places: readonly (PuzzlePlace & Place)[],
  found: Arrangement,
): Arrangement {
  const candidates = found.candidates.slice();
  const quantities = found.quantities.slice();
  const mains = new Mains(puzzle);
  const indexes = [...places.keys()].filter(
    (index) => places[index]?.role === 'main' && candidates[index] !== NOTHING,
  );
  const placeAt = (index: number) => places[index] as PuzzlePlace & Place;
  for (const index of indexes)
    if (placeAt(index).kept) mains.add(candidates[index] as number, placeAt(index).day);
  for (const index of indexes) {
    const place = placeAt(index);
    if (place.kept) continue;
    const was = candidates[index] as number;
    const today = new Set(
      indexes
        .filter((one) => placeAt(one).day === place.day)
        .map((one) => candidates[one] ?? NOTHING),
    );
    const stays = mains.isFull(was, place.day) ? otherMain(puzzle, place, mains, today) : was;
    if (stays !== was) quantities[index] = stays === NOTHING ? 0 : 1;
    candidates[index] = stays;
    if (stays !== NOTHING) mains.add(stays, place.day);
  }
  return { ...found, candidates, quantities };
}

/** Meals that stay without a main dish, because each that is left stands twice already. */
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
