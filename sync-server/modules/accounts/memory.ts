/** Milliseconds for which an entry is trusted without a watch. */
const FRESH = 1_000;
/** Milliseconds since the last look at the change feed within which unnamed documents count as unchanged. */
const WATCHED = 1_000;
const LONGEST = 60_000;

export interface Recalled<T> {
  value: T;
  of: readonly string[];
  /** Milliseconds until it becomes untrue by itself, as when a period ends. */
  holdsFor?: number | undefined;
}

interface Entry {
  at: number;
  result: Promise<Recalled<unknown>>;
  of: readonly string[] | undefined;
  holdsFor?: number | undefined;
}

/**
 * Entries are trusted for a second, and longer while the change feed shows no change to their documents: changes take
 * effect within a second, and a thousand idle devices cost nothing.
 */
export interface AccountMemory {
  recall<T>(key: string, read: () => Promise<Recalled<T>>): Promise<T>;
  changed(ids: readonly string[]): void;
  complete(until: number): void;
  forget(): void;
}

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
      if (known && believed(known)) return (await known.result).value as T;
      const result = read();
      const entry: Entry = { at: now(), result, of: undefined };
      if (entries.size > 20_000) entries.clear();
      entries.set(key, entry);
      try {
        const { value, of, holdsFor } = await result;
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
