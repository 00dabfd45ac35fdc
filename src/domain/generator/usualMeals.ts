import { conditionTags } from '../clinical/healthFields';
import { conditionsOfTag } from '../clinical/recognise';
import type { Client } from '../records/clients';
import type { MealSlot } from '../food/storedLines';
import { eatsSmallMeals, type CustomsClient } from '../clinical/customs/client';

const USUAL: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner', 'snack1'];
const FIVE: readonly MealSlot[] = [...USUAL, 'snack2'];

/**
 * Meals that are proposed for a client's days before anybody chooses: three with a snack. With gestational diabetes five (QĐ
 * 1470/QĐ-BYT 2024: five or six), and for who is full soon.
 * @param date `YYYY-MM-DD` in Vietnam
 */
export function usualMeals(
  client: CustomsClient & Partial<Pick<Client, 'medicalConditions'>>,
  date: string,
): readonly MealSlot[] {
  const isGestational = conditionTags({ medicalConditions: [], ...client }, date)
    .flatMap(conditionsOfTag)
    .some(({ id }) => id === 'gestationalDiabetes');
  return isGestational || eatsSmallMeals(client, date) ? FIVE : USUAL;
}
