/** What one step tells the next about a document; held in memory only. */
export interface Notes<T> {
  note(collection: string, id: string, value: T | undefined): void;
  /** Forgets it, too: the next conflict tells its own. */
  take(collection: string, id: string): T | undefined;
}

const keyOf = (collection: string, id: string): string => `${collection}|${id}`;

export function createNotes<T>(): Notes<T> {
  const notes = new Map<string, T>();
  return {
    note(collection, id, value) {
      if (value === undefined) notes.delete(keyOf(collection, id));
      else notes.set(keyOf(collection, id), value);
    },
    take(collection, id) {
      const value = notes.get(keyOf(collection, id));
      notes.delete(keyOf(collection, id));
      return value;
    },
  };
}
