import type { NutrientKey } from '../food/nutrients';
import { asShown } from '../nutrition/format';
import type { Limit, LimitOrigin } from '../clinical/limitTypes';

export function originKey(origin: LimitOrigin): string {
  switch (origin.by) {
    case 'condition':
      return `${origin.condition} ${origin.source.guideline} ${origin.source.year}`;
    case 'finding':
      return `finding ${origin.source.guideline} ${origin.source.year}`;
    case 'code':
      return `code ${origin.code}`;
    case 'target':
      return `target ${origin.source.from}`;
    case 'rule':
      return `rule ${origin.rule}`;
    default:
      return origin.by;
  }
}

type Draft = Omit<Limit, 'key'>;

export function createLimit(draft: Draft): Limit {
  const { of, side, per, slot, origin } = draft;
  const key = [of, side, per, slot, originKey(origin)].filter(Boolean).join(':');
  return { key, ...draft };
}

export const computeBound = ({ side, value, slack = 0 }: Limit): number =>
  side === 'maximum' ? value * (1 + slack) : value * (1 - slack);

const NAMED_DIGITS: Partial<Record<Limit['of'], number>> = {
  freeSugars: 0,
  alcohol: 0,
  purineFoods: 0,
  mealEnergy: 2,
  mealVitaminK: 0,
  meals: 0,
  vitaminKSwing: 1,
  carbsSwing: 0,
};

/** Verdicts compare figures as they are displayed, and nothing else. */
export const shownFigure = (of: Limit['of'], value: number): number => {
  const digits = NAMED_DIGITS[of];
  return digits === undefined
    ? asShown(of as NutrientKey, value)
    : Math.round(value * 10 ** digits + 1e-9) / 10 ** digits;
};
