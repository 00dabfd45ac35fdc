import { cleanLetters } from '../../../domain/text/cleanLetters';
import type { AssignedMenu, Client } from '../../../domain/records/clients';
import { publishProblems, type Menu, type PublishProblem } from '../../../domain/records/menus';
import { InvalidDocument, StorageFull, type LocalData } from '../../../data/types';
import { sameDocument } from '../../../domain/records/equality';
import { menusText } from '../../../i18n/menus';
import { fieldName } from '../../../ui/fieldText';
import { newMenu, rebase, type EditorValue, type MenuOrigin } from './editorValue';
import type { MergeConflict } from '../../../domain/protocol/merge';

/** Request of a button: to save, with a status, and for a personal menu whether to assign it. */
export interface SaveRequest {
  status: Menu['status'];
  assign: boolean;
  /** Whether the person asked for the status, rather than to save. */
  asked?: boolean;
  /** Why the menu is given although something in it is certain to offend an allergy. */
  allergyReason?: string;
  /** Possible allergens that the person has seen, now and before. */
  allergyAsked?: string[];
}

/** Answers about allergies that an assignment keeps. */
type AllergyAnswers = Pick<AssignedMenu, 'allergyReason' | 'allergyAsked'>;

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

/**
 * The client with the menu assigned and current; the client itself when it was assigned before with the
 * same answers.
 * @param answers kept with the assignment
 */
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
  const given = (current: Client) => withAssignedMenu(current, menuId, updatedAt, answers);
  if (given(client) === client) return 'before';
  const known = client.assignedMenus.some((entry) => entry.menuId === menuId);
  await data.clients.update(clientId, given);
  return known ? 'before' : 'assigned';
}

/** A name that is found by its letters. */
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
  /** Values that another device changed too since the form was opened. */
  conflicts: MergeConflict[];
  /** Absent when nobody asked for it. */
  assignment: Assignment | undefined;
}

/** Whether a save gave the menu to its client, or published what the client has. */
export function reachesClient(
  request: SaveRequest,
  { assignment, document: menu }: Saved,
): boolean {
  const isPublication = request.asked === true && request.status === 'published';
  return assignment === 'assigned' || (isPublication && menu.clientId !== undefined);
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

/** Text about a failed save. @param asked whether a button that changes the status was pressed */
export function saveErrorText(
  error: unknown,
  asked = false,
): { title: string; description: string } {
  const text = menusText.save;
  const title = asked ? text.panelError : text.error;
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
  return { title, description: asked ? text.unexpected : text.failed };
}
