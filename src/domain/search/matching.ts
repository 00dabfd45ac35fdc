import { plainFractions } from '../text/fractions';
import { listRegionalNames, splitWords } from '../food/aliases';
import { withoutMark } from './brands';
import { fold, hasAccents } from '../text/fold';

/** Between spaces, so that " x" is a word's start. */
export interface SearchName {
  folded: string;
  accented: string;
  other: string | undefined;
  forms: readonly string[];
  without: readonly string[];
}

export interface Names {
  names: SearchName[];
  /** Each between line breaks: one scan of one string instead of one for each name. */
  haystack: string;
  ends: number[];
}

export interface Query {
  tokens: readonly { folded: string; start: string }[];
  words: readonly string[];
  accented: readonly string[];
  /** Words without accents beside such with: who types "cá kho" rather means kho than khô. */
  bare: readonly string[];
  start: string;
}

/**
 * Dried, canned, powdered, only tasting of it: a changed food is another thing, and who means it types it. "xoài" is the
 * fruit, not the dried one.
 */
const FORMS: ReadonlySet<string> = new Set(
  'khô sấy hộp đóng uống bột mứt hương vị ít tách giảm mỡ'.split(' '),
);

const WITHOUT = 'không';

const SHORT: Readonly<Record<string, string>> = {
  nc: 'nước',
  cf: 'cà phê',
  cafe: 'cà phê',
  ko: 'không',
  đg: 'đường',
};

/** Syllables are short: a match of fewer letters inside of a word is a coincidence. */
export const SUBSTRING_LENGTH = 3;

const foldedWords = new Map<string, string>();

function foldWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  const folded = fold(word);
  foldedWords.set(word, folded);
  return folded;
}

const SPELLED: Readonly<Record<string, string>> = {
  bằm: 'băm',
  điêu: 'diêu',
  tíu: 'tiếu',
  mỳ: 'mì',
  tầu: 'tàu',
};
const spelled = (words: readonly string[]) => words.map((word) => SPELLED[word] ?? word);

function searchName(typed: readonly string[], other?: string): SearchName {
  const words = spelled(typed);
  const forms = words.filter((word) => FORMS.has(word)).map(foldWord);
  const without = words.filter((_word, index) => words[index - 1] === WITHOUT).map(foldWord);
  return {
    accented: ` ${words.join(' ')} `,
    folded: ` ${words.map(foldWord).join(' ')} `,
    other,
    forms,
    without,
  };
}

/** A brand word is also typed behind what it is a brand of: "bánh Cosy", "xúc xích Vissan". */
function aliasNames(nameWords: readonly string[], alias: string): SearchName[] {
  const plain = withoutMark(alias);
  const own = searchName(splitWords(plain), alias);
  if (plain === alias) return [own];
  const heads = [nameWords.slice(0, 1), nameWords.slice(0, 2)];
  return [own, ...heads.map((head) => searchName([...head, ...splitWords(plain)], alias))];
}

export function buildNames(name: string, aliases: readonly string[]): Names {
  const words = splitWords(name);
  const names = [
    searchName(words),
    ...aliases.flatMap((alias) => aliasNames(words, alias)),
    ...listRegionalNames(words).map((text) => searchName(text.split(' '), text)),
  ];
  let end = 0;
  const ends = names.map(({ folded }) => (end += folded.length + 1));
  return { names, haystack: `\n${names.map(({ folded }) => folded).join('\n')}\n`, ends };
}

const BARE: Readonly<Record<string, string>> = {
  sua: 'sữa',
  'muc kho': 'mực khô',
  'dau bap': 'đậu bắp',
  'com nam': 'cơm nắm',
};

/** "½ chén" is half a bowl, as "1/2 chén" is. */
const FRACTION = /[\u00BC-\u00BE\u2150-\u215E\u2044\u2215]/;

export function parseQuery(text: string): Query {
  const plain = FRACTION.test(text) ? plainFractions(text) : text;
  const typed = splitWords(plain).flatMap((word) => SHORT[word]?.split(' ') ?? word);
  const words = spelled(BARE[typed.join(' ')]?.split(' ') ?? typed);
  const folded = words.map(fold);
  return {
    tokens: folded.map((word) => ({ folded: word, start: ` ${word}` })),
    words,
    accented: words.filter(hasAccents),
    bare: words.some(hasAccents) ? words.filter((word) => !hasAccents(word)) : [],
    start: ` ${folded.join(' ')}`,
  };
}

/**
 * How well the words, found at a place of a haystack, match the name there, 0 best: 0 they are the
 * name, 1 it begins with them, 2 contains them, 3 begins with them up to a begun word, 4 contains
 * them so. A syllable is a word in Vietnamese, so whole words go before beginnings: "ga" means gà
 * before gan. One letter is always a beginning: the "g" of "32 g" is not meant.
 */
