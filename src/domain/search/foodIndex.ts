import { withoutAmount, withoutNumber, withoutStyle } from './amounts';
import { withoutFillers } from './wordMatcher';
import { filterOf, type IndexItem, type IndexKind, type SearchOptions } from './filters';
import { fold } from '../text/fold';
import { withoutLinks } from './links';
import {
  bestMatch,
  hasOtherAccents,
  isOtherWords,
  leastRank,
  LOOSE,
  namesOf,
  parseQuery,
  WHOLE,
  type Names,
  type Query,
} from './matching';
import { isAnother, knownWords, partialMatchRank, withAnyOf, type KnownWord } from './partialMatch';
import { withoutTypos } from './typos';
import { Smallest } from './smallest';
import { Sounds } from './phonetic';
import { Vocabulary } from './vocabulary';
import { likeliestReading, otherWordings } from './wordings';

export type { IndexItem, IndexKind, SearchOptions };

export interface SearchHit {
  item: IndexItem;
  /** The other name that was found, where the item's own name was not. */
  via?: string;
  /** Has only a part of the words, since nothing has all of them. */
  near?: true;
  /** And hardly half of what they tell: it is another thing. */
  far?: true;
}

interface Entry extends Names {
  item: IndexItem;
  /** Place in the order of names. */
  position: number;
}

/** The words that were looked for in the end, and whether they are only a part of what was typed. */
interface Found {
  query: Query;
  near?: true;
  known?: readonly KnownWord[];
}

/** Where the keys of items are kept. */
interface Board {
  /** Where the key of an item is kept, if it is asked for at all. */
  place: (item: IndexItem) => Smallest | undefined;
  clear: () => void;
}

const DEFAULT_LIMIT = 20;
/** Up to so many new entries are put in place one by one; more are sorted together. */
const INSERT_LIMIT = 64;
/** Room for the position in a sort key: a million entries. */
const POSITIONS = 2 ** 20;
/** More uses than these make no difference. */
const MAX_USES = 31;

