import type { DayGoal } from '../../../domain/generator/exchange/adjust';
import type { Wish } from '../../../domain/generator/types';
import { isPrescribed } from '../../../domain/targets/prescribed';

type DayTarget = Pick<Wish['target'], 'targets' | 'sources'>;

/**
 * @returns `undefined` without an energy
 * @param isOfClient whether the targets are a client's, not those of anybody
 */
export function getDayGoal(
  { targets, sources }: DayTarget,
  isOfClient: boolean,
): DayGoal | undefined {
  const calories = targets?.calories;
  if (calories === undefined) return undefined;
  // An estimated protein target is only a floor; amounts are brought to it only where somebody prescribed it.
  const protein = isOfClient && isPrescribed(sources.protein) ? targets?.protein : undefined;
  return { calories, protein };
}
