import type { Bound, NutrientLimit } from '../clinical/limits';
import { isRule } from '../clinical/bounds';
import type { Wish } from '../generator/types';
import { boundsOf } from './check';
import { DIET_NUTRIENTS } from './types';
import type { HospitalDiet } from './types';

/** The expert chose the code, and so its bounds. */
const origin = (code: string) =>
  ({ by: 'expert', note: `mã ${code}, QĐ 2879/QĐ-BYT 2006` }) as const;

/** Bounds of a diet for one nutrient with the client's own: the stricter most, and no least that a rule of the client forbids. */
function limitOf(
  own: NutrientLimit,
  { min, max }: { min?: number; max?: number },
  code: string,
): NutrientLimit {
  const bound = (value: number): Bound => ({ value, origin: origin(code) });
  const most =
    max !== undefined && !(own.maximum && own.maximum.value < max) ? bound(max) : own.maximum;
  const isForbidden =
    isRule(own.maximum) && min !== undefined && own.maximum && own.maximum.value < min;
  const isAsked = isRule(own.minimum) && own.minimum && own.minimum.value > (min ?? 0);
  const least = min === undefined || isForbidden || isAsked ? own.minimum : bound(min);
  const { minimum: _least, maximum: _most, ...rest } = own;
  return { ...rest, ...(least ? { minimum: least } : {}), ...(most ? { maximum: most } : {}) };
}

/**
 * Targets and limits of a day within a hospital diet: its ranges in place of estimates, and energy in the middle of its
 * own. Rules of the client stay where they are stricter (product decision 47); what holds only while a serum value is high is left out.
 */
export function targetOfDiet(target: Wish['target'], diet: HospitalDiet): Wish['target'] {
  const limits = { ...target.limits };
  const targets = { ...target.targets };
  for (const key of DIET_NUTRIENTS) {
    const range = diet.limits[key];
    if (!range || range.ifSerumHigh) continue;
    const bounds = boundsOf(key, range);
    limits[key] = limitOf(limits[key] ?? {}, bounds, diet.code);
    if (key !== 'calories') delete targets[key];
    else if (bounds.min !== undefined && bounds.max !== undefined)
      targets.calories = (bounds.min + bounds.max) / 2;
  }
  return { ...target, targets, limits };
}
