import type { Limits } from '../clinical/limits';
import { NUTRIENT_KEYS } from '../food/nutrients';
import { DAILY_REFERENCE, targetDirection } from './dailyReference';

const TARGETS = new Set<string>(['calories', 'protein', 'carbs', 'fat']);

function fixedLimits(): Limits {
  const figures = new Map<string, number>(Object.entries(DAILY_REFERENCE));
  const limits: Limits = {};
  for (const key of NUTRIENT_KEYS) {
    const value = figures.get(key);
    if (value === undefined || TARGETS.has(key)) continue;
    const bound = { value, origin: { by: 'fixed' } } as const;
    limits[key] = targetDirection(key) === 'maximum' ? { maximum: bound } : { minimum: bound };
  }
  return limits;
}

/** Product decision 5. */
export const FIXED_LIMITS: Limits = fixedLimits();
