import { isRecord, readByInitial } from './draftShape';

const PREFIX = 'bualanh:draft:';

/** The three calls of `localStorage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the draft of one form of one account lies. */
export function draftKey(account: string, form: string): string {
  return `${PREFIX}${account}:${form}`;
}

/** Texts of a form about its drafts. */
export interface DraftForm<T> {
  /** Raised when a field means something else than before; drafts from before versions count as 0. */
  version?: number;
  /** Takes what fits of a stored draft; `readByInitial` where it is left out. */
  read?: (stored: unknown, initial: T, version: number) => T;
}

/** Where the version stands in a stored draft, beside the form's own fields. */
const VERSION = 'draftVersion';

/**
 * Reads what was typed before the page went away; `undefined` when nothing was, or when the stored text
 * is no draft of this form. Values that do not fit (any more), and fields that the form did not have when
 * it was typed, are as in `initial`.
 */
export function readDraft<T>(
  storage: DraftStorage,
  key: string,
  initial: T,
  { read = readByInitial }: DraftForm<T> = {},
): T | undefined {
  try {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    const stored: unknown = JSON.parse(text);
    if (isRecord(stored) !== isRecord(initial)) return undefined;
    if (!isRecord(stored)) return typeof stored === typeof initial ? (stored as T) : undefined;
    const { [VERSION]: version, ...fields } = stored;
    return read(fields, initial, typeof version === 'number' ? version : 0);
  } catch {
    // Storage that is forbidden or text that a crash cut short: the form starts from `initial`.
    return undefined;
  }
}

/** A draft's text with the version of its form; fields of an older app's form are read as they are. */
function versioned(text: string, version: number): string {
  if (!text.startsWith('{')) return text;
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}"${VERSION}":${version}}`;
}

/** How deep a form is taken apart: `draft.value.meals.lunch`, `draft.value.ingredients[2]`. */
const JSON_DEPTH = 3;

/**
 * `JSON.stringify` for a form, of which a keystroke changes little: records that are the same objects
 * as before keep their text. They must not be changed in place, as React's state is not.
 */
export function draftJson(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  const textOf = (value: unknown, depth: number): string | undefined => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = depth === 0 ? JSON.stringify(value) : partsText(value, depth - 1);
    known.set(value, text);
    return text;
  };
  const partsText = (value: object, depth: number): string => {
    if (Array.isArray(value))
      return `[${value.map((part) => textOf(part, depth) ?? 'null').join(',')}]`;
    return isRecord(value) ? fieldsText(value, depth) : JSON.stringify(value);
  };
  const fieldsText = (value: Record<string, unknown>, depth: number): string => {
    const fields = Object.entries(value).flatMap(([key, field]) => {
      const text = textOf(field, depth);
      return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
    });
    return `{${fields.join(',')}}`;
  };
  return (value) => textOf(value, JSON_DEPTH) ?? 'null';
}

/**
 * Writes at once, so that a tab killed in the next millisecond loses nothing. A draft that says the
 * same as the initial one is no draft and is removed.
 * @returns whether the device keeps it; false when storage is full or forbidden
 */
function writeDraft(
  storage: DraftStorage,
  key: string,
  { text, initial, version }: { text: string; initial: string; version: number },
): boolean {
  try {
    if (text === initial) storage.removeItem(key);
    else storage.setItem(key, versioned(text, version));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft after the form was saved or given up. */
export function removeDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Forbidden storage holds no draft either.
  }
}

/** A draft gets another name. Where there is none, nothing happens. */
function renameDraft(storage: DraftStorage, from: string, to: string): void {
  try {
    const text = storage.getItem(from);
    if (text !== null) storage.setItem(to, text);
    storage.removeItem(from);
  } catch {
    // It stays where it is.
  }
}

export interface DraftState<T> {
  value: T;
  /** Whether the form opened with something typed earlier. */
  restored: boolean;
  /** False when the device could not keep the last change. */
  kept: boolean;
}

/** One open form's draft, in the shape that React subscribes to. */
export interface DraftBox<T> {
  readonly place: string;
  get(): DraftState<T>;
  set(change: T | ((current: T) => T)): void;
  clear(): void;
  /** Leaves what was typed at another place, and nothing here. */
  move(to: string): void;
  subscribe(listener: () => void): () => void;
}

/** Opens a form's draft: what was typed earlier, else `initial`. */
export function openDraft<T>(
  storage: DraftStorage,
  place: string,
  initial: T,
  form: DraftForm<T> = {},
): DraftBox<T> {
  const stored = readDraft(storage, place, initial, form);
  const { version = 1 } = form;
  const json = draftJson();
  const empty: DraftState<T> = { value: initial, restored: false, kept: true };
  let state = stored === undefined ? empty : { value: stored, restored: true, kept: true };
  const listeners = new Set<() => void>();
  const move = (next: DraftState<T>) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    place,
    get: () => state,
    set: (change) => {
      // A function sees the newest value, also when React has not rendered it yet.
      const value =
        typeof change === 'function' ? (change as (current: T) => T)(state.value) : change;
      const texts = { text: json(value), initial: json(initial), version };
      const kept = writeDraft(storage, place, texts);
      move({ value, restored: state.restored, kept });
    },
    clear() {
      removeDraft(storage, place);
      move(empty);
    },
    move: (to) => {
      renameDraft(storage, place, to);
      move(empty);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
