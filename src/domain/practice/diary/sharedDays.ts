import { avoidedBy } from '../../clinical/allergens/avoided';
import { isShownToClient, isUsable } from '../../menus/assignments';
import type { AssignedMenu, Client } from '../../records/clients';
import type { Menu } from '../../records/menus';
import type { Plan } from '../../records/plans';
import type { Meals, MenuItem } from '../../food/storedLines';
import { cardOfLine, servingsOfLine, type DishCard } from '../../printable/cookingCard';
import { dateInVietnam } from '../../text/days';
import { recordedMealHours, type CustomsClient } from '../../clinical/customs/client';
import { mealsByHour } from '../../clinical/customs/mealOrder';
import { sortedItems } from '../../food/lines';
import { lineTotals, mealTotals, menuTotals } from '../../nutrition/totals';
import { dateAfter, menusOfDays, resolveDay, sortedDays, type PlanDay } from '../../menus/planning';
import { cleanLine, cleanText } from '../../text/clean';
import { figureText, toRow } from '../../printable/line';
import { DAY_ORDER, menuNameOnPaper } from '../../printable/menu';
import type { Prepared } from '../../printable/recipe';
import { printableWords } from '../../printable/words';
import { inRegion } from '../../menus/regionalWords';
import type { SharedLine, SharedMeal, SharedMenu, SharedView } from './sharedView';

/** Days around today that a link shows, so that a phone without a network has them. */
export const SHOWN_DAYS = { before: 7, after: 14 } as const;

const [MAX_LINES, MAX_PARTS] = [40, 6];

type SharingClient = Pick<
  Client,
  'id' | 'assignedMenus' | 'currentMenuId' | 'allergies' | 'medicalConditions' | 'region'
> &
  CustomsClient;
type MenusById = ReadonlyMap<string, Menu>;
type GivenPlan = Plan & { given: NonNullable<Plan['given']> };

function givenPlans(client: SharingClient, plans: readonly Plan[]): GivenPlan[] {
  return plans
    .filter((plan): plan is GivenPlan => plan.clientId === client.id && plan.given !== undefined)
    .sort((a, b) => b.given.date.localeCompare(a.given.date) || b.id.localeCompare(a.id));
}

/** The day of a plan that is eaten on a date. Without a first day the plan begins when it was given. */
function planDayOn({ dailyPlans, startDate, given }: GivenPlan, date: string): PlanDay | undefined {
  const first = startDate ?? given.date;
  return sortedDays(dailyPlans).find((_day, index) => dateAfter(first, index) === date);
}

const getStartDate = ({ targetDate, assignedDate }: AssignedMenu): string =>
  targetDate ?? dateInVietnam(assignedDate);

function assignedOn({ assignedMenus, currentMenuId }: SharingClient, date: string) {
  const begun = assignedMenus
    .filter((entry) => entry.status === 'active' && getStartDate(entry) <= date)
    .sort((a, b) => getStartDate(b).localeCompare(getStartDate(a)));
  return begun.find(({ menuId }) => menuId === currentMenuId) ?? begun[0];
}

export function sharedMenuIds(client: SharingClient, plans: readonly Plan[]): string[] {
  const assigned = client.assignedMenus.filter(({ status }) => status === 'active');
  const planned = givenPlans(client, plans).flatMap(({ dailyPlans }) => menusOfDays(dailyPlans));
  const { currentMenuId } = client;
  const all = [...planned, ...assigned.map(({ menuId }) => menuId).reverse()];
  return [...new Set(currentMenuId ? [currentMenuId, ...all] : all)];
}

interface Cards {
  known: ReadonlyMap<string, Prepared>;
  sharedMenus: NonNullable<SharedView['dishes']>;
}

function inWordsOfRegion(card: DishCard | undefined, region: SharingClient['region']) {
  if (!card || region === undefined) return card;
  const parts = card.parts.map(({ name, measures, ...part }) => ({
    ...part,
    name: inRegion(name, region, 'names'),
    ...(measures
      ? {
          measures: measures.map(({ unit, amount }) => ({
            unit: inRegion(unit, region, 'measures'),
            amount,
          })),
        }
      : {}),
  }));
  return { ...card, parts };
}

function cardFields(
  item: MenuItem,
  { region }: SharingClient,
  { known, sharedMenus }: Cards,
): Pick<SharedLine, 'dish' | 'servings'> {
  const key = item.type === 'recipe' ? item.itemId : `food ${item.itemId}`;
  const card = sharedMenus[key] ?? inWordsOfRegion(cardOfLine(item, known), region);
  if (!card) return {};
  sharedMenus[key] = card;
  return { dish: key, servings: servingsOfLine(item) };
}

