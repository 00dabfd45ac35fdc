import { withoutAmount, withoutNumber, withoutStyle } from './amounts';
import { withoutFillers } from './wordMatcher';
import { buildFilter, type IndexItem, type IndexKind, type SearchOptions } from './filters';
import { fold } from '../text/fold';
import { withoutLinks } from './links';
import {
  bestMatch,
  hasOtherAccents,
  isOtherWords,
  leastRank,
  LOOSE,
  buildNames,
  parseQuery,
  WHOLE,
  type Names,
  type Query,
} from './matching';
import {
  isAnother,
  knownWords,
  partialMatchRank,
  findWithAny,
  type KnownWord,
} from './partialMatch';
import { fromKeystrokes } from '../text/keystrokes';
import { withoutTypos } from './typos';
import { Smallest } from './smallest';
import { Sounds } from './phonetic';
import { Vocabulary } from './vocabulary';
import { likeliestReading, otherWordings } from './wordings';

export type { IndexItem, IndexKind, SearchOptions };

export interface SearchHit {
  item: IndexItem;
  via?: string;
  near?: true;
  far?: true;
}

interface Entry extends Names {
  item: IndexItem;
  position: number;
}

interface SearchResult {
  query: Query;
  near?: true;
  known?: readonly KnownWord[];
}

interface Board {
  topList: (item: IndexItem) => Smallest | undefined;
  clear: () => void;
}

const DEFAULT_LIMIT = 20;
const INSERT_LIMIT = 64;
/** Room for the position in a sort key: a million entries. */
const POSITIONS = 2 ** 20;
const MAX_USES = 31;

const collator = new Intl.Collator('vi');

/** The vocabulary finds who can match at all, and only they are compared: 10,000 entries take a few milliseconds. */
export class FoodIndex {
  /** In the order of Vietnamese dictionaries, which equal ranks keep. */
  #entries: Entry[] = [];
  #byId = new Map<string, Entry>();
  #words = new Vocabulary<Entry>();
  #sounds: Sounds<Entry> | undefined;
  #known = new Set<string>();
  #categories = new Set<string>();
  #uses: ReadonlyMap<string, number> = new Map();

  get size(): number {
    return this.#entries.length;
  }

  set(items: readonly IndexItem[]): void {
    this.#entries = [];
    this.#byId.clear();
    this.#words = new Vocabulary();
    this.#known.clear();
    this.#categories.clear();
    this.add(items);
  }

  add(items: readonly IndexItem[]): void {
    const latest = new Map(items.map((item) => [item.id, item]));
    this.remove([...latest.keys()]);
    const added: Entry[] = [...latest.values()].map((item) => ({
      item,
      position: 0,
      ...buildNames(item.name, item.aliases),
    }));
    for (const entry of added) {
      this.#byId.set(entry.item.id, entry);
      this.#words.add(entry.haystack, entry);
      this.#addCategory(entry.item.category);
    }
    if (added.length > INSERT_LIMIT) this.#entries = [...this.#entries, ...added].sort(byName);
    else for (const entry of added) this.#entries.splice(this.#findPosition(entry), 0, entry);
    this.#number();
  }

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

  setUses(uses: ReadonlyMap<string, number>): void {
    this.#uses = uses;
  }

