import type { LocalData } from '../../data/types';
import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import { findConcerns, isCertain, type Concern } from '../../domain/clinical/allergens/concerns';
import type { Client } from '../../domain/records/clients';
import type { Menu } from '../../domain/records/menus';
import type { Plan } from '../../domain/records/plans';
import type { Meals } from '../../domain/food/storedLines';
import { cardOfLine } from '../../domain/printable/cookingCard';
import type { MadeMenu } from '../../domain/verdict/harm/madeForOthers';
import { menusOfDays, resolveDay, sortedDays } from '../../domain/menus/planning';
import { preparedDishes } from '../../domain/printable/dishes';
import { listLines } from '../../domain/printable/menu';
import { givingText as text } from '../../i18n/giving';
import { dayName } from '../../ui/dayName';
import { possibleTexts } from '../allergies/possibleText';
import { harmsFor } from '../harm/harmsFor';

type WeekData = Pick<LocalData, 'consultations' | 'catalogue' | 'foods' | 'recipes' | 'library'> & {
  menus: Pick<LocalData['menus'], 'get'>;
};

export interface WeekConcerns {
  allergies: Concern[];
  possible: string[];
  harms: string[];
  gaps: string[];
}

/** @returns undefined where one of the menus is not on this device */
async function readDays(
  plan: Plan,
  { menus }: WeekData,
): Promise<{ days: Meals[]; made: MadeMenu[] } | undefined> {
  const menusById = new Map<string, Menu>();
  for (const id of menusOfDays(plan.dailyPlans)) {
    const menu = await menus.get(id);
    if (!menu) return undefined;
    menusById.set(id, menu);
  }
  return {
    days: sortedDays(plan.dailyPlans).map((day) => resolveDay(day, menusById)),
    made: [{ ...plan, tags: [] }, ...menusById.values()],
  };
}

/** Foods that are eaten as they are need no method. */
async function uncooked(days: readonly Meals[], data: WeekData): Promise<string[]> {
  const dishes = days.flatMap(listLines).filter(({ type }) => type === 'recipe');
  const [catalogue, foods, recipes, library] = await Promise.all([
    data.catalogue.all(),
    data.foods.all(),
    data.recipes.all(),
    data.library.all(),
  ]);
  const edibles = new Map([...catalogue, ...foods].map((edible) => [edible.id, edible]));
  const itemIds = new Set(dishes.map(({ itemId }) => itemId));
  const known = preparedDishes(recipes, library, itemIds, edibles);
  const unknown = dishes.filter((line) => (cardOfLine(line, known)?.steps.length ?? 0) === 0);
  return [...new Set(unknown.map(({ name }) => name))];
}

export async function weekConcerns(
  plan: Plan,
  client: Client,
  data: WeekData,
): Promise<WeekConcerns | undefined> {
  const read = await readDays(plan, data);
  if (!read) return undefined;
  const { days, made } = read;
  const all = days.flatMap((meals) => findConcerns({ meals }, avoidedBy(client)));
  const empty = days.flatMap((meals, index) =>
    listLines(meals).length === 0 ? [dayName(plan.startDate, index)] : [],
  );
  const dishes = await uncooked(days, data);
  return {
    allergies: all.filter(isCertain),
    possible: possibleTexts(all),
    harms: await harmsFor(data, client, days, made),
    gaps: [
      ...(days.length === 0 ? [text.noDays] : []),
      ...(empty.length > 0 ? [text.emptyDays(empty.join(', '))] : []),
      ...(dishes.length > 0 ? [text.noMethod(dishes.join(', '))] : []),
    ],
  };
}
