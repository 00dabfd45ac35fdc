import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/records/clients';
import type { Menu } from '../../domain/records/menus';
import { emptyMeals, MAX_LINES, type Meals, type MealSlot } from '../../domain/food/storedLines';
import { insertLine, overfills, type NewLine } from '../../domain/food/lines';
import { menuDerived } from '../../domain/nutrition/totals';
import { aiText } from '../../i18n/ai';
import { newId } from '../../platform/ids';
import { formatDate } from '../../ui/format';

const text = aiText.photo;

type Written = Pick<LocalData, 'newBase' | 'menus' | 'consultations'>;

export interface SavedFoods {
  client: Client | undefined;
  /** `YYYY-MM-DD` */
  date: string;
  slot: MealSlot;
  lines: readonly NewLine[];
}

/** New line ids: saving twice adds two lines. */
const withLines = (meals: Meals, { slot, lines }: SavedFoods): Meals =>
  lines.reduce((all, line) => insertLine(all, slot, { ...line, lineId: newId() }), meals);

function newMenu(saved: SavedFoods, data: Written): Menu {
  const { client, date } = saved;
  const base = data.newBase();
  const meals = withLines(emptyMeals(), saved);
  return {
    ...base,
    kind: client ? 'personal' : 'master',
    name: text.menuName(formatDate(date), client?.clientName).slice(0, 300),
    description: '',
    tags: [],
    isPublic: false,
    status: 'draft',
    ...(client ? { clientId: client.id, targetDate: date } : {}),
    meals,
    ...menuDerived(meals, base.updatedAt),
  };
}

/**
 * Never changes a menu that was given or published.
 * @throws StorageFull, InvalidDocument
 */
export async function addToMenu(saved: SavedFoods, data: Written): Promise<Menu> {
  const { client, date } = saved;
  const menus = client ? await data.menus.all() : [];
  const draft = menus.find(
    ({ clientId, targetDate, status, meals }) =>
      clientId === client?.id &&
      targetDate === date &&
      status === 'draft' &&
      !overfills(meals, withLines(meals, saved), MAX_LINES),
  );
  if (!draft) return data.menus.insert(newMenu(saved, data));
  return data.menus.update(draft.id, (now) => {
    const meals = withLines(now.meals, saved);
    return { ...now, meals, ...menuDerived(meals, new Date().toISOString()) };
  });
}

/**
 * @returns false where the meal is full
 * @throws StorageFull, InvalidDocument
 */
export async function addToRecall(saved: SavedFoods, data: Written): Promise<boolean> {
  const { client, date } = saved;
  if (!client) return false;
  const visits = await data.consultations.all();
  const visit = visits.find(
    ({ clientId, visitDate }) => clientId === client.id && visitDate === date,
  );
  const before = visit?.recall ?? emptyMeals();
  const recall = withLines(before, saved);
  if (overfills(before, recall, MAX_LINES)) return false;
  if (visit)
    await data.consultations.update(visit.id, (now) => ({
      ...now,
      recall: withLines(now.recall ?? emptyMeals(), saved),
    }));
  else
    await data.consultations.insert({
      ...data.newBase(),
      clientId: client.id,
      visitDate: date,
      recall,
    });
  return true;
}
