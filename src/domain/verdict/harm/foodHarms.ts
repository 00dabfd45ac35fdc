import { medicineNotes } from '../../clinical/medicines';
import { MEAL_SLOTS, type Meals } from '../../food/storedLines';

/**
 * Foods of some days that may harm in this state, as raw fish and liver do in pregnancy: each kind once, with its dishes.
 * @param illness texts of `listIllnesses`
 */
export function foodHarms(illness: readonly string[], days: readonly Meals[]): string[] {
  const lines = days.flatMap((meals) => MEAL_SLOTS.flatMap((slot) => meals[slot].items));
  return medicineNotes(illness, lines)
    .filter(({ isHarmful, foods }) => isHarmful && foods.length > 0)
    .map(
      ({ medicine, foods, text, source }) =>
        `${medicine}: ${foods.join(', ')}. ${text} (${source})`,
    );
}
