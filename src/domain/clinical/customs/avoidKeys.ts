import { regionalNames } from '../../food/aliases';
import { normalise } from '../../text/fold';
import { foodKey } from './refusedFoods';
import type { Custom, Degree } from './types';

/** "Bột ngọt (mì chính)": one food by two names; the words of the second go to the first. */
export function isSameFood(
  last: Custom | undefined,
  food: string,
  degree: Degree,
  words: string,
): boolean {
  if (last?.kind !== 'avoid' || last.degree !== degree || last.food === food) return false;
  if (!regionalNames(normalise(last.food)).includes(normalise(food))) return false;
  last.words = `${last.words}, ${words}`.slice(0, 300);
  return true;
}

/** "Cá" and "cà" are two foods, and one word without its accents: the second one is named as it is typed. */
export function avoidKey(customs: readonly Custom[], food: string, days: string): string {
  const key = `avoid:${foodKey(food)}${days}`.slice(0, 160);
  const known = customs.find((custom) => custom.key === key);
  const isOther = known?.kind === 'avoid' && normalise(known.food) !== normalise(food);
  return isOther ? `avoid:${normalise(food)}${days}`.slice(0, 160) : key;
}
