import { shownAdvice } from '../../../src/domain/verdict/advice/advice';
import { clientGuidance } from '../../../src/domain/verdict/advice/client';
import { avoidedBy } from '../../../src/domain/clinical/allergens/avoided';
import { menuSchema, type Menu } from '../../../src/domain/records/menus';
import { dateInVietnam } from '../../../src/domain/text/days';
import { sharedDays, sharedMenuIds } from '../../../src/domain/practice/diary/sharedDays';
import type { SharedView } from '../../../src/domain/practice/diary/sharedView';
import { cleanLine } from '../../../src/domain/text/clean';
import { buildBrand } from '../../../src/domain/printable/letterhead';
import { preparedDishes } from '../../../src/domain/printable/dishes';
import { findPhone } from '../../../src/domain/printable/guidance';
import { getFirstName, listLines } from '../../../src/domain/printable/menu';
import { sentenceIn } from '../../../src/domain/printable/regional';
import type { Couch, CouchDatabase } from '../../couch/client';
import { readWorkspace, workspaceKey } from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import { createClientPlans, createClientVisits } from '../printables/clientVisits';
import { describedDishes } from '../printables/dishes';
import type { Diaries } from './diary';
import type { Reached } from './reach';
import { letterheadFor } from './mail';
import { readSound } from '../../store/envelope';

/** Menus of which the shown days are made, read a few at a time: each may have 1 MB. */
const [MAX_MENUS, AT_ONCE] = [60, 5];
const MAX_BYTES = 8 * 1024 * 1024;

async function readMenus(
  database: CouchDatabase,
  ids: readonly string[],
): Promise<Map<string, Menu>> {
  const menus = new Map<string, Menu>();
  let left = MAX_BYTES;
  for (let at = 0; at < Math.min(ids.length, MAX_MENUS) && left > 0; at += AT_ONCE) {
    const keys = ids.slice(at, at + AT_ONCE).map((id) => `menus:${id}`);
    for (const stored of (await database.getMany(keys)).values()) {
      left -= JSON.stringify(stored ?? null).length;
      const menu = stored && !stored.deleted ? readSound(menuSchema, stored.body) : undefined;
      if (menu && left > 0) menus.set(menu.id, menu);
    }
  }
  return menus;
}

const MAX_DISHES = 200;

async function readDishes(couch: Couch, database: CouchDatabase, menus: readonly Menu[]) {
  const lines = menus.flatMap(({ meals }) => listLines(meals));
  const ids = lines.filter(({ type }) => type === 'recipe').map(({ itemId }) => itemId);
  const itemIds = [...new Set(ids)].slice(0, MAX_DISHES);
  const { recipes, library, edibles } = await describedDishes(
    couch,
    database,
    itemIds,
    () => undefined,
  );
  return preparedDishes(recipes, library, new Set(itemIds), edibles);
}

async function adviceFor(
  { client, database }: Reached,
  visits: ReturnType<typeof createClientVisits>,
  today: string,
): Promise<string[]> {
  const all = await visits.of(database, client.id);
  const { advice } = clientGuidance(client, all, today, client.hospitalDiet);
  return shownAdvice(advice).map(({ text }) => sentenceIn(client.region, text));
}

interface Parts {
  couch: Couch;
  accounts: AccountStore;
  diaries: Diaries;
  now: () => Date;
}

export function createSharedViews({ couch, accounts, diaries, now }: Parts) {
  const clientPlans = createClientPlans();
  const clientVisits = createClientVisits();

  async function readPractice({ workspaceId, account }: Reached): Promise<SharedView['practice']> {
    const stored = await accounts.database.get(workspaceKey(workspaceId));
    const tier = stored ? readWorkspace(stored, now()).plan : 'free';
    const letterhead = await letterheadFor(couch, workspaceId, account, tier);
    const { practice, expert } = letterhead;
    const brand = buildBrand(letterhead, tier);
    const phone = findPhone(letterhead);
    return {
      ...(practice ? { name: practice } : {}),
      expert,
      ...(phone ? { phone } : {}),
      ...(brand ? { brand } : {}),
    };
  }

  return async (reached: Reached): Promise<SharedView> => {
    const { client, database, link } = reached;
    const plans = await clientPlans.of(database, client.id);
    const menus = await readMenus(database, sharedMenuIds(client, plans));
    const dishes = await readDishes(couch, database, [...menus.values()]);
    const diary = await diaries.read(reached);
    return {
      now: now().toISOString(),
      expiresAt: link.expiresAt,
      practice: await readPractice(reached),
      client: {
        firstName: getFirstName(client.clientName),
        allergies: avoidedBy(client).map((word) => cleanLine(word, 120)),
        ...(client.weight === undefined ? {} : { weight: client.weight }),
      },
      advice: await adviceFor(reached, clientVisits, dateInVietnam(now())),
      hasConsent: await diaries.hasConsent(reached),
      ...sharedDays(client, plans, menus, dateInVietnam(now()), dishes),
      diary: diary.map(({ date, ticks, weights }) => ({ date, ticks, weights })),
    };
  };
}
export type SharedViews = ReturnType<typeof createSharedViews>;
