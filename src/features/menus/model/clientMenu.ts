import { withMenuGiven, type AssignmentWords } from '../../../domain/menus/assignments';
import { goalKindWords, type Client, type GoalKind } from '../../../domain/records/clients';
import type { Menu } from '../../../domain/records/menus';
import { countItems, MEAL_SLOTS, type Meals } from '../../../domain/food/storedLines';
import { insertLine, sortedItems } from '../../../domain/food/lines';
import { personalMenuName, setMealNotes } from '../../../domain/menus/menuEditing';
import { NUTRIENT_KEYS, type NutrientMap } from '../../../domain/food/nutrients';
import { roundTo } from '../../../domain/text/round';
import { menuTotals } from '../../../domain/nutrition/totals';
import { fold } from '../../../domain/text/fold';
import type { DayTargets } from '../../../domain/targets/dayTargets';
import type { MenuListing } from '../../../domain/menus/menuListing';
import type { LocalData } from '../../../data/types';
import { isRecord } from '../../../ui/draftShape';
import { readEditorValue } from './draftShape';
import { emptyValue, newMenu, type EditorValue } from './editorValue';

/** How many items the picker and the list of existing menus show (specification, section 9). */
export const PICKER_LIMIT = 20;
export const PICKER_DELAY = 300;

export interface ClientMenuDraft {
  /** Id of the menu to be: a save that is repeated after a crash writes the same document. */
  menuId: string;
  mode: 'new' | 'existing';
  clientId: string;
  existingId: string;
  targetDate: string;
  /** Empty: as in the client's record. */
  goal: GoalKind | '';
  notes: string;
  value: EditorValue;
}

export function newClientMenu(menuId: string, clientId: string, today: string): ClientMenuDraft {
  return {
    menuId,
    mode: 'new',
    clientId,
    existingId: '',
    targetDate: today,
    goal: '',
    notes: '',
    value: emptyValue('personal'),
  };
}

export function readClientMenu(stored: unknown, initial: ClientMenuDraft): ClientMenuDraft {
  if (!isRecord(stored)) return initial;
  const text = (key: 'menuId' | 'clientId' | 'existingId' | 'targetDate' | 'notes') => {
    const value = stored[key];
    return typeof value === 'string' ? value : initial[key];
  };
  return {
    menuId: text('menuId'),
    mode: stored.mode === 'existing' ? 'existing' : 'new',
    clientId: text('clientId'),
    existingId: text('existingId'),
    targetDate: text('targetDate'),
    goal: isGoal(stored.goal) ? stored.goal : '',
    notes: text('notes'),
    value: readEditorValue(stored.value, initial.value) ?? initial.value,
  };
}

export function isGoal(word: unknown): word is GoalKind {
  return typeof word === 'string' && Object.hasOwn(goalKindWords, word);
}

export interface ClientMenuProblems {
  name?: true;
  client?: true;
  date?: true;
  menu?: true;
}

export function findProblems(
  draft: ClientMenuDraft,
  client: Client | undefined,
  existing: Menu | undefined,
): ClientMenuProblems {
  const isNew = draft.mode === 'new';
  return {
    ...(isNew && draft.value.name.trim() === '' ? { name: true } : {}),
    ...(isNew || existing ? {} : { menu: true }),
    ...(client ? {} : { client: true }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(draft.targetDate) ? {} : { date: true }),
  };
}

export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Only figures that are certain: a lower bound would be read as a figure (product decision 4). */
export function knownNutrition(meals: Meals): NutrientMap {
  const totals = menuTotals(meals);
  return Object.fromEntries(
    NUTRIENT_KEYS.flatMap((key) => {
      const total = totals[key];
      return total && total.share >= 1 && !total.uncounted ? [[key, roundTo(total.known, 3)]] : [];
    }),
  );
}

/** An estimate must not become a prescription by being given. */
function targetWords({ targets, sources }: GivenTargets): AssignmentWords {
  if (!targets) return {};
  const estimatedTargets = NUTRIENT_KEYS.filter(
    (key) =>
      targets[key] !== undefined &&
      sources[key]?.from !== 'visit' &&
      sources[key]?.from !== 'client',
  );
  return {
    targetNutrition: targets,
    ...(estimatedTargets.length > 0 ? { estimatedTargets } : {}),
  };
}

