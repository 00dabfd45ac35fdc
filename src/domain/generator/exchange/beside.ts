import type { Plan } from '../../records/plans';
import { MEAL_SLOTS, type Meals } from '../../food/storedLines';
import { menusOfDays, resolveDay } from '../../menus/planning';

type Menus = Parameters<typeof resolveDay>[1];

/** The plan that eats a menu; of several the one that was written last. */
export function planAround(plans: readonly Plan[], menuId: string): Plan | undefined {
  return plans
    .filter(({ dailyPlans }) => menusOfDays(dailyPlans).includes(menuId))
    .reduce<Plan | undefined>(
      (newest, plan) => (newest && newest.updatedAt >= plan.updatedAt ? newest : plan),
      undefined,
    );
}

/** Meals of the days of a plan that no menu is named for. */
export function daysBeside({ dailyPlans }: Plan, menuId: string, menus: Menus): Meals[] {
  return dailyPlans
    .filter((day) => !menusOfDays([day]).includes(menuId))
    .map((day) => resolveDay(day, menus))
    .filter((meals) => MEAL_SLOTS.some((slot) => meals[slot].items.length > 0));
}
