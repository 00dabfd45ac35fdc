import { MEAL_SLOTS } from './menu';
import type { ItemSnapshot, Meal, Meals, MealSlot, MenuItem } from './menu';
import { purchaseWeight } from './nutrition/format';

/** Bounds of one line's quantity, in its unit (specification, section 5). */
export const QUANTITY_LIMITS = { min: 0, max: 1000, fallbackStep: 10 } as const;

/** A line as a dialog hands it over: where it stands in the meal is decided here. */
export type NewLine = Omit<MenuItem, 'order'>;

/** Where a line is. */
export interface LinePlace {
  slot: MealSlot;
  index: number;
  item: MenuItem;
}

/** Lines in the order in which they are shown: by `order`, then by `lineId`. */
export function sortedItems(meal: Meal): MenuItem[] {
  return [...meal.items].sort(
    (a, b) => a.order - b.order || (a.lineId < b.lineId ? -1 : a.lineId > b.lineId ? 1 : 0),
  );
}

/** How many lines the whole menu has. */
export function countItems(meals: Meals): number {
  return MEAL_SLOTS.reduce((sum, slot) => sum + meals[slot].items.length, 0);
}

/** Finds a line by its id, with its position among the sorted lines of its meal. */
export function findLine(meals: Meals, lineId: string): LinePlace | undefined {
  for (const slot of MEAL_SLOTS) {
    const index = sortedItems(meals[slot]).findIndex((item) => item.lineId === lineId);
    const item = sortedItems(meals[slot])[index];
    if (item) return { slot, index, item };
  }
  return undefined;
}

function withItems(meals: Meals, slot: MealSlot, items: MenuItem[]): Meals {
  return { ...meals, [slot]: { ...meals[slot], items } };
}

/**
 * A key between two neighbours (either may be missing at an end);
 * `undefined` when the two are so close that no number lies between them.
 */
export function orderBetween(before?: number, after?: number): number | undefined {
  if (before === undefined) return after === undefined ? 1 : after - 1;
  if (after === undefined) return before + 1;
  const middle = (before + after) / 2;
  return middle > before && middle < after ? middle : undefined;
}

/**
 * Puts a line at a position among the sorted lines of a meal. Only its own key changes, so that
 * two devices may reorder different lines; the meal is numbered anew only where no key is free.
 */
export function insertLine(meals: Meals, slot: MealSlot, line: NewLine, index?: number): Meals {
  const others = sortedItems(meals[slot]);
  const at = Math.min(Math.max(index ?? others.length, 0), others.length);
  const order = orderBetween(others[at - 1]?.order, others[at]?.order);
  if (order !== undefined)
    return withItems(meals, slot, [
      ...others.slice(0, at),
      { ...line, order },
      ...others.slice(at),
    ]);
  const all: NewLine[] = [...others.slice(0, at), line, ...others.slice(at)];
  return withItems(
    meals,
    slot,
    all.map((item, position) => ({ ...item, order: position + 1 })),
  );
}

/** Takes a line out; the same meals when it is not there. */
export function removeLine(meals: Meals, lineId: string): Meals {
  const place = findLine(meals, lineId);
  if (!place) return meals;
  return withItems(
    meals,
    place.slot,
    meals[place.slot].items.filter((item) => item.lineId !== lineId),
  );
}

/** Moves a line to a position, counted without the line itself, of the same or another meal. */
export function moveLine(meals: Meals, lineId: string, slot: MealSlot, index?: number): Meals {
  const place = findLine(meals, lineId);
  if (!place) return meals;
  const stays = place.slot === slot && (index === place.index || index === undefined);
  return stays ? meals : insertLine(removeLine(meals, lineId), slot, place.item, index);
}

/** Changes fields of one line; every other line keeps its identity (rows are memoised on it). */
export function patchLine(
  meals: Meals,
  lineId: string,
  patch: Partial<Pick<MenuItem, 'quantity' | 'unit' | 'unitAmount' | 'notes'>>,
): Meals {
  const place = findLine(meals, lineId);
  if (!place) return meals;
  return withItems(
    meals,
    place.slot,
    meals[place.slot].items.map((item) => (item.lineId === lineId ? { ...item, ...patch } : item)),
  );
}

/** Sets a meal's notes; blank notes are absent. */
export function setMealNotes(meals: Meals, slot: MealSlot, notes: string): Meals {
  const { notes: _old, ...meal } = meals[slot];
  return { ...meals, [slot]: notes === '' ? meal : { ...meal, notes } };
}

/**
 * Meals of a master for a menu of its own: new line ids, so that the two never merge into one
 * another; snapshots as they are (decision 20).
 */