const collator = new Intl.Collator('vi');

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
  /** How the words sound; put together when it is asked for. */
  #sounds: Sounds<Entry> | undefined;
  /** Categories as they are written, and folded. */
  #known = new Set<string>();
  #categories = new Set<string>();
  /** How often each item was used. */
  #uses: ReadonlyMap<string, number> = new Map();

  get size(): number {
    return this.#entries.length;
  }

  /** Replaces everything. */
  set(items: readonly IndexItem[]): void {
    this.#entries = [];
    this.#byId.clear();
    this.#words = new Vocabulary();
    this.#known.clear();
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
      this.#addCategory(entry.item.category);
    }
    if (added.length > INSERT_LIMIT) this.#entries = [...this.#entries, ...added].sort(byName);
    else for (const entry of added) this.#entries.splice(this.#placeOf(entry), 0, entry);
    this.#number();
  }

  /** Thousands of entries share a few categories. */
  #addCategory(category: string): void {
    if (this.#known.has(category)) return;
    this.#known.add(category);
    this.#categories.add(fold(category));
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

  /** Says how often items were used: among equal matches the most used come first. */
  setUses(uses: ReadonlyMap<string, number>): void {
    this.#uses = uses;
  }

  /** The best matches. An empty query finds nothing unless `browse` is set. */
  search(text: string, options: SearchOptions = {}): SearchHit[] {
    const query = parseQuery(text);
    const accepts = filterOf(options, this.#categories);
    const limit = limitOf(options);
    if (query.tokens.length === 0) return options.browse ? this.#browse(accepts, limit) : [];
    const best = new Smallest(limit);
    const place = (item: IndexItem) => (accepts(item) ? best : undefined);
    return this.#hits(best, this.#find(query, { place, clear: () => best.clear() }));
  }

  /**
   * The best of each kind, in one pass; `limit` counts for each. The kind with the best hit of all
   * comes first; an empty query keeps the order in which the kinds were asked for.
   */
  searchKinds(
    text: string,
    kinds: readonly IndexKind[],
    options: Omit<SearchOptions, 'kinds'> = {},
  ): SearchHit[][] {
    const query = parseQuery(text);
    if (query.tokens.length === 0)
      return kinds.map((kind) => this.search(text, { ...options, kinds: [kind] }));
    const accepts = filterOf(options, this.#categories);
    const best = new Map(kinds.map((kind) => [kind, new Smallest(limitOf(options))]));
    const place = (item: IndexItem) => (accepts(item) ? best.get(item.kind) : undefined);
    const clear = () => best.forEach((one) => one.clear());
    const found = this.#find(query, { place, clear });
    return [...best.values()]
      .sort((a, b) => firstOf(a) - firstOf(b))
      .map((one) => this.#hits(one, found));
  }

  /** As it was typed, else as it sounds, else what has a part of the words. */
  #find(typed: Query, board: Board): Found {
    const found = this.#findPlain(typed, board);
    if (found) return found;
    const reading = likeliestReading(typed.words, this.#heard(), (pair) =>
      this.#hasWhole(parseQuery(pair), board),
    );
    const meant = reading === undefined ? undefined : parseQuery(reading);
    const heard = meant && this.#findPlain(meant, board);
    if (heard) return heard;
    const { words } = meant ?? typed;
    const rest = withoutAmount(words)[0] ?? withoutNumber(words) ?? words;
    const query = parseQuery(rest.join(' '));
    return { query, near: true, known: this.#matchNear(query, board) };
  }

  /** As it is, else without how much of it, how it is wanted or was cut. */
  #findPlain(typed: Query, board: Board): Found | undefined {
    const whole = this.#settle(typed, board);
    if (whole) return { query: whole };
    const plainNumber = withoutNumber(typed.words);
    const amounts = [...withoutAmount(typed.words), ...(plainNumber ? [plainNumber] : [])].map(
      (words) => parseQuery(words.join(' ')),
    );
    for (const one of amounts) {
      const query = this.#settle(one, board);
      if (query) return { query };
    }
    const { words } = amounts.at(-1) ?? typed;
    const plains = [...withoutLinks(words), withoutStyle(words), ...withoutFillers(words)];
    for (const plain of plains) {
      const query = plain && this.#settle(parseQuery(plain.join(' ')), board);
      if (query) return { query, near: true };
    }
    return undefined;
  }

  /**
   * Chooses among the query and the words that sound like it: an entry that has the words side by side goes before one
   * that has them somewhere or with other accents. Absent if nothing has them.
   */
  #settle(query: Query, board: Board): Query | undefined {
    const rank = this.#match(query, board);
    if (rank < LOOSE) return query;
    for (const text of otherWordings(query.words, this.#heard())) {
      const heard = parseQuery(text);
      if (!this.#hasWhole(heard, board)) continue;
      board.clear();
      this.#match(heard, board);
      return heard;
    }
    return rank < Infinity ? query : undefined;
  }

  #heard(): Sounds<Entry> {
    this.#sounds ??= new Sounds(this.#words);
    return this.#sounds;
  }

  /** Whether some entry has the words side by side, each to its end and with its accents. */
  #hasWhole(query: Query, { place }: Board): boolean {
    for (const entry of this.#words.candidates(query.tokens.map(({ folded }) => folded)))
      if (place(entry.item) && (bestMatch(entry, query)?.rank ?? Infinity) < WHOLE) return true;
    return false;
  }

  /**
   * Puts a sort key of each match where it belongs. Of a begun word that half of all names have, most
   * entries cannot come before what was found already, and are not compared at all.
   * @returns the best rank that was found, or infinity
   */
  #match(query: Query, { place }: Board): number {
    let found = Infinity;
    const tokens = query.tokens.map(({ folded }) => folded);
    const exact = tokens.length === 1 ? this.#words.having(tokens[0] ?? '') : undefined;
    for (const entry of this.#words.candidates(tokens)) {
      const best = place(entry.item);
      if (!best) continue;
      const least = leastRank(query, !exact || exact.has(entry));
      if (!best.wants(this.#keyOf(least, entry))) continue;
      const match = bestMatch(entry, query);
      if (!match) continue;
      best.add(this.#keyOf(match.rank, entry));
      found = Math.min(found, match.rank);
    }
    return found;
  }

  /** Who has a part of the words, the greater part first: a search never ends empty while one is known. */
  #matchNear(query: Query, { place }: Board): readonly KnownWord[] {
    const meant = withoutTypos(query, this.#words) ?? query;
    const known = knownWords(meant, this.#words, this.size);
    for (const entry of withAnyOf(known, this.#words))
      place(entry.item)?.add(this.#keyOf(partialMatchRank(entry, known).rank, entry));
    return known;
  }

  #hits(best: Smallest, { query, near, known }: Found): SearchHit[] {
    return best
      .sorted()
      .map((key) => this.#entries[key % POSITIONS])
      .filter((entry) => entry !== undefined)
      .map((entry) => {
        const found = known ? partialMatchRank(entry, known) : undefined;
        const name = found ? found.name : bestMatch(entry, query)?.name;
        const via = name?.other === undefined ? {} : { via: name.other };
        const other =
          known && found
            ? isAnother(entry, found, known, query)
            : name && isOtherWords(name, query);
        const far = other ? { far: true as const } : {};
        // A name that has the words only with other accents than were typed is another word.
        const like = near ?? (name && hasOtherAccents(name, query));
        return { item: entry.item, ...via, ...(like ? { near: true as const } : {}), ...far };
      });
  }

  /** Smaller comes first: rank, often used, own before others, short before long, then the order of names. */
  #keyOf(rank: number, { item, position }: Entry): number {
    const length = Math.min(item.name.length, 255);
    const used = MAX_USES - Math.min(this.#uses.get(item.id) ?? 0, MAX_USES);
    const place = (rank * (MAX_USES + 1) + used) * 2 + (item.own ? 0 : 1);
    return (place * 256 + length) * POSITIONS + position;
  }

  #number(): void {
    this.#entries.forEach((entry, position) => {
      entry.position = position;
    });
    this.#sounds = undefined;
  }

  #usesOf({ item }: Entry): number {
    return this.#uses.get(item.id) ?? 0;
  }

  /** Lists used items, the most used first, then own ones, then by name. */
  #browse(accepts: (item: IndexItem) => boolean, limit: number): SearchHit[] {
    const used = [...this.#uses.keys()]
      .flatMap((id) => this.#byId.get(id) ?? [])
      .sort((a, b) => this.#usesOf(b) - this.#usesOf(a) || a.position - b.position);
    const hits: SearchHit[] = [];
    const take = (entries: readonly Entry[], isWanted: (item: IndexItem) => boolean) => {
      for (const { item } of entries) {
        if (hits.length >= limit) return;
        if (isWanted(item) && accepts(item)) hits.push({ item });
      }
    };
    take(used, () => true);
    for (const own of [true, false])
      take(this.#entries, (item) => item.own === own && !this.#uses.has(item.id));
    return hits;
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

function limitOf({ limit }: SearchOptions): number {
  return Math.max(0, Math.trunc(limit ?? DEFAULT_LIMIT));
}

function firstOf(best: Smallest): number {
  return best.sorted()[0] ?? Number.MAX_SAFE_INTEGER;
}

function byName(a: Entry, b: Entry): number {
  return collator.compare(a.item.name, b.item.name) || (a.item.id < b.item.id ? -1 : 1);
}
