import type { AssignedMenu, Client } from '../records/clients';
import type { Menu } from '../records/menus';

/** Facts noted when a menu is given to a client; ids and times come from the caller. */
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
  // An allergen that was asked about is not asked again when the same menu is given once more.
  const asked = known?.allergyAsked ? { allergyAsked: known.allergyAsked } : {};
  const entry: AssignedMenu = { ...asked, ...words, menuId, assignedDate: now, status: 'active' };
  const assignedMenus = known
    ? client.assignedMenus.map((one) => (one.menuId === menuId ? entry : one))
    : [...client.assignedMenus, entry];
  return { ...client, assignedMenus, currentMenuId: menuId };
}

/** The client with another of the given menus as the current one; in use again, if it was ended. */
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

/** The client with a menu that is not used any more; it stays in the list. Who used it has no current menu. */
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

/** Whether a client may be using a menu: one that is archived is kept as a record and used by nobody. */
export function isUsable({ status }: Pick<Menu, 'status'>): boolean {
  return status !== 'archived';
}

/** Whether a single menu is shown to its client: a draft is not given yet, or was taken back. */
export function isShownToClient(menu: Pick<Menu, 'status'>): boolean {
  return isUsable(menu) && menu.status !== 'draft';
}
