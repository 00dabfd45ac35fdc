import { randomOf } from '../menus/plates/random';
import { withBetterAmounts } from './amounts';
import { anneal, isBetter } from './anneal';
import type { Arrangement, PuzzlePlace, Setting } from './puzzleTypes';
import { judgePlan, repeatsOf } from './check';
import { gapAt } from './gaps';
import { scarceMains, withMainsTwice } from './mains';
import { dayPlaces } from './places';
import { suits } from './pool';
import { placeId, type Prepared } from './prepare';
import { dishesOf, placesOf, puzzleOf, type Asked } from './puzzle';
import type { Gap, GeneratedPlan, GeneratorOutcome, Place } from './types';
import { mustWait } from '../clinical/limitTypes';

export { prepare } from './prepare';

const SETTINGS: readonly Setting[] = [
  { violation: 20, repeat: 3, moves: 300_000 },
  { violation: 20, repeat: 1, moves: 300_000 },
  { violation: 40, repeat: 3, moves: 300_000 },
];
function planOf(
  prepared: Prepared,
  { seed, kept }: Asked,
  places: readonly (PuzzlePlace & Place)[],
  found: Arrangement,
  gaps: Gap[],
): GeneratedPlan {
  const keptById = new Map(kept.map((dish) => [placeId(dish), dish]));
  const dishes = dishesOf(prepared, places, found, keptById);
  return {
    seed,
    days: prepared.wish.days,
    dishes,
    verdict: judgePlan(prepared, dishes),
    loosened: prepared.loosened,
    gaps: [...gaps, ...scarceMains(prepared, dishes, gaps)],
    repeats: repeatsOf(prepared, dishes),
  };
}

function gapsOf({ wish, free, candidates }: Prepared): Gap[] {
  return dayPlaces(wish.slots).flatMap(({ slot, role, optional }) =>
    optional || free.some((candidate) => suits(candidate, slot, role))
      ? []
      : [gapAt(candidates, { slot, role })],
  );
}

/**
 * Days of meals within a person's targets and limits. Allergens, restrictions and foods that do not go with a medicine
 * are taken out before the search; several settings are tried, and the one that misses least is taken.
 * @param asked.seed the same seed, wish and dishes give the same days
 * @param onProgress called with the share (0–1) that is done
 */
export function generate(
  prepared: Prepared,
  asked: Asked,
  onProgress?: (done: number) => void,
): GeneratorOutcome {
  const alarms = prepared.standard.alarms.filter(mustWait);
  if (alarms.length > 0) return { kind: 'stopped', alarms };
  if (prepared.energy === undefined) return { kind: 'noTarget' };
  const gaps = gapsOf(prepared);
  const needed = dayPlaces(prepared.wish.slots).filter(({ optional }) => !optional);
  if (needed.length === 0 || gaps.length === needed.length) return { kind: 'impossible', gaps };
  const places = placesOf(prepared, asked);
  const puzzle = puzzleOf(prepared, places);
  let best: Arrangement | undefined;
  SETTINGS.forEach((setting, index) => {
    const random = randomOf(`${asked.seed} ${index}`);
    const moves = Math.round((setting.moves * prepared.wish.days) / 7);
    const found = anneal(puzzle, { ...setting, moves }, random, (done) =>
      onProgress?.((index + done) / SETTINGS.length),
    );
    if (!best || isBetter(found, best)) best = found;
  });
  onProgress?.(1);
  if (!best) return { kind: 'impossible', gaps };
  const settled = withBetterAmounts(puzzle, withMainsTwice(puzzle, places, best));
  return { kind: 'plan', plan: planOf(prepared, asked, places, settled, gaps) };
}
