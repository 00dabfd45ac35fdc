import type { AssignedMenu, Client } from '../../../domain/collections/clients';
import { publishProblems } from '../../../domain/collections/menus';
import type { Menu, PublishProblem } from '../../../domain/collections/menus';
import type { LocalData } from '../../../data/types';
import { InvalidDocument, StorageFull } from '../../../data/types';
import { menusText } from '../../../i18n/menus';
import { fieldName } from '../../../ui/fieldText';
import { newMenu, rebase } from './editorValue';
import type { EditorValue, MenuOrigin, MetConflict } from './editorValue';

/** What a button asks for: to save, with a status, and for a personal menu whether to assign it. */
export interface SaveRequest {
  status: Menu['status'];
  assign: boolean;
  /** Whether the person asked for the status, rather than to save. */
  asked?: boolean;
}

/** `gone`: the client is not there any more, so the menu was kept without being assigned. */
export type Assignment = 'assigned' | 'before' | 'gone';

/** The menu is not complete enough to be published; nothing was written. */
export class NotPublishable extends Error {
  override readonly name = 'NotPublishable';
  readonly problems: PublishProblem[];
  constructor(problems: PublishProblem[]) {
    super(problems.join(', '));
    this.problems = problems;
  }
}

/** The client with the menu assigned and current; the client itself when it was assigned before. */
export function withAssignedMenu(client: Client, menuId: string, now: string): Client {
  if (client.assignedMenus.some((entry) => entry.menuId === menuId)) return client;
  const entry: AssignedMenu = { menuId, assignedDate: now, status: 'active' };
  return { ...client, assignedMenus: [...client.assignedMenus, entry], currentMenuId: menuId };
}

async function assign(data: LocalData, clientId: string, menuId: string): Promise<Assignment> {
  const client = await data.clients.get(clientId);
  if (!client) return 'gone';
  const { updatedAt } = data.newBase();
  if (withAssignedMenu(client, menuId, updatedAt) === client) return 'before';
  await data.clients.update(clientId, (current) => withAssignedMenu(current, menuId, updatedAt));
  return 'assigned';
}

function mustBePublishable(status: Menu['status'], value: EditorValue): void {
  if (status !== 'published') return;
  const problems = publishProblems(value);
  if (problems.length > 0) throw new NotPublishable(problems);
}

export interface Saved {
  menu: Menu;
  /** Values that another device changed too since the form was opened. */
  conflicts: MetConflict[];
  /** Absent when nobody asked for it. */
  assignment: Assignment | undefined;
}

/**
 * Writes a new menu. Repeating it after a crash changes the same document: its id is decided when
 * the form is opened.
 * @throws NotPublishable, InvalidDocument, StorageFull; nothing is written then
 */
export async function saveNew(
  data: LocalData,
  id: string,
  origin: MenuOrigin,
  value: EditorValue,
  request: SaveRequest,
): Promise<Saved> {
  mustBePublishable(request.status, value);
  const document = newMenu({ ...data.newBase(), id }, origin, value, request.status);
  const present = await data.menus.get(id);
  const menu = present
    ? await data.menus.update(id, (current) => ({ ...document, createdAt: current.createdAt }))
    : await data.menus.insert(document);
  const assignment =
    request.assign && origin.clientId ? await assign(data, origin.clientId, id) : undefined;
  return { menu, conflicts: [], assignment };
}

/**
 * Writes what the form changed onto the newest version of the menu, whatever another device did to
 * it meanwhile. A menu that was deleted meanwhile is taken back: somebody still wants it.
 * @param base the version that the form was opened with
 * @throws NotPublishable, InvalidDocument, StorageFull; nothing is written then
 */
export async function saveEdit(
  data: LocalData,
  base: Menu,
  value: EditorValue,
  request: SaveRequest,
): Promise<Saved> {
  mustBePublishable(request.status, value);
  let conflicts: MetConflict[] = [];
  const now = data.newBase().updatedAt;
  const change = (newest: Menu): Menu => {
    const met = rebase(base, value, newest, now);
    conflicts = met.conflicts.filter((conflict) => conflict.path !== '_deleted');
    const statusStays = request.status === base.status;
    return {
      ...met.menu,
      isPublic: met.menu.kind === 'master' && met.menu.isPublic,
      status: statusStays ? met.menu.status : request.status,
    };
  };
  await data.menus.restore(base);
  const menu = await data.menus.update(base.id, change);
  const assignment =
    request.assign && menu.clientId ? await assign(data, menu.clientId, menu.id) : undefined;
  return { menu, conflicts, assignment };
}

/** What a person reads about a failed save. */
export function saveErrorText(error: unknown): { title: string; description: string } {
  const text = menusText.save;
  if (error instanceof NotPublishable)
    return {
      title: menusText.publish.blocked,
      description: error.problems.map((problem) => menusText.publish.problems[problem]).join('. '),
    };
  if (error instanceof StorageFull) return { title: text.error, description: text.full };
  if (error instanceof InvalidDocument) {
    const fields = [...new Set(error.issues.map(({ path }) => fieldName('menus', path)))].join(
      ', ',
    );
    return { title: text.error, description: text.invalid(fields) };
  }
  return { title: text.error, description: text.failed };
}
