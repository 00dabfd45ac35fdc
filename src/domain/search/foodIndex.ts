import { regionalNames, wordsOf } from './aliases';
import { categoryFilter } from './categories';
import { fold, hasAccents } from './fold';

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

/** A name in the two forms that are compared; both begin with a space, so that " x" is a word's start. */
interface SearchName {
  folded: string;
  accented: string;
  original: string | undefined;
}

interface Entry {
  item: IndexItem;
  names: SearchName[];
}

interface Token {
  folded: string;
  accented: string;
  typedAccents: boolean;
}

interface Query {
  tokens: Token[];
  phrase: string;
}

const DEFAULT_LIMIT = 20;
/** Up to so many new entries are put in place one by one; more are sorted together. */
const INSERT_LIMIT = 64;
/** Room for the position in a sort key: a million entries. */
const POSITIONS = 2 ** 20;

const collator = new Intl.Collator('vi');

function searchName(text: string, original?: string): SearchName {
  const accented = ` ${wordsOf(text).join(' ')}`;
  return { accented, folded: ` ${fold(accented)}`, original };
}

function entryOf(item: IndexItem): Entry {
  const others = [...item.aliases, ...regionalNames(item.name)];
  return { item, names: [searchName(item.name), ...others.map((text) => searchName(text, text))] };
}

function parse(query: string): Query {
  const tokens = wordsOf(query).map((word) => ({
    accented: word,
    folded: fold(word),
    typedAccents: hasAccents(word),
  }));
  return { tokens, phrase: tokens.map((token) => token.folded).join(' ') };
}

/**
 * How well a name matches, 0 best: 0 the whole name, 1 begins with these words, 2 begins so,
 * 3 contains these words, 4 contains them up to a begun word, 5 each word begins a word of it,
 * 6 each stands somewhere in it. `undefined`: no match. Single letters only match beginnings.
 */
function qualityOf(name: SearchName, { tokens, phrase }: Query): number | undefined {
  const text = name.folded;
  const everywhere = tokens.every(({ folded }) =>
    text.includes(folded.length > 1 ? folded : ` ${folded}`),
  );
  if (!everywhere) return undefined;
  if (text.length === phrase.length + 1 && text.endsWith(phrase)) return 0;
  if (text.startsWith(` ${phrase} `)) return 1;
  if (text.startsWith(` ${phrase}`)) return 2;
  if (text.includes(` ${phrase} `) || text.endsWith(` ${phrase}`)) return 3;
  if (text.includes(` ${phrase}`)) return 4;
  return tokens.every(({ folded }) => text.includes(` ${folded}`)) ? 5 : 6;
}

/** How many words were typed with accents that the name does not have there. */
function accentMisses(name: SearchName, tokens: readonly Token[]): number {
  return tokens.reduce(
    (count, token) =>
      token.typedAccents && !name.accented.includes(token.accented) ? count + 1 : count,
    0,
  );
}

interface Match {
  rank: number;
  via: string | undefined;
}

/** The best match among an entry's names. Order: typed accents, quality, own name before others. */
function bestMatch(entry: Entry, query: Query): Match | undefined {
  let best: Match | undefined;
  for (const name of entry.names) {
    const quality = qualityOf(name, query);
    if (quality === undefined) continue;
    const misses = Math.min(accentMisses(name, query.tokens), 15);
    const rank = (misses * 8 + quality) * 2 + (name.original === undefined ? 0 : 1);
    if (!best || rank < best.rank) best = { rank, via: name.original };
  }
  return best;
}

function withinBounds(
  value: number | undefined,
  least: number | undefined,
  most: number | undefined,
): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== undefined && value >= (least ?? 0) && value <= (most ?? Infinity);
}

/**
 * Search over foods, products and recipes by name. A plain scan over prepared strings: 10,000
 * entries take 1–3 ms, and adding or taking away one entry costs next to nothing.
 */
export class FoodIndex {
  /** Sorted by name as Vietnamese dictionaries do; equal ranks keep this order. */
  #entries: Entry[] = [];
  #categories = new Set<string>();

  get size(): number {
    return this.#entries.length;
  }

  /** Replaces everything. */
  set(items: readonly IndexItem[]): void {
    this.#entries = [];
    this.#categories.clear();
    this.add(items);
  }

  /** Adds items; one with a known id takes its place. */
  add(items: readonly IndexItem[]): void {
    const latest = new Map(items.map((item) => [item.id, item]));
    if (this.#entries.length > 0) this.remove([...latest.keys()]);
    const added = [...latest.values()].map(entryOf);
    for (const { category } of latest.values()) this.#categories.add(fold(category));
    if (added.length > INSERT_LIMIT) {
      this.#entries = [...this.#entries, ...added].sort(byName);
      return;
    }
    for (const entry of added) this.#entries.splice(this.#placeOf(entry), 0, entry);
  }

  remove(ids: readonly string[]): void {
    const gone = new Set(ids);
    this.#entries = this.#entries.filter((entry) => !gone.has(entry.item.id));
  }

  /** The best matches. An empty query finds nothing unless `browse` is set. */
  search(text: string, options: SearchOptions = {}): SearchHit[] {
    const query = parse(text);
    const limit = Math.max(0, Math.trunc(options.limit ?? DEFAULT_LIMIT));
    const accepts = this.#filter(options);
    if (query.tokens.length === 0) return options.browse ? this.#browse(accepts, limit) : [];
    const keys: number[] = [];
    const vias = new Map<number, string>();
    this.#entries.forEach((entry, position) => {
      if (!accepts(entry.item)) return;
      const match = bestMatch(entry, query);
      if (!match) return;
      const length = Math.min(entry.names[0]?.folded.length ?? 0, 255);
      const rank = (match.rank * 2 + (entry.item.own ? 0 : 1)) * 256 + length;
      keys.push(rank * POSITIONS + position);
      if (match.via !== undefined) vias.set(position, match.via);
    });
    const best = Float64Array.from(keys).sort().subarray(0, limit);
    return [...best].flatMap((key) => this.#hit(key % POSITIONS, vias));
  }

  #hit(position: number, vias: ReadonlyMap<number, string>): SearchHit[] {
    const entry = this.#entries[position];
    if (!entry) return [];
    const via = vias.get(position);
    return [via === undefined ? { item: entry.item } : { item: entry.item, via }];
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
