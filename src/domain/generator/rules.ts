import { isRule } from '../clinical/bounds';
import { conditionsOfTag } from '../clinical/recognise';
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
   * Whether a day that breaks it is said to. Needs of vitamins and minerals by the table are come near to as far as the rest
   * allows, and read in the day's figures like those of every menu.
   */
  isKept: boolean;
  /** Cost for a day that misses it, beside others. */
  weight: number;
  /** At the end of a search it weighs many times as much, so that none is missed by a hair. */
  isStrict: boolean;
}

type Bound = Omit<DayRule, 'weight' | 'isStrict'>;

/**
 * Energy stands above all, then protein, salt and what a condition or the expert limits, then the bands of fat and starch.
 * The table's most of a vitamin or a trace element weighs less: a day without rice for its manganese helps nobody.
 */
const WEIGHTS = { energy: 3, strict: 2, band: 1, tableMost: 0.8, fibre: 0.6, need: 0.05 } as const;
const LOOSE: ReadonlySet<number> = new Set([WEIGHTS.tableMost, WEIGHTS.fibre, WEIGHTS.need]);

function weightOf({ nutrient, side, by, isKept }: Bound, isPregnant: boolean): number {
  if (by === 'target') {
    if (nutrient === 'calories') return WEIGHTS.energy;
    return nutrient === 'protein' ? WEIGHTS.strict : WEIGHTS.band;
  }
  if (by.by !== 'table' && by.by !== 'fixed') return isKept ? WEIGHTS.strict : WEIGHTS.need;
  if (nutrient === 'sodium') return WEIGHTS.strict;
  // Too much retinol harms an unborn child.
  if (side === 'maximum')
    return isPregnant && nutrient === 'vitaminA' ? WEIGHTS.strict : WEIGHTS.tableMost;
  if (nutrient === 'fiber') return WEIGHTS.fibre;
  return NAMED.has(nutrient) ? WEIGHTS.strict : WEIGHTS.need;
}

/** Energy within 5 % (the band that screens call good), prescribed protein within a tenth, fat and starch within a quarter. */
const BANDS = { calories: 0.05, protein: 0.1, fat: 0.25, carbs: 0.25 } as const;
type Banded = keyof typeof BANDS;

/** Needs by the table that are said where they are missed, as rules are. */
const NAMED: ReadonlySet<NutrientKey> = new Set(['protein', 'fat', 'carbs', 'fiber']);

function targetRules({ target: { targets = {}, sources } }: Wish): Bound[] {
  return (Object.keys(BANDS) as Banded[]).flatMap((nutrient): Bound[] => {
    const amount = targets[nutrient];
    if (amount === undefined || !(amount > 0)) return [];
    const band = BANDS[nutrient];
    const rule = { nutrient, by: 'target', isKept: true } as const;
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
  const isPregnant = wish.illness.flatMap(conditionsOfTag).some(({ id }) => id === 'pregnancy');
  const bounds = NUTRIENT_KEYS.flatMap((nutrient): Bound[] => {
    const { minimum, maximum } = limits[nutrient] ?? {};
    return [
      ...(minimum && minimum.value > 0
        ? [
            {
              nutrient,
              side: 'minimum' as const,
              bound: minimum.value,
              by: minimum.origin,
              isKept: isRule(minimum) || NAMED.has(nutrient),
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
  return [...targetRules(wish), ...bounds].map((rule) => {
    const weight = weightOf(rule, isPregnant);
    return { ...rule, weight, isStrict: !LOOSE.has(weight) };
  });
}
