import { keepsPotassium } from '../clinical/medicines';
import { conditionsOfTag } from '../clinical/recognise';
import type { Client } from '../collections/clients';
import type { MenuItem } from '../collections/shared/lines';
import type { CustomsClient } from '../customs/client';
import { illnessOf } from '../hospitalDiets/illness';
import type { NutrientMap } from '../nutrients';
import { isOfAnimals, isVegetarian } from '../targets/wayOfEating';
import { isAlcohol, isPurineFood, isSweetFood } from './foods';
import type { Limit } from './types';

/** Why a line stands out for the person who is to eat it. */
export interface FoodMark {
  kind: 'notVegetarian' | 'alcohol' | 'purine' | 'potassium' | 'sweet';
  /** mg of potassium in the amount, as far as it is known. */
  amount?: number;
}

/** What marks ask about an eater. */
export interface MarkedEater {
  client: CustomsClient;
  /** Limits beyond nutrients (`PersonRules`). */
  limits: readonly Pick<Limit, 'of'>[];
  mindsPotassium: boolean;
}

/** mg of potassium in one serving that is much (National Kidney Foundation). */
const MUCH_POTASSIUM = 200;

type Ill = Parameters<typeof illnessOf>[0];

/** Whether the kidneys or the medicines of a client hold potassium back on a day, `YYYY-MM-DD`. */
export function mindsPotassium(client: Ill & Pick<Client, 'medicalConditions'>, day: string) {
  const texts = illnessOf(client, day);
  const isKidney = texts
    .flatMap(conditionsOfTag)
    .some(({ id }) => id === 'kidney' || id === 'dialysis');
  return isKidney || keepsPotassium(texts);
}

type Line = Pick<MenuItem, 'name' | 'snapshot'>;

function ofPotassium({ potassium }: NutrientMap): FoodMark[] {
  const isMuch = potassium !== undefined && potassium >= MUCH_POTASSIUM;
  return isMuch ? [{ kind: 'potassium', amount: potassium }] : [];
}

/**
 * What speaks against a line for this person, beside allergies: the limits that the verdict counts, and potassium. An
 * amount that is not known marks nothing.
 * @param nutrients of the amount that is eaten
 */
export function foodMarks(
  line: Line,
  nutrients: NutrientMap,
  { client, limits, mindsPotassium: isMinded }: MarkedEater,
): FoodMark[] {
  const isLimited = (of: Limit['of']) => limits.some((limit) => limit.of === of);
  const mark = (kind: FoodMark['kind'], is: boolean): FoodMark[] => (is ? [{ kind }] : []);
  return [
    ...mark('notVegetarian', isVegetarian(client) && isOfAnimals(line, client)),
    ...mark('alcohol', isLimited('alcohol') && isAlcohol(line)),
    ...mark('purine', isLimited('purineFoods') && isPurineFood(line)),
    ...(isMinded ? ofPotassium(nutrients) : []),
    ...mark('sweet', isLimited('freeSugars') && isSweetFood(line)),
  ];
}