function qualityAt(haystack: string, at: number, { start }: Query): number {
  const begins = haystack[at - 1] === '\n';
  const end = at + start.length;
  if (haystack[end] !== ' ' || start.length === 2) return begins ? 3 : 4;
  if (!begins) return 2;
  return haystack[end + 1] === '\n' ? 0 : 1;
}

/** 5: each word begins a word of the name, 6: each stands somewhere in it. */
function looseQuality(text: string, { tokens }: Query): number | undefined {
  let quality = 5;
  const last = tokens.at(-1);
  for (const token of tokens) {
    const { folded, start } = token;
    // Who types the third word has finished the others: "cá tra kho" is no cá trắm.
    const whole = tokens.length > 2 && token !== last;
    if (text.includes(whole ? `${start} ` : start)) continue;
    if (whole) return undefined;
    if (folded.length < SUBSTRING_LENGTH || !text.includes(folded)) return undefined;
    quality = 6;
  }
  return quality;
}

function accentMisses(name: SearchName, accented: readonly string[]): number {
  let misses = 0;
  for (const word of accented) if (!name.accented.includes(word)) misses += 1;
  return Math.min(misses, 15);
}

const MAX_MISSED = 4;

const FOLDED_WITHOUT = fold(WITHOUT);

/** "trà đường" is no tea without sugar. */
function denied({ without }: SearchName, { tokens }: Query): number {
  if (without.length === 0 || tokens.some(({ folded }) => folded === FOLDED_WITHOUT)) return 0;
  return tokens.filter(({ folded }) => without.includes(folded)).length;
}

export interface Match {
  rank: number;
  name: SearchName;
}

/** Without accents no form is clear: "bo kho" is rather bò kho than bò khô. */
function isOtherForm({ forms }: SearchName, { tokens, accented }: Query): boolean {
  if (accented.length === 0) return forms.length > 0;
  return forms.some((form) => !tokens.some(({ folded }) => folded === form));
}

/**
 * Order: typed accents, then quality, then words left bare, then the item's own name before its others, then
 * the plain thing before its forms.
 */
function computeRank(name: SearchName, quality: number, query: Query): number {
  const misses = Math.min(accentMisses(name, query.accented) + denied(name, query), 15);
  const other = name.other === undefined ? 0 : 1;
  const dressed = query.bare.some((word) => !name.accented.includes(word)) ? 1 : 0;
  const score = ((misses * 8 + quality) * 2 + dressed) * 2 + other;
  return score * 2 + (isOtherForm(name, query) ? 1 : 0);
}

/** Ranks below have all words side by side, to their ends and with their accents. */
export const WHOLE = 3 * 8;
/** From here on words stand apart, or have other accents; between both the last is only begun. */
export const LOOSE = 5 * 8;

export function leastRank({ start }: Query, whole: boolean): number {
  return whole && start.length > 2 ? 0 : WHOLE;
}

function phraseMatch({ haystack, names, ends }: Names, query: Query): Match | undefined {
  let best: Match | undefined;
  let index = 0;
  let at = haystack.indexOf(query.start);
  while (at >= 0) {
    while (at >= (ends[index] ?? Infinity)) index += 1;
    const name = names[index];
    if (!name) break;
    const rank = computeRank(name, qualityAt(haystack, at, query), query);
    if (!best || rank < best.rank) best = { rank, name };
    at = haystack.indexOf(query.start, at + 1);
  }
  return best;
}

function looseMatch({ haystack, names }: Names, query: Query): Match | undefined {
  if (looseQuality(haystack, query) === undefined) return undefined;
  let best: Match | undefined;
  for (const name of names) {
    const quality = looseQuality(name.folded, query);
    if (quality === undefined) continue;
    // Inside of words and with other accents is no likeness any more, nor are many other accents: "cá rô kho" is no "bò kho cà rốt".
    const misses = accentMisses(name, query.accented);
    if (misses > (quality === 6 ? 0 : query.accented.length / MAX_MISSED)) continue;
    const rank = computeRank(name, quality, query);
    if (!best || rank < best.rank) best = { rank, name };
  }
  return best;
}

/** Whether a name has the words with other accents only: "trái ấu" is no trái âu, "tré" no trê. */
export function hasOtherAccents(name: SearchName, { accented }: Query): boolean {
  return accentMisses(name, accented) > 0;
}

export function isOtherWords(name: SearchName, { accented }: Query): boolean {
  const misses = accentMisses(name, accented);
  return misses > 1 && misses * 2 > accented.length;
}

export function bestMatch(names: Names, query: Query): Match | undefined {
  return phraseMatch(names, query) ?? looseMatch(names, query);
}