export type GivenTargets = Pick<DayTargets, 'sources'> & { targets?: NutrientMap | undefined };

export interface Giving {
  draft: ClientMenuDraft;
  targets: GivenTargets;
  allergyReason?: string | undefined;
  allergyAsked?: string[] | undefined;
}

async function give(data: LocalData, menu: Menu, giving: Giving): Promise<void> {
  const { draft, targets, allergyReason, allergyAsked } = giving;
  const { updatedAt } = data.newBase();
  const notes = draft.notes.trim();
  const words: AssignmentWords = {
    targetDate: draft.targetDate,
    ...(draft.goal === '' ? {} : { goal: draft.goal }),
    ...(notes === '' ? {} : { notes }),
    ...(allergyReason === undefined ? {} : { allergyReason }),
    ...(allergyAsked === undefined ? {} : { allergyAsked }),
    ...targetWords(targets),
    currentNutrition: knownNutrition(menu.meals),
  };
  await data.clients.update(draft.clientId, (client) =>
    withMenuGiven(client, menu.id, updatedAt, words),
  );
}

/**
 * Repeating it after a crash changes the same document.
 * @throws ClientGone, InvalidDocument, StorageFull
 */
export async function saveAndGive(data: LocalData, giving: Giving): Promise<Menu> {
  const { draft, targets } = giving;
  if (!(await data.clients.get(draft.clientId))) throw new ClientGone();
  const origin = { kind: 'personal', clientId: draft.clientId } as const;
  const notes = draft.notes.trim();
  const calories = targets.targets?.calories;
  const document: Menu = {
    ...newMenu({ ...data.newBase(), id: draft.menuId }, origin, draft.value, 'published'),
    targetDate: draft.targetDate,
    ...(draft.goal === '' ? {} : { goal: draft.goal }),
    ...(notes === '' ? {} : { notes }),
    ...(calories === undefined ? {} : { targetCalories: calories }),
  };
  const present = await data.menus.get(draft.menuId);
  const menu = present
    ? await data.menus.update(draft.menuId, ({ createdAt }) => ({ ...document, createdAt }))
    : await data.menus.insert(document);
  await give(data, menu, giving);
  return menu;
}

/** @throws ClientGone, StorageFull */
export async function giveExisting(data: LocalData, menu: Menu, giving: Giving): Promise<void> {
  if (!(await data.clients.get(giving.draft.clientId))) throw new ClientGone();
  await give(data, menu, giving);
}

const newestFirst = (a: MenuListing, b: MenuListing) =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : Number(a.id > b.id) || -1;

export function giveableMenus(menus: readonly MenuListing[], clientId: string): MenuListing[] {
  return menus
    .filter(({ status }) => status === 'published')
    .filter((menu) => menu.kind === 'master' || menu.clientId === clientId)
    .sort(newestFirst);
}

export function draftsFor(menus: readonly MenuListing[], clientId: string): MenuListing[] {
  return menus
    .filter((menu) => menu.status === 'draft' && menu.clientId === clientId)
    .sort(newestFirst);
}

export function says(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word));
}

export function withMenuLines(
  value: EditorValue,
  menu: Pick<Menu, 'name' | 'description' | 'meals'>,
  clientName: string | undefined,
  newId: () => string,
): EditorValue {
  let { meals } = value;
  for (const slot of MEAL_SLOTS) {
    const { notes } = menu.meals[slot];
    if (notes && !meals[slot].notes) meals = setMealNotes(meals, slot, notes);
    for (const { order: _order, ...line } of sortedItems(menu.meals[slot]))
      meals = insertLine(meals, slot, { ...line, lineId: newId() });
  }
  if (value.name.trim() !== '' || countItems(value.meals) > 0) return { ...value, meals };
  const isTheirs = clientName === undefined || menu.name.includes(clientName);
  const name = isTheirs ? menu.name : personalMenuName(menu.name, clientName);
  return { ...value, name, description: value.description || menu.description, meals };
}
