import type { Plan } from '../../records/plans';
import { MEAL_SLOTS, type Meals } from '../../food/storedLines';
import { menusOfDays, resolveDay } from '../../menus/planning';

type Menus = Parameters<typeof resolveDay>[1];

export function planAround(plans: readonly Plan[], menuId: string): Plan | undefined {
  return plans
    .filter(({ dailyPlans }) => menusOfDays(dailyPlans).includes(menuId))
    .reduce<Plan | undefined>(
      (newest, plan) => (newest && newest.updatedAt >= plan.updatedAt ? newest : plan),
      undefined,
    );
}

export function daysBeside({ dailyPlans }: Plan, menuId: string, menus: Menus): Meals[] {
  return dailyPlans
    .filter((day) => !menusOfDays([day]).includes(menuId))
    .map((day) => resolveDay(day, menus))
    .filter((meals) => MEAL_SLOTS.some((slot) => meals[slot].items.length > 0));
}
