import { clientGuidance, type ClientGuidance } from '../verdict/advice/client';
import type { Edible } from '../food/catalogue';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import type { LibraryEntry } from '../records/library';
import type { Menu } from '../records/menus';
import type { Plan } from '../records/plans';
import type { Recipe } from '../records/recipes';
import { customsOf, recordedMealHours } from '../clinical/customs/client';
import { checkedDiet } from '../records/hospitalDietForms';
import { dietStatement } from '../verdict/hospitalDiets/remarks';
import { shoppingDishes } from './shoppingDishes';
import { preparedDishes } from './dishes';
import { linesOf, menuPrintable, planPrintable, type PlannedDay, type PrintContext } from './menu';
import type { Printable } from '../records/printableModel';
import { inWordsOf } from './regional';
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
  const lines = days.flatMap(({ meals }) => linesOf(meals));
  return new Set(lines.filter(({ type }) => type === 'recipe').map(({ itemId }) => itemId));
}

function dishesOf(
  days: readonly Pick<Menu, 'meals'>[],
  { recipes, library, edibles }: Composed,
): PrintContext['recipes'] {
  return preparedDishes(recipes, library, dishIds(days), edibles);
}

export function marketOf(
  days: readonly Pick<Menu, 'meals'>[],
  { recipes, library }: Written,
  edibles: ReadonlyMap<string, Edible>,
): Market {
  return {
    dishes: shoppingDishes(recipes, library, edibles, dishIds(days)),
    categoryOf: (id) => edibles.get(id)?.category,
  };
}

function contextOfClient(
  client: Client,
  { day, standard, advice }: ClientGuidance,
): Partial<PrintContext> {
  const { ignored, dropped } = customsOf(client);
  return {
    targets: day.targets,
    limits: day.clinical.limits,
    standard,
    advice,
    hoursOn: (date) => recordedMealHours(client, date),
    ignored: [...ignored, ...dropped.map(({ words }) => words)],
  };
}

function contextOf(
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
    ...(diet ? { dietOf: (meals) => dietStatement(diet, meals, guidance?.standard) } : {}),
    recipes: dishesOf(days, around),
  };
}

export function printableOfMenu(menu: Menu, around: StoredAround): Printable {
  const context = contextOf([menu], around, menu.hospitalDiet);
  return inWordsOf(around.client?.region, menuPrintable(menu, context));
}

export function printableOfPlan(
  plan: Pick<Plan, 'name' | 'notes' | 'hospitalDiet'>,
  days: readonly PlannedDay[],
  around: StoredAround,
): Printable {
  const context = contextOf(days, around, plan.hospitalDiet);
  return inWordsOf(around.client?.region, planPrintable(plan, days, context));
}
