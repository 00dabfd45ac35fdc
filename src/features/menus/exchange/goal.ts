import type { DayGoal } from '../../../domain/generator/exchange/adjust';
import type { Wish } from '../../../domain/generator/types';
import { isPrescribed } from '../../../domain/targets/prescribed';

/** Targets of a day with their sources. */
type DayTarget = Pick<Wish['target'], 'targets' | 'sources'>;

/**
 * The goal that amounts are brought to; `undefined` without an energy.
 * @param isOfClient whether the targets are a client's, not those of anybody
 */
export function goalOf({ targets, sources }: DayTarget, isOfClient: boolean): DayGoal | undefined {
  const calories = targets?.calories;
  if (calories === undefined) return undefined;
  // How much protein is the expert's to say: what was estimated is a floor within the limits, and nothing to come to.
  const protein = isOfClient && isPrescribed(sources.protein) ? targets?.protein : undefined;
  return { calories, protein };
}
