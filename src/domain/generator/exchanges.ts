import type { NutrientKey } from '../food/nutrients';
import { itemNutrients } from '../nutrition/totals';
import { judgePlan, listMissed, listMisses, findRepeats } from './check';
import { placeId, type Prepared } from './prepare';
import { suits, type Candidate } from './pool';
import type { Exclusion, MissedLine, DishPosition, PlannedDish } from './types';

export interface Exchange {
  dish: PlannedDish;
  /** Change of the day: kcal and g. */
  change: { calories: number; protein: number };
  missed: MissedLine[];
  timesInWeek: number;
}

export interface RefusedDish {
  name: string;
  why: Exclusion;
}

export interface Exchanges {
  offered: Exchange[];
  refused: RefusedDish[];
}

const MAX_OFFERED = 12;
const MAX_REFUSED = 4;
/** kcal that a whole serving may be off before a part of one is offered in its place. */
const PART_OF_SERVING = 120;

type Fit = Omit<Exchange, 'missed'> & { misses: number };

const missesOn = (prepared: Prepared, dishes: readonly PlannedDish[], day: number): number =>
  listMisses(
    prepared,
    dishes.filter((dish) => dish.day === day),
  ).reduce((sum, { share }) => sum + share, 0);

const getValue = (dish: PlannedDish | undefined, key: NutrientKey): number =>
  (dish && itemNutrients(dish.line)[key]) ?? 0;

function bestPortion(
  prepared: Prepared,
  others: readonly PlannedDish[],
  at: DishPosition,
  candidate: Candidate,
  replacedDish: PlannedDish | undefined,
): Fit | undefined {
  const fits = candidate.portions.map((quantity): Fit => {
    const dish = { ...at, line: { ...candidate.line, lineId: placeId(at), quantity } };
    const misses = missesOn(prepared, [...others, dish], at.day);
    const by = (key: NutrientKey) => getValue(dish, key) - getValue(replacedDish, key);
    const week = others.filter(
      ({ day, line }) =>
        Math.floor(day / 7) === Math.floor(at.day / 7) && line.itemId === dish.line.itemId,
    );
    const change = { calories: by('calories'), protein: by('protein') };
    return { dish, change, misses, timesInWeek: week.length + 1 };
  });
  const far = ({ dish: { line }, change }: Fit): number =>
    Math.abs(change.calories) +
    (line.type === 'recipe' ? PART_OF_SERVING * Math.abs(line.quantity - 1) : 0);
  return fits.sort((a, b) => a.misses - b.misses || far(a) - far(b))[0];
}

function refusedAt({ candidates }: Prepared, { slot, role }: DishPosition): RefusedDish[] {
  return candidates
    .flatMap(({ line, excluded, ...rest }) => {
      const [why] = excluded;
      return why && excluded.length === 1 && suits({ line, excluded, ...rest }, slot, role)
        ? [{ name: line.name, why }]
        : [];
    })
    .slice(0, MAX_REFUSED);
}

export function exchangesFor(
  prepared: Prepared,
  dishes: readonly PlannedDish[],
  at: DishPosition,
): Exchanges {
  const replacedDish = dishes.find((dish) => placeId(dish) === placeId(at));
  const others = dishes.filter((dish) => dish !== replacedDish);
  const before = findRepeats(prepared, replacedDish ? [...others, replacedDish] : others).length;
  const offered = prepared.free
    .filter(({ line }) => line.itemId !== replacedDish?.line.itemId)
    .filter((candidate) => suits(candidate, at.slot, at.role))
    .flatMap((candidate) => bestPortion(prepared, others, at, candidate, replacedDish) ?? [])
    .filter(({ dish }) => findRepeats(prepared, [...others, dish]).length <= before)
    .sort(
      (a, b) =>
        a.misses - b.misses ||
        a.timesInWeek - b.timesInWeek ||
        Math.abs(a.change.calories) - Math.abs(b.change.calories),
    );
  const judged = offered.slice(0, MAX_OFFERED).map(({ misses: _misses, ...fit }): Exchange => {
    const { days } = judgePlan(prepared, [...others, fit.dish]);
    const today = days.map((lines, day) => (day === at.day ? lines : []));
    return { ...fit, missed: listMissed({ days: today, week: [] }) };
  });
  // The judged amounts count: the search's own sums are rounded.
  judged.sort((a, b) => a.missed.length - b.missed.length);
  return { offered: judged, refused: refusedAt(prepared, at) };
}
