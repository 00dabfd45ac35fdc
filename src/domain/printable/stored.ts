import { clientRows, consultationHistory } from '../clientList';
import type { Edible } from '../collections/catalogue';
import type { Client } from '../collections/clients';
import type { Consultation } from '../collections/consultations';
import type { LibraryEntry } from '../collections/library';
import type { Menu } from '../collections/menus';
import type { Plan } from '../collections/plans';
import type { Recipe } from '../collections/recipes';
import { dietOfCode } from '../hospitalDiets/diets';
import { checkedDiet } from '../hospitalDiets/forms';
import { dietStatement } from '../hospitalDiets/remarks';
import { shoppingDishes } from '../shoppingDishes';
import { monthOf } from '../targets/body';
import { dayTargets } from '../targets/dayTargets';
import type { DayTargets } from '../targets/dayTargets';
import { standardOf } from '../verdict/standard';
import { preparedDishes } from './dishes';
import { linesOf, menuPrintable, planPrintable } from './menu';
import type { PlannedDay, PrintContext } from './menu';
import type { Printable } from './model';
import { inWordsOf } from './regional';
import type { Market } from './shopping';

/** Stored things around a menu, on a device or at the gateway. */
export interface StoredAround extends Pick<PrintContext, 'letterhead' | 'today' | 'reader'> {
  client: Client | undefined;
  /** Of any clients. */
  visits: readonly Consultation[];
  recipes: readonly Recipe[];
  library: readonly LibraryEntry[];
  /** The catalogue and own foods, by id: what dishes of the library are composed of. */
  edibles: ReadonlyMap<string, Edible>;
}

/** Targets and limits of a client's day: the same as in the editor. */
function dayOf(client: Client, all: readonly Consultation[], today: string): DayTargets {
  const visits = consultationHistory(all, client.id).map(({ consultation }) => consultation);
  const weight = clientRows([client], visits)[0]?.weight;
  const weighed = weight === undefined ? client : { ...client, weight };
  return dayTargets(weighed, visits, monthOf(today));
}

type Written = Pick<StoredAround, 'recipes' | 'library'>;
type Composed = Pick<StoredAround, 'recipes' | 'library' | 'edibles'>;

function dishIds(days: readonly Pick<Menu, 'meals'>[]): Set<string> {
  const lines = days.flatMap(({ meals }) => linesOf(meals));
  return new Set(lines.filter(({ type }) => type === 'recipe').map(({ itemId }) => itemId));
}

/** The dishes of some days that can be described, by id. */
function dishesOf(
  days: readonly Pick<Menu, 'meals'>[],
  { recipes, library, edibles }: Composed,
): PrintContext['recipes'] {
  return preparedDishes(recipes, library, dishIds(days), edibles);
}

/** Collects the needs of a shopping list of some days. @param edibles the catalogue and own foods, by id */
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

/** Builds the print context of some days. */
function contextOf(
  days: readonly Pick<Menu, 'meals'>[],
  around: StoredAround,
  own: Menu['hospitalDiet'],
): PrintContext {
  const { client, visits, letterhead, today, reader } = around;
  const diet = checkedDiet(client, own);
  const day = client ? dayOf(client, visits, today) : undefined;
  const standard = day && standardOf({ day, diet: dietOfCode(diet?.code) });
  return {
    letterhead,
    today,
    client,
    reader,
    ...(day ? { targets: day.targets, limits: day.clinical.limits } : {}),
    ...(diet ? { dietOf: (meals) => dietStatement(diet, meals, standard) } : {}),
    recipes: dishesOf(days, around),
  };
}

/** A stored menu as its client takes it home. */
export function printableOfMenu(menu: Menu, around: StoredAround): Printable {
  const context = contextOf([menu], around, menu.hospitalDiet);
  return inWordsOf(around.client?.region, menuPrintable(menu, context));
}

/** A stored plan as its client takes it home. @param days in their order, with what is eaten */
export function printableOfPlan(
  plan: Pick<Plan, 'name' | 'notes' | 'hospitalDiet'>,
  days: readonly PlannedDay[],
  around: StoredAround,
): Printable {
  const context = contextOf(days, around, plan.hospitalDiet);
  return inWordsOf(around.client?.region, planPrintable(plan, days, context));
}
