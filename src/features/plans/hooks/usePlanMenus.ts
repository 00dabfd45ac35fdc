import { useMemo } from 'react';
import { useData, useLive, useLiveOne } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import type { Client } from '../../../domain/records/clients';
import {
  foreignMasters,
  menuFromLibrary,
  type LibraryMaster,
} from '../../../domain/menus/libraryMasters';
import type { MenuListing } from '../../../domain/menus/menuListing';
import { menusForPlan } from '../../../domain/menus/planning';
import { toCalendarMonth } from '../../../domain/person/body';
import { menusByPurpose } from '../../../domain/verdict/menusByPurpose';
import { localDate } from '../../../platform/clock';
import { newId } from '../../../platform/ids';

export interface PlanMenus {
  own: MenuListing[];
  library: LibraryMaster[];
  foreign: ReadonlySet<string>;
}

export function placedFor(
  client: Client | null | undefined,
  own: MenuListing[],
  library: LibraryMaster[],
): PlanMenus {
  if (!client) return { own, library, foreign: new Set() };
  const today = toCalendarMonth(localDate());
  const [mine, masters] = [true, false].map((isMine) =>
    own.filter(({ clientId }) => (clientId === client.id) === isMine),
  );
  const owned = menusByPurpose(masters ?? [], client, today);
  const others = menusByPurpose(library, client, today);
  return {
    own: [...(mine ?? []), ...owned.map(({ menu }) => menu)],
    library: others.map(({ menu }) => menu),
    foreign: new Set(
      [...owned, ...others].flatMap(({ menu, isForeign }) => (isForeign ? [menu.id] : [])),
    ),
  };
}

export function usePlanMenus(clientId: string | undefined): PlanMenus | undefined {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const client = useLiveOne(data.clients, clientId);
  const { workspaceId } = data.account;
  return useMemo(() => {
    if (!menus || !library || client === undefined) return undefined;
    const newestFirst = menusForPlan(menus, clientId).toSorted((a, b) =>
      a.updatedAt < b.updatedAt ? 1 : -1,
    );
    return placedFor(client, newestFirst, foreignMasters(library, workspaceId));
  }, [menus, library, client, clientId, workspaceId]);
}

type Written = Pick<LocalData, 'newBase'> & { menus: Pick<LocalData['menus'], 'get' | 'insert'> };

/**
 * The menu itself, or for a master of the library a copy, made once per client.
 * @throws StorageFull, InvalidDocument
 */
export async function ensureOwnMenu(
  id: string,
  { own, library }: Pick<PlanMenus, 'own' | 'library'>,
  client: Pick<Client, 'id' | 'clientName'> | undefined,
  data: Written,
): Promise<string> {
  const master = library.find((one) => one.id === id);
  if (!master) return id;
  const ownMenu = menuFromLibrary(master, data.newBase(), client, newId);
  for (const listed of own) {
    if (listed.name !== ownMenu.name || listed.clientId !== ownMenu.clientId) continue;
    const menu = await data.menus.get(listed.id);
    if (menu?.masterMenuId === master.id) return menu.id;
  }
  return (await data.menus.insert(ownMenu)).id;
}
