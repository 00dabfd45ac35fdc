import { isShownToClient } from '../../../src/domain/menus/assignments';
import { clientSchema, type Client } from '../../../src/domain/records/clients';
import { menuSchema, type Menu } from '../../../src/domain/records/menus';
import type { Plan } from '../../../src/domain/records/plans';
import { PRACTICE_ID, practiceSchema } from '../../../src/domain/records/practices';
import { recipeSchema, type Recipe } from '../../../src/domain/records/recipes';
import { dateInVietnam } from '../../../src/domain/text/days';
import { AppError } from '../../../src/domain/protocol/errors';
import { buildLetterhead } from '../../../src/domain/printable/letterhead';
import { listLines, menuNameOnPaper } from '../../../src/domain/printable/menu';
import { PRINTABLE_LIMITS, type Printable } from '../../../src/domain/records/printableModel';
import { hasLongerSteps, recipePrintable } from '../../../src/domain/printable/recipe';
import {
  printableOfMenu,
  printableOfPlan,
  type StoredAround,
} from '../../../src/domain/printable/stored';
import { dateAfter, menusOfDays, resolveDay, sortedDays } from '../../../src/domain/menus/planning';
import { SYNC_LIMITS } from '../../../src/domain/protocol/protocol';
import { workspaceDatabase, type Couch, type CouchDatabase } from '../../couch/client';
import type { z } from 'zod';
import { readWorkspace, workspaceKey, type Account } from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import { createClientPlans, createClientVisits } from './clientVisits';
import { describedDishes, readAll, sound } from './dishes';
import { readSound } from '../../store/envelope';

interface Parts {
  couch: Couch;
  store: AccountStore;
  now: () => Date;
}

async function find<T extends z.ZodType>(
  database: CouchDatabase,
  key: `${string}:${string}`,
  schema: T,
): Promise<z.output<T> | undefined> {
  const stored = await database.get(key);
  return stored && !stored.deleted ? readSound(schema, stored.body) : undefined;
}

/** Dishes of one menu that are described; a menu of a day has a dozen. */
const MAX_DISHES = PRINTABLE_LIMITS.preparations;

const tooLong = (): AppError => new AppError('document_too_long');

const refuse = (): never => {
  throw tooLong();
};

async function describing(
  couch: Couch,
  database: CouchDatabase,
  days: readonly Pick<Menu, 'meals'>[],
) {
  const dishes = days
    .flatMap(({ meals }) => listLines(meals))
    .filter(({ type }) => type === 'recipe');
  const ids = [...new Set(dishes.map(({ itemId }) => itemId))];
  if (ids.length > MAX_DISHES) throw tooLong();
  return await describedDishes(couch, database, ids, refuse);
}

async function givenPlan(database: CouchDatabase, plans: readonly Plan[]) {
  const [plan] = plans
    .flatMap((one) => (one.given ? [{ ...one, given: one.given }] : []))
    .sort((a, b) => b.given.date.localeCompare(a.given.date) || b.id.localeCompare(a.id));
  if (!plan) return undefined;
  const keys = menusOfDays(plan.dailyPlans).map((id) => `menus:${id}`);
  const menus = sound(await readAll(database, keys, refuse), menuSchema);
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const first = plan.startDate ?? plan.given.date;
  const days = sortedDays(plan.dailyPlans).map((day, index) => ({
    day: dateAfter(first, index),
    meals: resolveDay(day, byId),
  }));
  return { plan, days };
}

/**
 * Must also fit into an outbox entry.
 * @throws AppError document_too_long
 */
function fitting(printable: Printable): Printable {
  if (Buffer.byteLength(JSON.stringify(printable)) > SYNC_LIMITS.documentBytes) throw tooLong();
  return printable;
}

const RECIPE_BYTES = 200_000;

function fittingRecipe(recipe: Recipe, paper: Paper): Printable {
  if (hasLongerSteps(recipe, RECIPE_BYTES)) throw tooLong();
  const printable = recipePrintable(recipe, paper);
  if (Buffer.byteLength(JSON.stringify(printable)) > RECIPE_BYTES) throw tooLong();
  return printable;
}