function toSharedLine(item: MenuItem, client: SharingClient, cards: Cards): SharedLine {
  const { region } = client;
  const { measure, grams, name, note, figure = '', warning } = toRow(item, avoidedBy(client));
  const calories = lineTotals([item]).calories;
  const isWhole = calories !== undefined && /^[\d.]+ /.test(figure);
  const parts = item.type === 'recipe' ? (item.snapshot.parts ?? []).slice(0, MAX_PARTS) : [];
  return {
    lineId: item.lineId,
    ...(measure
      ? { measure: region === undefined ? measure : inRegion(measure, region, 'measures') }
      : {}),
    ...(grams ? { grams } : {}),
    name: region === undefined ? name : inRegion(name, region, 'names'),
    ...(note ? { note } : {}),
    energy: figure,
    ...(isWhole ? { kcal: calories.known } : {}),
    ...(warning ? { warning } : {}),
    ...(parts.length > 0 ? { parts: parts.map((part) => cleanLine(part, 60)) } : {}),
    ...cardFields(item, client, cards),
  };
}

function toSharedMeals({ meals, date }: Eaten, client: SharingClient, cards: Cards): SharedMeal[] {
  const hours = recordedMealHours(client, date);
  return mealsByHour(DAY_ORDER, hours).flatMap((slot) => {
    const meal = meals[slot];
    const note = cleanText(meal.notes ?? '', 2000);
    const items = sortedItems(meal).slice(0, MAX_LINES);
    if (items.length === 0 && note === '') return [];
    const isAlone = slot === 'snack1' && meals.snack2.items.length === 0;
    return [
      {
        slot,
        heading: isAlone ? printableWords.snackAlone : printableWords.slots[slot],
        ...(hours[slot] === undefined ? {} : { hour: hours[slot] }),
        energy: figureText('calories', mealTotals(meal).calories),
        lines: items.map((item) => toSharedLine(item, client, cards)),
        ...(note === '' ? {} : { note }),
      },
    ];
  });
}

interface Eaten {
  key: string;
  date: string;
  title: string;
  note: string | undefined;
  meals: Meals;
}

function eatenOn(
  date: string,
  client: SharingClient,
  plans: readonly GivenPlan[],
  menus: MenusById,
): Eaten | undefined {
  for (const plan of plans) {
    const day = planDayOn(plan, date);
    if (day)
      return {
        key: `plan ${plan.id} ${day.lineId}`,
        date,
        title: cleanLine(plan.name, 300),
        note: plan.notes,
        meals: resolveDay(day, menus),
      };
  }
  const menu = menus.get(assignedOn(client, date)?.menuId ?? '');
  // A plan that was given keeps the drafts that it was made of.
  if (!menu || !isShownToClient(menu)) return undefined;
  const { id, notes, meals } = menu;
  return { key: `menu ${id}`, date, title: menuNameOnPaper(menu), note: notes, meals };
}

function menuView(eaten: Eaten, client: SharingClient, cards: Cards): SharedMenu {
  const { title, note, meals } = eaten;
  const advice = cleanText(note ?? '', 4000);
  return {
    title,
    energy: figureText('calories', menuTotals(meals).calories),
    ...(advice === '' ? {} : { note: advice }),
    meals: toSharedMeals(eaten, client, cards),
  };
}

/**
 * @param menus by id: those of `sharedMenuIds` that are there
 * @param known the dishes that can be described, by id
 */
export function sharedDays(
  client: SharingClient,
  plans: readonly Plan[],
  menus: MenusById,
  today: string,
  known: ReadonlyMap<string, Prepared> = new Map(),
): Pick<SharedView, 'menus' | 'days' | 'dishes'> {
  const usable = new Map([...menus].filter(([, menu]) => isUsable(menu)));
  const clientPlans = givenPlans(client, plans);
  const sharedMenus: SharedView['menus'] = {};
  const cards: Cards = { known, sharedMenus: {} };
  const days: SharedView['days'] = [];
  for (let offset = -SHOWN_DAYS.before; offset <= SHOWN_DAYS.after; offset += 1) {
    const date = dateAfter(today, offset);
    const eaten = eatenOn(date, client, clientPlans, usable);
    if (!eaten) continue;
    sharedMenus[eaten.key] ??= menuView(eaten, client, cards);
    days.push({ date, menu: eaten.key });
  }
  return { menus: sharedMenus, days, dishes: cards.sharedMenus };
}
