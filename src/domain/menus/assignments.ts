import type { AssignedMenu, Client } from '../records/clients';
import type { Menu } from '../records/menus';

export type AssignmentWords = Omit<AssignedMenu, 'menuId' | 'assignedDate' | 'status'>;

/**
 * The client with a menu given, in use and current. One that was given before is given anew: it keeps its
 * place in the list, and what is said now stands in place of what was said then.
 * @param now the instant at which it is given
 */
export function withMenuGiven(
  client: Client,
  menuId: string,
  now: string,
  words: AssignmentWords,
): Client {
  const known = client.assignedMenus.find((one) => one.menuId === menuId);
  const confirmation = known?.allergyAsked ? { allergyAsked: known.allergyAsked } : {};
  const entry: AssignedMenu = {
    ...confirmation,
    ...words,
    menuId,
    assignedDate: now,
    status: 'active',
  };
  const assignedMenus = known
    ? client.assignedMenus.map((one) => (one.menuId === menuId ? entry : one))
    : [...client.assignedMenus, entry];
  return { ...client, assignedMenus, currentMenuId: menuId };
}

export function withCurrentMenu(client: Client, menuId: string): Client {
  if (!client.assignedMenus.some((entry) => entry.menuId === menuId)) return client;
  return {
    ...client,
    assignedMenus: client.assignedMenus.map((entry) =>
      entry.menuId === menuId ? { ...entry, status: 'active' } : entry,
    ),
    currentMenuId: menuId,
  };
}

export function withMenuEnded(client: Client, menuId: string): Client {
  const { currentMenuId, ...rest } = client;
  return {
    ...rest,
    ...(currentMenuId === undefined || currentMenuId === menuId ? {} : { currentMenuId }),
    assignedMenus: client.assignedMenus.map((entry) =>
      entry.menuId === menuId ? { ...entry, status: 'inactive' } : entry,
    ),
  };
}

export function isUsable({ status }: Pick<Menu, 'status'>): boolean {
  return status !== 'archived';
}

export function isShownToClient(menu: Pick<Menu, 'status'>): boolean {
  return isUsable(menu) && menu.status !== 'draft';
}
