import { isShownToClient } from '../../../src/domain/menus/assignments';
import { menuSchema, type Menu } from '../../../src/domain/records/menus';
import { findDeliverable } from '../../../src/domain/money/orders/deliverable';
import { menusOfDays } from '../../../src/domain/menus/planning';
import {
  CouchDatabaseMissing,
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
} from '../../couch/client';
import { findClient } from '../clientLinks/reach';
import { createClientPlans } from '../printables/clientVisits';
import { readSound } from '../../store/envelope';

/** `noClient`: not even the client; `noWeek`: not what was given; `there`: all of it with its menus. */
export type Arrival = 'noClient' | 'noWeek' | 'there';

export type Arrived = (workspaceId: string, clientId: string) => Promise<Arrival>;

async function menusIn(database: CouchDatabase, ids: readonly string[]): Promise<Menu[]> {
  const keys = ids.map((id) => `menus:${id}`);
  const documents = keys.length === 0 ? new Map<string, undefined>() : await database.getMany(keys);
  return keys.flatMap((key) => {
    const stored = documents.get(key);
    const menu = stored && !stored.deleted ? readSound(menuSchema, stored.body) : undefined;
    return menu ? [menu] : [];
  });
}

export function createArrived(couch: Couch): Arrived {
  const clientPlans = createClientPlans();

  async function look(workspaceId: string, clientId: string): Promise<Arrival> {
    const client = await findClient(couch, workspaceId, clientId);
    if (!client) return 'noClient';
    const database = couch.database(workspaceDatabase(workspaceId));
    const plans = await clientPlans.of(database, clientId);
    if (findDeliverable(client, plans).kind !== 'given') return 'noWeek';
    const assigned = plans
      .flatMap((plan) => (plan.given ? [{ ...plan, given: plan.given }] : []))
      .toSorted((a, b) => b.given.date.localeCompare(a.given.date) || b.id.localeCompare(a.id));
    const [plan] = assigned;
    if (plan) {
      const menuIds = [...new Set(menusOfDays(plan.dailyPlans))];
      const isWhole = (await menusIn(database, menuIds)).length === menuIds.length;
      return isWhole && plan.dailyPlans.length > 0 ? 'there' : 'noWeek';
    }
    const active = client.assignedMenus.filter(({ status }) => status === 'active');
    const menus = await menusIn(
      database,
      active.map(({ menuId }) => menuId),
    );
    return menus.some(isShownToClient) ? 'there' : 'noWeek';
  }

  return async (workspaceId, clientId) => {
    try {
      return await look(workspaceId, clientId);
    } catch (error) {
      // A practice whose devices have sent nothing yet has no database.
      if (error instanceof CouchDatabaseMissing) return 'noClient';
      throw error;
    }
  };
}
