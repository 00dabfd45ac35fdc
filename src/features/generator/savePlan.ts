import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/records/clients';
import type { Menu } from '../../domain/records/menus';
import type { Plan } from '../../domain/records/plans';
import { storedMeals } from '../../domain/generator/storedMeals';
import type { GeneratedPlan } from '../../domain/generator/types';
import { menuDerived } from '../../domain/nutrition/totals';
import { dateAfter, newDays } from '../../domain/menus/planning';
import type { DocumentBase } from '../../domain/schema/primitives';
import { generatorText } from '../../i18n/generator';
import { newId } from '../../platform/ids';
import { dayName } from '../../ui/dayName';

const text = generatorText.save;

interface Saved {
  plan: GeneratedPlan;
  client: Pick<Client, 'id' | 'clientName'>;
  startDate: string;
  /** kcal of a day. */
  targetCalories?: number | undefined;
}

function menuOfDay(
  { plan, client, startDate, targetCalories }: Saved,
  day: number,
  base: DocumentBase,
): Menu {
  const meals = storedMeals(plan, day);
  return {
    ...base,
    kind: 'personal',
    name: text.menuName(dayName(startDate, day), client.clientName).slice(0, 300),
    description: '',
    tags: [],
    isPublic: false,
    status: 'draft',
    clientId: client.id,
    targetDate: dateAfter(startDate, day),
    ...(targetCalories === undefined ? {} : { targetCalories }),
    meals,
    ...menuDerived(meals, base.updatedAt),
  };
}

type Written = Pick<LocalData, 'newBase'> & {
  menus: Pick<LocalData['menus'], 'insert' | 'remove'>;
  plans: Pick<LocalData['plans'], 'insert'>;
};

/**
 * The notes stay empty, as the client reads them.
 * @throws StorageFull, InvalidDocument; nothing stays behind then
 */
export async function savePlan(saved: Saved, data: Written): Promise<Plan> {
  const { plan, client, startDate } = saved;
  const menuIds: string[] = [];
  try {
    for (let day = 0; day < plan.days; day += 1) {
      const menu = await data.menus.insert(menuOfDay(saved, day, data.newBase()));
      menuIds.push(menu.id);
    }
    return await data.plans.insert({
      ...data.newBase(),
      name: text.planName(client.clientName).slice(0, 300),
      clientId: client.id,
      startDate,
      dailyPlans: newDays(plan.days, menuIds, newId),
    });
  } catch (error) {
    for (const id of menuIds) await data.menus.remove(id);
    throw error;
  }
}
