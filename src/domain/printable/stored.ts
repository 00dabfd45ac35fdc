import { clientGuidance, type ClientGuidance } from '../verdict/advice/client';
import type { Edible } from '../food/catalogue';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import type { LibraryEntry } from '../records/library';
import type { Menu } from '../records/menus';
import type { Plan } from '../records/plans';
import type { Recipe } from '../records/recipes';
import { getCustoms, recordedMealHours } from '../clinical/customs/client';
import { checkedDiet } from '../records/hospitalDietForms';
import { markYielded } from '../verdict/yieldedBounds';
import { dietStatement } from '../verdict/hospitalDiets/remarks';
import { shoppingDishes } from './shoppingDishes';
import { preparedDishes } from './dishes';
import {
  listLines,
  menuPrintable,
  planPrintable,
  type PlannedDay,
  type PrintContext,
} from './menu';
import type { Printable } from '../records/printableModel';
import { toRegionalWords } from './regional';
import type { Market } from './shopping';

export interface StoredAround extends Pick<PrintContext, 'letterhead' | 'today' | 'reader'> {
  client: Client | undefined;
  visits: readonly Consultation[];
  recipes: readonly Recipe[];
  library: readonly LibraryEntry[];
  edibles: ReadonlyMap<string, Edible>;
}

type Written = Pick<StoredAround, 'recipes' | 'library'>;
type Composed = Pick<StoredAround, 'recipes' | 'library' | 'edibles'>;

function dishIds(days: readonly Pick<Menu, 'meals'>[]): Set<string> {
  const lines = days.flatMap(({ meals }) => listLines(meals));
  return new Set(lines.filter(({ type }) => type === 'recipe').map(({ itemId }) => itemId));
}

function listDishes(
  days: readonly Pick<Menu, 'meals'>[],
  { recipes, library, edibles }: Composed,
): PrintContext['recipes'] {
  return preparedDishes(recipes, library, dishIds(days), edibles);
}

export function buildMarket(
  days: readonly Pick<Menu, 'meals'>[],
  { recipes, library }: Written,
  edibles: ReadonlyMap<string, Edible>,
): Market {
  return {
    dishes: shoppingDishes(recipes, library, edibles, dishIds(days)),
    getCategory: (id) => edibles.get(id)?.category,
  };
}

function contextOfClient(
  client: Client,
  { day, standard, advice }: ClientGuidance,
): Partial<PrintContext> {
  const { ignored, dropped } = getCustoms(client);
  return {
    targets: day.targets,
    limits: markYielded(day.clinical.limits, standard),
    standard,
    advice,
    hoursOn: (date) => recordedMealHours(client, date),
    ignored: [...ignored, ...dropped.map(({ words }) => words)],
  };
}

function buildContext(
  days: readonly Pick<Menu, 'meals'>[],
  around: StoredAround,
  own: Menu['hospitalDiet'],
): PrintContext {
  const { client, visits, letterhead, today, reader } = around;
  const diet = checkedDiet(client, own);
  const guidance = client && clientGuidance(client, visits, today, diet);
  return {
    letterhead,
    today,
    client,
    reader,
    ...(client && guidance ? contextOfClient(client, guidance) : {}),
    ...(diet ? { getDiet: (meals) => dietStatement(diet, meals, guidance?.standard) } : {}),
    recipes: listDishes(days, around),
  };
}

export function printableOfMenu(menu: Menu, around: StoredAround): Printable {
  const context = buildContext([menu], around, menu.hospitalDiet);
  return toRegionalWords(around.client?.region, menuPrintable(menu, context));
}

export function printableOfPlan(
  plan: Pick<Plan, 'name' | 'notes' | 'hospitalDiet'>,
  days: readonly PlannedDay[],
  around: StoredAround,
): Printable {
  const context = buildContext(days, around, plan.hospitalDiet);
  return toRegionalWords(around.client?.region, planPrintable(plan, days, context));
}
