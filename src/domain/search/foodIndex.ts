import { categoryFilter } from './categories';
import { fold } from './fold';
import type { Names } from './matching';
import { bestMatch, namesOf, parseQuery } from './matching';
import { Vocabulary } from './vocabulary';

export type IndexKind = 'food' | 'product' | 'recipe';

/** What the search knows of a food, product or recipe. */
export interface IndexItem {
  id: string;
  kind: IndexKind;
  name: string;
  aliases: readonly string[];
  category: string;
  /** kcal and g of the basis (100 g, 100 ml, one serving); absent means unknown. */
  calories?: number;
  protein?: number;
  /** Written by this workspace rather than taken from the catalogue. */
  own: boolean;
}

export interface SearchOptions {
  /** Default 20. */
  limit?: number;
  kinds?: readonly IndexKind[];
  /** Names of categories, or words of them such as "Hạt/Đậu". */
  categories?: readonly string[];
  /** Bounds, both inclusive; what does not report the value is left out where one is set. */
  minCalories?: number;
  maxCalories?: number;
  minProtein?: number;
  maxProtein?: number;
  /** Whether an empty query lists everything by name instead of nothing. */
  browse?: boolean;
}

export interface SearchHit {
  item: IndexItem;
  /** The other name that was found, where the item's own name was not. */
  via?: string;
}

interface Entry extends Names {
  item: IndexItem;
  /** Place in the order of names. */
  position: number;
}

const DEFAULT_LIMIT = 20;
/** Up to so many new entries are put in place one by one; more are sorted together. */
const INSERT_LIMIT = 64;
/** Room for the position in a sort key: a million entries. */
const POSITIONS = 2 ** 20;

const collator = new Intl.Collator('vi');

function withinBounds(
  value: number | undefined,
  least: number | undefined,
  most: number | undefined,
): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== undefined && value >= (least ?? 0) && value <= (most ?? Infinity);
}

/**
 * Search over foods, products and recipes by name. The vocabulary finds who can match at all, only
 * they are compared: 10,000 entries take a few milliseconds, and adding or taking away an entry
 * costs next to nothing.
 */
export class FoodIndex {
  /** Sorted by name as Vietnamese dictionaries do; equal ranks keep this order. */
  #entries: Entry[] = [];
  #byId = new Map<string, Entry>();
  #words = new Vocabulary<Entry>();
  #categories = new Set<string>();

  get size(): number {
    return this.#entries.length;
  }

  /** Replaces everything. */
  set(items: readonly IndexItem[]): void {
    this.#entries = [];
    this.#byId.clear();
    this.#words = new Vocabulary();
    this.#categories.clear();
    this.add(items);
  }

  /** Adds items; one with a known id takes its place. */
  add(items: readonly IndexItem[]): void {
    const latest = new Map(items.map((item) => [item.id, item]));
    this.remove([...latest.keys()]);
    const added: Entry[] = [...latest.values()].map((item) => ({
      item,
      position: 0,
      ...namesOf(item.name, item.aliases),
    }));
    for (const entry of added) {
      this.#byId.set(entry.item.id, entry);
      this.#words.add(entry.haystack, entry);
      this.#categories.add(fold(entry.item.category));
    }
    if (added.length > INSERT_LIMIT) this.#entries = [...this.#entries, ...added].sort(byName);
    else for (const entry of added) this.#entries.splice(this.#placeOf(entry), 0, entry);
    this.#number();
  }

  remove(ids: readonly string[]): void {
    const gone = new Set(ids.flatMap((id) => this.#byId.get(id) ?? []));
    if (gone.size === 0) return;
    for (const entry of gone) {
      this.#byId.delete(entry.item.id);
      this.#words.remove(entry.haystack, entry);
    }
    this.#entries = this.#entries.filter((entry) => !gone.has(entry));
    this.#number();
  }

  /** The best matches. An empty query finds nothing unless `browse` is set. */
  search(text: string, options: SearchOptions = {}): SearchHit[] {
    const query = parseQuery(text);
    const limit = Math.max(0, Math.trunc(options.limit ?? DEFAULT_LIMIT));
    const accepts = this.#filter(options);
    if (query.tokens.length === 0) return options.browse ? this.#browse(accepts, limit) : [];
    const keys: number[] = [];
    for (const entry of this.#words.candidates(query.tokens.map(({ folded }) => folded))) {
      const match = accepts(entry.item) ? bestMatch(entry, query) : undefined;
      if (!match) continue;
      const length = Math.min(entry.item.name.length, 255);
      const rank = (match.rank * 2 + (entry.item.own ? 0 : 1)) * 256 + length;
      keys.push(rank * POSITIONS + entry.position);
    }
    const best = Float64Array.from(keys).sort().subarray(0, limit);
    return Array.from(best, (key) => this.#entries[key % POSITIONS])
      .filter((entry) => entry !== undefined)
      .map((entry) => {
        const other = bestMatch(entry, query)?.name.other;
        return other === undefined ? { item: entry.item } : { item: entry.item, via: other };
      });
  }

  #number(): void {
    this.#entries.forEach((entry, position) => {
      entry.position = position;
    });
  }

  #browse(accepts: (item: IndexItem) => boolean, limit: number): SearchHit[] {
    const hits: SearchHit[] = [];
    for (const { item } of this.#entries) {
      if (hits.length >= limit) break;
      if (accepts(item)) hits.push({ item });
    }
    return hits;
  }

  #filter(options: SearchOptions): (item: IndexItem) => boolean {
    const { kinds, categories, minCalories, maxCalories, minProtein, maxProtein } = options;
    const inCategory = categories?.length
      ? categoryFilter(categories, this.#categories)
      : () => true;
    return (item) =>
      (!kinds || kinds.includes(item.kind)) &&
      withinBounds(item.calories, minCalories, maxCalories) &&
      withinBounds(item.protein, minProtein, maxProtein) &&
      inCategory(item.category);
  }

  /** Where an entry belongs, by halving. */
  #placeOf(entry: Entry): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#entries[middle];
      if (other && byName(other, entry) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function byName(a: Entry, b: Entry): number {
  return collator.compare(a.item.name, b.item.name) || (a.item.id < b.item.id ? -1 : 1);
}
