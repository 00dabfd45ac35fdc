import { createRandom } from '../menus/plates/random';
import { withBetterAmounts } from './amounts';
import { anneal, isBetter } from './anneal';
import type { Arrangement, PuzzlePlace, Setting } from './puzzleTypes';
import { judgePlan, findRepeats } from './check';
import { gapAt } from './gaps';
import { scarceMains, withMainsTwice } from './mains';
import { dayPlaces } from './places';
import { suits } from './pool';
import { placeId, type Prepared } from './prepare';
import { buildDishes, buildPlaces, buildPuzzle, type GenerateOptions } from './puzzle';
import type { Gap, GeneratedPlan, GeneratorOutcome, DishPosition } from './types';
import { mustWait } from '../clinical/limitTypes';

export { prepare } from './prepare';

const SETTINGS: readonly Setting[] = [
  { violation: 20, repeat: 3, moves: 300_000 },
  { violation: 20, repeat: 1, moves: 300_000 },
  { violation: 40, repeat: 3, moves: 300_000 },
];
function buildPlan(
  prepared: Prepared,
  { seed, kept }: GenerateOptions,
  positions: readonly (PuzzlePlace & DishPosition)[],
  arrangement: Arrangement,
  gaps: Gap[],
): GeneratedPlan {
  const keptById = new Map(kept.map((dish) => [placeId(dish), dish]));
  const dishes = buildDishes(prepared, positions, arrangement, keptById);
  return {
    seed,
    days: prepared.wish.days,
    dishes,
    verdict: judgePlan(prepared, dishes),
    loosened: prepared.loosened,
    gaps: [...gaps, ...scarceMains(prepared, dishes, gaps)],
    repeats: findRepeats(prepared, dishes),
  };
}

function findGaps({ wish, free, candidates }: Prepared): Gap[] {
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
  options: GenerateOptions,
  onProgress?: (done: number) => void,
): GeneratorOutcome {
  const alarms = prepared.standard.alarms.filter(mustWait);
  if (alarms.length > 0) return { kind: 'stopped', alarms };
  if (prepared.energy === undefined) return { kind: 'noTarget' };
  const gaps = findGaps(prepared);
  const needed = dayPlaces(prepared.wish.slots).filter(({ optional }) => !optional);
  if (needed.length === 0 || gaps.length === needed.length) return { kind: 'impossible', gaps };
  const positions = buildPlaces(prepared, options);
  const puzzle = buildPuzzle(prepared, positions);
  let best: Arrangement | undefined;
  SETTINGS.forEach((setting, index) => {
    const random = createRandom(`${options.seed} ${index}`);
    const moves = Math.round((setting.moves * prepared.wish.days) / 7);
    const arrangement = anneal(puzzle, { ...setting, moves }, random, (done) =>
      onProgress?.((index + done) / SETTINGS.length),
    );
    if (!best || isBetter(arrangement, best)) best = arrangement;
  });
  onProgress?.(1);
  if (!best) return { kind: 'impossible', gaps };
  const settled = withBetterAmounts(puzzle, withMainsTwice(puzzle, positions, best));
  return { kind: 'plan', plan: buildPlan(prepared, options, positions, settled, gaps) };
}
