import type { Client } from '../collections/clients';
import type { MenuItem } from '../collections/shared/lines';
import { isOfAnimals, isVegetarian } from '../targets/wayOfEating';
import { isAlcohol, isPurineFood, isSweetFood } from './foods';
import type { Limit } from './types';

/** Why a line stands out for the person who is to eat it. */
export type FoodMark = 'notVegetarian' | 'alcohol' | 'purine' | 'sweet';

/** What marks ask about an eater. */
export interface MarkedEater {
  client: Pick<Client, 'dietaryRestrictions'>;
  /** Limits beyond nutrients (`PersonRules`). */
  limits: readonly Pick<Limit, 'of'>[];
}

type Line = Pick<MenuItem, 'name' | 'snapshot'>;

/** What speaks against a line for this person, beside allergies: the same limits that the verdict counts. */
export function foodMarks(line: Line, { client, limits }: MarkedEater): FoodMark[] {
  const isLimited = (of: Limit['of']) => limits.some((limit) => limit.of === of);
  return [
    ...(isVegetarian(client) && isOfAnimals(line, client) ? (['notVegetarian'] as const) : []),
    ...(isLimited('alcohol') && isAlcohol(line) ? (['alcohol'] as const) : []),
    ...(isLimited('purineFoods') && isPurineFood(line) ? (['purine'] as const) : []),
    ...(isLimited('freeSugars') && isSweetFood(line) ? (['sweet'] as const) : []),
  ];
}