  search(text: string, options: SearchOptions = {}): SearchHit[] {
    const query = parseQuery(text);
    const accepts = buildFilter(options, this.#categories);
    const limit = getLimit(options);
    if (query.tokens.length === 0) return options.browse ? this.#browse(accepts, limit) : [];
    const best = new Smallest(limit);
    const selectBest = (item: IndexItem) => (accepts(item) ? best : undefined);
    return this.#hits(best, this.#find(query, { topList: selectBest, clear: () => best.clear() }));
  }

  /**
   * `limit` counts for each kind. The kind with the best hit of all comes first; an empty query keeps the order in which
   * the kinds were asked for.
   */
  searchKinds(
    text: string,
    kinds: readonly IndexKind[],
    options: Omit<SearchOptions, 'kinds'> = {},
  ): SearchHit[][] {
    const query = parseQuery(text);
    if (query.tokens.length === 0)
      return kinds.map((kind) => this.search(text, { ...options, kinds: [kind] }));
    const accepts = buildFilter(options, this.#categories);
    const best = new Map(kinds.map((kind) => [kind, new Smallest(getLimit(options))]));
    const selectBest = (item: IndexItem) => (accepts(item) ? best.get(item.kind) : undefined);
    const clear = () => best.forEach((one) => one.clear());
    const matches = this.#find(query, { topList: selectBest, clear });
    return [...best.values()]
      .sort((a, b) => getFirst(a) - getFirst(b))
      .map((one) => this.#hits(one, matches));
  }

  #find(typed: Query, board: Board): SearchResult {
    const result = this.#findPlain(typed, board) ?? this.#findKeyed(typed, board);
    if (result) return result;
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

  /** Typed with the input method off; "thijt bof" has other letters than any food near it. */
  #findKeyed({ words }: Query, board: Board): SearchResult | undefined {
    const keyed = fromKeystrokes(words.join(' '));
    return keyed === undefined ? undefined : this.#findPlain(parseQuery(keyed), board);
  }

  #findPlain(typed: Query, board: Board): SearchResult | undefined {
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

  /** An entry that has the words side by side goes before one that has them somewhere or with other accents. */
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

  #hasWhole(query: Query, { topList }: Board): boolean {
    for (const entry of this.#words.candidates(query.tokens.map(({ folded }) => folded)))
      if (topList(entry.item) && (bestMatch(entry, query)?.rank ?? Infinity) < WHOLE) return true;
    return false;
  }

  /**
   * Of a begun word that half of all names have, most entries cannot beat what was found already, and are not compared.
   * @returns the best rank that was found, or infinity
   */
  #match(query: Query, { topList }: Board): number {
    let smallest = Infinity;
    const tokens = query.tokens.map(({ folded }) => folded);
    const exact = tokens.length === 1 ? this.#words.having(tokens[0] ?? '') : undefined;
    for (const entry of this.#words.candidates(tokens)) {
      const best = topList(entry.item);
      if (!best) continue;
      const least = leastRank(query, !exact || exact.has(entry));
      if (!best.wants(this.#getKey(least, entry))) continue;
      const match = bestMatch(entry, query);
      if (!match) continue;
      best.add(this.#getKey(match.rank, entry));
      smallest = Math.min(smallest, match.rank);
    }
    return smallest;
  }

  /** A search never ends empty while one of the words is known. */
  #matchNear(query: Query, { topList }: Board): readonly KnownWord[] {
    const meant = withoutTypos(query, this.#words) ?? query;
    const known = knownWords(meant, this.#words, this.size);
    for (const entry of findWithAny(known, this.#words))
      topList(entry.item)?.add(this.#getKey(partialMatchRank(entry, known).rank, entry));
    return known;
  }

  #hits(best: Smallest, { query, near, known }: SearchResult): SearchHit[] {
    return best
      .sorted()
      .map((key) => this.#entries[key % POSITIONS])
      .filter((entry) => entry !== undefined)
      .map((entry) => {
        const partial = known ? partialMatchRank(entry, known) : undefined;
        const name = partial ? partial.name : bestMatch(entry, query)?.name;
        const via = name?.other === undefined ? {} : { via: name.other };
        const other =
          known && partial
            ? isAnother(entry, partial, known, query)
            : name && isOtherWords(name, query);
        const far = other ? { far: true as const } : {};
        // A name that has the words only with other accents than were typed is another word.
        const like = near ?? (name && hasOtherAccents(name, query));
        return { item: entry.item, ...via, ...(like ? { near: true as const } : {}), ...far };
      });
  }

  #getKey(rank: number, { item, position }: Entry): number {
    const length = Math.min(item.name.length, 255);
    const used = MAX_USES - Math.min(this.#uses.get(item.id) ?? 0, MAX_USES);
    const score = (rank * (MAX_USES + 1) + used) * 2 + (item.own ? 0 : 1);
    return (score * 256 + length) * POSITIONS + position;
  }

  #number(): void {
    this.#entries.forEach((entry, position) => {
      entry.position = position;
    });
    this.#sounds = undefined;
  }

  #countUses({ item }: Entry): number {
    return this.#uses.get(item.id) ?? 0;
  }

  #browse(accepts: (item: IndexItem) => boolean, limit: number): SearchHit[] {
    const used = [...this.#uses.keys()]
      .flatMap((id) => this.#byId.get(id) ?? [])
      .sort((a, b) => this.#countUses(b) - this.#countUses(a) || a.position - b.position);
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

  #findPosition(entry: Entry): number {
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

function getLimit({ limit }: SearchOptions): number {
  return Math.max(0, Math.trunc(limit ?? DEFAULT_LIMIT));
}

function getFirst(best: Smallest): number {
  return best.sorted()[0] ?? Number.MAX_SAFE_INTEGER;
}

function byName(a: Entry, b: Entry): number {
  return collator.compare(a.item.name, b.item.name) || (a.item.id < b.item.id ? -1 : 1);
}
