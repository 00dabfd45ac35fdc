import { MEAL_SLOTS, type MealSlot, type Meals, type MenuItem } from '../food/storedLines';
import { itemNutrients, lineTotals, type NutrientTotals } from '../nutrition/totals';
import type { NutrientKey } from '../food/nutrients';
import { sumFreeSugars, isAlcohol, isPurineFood } from './foods';
import type { BoundedTotal } from './judgeAmount';

type Line = Pick<MenuItem, 'name' | 'quantity' | 'unitAmount' | 'snapshot'>;

export interface DayAmounts {
  day: NutrientTotals;
  meals: Partial<Record<MealSlot, NutrientTotals>>;
  /** g. */
  freeSugars: BoundedTotal;
  alcohol: string[];
  purineFoods: string[];
  lines: readonly Line[];
}

const totalsByItems = new WeakMap<readonly MenuItem[], NutrientTotals>();

function totalsOnce(items: readonly MenuItem[], eaten: readonly MenuItem[]): NutrientTotals {
  const totals = totalsByItems.get(items) ?? lineTotals(eaten);
  totalsByItems.set(items, totals);
  return totals;
}

export function computeDayAmounts(meals: Meals): DayAmounts {
  const eaten = (slot: MealSlot) => meals[slot].items.filter(({ quantity }) => quantity > 0);
  const lines = MEAL_SLOTS.flatMap(eaten);
  return {
    day: lineTotals(lines),
    meals: Object.fromEntries(
      MEAL_SLOTS.flatMap((slot) => {
        const items = eaten(slot);
        return items.length > 0 ? [[slot, totalsOnce(meals[slot].items, items)] as const] : [];
      }),
    ),
    freeSugars: sumFreeSugars(lines),
    alcohol: lines.filter(isAlcohol).map(({ name }) => name),
    purineFoods: lines.filter(isPurineFood).map(({ name }) => name),
    lines,
  };
}

const [TELLING, MOST_NAMED] = [0.2, 3];

export function mostlyFrom(lines: readonly Line[], key: NutrientKey): string[] {
  const amounts = lines.map((line) => ({ name: line.name, amount: itemNutrients(line)[key] ?? 0 }));
  const all = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const telling = amounts
    .filter(({ amount }) => amount > 0 && amount >= all * TELLING)
    .sort((a, b) => b.amount - a.amount);
  return [...new Set(telling.map(({ name }) => name))].slice(0, MOST_NAMED);
}
