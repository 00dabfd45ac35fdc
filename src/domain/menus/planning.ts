import type { Menu } from '../records/menus';
import type { Plan, PlannedMeal } from '../records/plans';
import { emptyMeals, MEAL_SLOTS, type MealSlot, type Meals } from '../food/storedLines';
import { orderBetween } from '../food/lines';
import { NUTRIENT_KEYS } from '../food/nutrients';
import { lineTotals, menuTotals, type NutrientTotals } from '../nutrition/totals';

export type PlanDay = Plan['dailyPlans'][number];
export interface Cell {
  day: string;
  slot: MealSlot;
}
export function menusForPlan<M extends Pick<Menu, 'kind' | 'status' | 'clientId'>>(
  menus: readonly M[],
  clientId: string | undefined,
): M[] {
  return menus.filter(
    (menu) =>
      menu.status !== 'archived' &&
      (menu.kind === 'master' || (clientId !== undefined && menu.clientId === clientId)),
  );
}

export { dateAfter } from '../text/days';

type MenusById = ReadonlyMap<string, Pick<Menu, 'meals'>>;

export const PLAN_DAYS = { min: 1, max: 14 } as const;

export function sortedDays(days: readonly PlanDay[]): PlanDay[] {
  return [...days].sort((a, b) => a.order - b.order || (a.lineId < b.lineId ? -1 : 1));
}

export function mealsOfDay({ meals, menuId }: PlanDay): Partial<Record<MealSlot, PlannedMeal>> {
  if (meals) return meals;
  if (menuId === undefined) return {};
  return Object.fromEntries(MEAL_SLOTS.map((slot) => [slot, { menuId, slot }]));
}

export function newDay(lineId: string, order: number, menuId?: string): PlanDay {
  return { lineId, order, day: '', snacks: [], ...(menuId === undefined ? {} : { menuId }) };
}

export function newDays(count: number, menuIds: readonly string[], newId: () => string): PlanDay[] {
  const days = Math.min(Math.max(Math.round(count), PLAN_DAYS.min), PLAN_DAYS.max);
  return Array.from({ length: days }, (_, index) =>
    newDay(newId(), index + 1, menuIds[index % Math.max(menuIds.length, 1)]),
  );
}

const getCell = (days: readonly PlanDay[], { day, slot }: Cell): PlannedMeal | undefined => {
  const planDay = days.find(({ lineId }) => lineId === day);
  return planDay && mealsOfDay(planDay)[slot];
};

export function setCell(
  days: readonly PlanDay[],
  cell: Cell,
  meal: PlannedMeal | undefined,
): PlanDay[] {
  return days.map((day) => {
    if (day.lineId !== cell.day) return day;
    const { [cell.slot]: _old, ...others } = mealsOfDay(day);
    return { ...day, meals: meal ? { ...others, [cell.slot]: meal } : others };
  });
}

export function swapCells(days: readonly PlanDay[], one: Cell, other: Cell): PlanDay[] {
  const [first, second] = [getCell(days, one), getCell(days, other)];
  return setCell(setCell(days, one, second), other, first);
}

export function copyCell(days: readonly PlanDay[], from: Cell, to: Cell): PlanDay[] {
  return setCell(days, to, getCell(days, from));
}

export function setDayMenu(days: readonly PlanDay[], lineId: string, menuId: string): PlanDay[] {
  return days.map((day) => {
    if (day.lineId !== lineId) return day;
    const { meals: _old, ...rest } = day;
    return { ...rest, menuId };
  });
}

function contents({ lineId: _id, order: _order, day: _day, ...eaten }: PlanDay) {
  return eaten;
}

function withContents(day: PlanDay, eaten: ReturnType<typeof contents>): PlanDay {
  const { lineId, order } = day;
  return { lineId, order, day: day.day, ...eaten };
}

export function swapDays(days: readonly PlanDay[], one: string, other: string): PlanDay[] {
  const [first, second] = [one, other].map((id) => days.find(({ lineId }) => lineId === id));
  if (!first || !second || first === second) return [...days];
  return days.map((day) => {
    if (day === first) return withContents(day, contents(second));
    return day === second ? withContents(day, contents(first)) : day;
  });
}

export function copyDayTo(days: readonly PlanDay[], from: string, to: string): PlanDay[] {
  const source = days.find(({ lineId }) => lineId === from);
  if (!source || from === to) return [...days];
  return days.map((day) => (day.lineId === to ? withContents(day, contents(source)) : day));
}

export function duplicateDay(days: readonly PlanDay[], id: string, newId: string): PlanDay[] {
  const sorted = sortedDays(days);
  const at = sorted.findIndex(({ lineId }) => lineId === id);
  const source = sorted[at];
  if (!source || days.length >= PLAN_DAYS.max) return [...days];
  const order = orderBetween(source.order, sorted[at + 1]?.order);
  const copy = { ...source, lineId: newId };
  if (order !== undefined) return [...days, { ...copy, order }];
  const all = [...sorted.slice(0, at + 1), copy, ...sorted.slice(at + 1)];
  return all.map((day, index) => ({ ...day, order: index + 1 }));
}

export function addDay(days: readonly PlanDay[], newId: string): PlanDay[] {
  if (days.length >= PLAN_DAYS.max) return [...days];
  const last = sortedDays(days).at(-1);
  return [...days, newDay(newId, (last?.order ?? 0) + 1)];
}

export function removeDay(days: readonly PlanDay[], id: string): PlanDay[] {
  return days.filter(({ lineId }) => lineId !== id);
}

export function repeatDays(
  days: readonly PlanDay[],
  count: number,
  newId: () => string,
): PlanDay[] {
  const sorted = sortedDays(days);
  const last = sorted.at(-1)?.order ?? 0;
  const more = Math.min(count, PLAN_DAYS.max) - sorted.length;
  if (sorted.length === 0 || more <= 0) return [...days];
  const added = Array.from({ length: more }, (_, index) => ({
    ...(sorted[index % sorted.length] as PlanDay),
    lineId: newId(),
    order: last + index + 1,
  }));
  return [...days, ...added];
}

export function menusOfDays(days: readonly PlanDay[]): string[] {
  const named = days.flatMap((day) => Object.values(mealsOfDay(day)).map(({ menuId }) => menuId));
  return [...new Set(named)];
}

export function missingMenus(days: readonly PlanDay[], menus: MenusById): Set<string> {
  return new Set(menusOfDays(days).filter((id) => !menus.has(id)));
}

export function resolveDay(day: PlanDay, menus: MenusById): Meals {
  const planned = mealsOfDay(day);
  const meals = emptyMeals();
  for (const slot of MEAL_SLOTS) {
    const from = planned[slot];
    const meal = from && menus.get(from.menuId)?.meals[from.slot];
    if (meal) meals[slot] = meal;
  }
  return meals;
}

export interface PlanTotals {
  days: NutrientTotals[];
  mean: NutrientTotals;
  eaten: number;
}

export function planTotals(days: readonly Meals[]): PlanTotals {
  const lines = days.map((meals) => MEAL_SLOTS.flatMap((slot) => meals[slot].items));
  const eaten = lines.filter((items) => items.length > 0).length;
  const all = lineTotals(lines.flat());
  const mean: NutrientTotals = {};
  for (const key of NUTRIENT_KEYS) {
    const total = all[key];
    if (total && eaten > 0) mean[key] = { ...total, known: total.known / eaten };
  }
  return { days: days.map(menuTotals), mean, eaten };
}
