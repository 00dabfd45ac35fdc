import { useMemo } from 'react';
import { useData, useLive } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import type { Client } from '../../../domain/collections/clients';
import { foreignMasters, menuFromLibrary } from '../../../domain/libraryMasters';
import type { LibraryMaster } from '../../../domain/libraryMasters';
import type { MenuListing } from '../../../domain/menuListing';
import { menusForPlan } from '../../../domain/planning';
import { newId } from '../../../platform/ids';

/** Menus from which a plan may take days. */
export interface PlanMenus {
  /** Own masters, and what was made for the plan's client. */
  own: MenuListing[];
  /** Masters of the catalogue and of other experts. */
  library: LibraryMaster[];
}

/** Menus and masters for a plan; `undefined` until they are read. */
export function usePlanMenus(clientId: string | undefined): PlanMenus | undefined {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const { workspaceId } = data.account;
  return useMemo(
    () =>
      menus && library
        ? { own: menusForPlan(menus, clientId), library: foreignMasters(library, workspaceId) }
        : undefined,
    [menus, library, clientId, workspaceId],
  );
}

type Written = Pick<LocalData, 'newBase'> & { menus: Pick<LocalData['menus'], 'get' | 'insert'> };

/**
 * The id of a menu of one's own for what was chosen: itself, or for a master of the library a copy, which is made once
 * for each client. @throws StorageFull, InvalidDocument
 */
export async function ownMenuOf(
  id: string,
  { own, library }: PlanMenus,
  client: Pick<Client, 'id' | 'clientName'> | undefined,
  data: Written,
): Promise<string> {
  const master = library.find((one) => one.id === id);
  if (!master) return id;
  const wanted = menuFromLibrary(master, data.newBase(), client, newId);
  for (const listed of own) {
    if (listed.name !== wanted.name || listed.clientId !== wanted.clientId) continue;
    const menu = await data.menus.get(listed.id);
    if (menu?.masterMenuId === master.id) return menu.id;
  }
  return (await data.menus.insert(wanted)).id;
}
