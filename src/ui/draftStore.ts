import { DRAFT_PREFIX } from '../platform/draftPrefix';
import { isRecord, readByInitial } from './draftShape';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function draftKey(account: string, form: string): string {
  return `${DRAFT_PREFIX}${account}:${form}`;
}

export interface DraftForm<T> {
  /** Raised when a field means something else than before; drafts from before versions count as 0. */
  version?: number;
  read?: (stored: unknown, initial: T, version: number) => T;
}

const VERSION = 'draftVersion';

/**
 * Values that do not fit, and fields that the form did not have then, are as in `initial`.
 * @returns `undefined` when nothing is stored, or no draft of this form
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

function versioned(text: string, version: number): string {
  if (!text.startsWith('{')) return text;
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}"${VERSION}":${version}}`;
}

/** How deep a form is taken apart: `draft.value.meals.lunch`, `draft.value.ingredients[2]`. */
const JSON_DEPTH = 3;

/**
 * Records that are the same objects as before keep their text, since a keystroke changes little. They must not be changed
 * in place.
 */
export function draftJson(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  const toText = (value: unknown, depth: number): string | undefined => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = depth === 0 ? JSON.stringify(value) : partsText(value, depth - 1);
    known.set(value, text);
    return text;
  };
  const partsText = (value: object, depth: number): string => {
    if (Array.isArray(value))
      return `[${value.map((part) => toText(part, depth) ?? 'null').join(',')}]`;
    return isRecord(value) ? fieldsText(value, depth) : JSON.stringify(value);
  };
  const fieldsText = (value: Record<string, unknown>, depth: number): string => {
    const fields = Object.entries(value).flatMap(([key, field]) => {
      const text = toText(field, depth);
      return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
    });
    return `{${fields.join(',')}}`;
  };
  return (value) => toText(value, JSON_DEPTH) ?? 'null';
}

/**
 * Written at once, so that a tab killed in the next millisecond loses nothing; a draft equal to `initial` is removed.
 * @returns false when storage is full or forbidden
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

export function removeDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Forbidden storage holds no draft either.
  }
}

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
  restored: boolean;
  isStored: boolean;
}

export interface DraftBox<T> {
  readonly storageKey: string;
  get(): DraftState<T>;
  set(change: T | ((current: T) => T)): void;
  clear(): void;
  move(to: string): void;
  subscribe(listener: () => void): () => void;
}

export function openDraft<T>(
  storage: DraftStorage,
  storageKey: string,
  initial: T,
  form: DraftForm<T> = {},
): DraftBox<T> {
  const stored = readDraft(storage, storageKey, initial, form);
  const { version = 1 } = form;
  const json = draftJson();
  const empty: DraftState<T> = { value: initial, restored: false, isStored: true };
  let state = stored === undefined ? empty : { value: stored, restored: true, isStored: true };
  const listeners = new Set<() => void>();
  const move = (next: DraftState<T>) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    storageKey,
    get: () => state,
    set: (change) => {
      // A function sees the newest value, also when React has not rendered it yet.
      const value =
        typeof change === 'function' ? (change as (current: T) => T)(state.value) : change;
      const texts = { text: json(value), initial: json(initial), version };
      const isStored = writeDraft(storage, storageKey, texts);
      move({ value, restored: state.restored, isStored });
    },
    clear() {
      removeDraft(storage, storageKey);
      move(empty);
    },
    move: (to) => {
      renameDraft(storage, storageKey, to);
      move(empty);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
