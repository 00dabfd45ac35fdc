import type { NutrientMap } from '../food/nutrients';
import { dislikedPortions } from './refusals';
import type { DishTraits } from './traits';
import type { DishRole, Exclusion, Wish } from './types';

export type CareWord =
  | 'sweet'
  | 'purine'
  | 'alcohol'
  | 'hard'
  | 'choking'
  | 'vitaminK'
  | 'brownRice';

/** One exchange of glucid by the hospital course: 20 g. Fruit for diabetes is served in such amounts. */
export const FRUIT_CARBS = 20;
const LEAST_PORTION = 0.5;

interface Served {
  known: NutrientMap;
  roles: readonly DishRole[];
  portions: readonly number[];
}

export function careReasons(
  { isSweet, purine, alcohol, isSoft, isChoking, vitaminKUnknown, rice }: DishTraits,
  { roles }: Served,
  { care = {} }: Pick<Wish, 'care'>,
): Exclusion[] {
  const words: CareWord[] = [];
  if (care.sweets === 'none' && isSweet) words.push('sweet');
  if (care.gout && purine.length > 0) words.push('purine');
  if (care.gout && alcohol.length > 0) words.push('alcohol');
  if (care.soft && !isSoft && !roles.includes('rice')) words.push('hard');
  if (care.small && isChoking) words.push('choking');
  if (care.steadyVitaminK && vitaminKUnknown.length > 0) words.push('vitaminK');
  if (care.rice === 'white' && rice === 'brown') words.push('brownRice');
  return words.map((word) => ({ kind: 'care', word }));
}

export function sparingPortions(
  portions: readonly number[],
  roles: readonly DishRole[],
  { carbs = 0 }: NutrientMap,
  wish: Wish,
): readonly number[] {
  if (wish.care?.sweets !== 'none' || !roles.includes('fruit'))
    return dislikedPortions(portions, roles, wish);
  const fitting = portions.filter((portion) => portion * carbs <= FRUIT_CARBS);
  return fitting.length > 0 || carbs * LEAST_PORTION > FRUIT_CARBS ? fitting : [LEAST_PORTION];
}
