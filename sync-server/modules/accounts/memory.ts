/** Milliseconds for which something that was read is believed in any case. */
const FRESH = 1_000;
/** Milliseconds that the last look at all changes may be old: what it did not name is as it was. */
const WATCHED = 1_000;
/** Milliseconds after which it is read again although nobody changed it: sessions expire by the clock. */
const LONGEST = 60_000;

/** Knowledge about a caller, and the documents that it was read from. */
export interface Recalled<T> {
  value: T;
  /** Their `_id`. */
  of: readonly string[];
  /** Milliseconds after which it is not true any more though nobody changed anything: a period ends. */
  holdsFor?: number | undefined;
}

interface Entry {
  /** When reading began. */
  at: number;
  recalled: Promise<Recalled<unknown>>;
  /** undefined while it is being read. */
  of: readonly string[] | undefined;
  holdsFor?: number | undefined;
}

/**
 * Keeps what was read of accounts. It is believed for a second, and longer while somebody follows the changes of
 * the database and says that none of its documents changed: so whatever happens counts after a second at most,
 * and a thousand quiet devices cost nothing.
 */
export interface AccountMemory {
  /** @param read what it rejects with is not remembered */
  recall<T>(key: string, read: () => Promise<Recalled<T>>): Promise<T>;
  /** These documents were changed. */
  changed(ids: readonly string[]): void;
  /** All changes that were made before this moment (`now`) have been told. */
  complete(until: number): void;
  /** Anything may have changed. */
  forget(): void;
}

/** @param now milliseconds of a clock that only goes forward */
export function createAccountMemory(now: () => number = () => performance.now()): AccountMemory {
  const entries = new Map<string, Entry>();
  let completeUntil = Number.NEGATIVE_INFINITY;

  function believed({ at, holdsFor = LONGEST }: Entry): boolean {
    const age = now() - at;
    if (age >= Math.min(holdsFor, LONGEST)) return false;
    return age < FRESH || now() - completeUntil < WATCHED;
  }

  return {
    recall: async <T>(key: string, read: () => Promise<Recalled<T>>): Promise<T> => {
      const known = entries.get(key);
      if (known && believed(known)) return (await known.recalled).value as T;
      const recalled = read();
      const entry: Entry = { at: now(), recalled, of: undefined };
      if (entries.size > 20_000) entries.clear();
      entries.set(key, entry);
      try {
        const { value, of, holdsFor } = await recalled;
        Object.assign(entry, { of, holdsFor });
        return value;
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
    changed: (ids) => {
      const changed = new Set(ids);
      for (const [key, { of }] of entries)
        if (!of || of.some((id) => changed.has(id))) entries.delete(key);
    },
    complete: (until) => {
      completeUntil = until;
    },
    forget: () => entries.clear(),
  };
}
