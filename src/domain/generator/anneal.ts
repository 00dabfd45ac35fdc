import { Search } from './search';
import type { Arrangement, Puzzle, Setting } from './puzzleTypes';

const [HOT, COLD] = [0.8, 0.004];
const MOVES_BETWEEN_LOOKS = 4096;
/**
 * Share of the moves after which limits weigh this many times as much, so that none is just missed; repeats weigh its
 * square root.
 */
const [END, STRICT] = [0.85, 25];

/**
 * Simulated annealing: at first nearly every change is taken, at last only those that help.
 * @param random numbers that follow from a seed: the same puzzle, setting and seed give the same days
 * @param onLook called now and then with the share (0–1) that is done
 */
export function anneal(
  puzzle: Puzzle,
  setting: Setting,
  random: () => number,
  onLook?: (done: number) => void,
): Arrangement {
  const search = new Search(puzzle, setting, random);
  const free = puzzle.positions.flatMap(({ fixedDish, pool }, index) =>
    fixedDish || pool.length === 0 ? [] : [index],
  );
  const end = Math.floor(setting.moves * END);
  for (let move = 0; move < setting.moves && free.length > 0; move += 1) {
    if (move === end) search.weighLimits(STRICT);
    const heat = HOT * (COLD / HOT) ** (move / setting.moves);
    search.move(free[Math.floor(random() * free.length)] as number, heat);
    if (onLook && move % MOVES_BETWEEN_LOOKS === 0) onLook(move / setting.moves);
  }
  return search.arrangement();
}

const missed = ({ violation, repeats }: Arrangement): number =>
  Math.round(violation * 1e6) / 1e6 + repeats;

export function isBetter(one: Arrangement, other: Arrangement): boolean {
  const difference = missed(one) - missed(other);
  return difference === 0 ? one.preference > other.preference : difference < 0;
}
