import { useMemo } from 'react';
import {
  mealHours,
  type CustomsClient,
  type MealHours,
} from '../../domain/clinical/customs/client';
import { localDate } from '../../platform/clock';

const NO_HOURS: MealHours = {};

/** Empty where the record says nothing, or nobody in particular eats. */
export function useMealHours(client: CustomsClient | undefined, date?: string): MealHours {
  return useMemo(
    () => (client ? mealHours(client, date ?? localDate()) : NO_HOURS),
    [client, date],
  );
}