export function copyMeals(meals: Meals, newId: () => string): Meals {
  const copy = (meal: Meal): Meal => ({
    ...meal,
    items: sortedItems(meal).map((item, index) => ({ ...item, lineId: newId(), order: index + 1 })),
  });
  return {
    // Slots that a newer version added.
    ...meals,
    breakfast: copy(meals.breakfast),
    lunch: copy(meals.lunch),
    dinner: copy(meals.dinner),
    snack1: copy(meals.snack1),
    snack2: copy(meals.snack2),
  };
}

/** Name of a personal menu made from a master: suffixed with the client's name, at most 300 characters. */
export function personalMenuName(masterName: string, clientName: string): string {
  return `${masterName} – ${clientName}`.slice(0, 300);
}

/** Why a typed quantity is not taken. */
export type QuantityProblem = 'notANumber' | 'negative' | 'tooMuch';

export type QuantityReading =
  | {
      ok: true;
      quantity: number;
      /** The text could have meant another number to somebody: show how it was read. */
      doubtful: boolean;
    }
  | { ok: false; problem: 'tooMuch'; quantity: number }
  | { ok: false; problem: Exclude<QuantityProblem, 'tooMuch'> };

/** `1.500` and `1.500,5` group thousands with points, as Vietnamese writes numbers. */
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const PLAIN = /^(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a typed quantity: decimal comma or point; a point before exactly three digits groups
 * thousands unless the number starts with 0. An empty text is 0, as the specification has it. Nothing
 * is cut down to the maximum: what is no quantity says why, so that a prescription never changes unseen.
 */
export function readQuantity(text: string): QuantityReading {
  const plain = text.replaceAll(/\s/g, '');
  if (plain === '') return { ok: true, quantity: 0, doubtful: false };
  if (/^[-−]\d/.test(plain)) return { ok: false, problem: 'negative' };
  const grouped = GROUPED.test(plain);
  if (!grouped && !PLAIN.test(plain)) return { ok: false, problem: 'notANumber' };
  const exact = Number((grouped ? plain.replaceAll('.', '') : plain).replace(',', '.'));
  const quantity = Math.round(exact * 100) / 100;
  if (quantity > QUANTITY_LIMITS.max) return { ok: false, problem: 'tooMuch', quantity };
  return { ok: true, quantity, doubtful: grouped || quantity !== exact || /,\d{3}/.test(plain) };
}

/** A quantity as a person would type it: decimal comma, no grouping, at most two decimals. */
export function quantityText(quantity: number): string {
  return String(Math.round(quantity * 100) / 100).replace('.', ',');
}

type Counted = Pick<MenuItem, 'type' | 'unit' | 'unitAmount'> & {
  snapshot: Pick<ItemSnapshot, 'basis' | 'servingSize'>;
};

/**
 * By how much one press of + or − changes a line, in its unit: 1 for recipes and for household
 * measures, else the serving size, 10 when that is unknown.
 */
export function quantityStep(line: Counted): number {
  if (line.type === 'recipe' || line.unit !== line.snapshot.basis.unit) return 1;
  return line.snapshot.servingSize ?? QUANTITY_LIMITS.fallbackStep;
}

/** The quantity after pressing + (`direction` 1) or − (−1); never below 0 or above the maximum. */
export function stepQuantity(quantity: number, step: number, direction: 1 | -1): number {
  const next = Math.round((quantity + direction * step) * 100) / 100;
  return Math.min(Math.max(next, QUANTITY_LIMITS.min), QUANTITY_LIMITS.max);
}

/**
 * The same amount counted in another unit, rounded to two decimals.
 * @returns `undefined` where that unit cannot count it: more than the maximum, or rounded to nothing
 */
export function convertQuantity(quantity: number, from: number, to: number): number | undefined {
  const converted = Math.round(((quantity * from) / to) * 100) / 100;
  if (converted > QUANTITY_LIMITS.max || (converted === 0 && quantity > 0)) return undefined;
  return converted;
}

/**
 * What to buy for the eaten part of a line, both in g and as whole numbers.
 * @returns `undefined` for recipes, for bases that are no weight, and where the refuse is unknown
 * or so small that both come to the same
 */
export function purchaseOf(
  line: Pick<MenuItem, 'type' | 'quantity' | 'unitAmount' | 'snapshot'>,
): { edible: number; bought: number } | undefined {
  const { basis, refusePercent } = line.snapshot;
  if (line.type === 'recipe' || !refusePercent || basis.unit !== 'g') return undefined;
  const edible = line.quantity * line.unitAmount;
  const bought = purchaseWeight(edible, refusePercent);
  if (bought === undefined || Math.round(bought) === Math.round(edible)) return undefined;
  return { edible: Math.round(edible), bought: Math.round(bought) };
}
