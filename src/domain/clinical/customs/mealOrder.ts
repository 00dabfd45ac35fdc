import type { MealSlot } from '../../food/storedLines';
import type { MealHours } from './client';

const DAY_MINUTES = 24 * 60;

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

function inversions(order: readonly number[]): number {
  return order.reduce(
    (sum, position, at) => sum + order.slice(at + 1).filter((later) => later < position).length,
    0,
  );
}

/**
 * The meals of a day by their hours. Who works at night has dinner before the snack of the morning, and begins in the
 * afternoon: the day begins where the fewest meals change their places. A meal without an hour follows the one before it.
 * @param usual the order without hours
 */
export function mealsByHour(usual: readonly MealSlot[], hours: MealHours): readonly MealSlot[] {
  const starts = Object.values(hours).map(toMinutes);
  const orders = starts.map((start) => {
    let before = 0;
    const after = usual.map((slot, index) => {
      const time = hours[slot];
      if (time !== undefined) before = (toMinutes(time) - start + DAY_MINUTES) % DAY_MINUTES;
      return { index, minutes: before };
    });
    return [...after].sort((a, b) => a.minutes - b.minutes).map(({ index }) => index);
  });
  const [best] = orders.sort((a, b) => inversions(a) - inversions(b));
  return best ? best.flatMap((index) => usual[index] ?? []) : usual;
}
