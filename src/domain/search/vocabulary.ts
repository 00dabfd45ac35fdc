import { SUBSTRING_LENGTH } from './matching';

/** A few thousand words stand for tens of thousands of names, so that looking through the words is much cheaper. */
export class Vocabulary<T extends object> {
  readonly #entries = new Map<string, Set<T>>();

  add(text: string, entry: T): void {
    for (const word of wordsIn(text)) {
      const list = this.#entries.get(word);
      if (list) list.add(entry);
      else this.#entries.set(word, new Set([entry]));
    }
  }

  remove(text: string, entry: T): void {
    for (const word of wordsIn(text)) {
      const list = this.#entries.get(word);
      list?.delete(entry);
      if (list?.size === 0) this.#entries.delete(word);
    }
  }

  having(word: string): ReadonlySet<T> {
    return this.#entries.get(word) ?? new Set();
  }

  words(): Iterable<string> {
    return this.#entries.keys();
  }

  candidates(tokens: readonly string[]): Set<T> {
    let matches: Set<T> | undefined;
    // The longest first: it leaves the fewest for the others.
    for (const token of [...tokens].sort((a, b) => b.length - a.length)) {
      const next = new Set<T>();
      for (const list of this.#findLists(token))
        for (const entry of list) if (!matches || matches.has(entry)) next.add(entry);
      matches = next;
      if (matches.size === 0) break;
    }
    return matches ?? new Set();
  }

  *#findLists(token: string): Generator<Set<T>> {
    const inside = token.length >= SUBSTRING_LENGTH;
    for (const [word, list] of this.#entries)
      if (inside ? word.includes(token) : word.startsWith(token)) yield list;
  }
}

function wordsIn(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}
