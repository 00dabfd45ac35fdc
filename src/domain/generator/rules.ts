import { isRule } from '../clinical/bounds';
import type { BoundOrigin } from '../clinical/limits';
import type { NutrientKey } from '../nutrients';
import { NUTRIENT_KEYS } from '../nutrients';
import { isPrescribed } from '../targets/prescribed';
import type { Wish } from './types';

/** One bound that a day is to keep, in the nutrient's unit. */
export interface DayRule {
  nutrient: NutrientKey;
  side: 'minimum' | 'maximum';
  bound: number;
  by: 'target' | BoundOrigin;
  /**
   * Whether a day that breaks it is said to; needs of vitamins and minerals by the table, and the usual share of fat and
   * starch, are come near to as far as the rest allows, and read in the day's figures like those of every menu.
   */
  isKept: boolean;
}

/** Energy within 5 % (the band that screens call good), prescribed protein within a tenth, fat and starch within a quarter. */
const BANDS = { calories: 0.05, protein: 0.1, fat: 0.25, carbs: 0.25 } as const;
type Banded = keyof typeof BANDS;

function targetRules({ target: { targets = {}, sources } }: Wish): DayRule[] {
  return (Object.keys(BANDS) as Banded[]).flatMap((nutrient): DayRule[] => {
    const amount = targets[nutrient];
    if (amount === undefined || !(amount > 0)) return [];
    const isKept = nutrient === 'calories' || nutrient === 'protein';
    const band = BANDS[nutrient];
    const rule = { nutrient, by: 'target', isKept } as const;
    const least = { ...rule, side: 'minimum', bound: amount * (1 - band) } as const;
    const most = { ...rule, side: 'maximum', bound: amount * (1 + band) } as const;
    const source = sources[nutrient];
    // An estimate of protein is what is needed at least (product decision 45).
    const isFloor = nutrient === 'protein' && !(source && isPrescribed(source));
    return isFloor ? [least] : [least, most];
  });
}

/** Rules for a day: bands around targets, and the limits of table, conditions and expert. */
export function dayRules(wish: Wish): DayRule[] {
  const { limits } = wish.target;
  const bounds = NUTRIENT_KEYS.flatMap((nutrient): DayRule[] => {
    const { minimum, maximum } = limits[nutrient] ?? {};
    return [
      ...(minimum && minimum.value > 0
        ? [
            {
              nutrient,
              side: 'minimum' as const,
              bound: minimum.value,
              by: minimum.origin,
              isKept: isRule(minimum),
            },
          ]
        : []),
      ...(maximum
        ? [
            {
              nutrient,
              side: 'maximum' as const,
              bound: maximum.value,
              by: maximum.origin,
              isKept: true,
            },
          ]
        : []),
    ];
  });
  return [...targetRules(wish), ...bounds];
}