interface GivenParts {
  couch: Couch;
  loadPaper: (account: Account, database: CouchDatabase) => Promise<Paper>;
  clientVisits: ReturnType<typeof createClientVisits>;
}
type Paper = Pick<StoredAround, 'letterhead' | 'today'>;

/** @throws AppError not_found, document_too_long, server_busy */
type LoadGiven = (account: Account, clientId: string) => Promise<{ printable: Printable }>;

async function menuInUse(database: CouchDatabase, client: Client): Promise<Menu> {
  const active = client.assignedMenus.filter(({ status }) => status === 'active');
  const id = client.currentMenuId ?? active.at(-1)?.menuId;
  const menu = id ? await find(database, `menus:${id}`, menuSchema) : undefined;
  if (!menu || !isShownToClient(menu)) throw new AppError('not_found');
  return menu;
}

function createGiven({ couch, loadPaper, clientVisits }: GivenParts): LoadGiven {
  const clientPlans = createClientPlans();
  return async (account, clientId) => {
    const database = couch.database(workspaceDatabase(account.workspaceId));
    const client = await find(database, `clients:${clientId}`, clientSchema);
    if (!client) throw new AppError('not_found');
    const paper = await loadPaper(account, database);
    const visits = await clientVisits.of(database, client.id);
    const planned = await givenPlan(database, await clientPlans.of(database, client.id));
    const menu = planned ? undefined : await menuInUse(database, client);
    const days = planned?.days ?? (menu ? [menu] : []);
    const around = { ...paper, ...(await describing(couch, database, days)), client, visits };
    if (menu) return { printable: fitting(printableOfMenu(menu, around)) };
    const { plan = { name: '' }, days: eaten = [] } = planned ?? {};
    return { printable: fitting(printableOfPlan(plan, eaten, around)) };
  };
}

export function createDocumentLoader({ couch, store, now }: Parts) {
  const clientVisits = createClientVisits();

  async function loadPaper(account: Account, database: CouchDatabase) {
    const practice = await find(database, `practices:${PRACTICE_ID}`, practiceSchema);
    const stored = await store.database.get(workspaceKey(account.workspaceId));
    if (!stored) throw new Error(`Account ${account.accountId} has no workspace.`);
    const { plan } = readWorkspace(stored, now());
    return { letterhead: buildLetterhead(account, practice, plan), today: dateInVietnam(now()) };
  }

  return {
    given: createGiven({ couch, loadPaper, clientVisits }),
    /**
     * Drawn for somebody outside of the practice, a client or a buyer.
     * @throws AppError not_found, document_too_long, server_busy
     */
    menu: async (
      account: Account,
      id: string,
    ): Promise<{ printable: Printable; name: string; clientId?: string }> => {
      const database = couch.database(workspaceDatabase(account.workspaceId));
      const menu = await find(database, `menus:${id}`, menuSchema);
      if (!menu) throw new AppError('not_found');
      const paper = await loadPaper(account, database);
      const { clientId } = menu;
      const client = clientId
        ? await find(database, `clients:${clientId}`, clientSchema)
        : undefined;
      const visits = client ? await clientVisits.of(database, client.id) : [];
      const described = await describing(couch, database, [menu]);
      const around = { ...paper, ...described, client, visits, reader: 'client' as const };
      const printable = fitting(printableOfMenu(menu, around));
      const name = menuNameOnPaper(menu);
      return { printable, name, ...(clientId === undefined ? {} : { clientId }) };
    },
    recipe: async (account: Account, id: string): Promise<{ printable: Printable }> => {
      const database = couch.database(workspaceDatabase(account.workspaceId));
      const recipe = await find(database, `recipes:${id}`, recipeSchema);
      if (!recipe) throw new AppError('not_found');
      return { printable: fittingRecipe(recipe, await loadPaper(account, database)) };
    },
  };
}
export type DocumentLoader = ReturnType<typeof createDocumentLoader>;
