import { cleanLetters } from '../../../domain/text/cleanLetters';
import type { AssignedMenu, Client } from '../../../domain/records/clients';
import { publishProblems, type Menu, type PublishProblem } from '../../../domain/records/menus';
import { InvalidDocument, StorageFull, type LocalData } from '../../../data/types';
import { sameDocument } from '../../../domain/records/equality';
import { menusText } from '../../../i18n/menus';
import { fieldName } from '../../../ui/fieldText';
import { newMenu, rebase, type EditorValue, type MenuOrigin } from './editorValue';
import type { MergeConflict } from '../../../domain/protocol/merge';

export interface SaveRequest {
  status: Menu['status'];
  assign: boolean;
  asked?: boolean;
  allergyReason?: string;
  allergyAsked?: string[];
}

type AllergyAnswers = Pick<AssignedMenu, 'allergyReason' | 'allergyAsked'>;

/** `gone`: the client is not there any more, so the menu was kept without being assigned. */
export type Assignment = 'assigned' | 'before' | 'gone';

export class NotPublishable extends Error {
  override readonly name = 'NotPublishable';
  readonly problems: PublishProblem[];
  constructor(problems: PublishProblem[]) {
    super(problems.join(', '));
    this.problems = problems;
  }
}

export function withAssignedMenu(
  client: Client,
  menuId: string,
  now: string,
  answers: AllergyAnswers = {},
): Client {
  const before = client.assignedMenus.find((entry) => entry.menuId === menuId);
  if (before) {
    const after = { ...before, ...answers };
    if (sameDocument(after, before)) return client;
    const assignedMenus = client.assignedMenus.map((entry) => (entry === before ? after : entry));
    return { ...client, assignedMenus };
  }
  const entry: AssignedMenu = { menuId, assignedDate: now, status: 'active', ...answers };
  return { ...client, assignedMenus: [...client.assignedMenus, entry], currentMenuId: menuId };
}

async function assign(
  data: LocalData,
  clientId: string,
  menuId: string,
  { allergyReason, allergyAsked }: SaveRequest,
): Promise<Assignment> {
  const client = await data.clients.get(clientId);
  if (!client) return 'gone';
  const { updatedAt } = data.newBase();
  const answers = {
    ...(allergyReason === undefined ? {} : { allergyReason }),
    ...(allergyAsked === undefined ? {} : { allergyAsked }),
  };
  const assignMenu = (current: Client) => withAssignedMenu(current, menuId, updatedAt, answers);
  if (assignMenu(client) === client) return 'before';
  const known = client.assignedMenus.some((entry) => entry.menuId === menuId);
  await data.clients.update(clientId, assignMenu);
  return known ? 'before' : 'assigned';
}

const cleaned = (value: EditorValue): EditorValue => ({
  ...value,
  name: cleanLetters(value.name),
});

function mustBePublishable(status: Menu['status'], value: EditorValue): void {
  if (status !== 'published') return;
  const problems = publishProblems(value);
  if (problems.length > 0) throw new NotPublishable(problems);
}

export interface Saved {
  document: Menu;
  conflicts: MergeConflict[];
  assignment: Assignment | undefined;
}

export function reachesClient(
  request: SaveRequest,
  { assignment, document: menu }: Saved,
): boolean {
  const isPublication = request.asked === true && request.status === 'published';
  return assignment === 'assigned' || (isPublication && menu.clientId !== undefined);
}

/**
 * Safe to repeat after a crash: the id is decided when the form is opened.
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
  const document = newMenu({ ...data.newBase(), id }, origin, cleaned(value), request.status);
  const present = await data.menus.get(id);
  const menu = present
    ? await data.menus.update(id, (current) => ({ ...document, createdAt: current.createdAt }))
    : await data.menus.insert(document);
  const assignment =
    request.assign && origin.clientId
      ? await assign(data, origin.clientId, id, request)
      : undefined;
  return { document: menu, conflicts: [], assignment };
}

/**
 * A menu that was deleted meanwhile is restored, as somebody still edits it.
 * @param base the version that the form was opened with
 * @throws NotPublishable, InvalidDocument, StorageFull; nothing is written then
 */
export async function saveEdit(
  data: LocalData,
  base: Menu,
  value: EditorValue,
  request: SaveRequest,
): Promise<Saved> {
  // A menu that was given to a client as it is (specification, section 4) may go on without a description.
  const isGiven = base.kind === 'personal' && base.status === 'published' && !request.asked;
  if (!isGiven) mustBePublishable(request.status, value);
  let conflicts: MergeConflict[] = [];
  const now = data.newBase().updatedAt;
  const change = (newest: Menu): Menu => {
    const met = rebase(base, cleaned(value), newest, now);
    conflicts = met.conflicts.filter((conflict) => conflict.path !== '_deleted');
    const statusStays = request.status === base.status;
    return {
      ...met.document,
      isPublic: met.document.kind === 'master' && met.document.isPublic,
      status: statusStays ? met.document.status : request.status,
    };
  };
  await data.menus.restore(base);
  const menu = await data.menus.update(base.id, change);
  const assignment =
    request.assign && menu.clientId
      ? await assign(data, menu.clientId, menu.id, request)
      : undefined;
  return { document: menu, conflicts, assignment };
}

export function saveErrorText(
  error: unknown,
  isExplicit = false,
): { title: string; description: string } {
  const text = menusText.save;
  const title = isExplicit ? text.panelError : text.error;
  if (error instanceof NotPublishable)
    return {
      title: menusText.publish.blocked,
      description: error.problems.map((problem) => menusText.publish.problems[problem]).join('. '),
    };
  if (error instanceof StorageFull) return { title, description: text.full };
  if (error instanceof InvalidDocument) {
    const fields = [...new Set(error.issues.map(({ path }) => fieldName('menus', path)))].join(
      ', ',
    );
    return { title, description: text.invalid(fields) };
  }
  return { title, description: isExplicit ? text.unexpected : text.failed };
}
