const PREFIX = 'bualanh:draft:';

/** The three calls of `localStorage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the draft of one form of one account lies. */
export function draftKey(account: string, form: string): string {
  return `${PREFIX}${account}:${form}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sameKind(a: unknown, b: unknown): boolean {
  if (isRecord(a) || isRecord(b)) return isRecord(a) && isRecord(b);
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b);
  return a === null || b === null || typeof a === typeof b;
}

/**
 * What was typed before the page went away; `undefined` when nothing was, or when what lies there
 * cannot be a draft of this form. Fields that a newer version of the form added take their initial value.
 */
export function readDraft<T>(storage: DraftStorage, key: string, initial: T): T | undefined {
  try {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    const stored: unknown = JSON.parse(text);
    if (!sameKind(stored, initial)) return undefined;
    return (isRecord(initial) ? { ...initial, ...(stored as object) } : stored) as T;
  } catch {
    // Storage that is forbidden or text that a crash cut short: the form starts from `initial`.
    return undefined;
  }
}

/** How deep a form is taken apart: `draft.value.meals.lunch`. */
const JSON_DEPTH = 3;

/**
 * `JSON.stringify` for a form, of which a keystroke changes little: records that are the same objects
 * as before keep their text. They must not be changed in place, as React's state is not.
 */
export function draftJson(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  const textOf = (value: unknown, depth: number): string | undefined => {
    if (!isRecord(value)) return JSON.stringify(value);
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = depth === 0 ? JSON.stringify(value) : fieldsText(value, depth - 1);
    known.set(value, text);
    return text;
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
function writeDraft(storage: DraftStorage, key: string, text: string, initial: string): boolean {
  try {
    if (text === initial) storage.removeItem(key);
    else storage.setItem(key, text);
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
  subscribe(listener: () => void): () => void;
}

/** Opens a form's draft: what was typed earlier, else `initial`. */
export function openDraft<T>(storage: DraftStorage, place: string, initial: T): DraftBox<T> {
  const stored = readDraft(storage, place, initial);
  const json = draftJson();
  let state: DraftState<T> = {
    value: stored ?? initial,
    restored: stored !== undefined,
    kept: true,
  };
  const listeners = new Set<() => void>();
  const move = (next: DraftState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    place,
    get: () => state,
    set: (change) => {
      // A function sees the newest value, also when React has not rendered it yet.
      const value =
        typeof change === 'function' ? (change as (current: T) => T)(state.value) : change;
      const kept = writeDraft(storage, place, json(value), json(initial));
      move({ value, restored: state.restored, kept });
    },
    clear: () => {
      removeDraft(storage, place);
      move({ value: initial, restored: false, kept: true });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
