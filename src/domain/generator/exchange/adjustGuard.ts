import type { Meals } from '../../food/storedLines';
import { patchLine } from '../../food/lines';
import { computeDayAmounts } from '../../verdict/amounts';
import { isNutrient, judgeDay } from '../../verdict/judge';
import type { Standard, VerdictLine } from '../../verdict/types';
import { compareVerdicts, isMissed } from './compare';
import type { Limit } from '../../clinical/limitTypes';

const isEnergyAim = ({ of, origin }: Limit): boolean => of === 'calories' && origin.by === 'target';
const NO_TRACE = { limit: 0, need: 0 } as const;

export class AdjustGuard {
  #meals: Meals;
  readonly #standard: Standard;
  readonly #planned: readonly VerdictLine[];

  constructor(meals: Meals, standard: Standard) {
    this.#meals = meals;
    this.#standard = {
      ...standard,
      limits: standard.limits.filter((limit) => !isNutrient(limit.of) || isEnergyAim(limit)),
    };
    this.#planned = this.#lines(meals);
  }

  #lines(meals: Meals): VerdictLine[] {
    const lines = judgeDay(computeDayAmounts(meals), this.#standard);
    return lines.filter(({ limit }) => !isNutrient(limit.of));
  }

  brokenBy(lineId: string, quantity: number): Limit[] {
    if (this.#planned.length === 0) return [];
    const stepped = patchLine(this.#meals, lineId, { quantity });
    const { broken } = compareVerdicts(this.#planned, this.#lines(stepped), NO_TRACE);
    return broken.map(({ limit }) => limit);
  }

  take(lineId: string, quantity: number): void {
    this.#meals = patchLine(this.#meals, lineId, { quantity });
  }

  get meals(): Meals {
    return this.#meals;
  }
}

export function missedLines(before: Meals, after: Meals, standard: Standard): VerdictLine[] {
  const missedBefore = new Set(
    judgeDay(computeDayAmounts(before), standard).flatMap((line) =>
      isMissed(line) ? [] : [line.limit.key],
    ),
  );
  return judgeDay(computeDayAmounts(after), standard).filter((line) => {
    const { key, isNeed } = line.limit;
    return isMissed(line) && !isEnergyAim(line.limit) && (!isNeed || missedBefore.has(key));
  });
}
