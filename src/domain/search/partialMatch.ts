import { fold, hasAccents } from '../text/fold';
import type { Names, Query } from './matching';
import type { Vocabulary } from './vocabulary';

/** A word that was typed with accents counts for so much where a name has it with others: "bò" is hardly "bơ". */
const OTHER_ACCENTS = 0.3;
/** The same of a word without accents beside such with: in "canh hến" canh is hardly cánh. */
const OTHER_BARE = 0.6;
/**
 * The first words of a name say what the dish is, however common: "bún dọc mùng" is rather bún than the vegetable,
 * "lẩu gà ớt hiểm" rather lẩu gà than pepper. Each word of such a beginning counts so much more, the first at least `LEAD`.
 */
const HEAD = 0.5;
const LEAD = 6;
/** Words for kinds of dishes that are said first: "canh chua cá linh bông điên điển" is a soup and no flower. */
const DISHES: ReadonlySet<string> = new Set('canh cháo chè lẩu xôi súp'.split(' ').map(fold));
const DISH_LEAD = 10;
/** How something is cooked tells a dish from the food: "cá thu chiên" is rather fried fish than raw cá thu. */
const COOKED: ReadonlySet<string> = new Set(
  'luộc hấp nướng chiên rán xào kho rim hầm om nấu quay sốt'.split(' ').map(fold),
);
const COOKING = 2;
/** Of names that have the same words, the one that has little else comes first: "trứng cuộn" is rather egg than roe. */
const PLAIN = 0.05;
const FAR = 0.62;
const STEPS = 1000;

export interface KnownWord {
  folded: string;
  accented: string | undefined;
  other: number;
  weight: number;
}

/** Rare words tell more than "món" or "xào". */
export function knownWords<T extends object>(
  query: Query,
  words: Vocabulary<T>,
  size: number,
): KnownWord[] {
  return query.tokens.flatMap(({ folded }, index) => {
    const count = words.having(folded).size;
    if (count === 0 || folded.length < 2) return [];
    const typed = query.words[index] ?? folded;
    return {
      folded: ` ${folded} `,
      accented: query.accented.length > 0 ? ` ${typed} ` : undefined,
      other: hasAccents(typed) ? OTHER_ACCENTS : OTHER_BARE,
      weight: 1 + Math.log(size / count) + (COOKED.has(folded) ? COOKING : 0),
    };
  });
}

export function findWithAny<T extends object>(
  known: readonly KnownWord[],
  words: Vocabulary<T>,
): Set<T> {
  const entries = new Set<T>();
  for (const { folded } of known)
    for (const entry of words.having(folded.trim())) entries.add(entry);
  return entries;
}

const computeHead = ({ weight, folded }: KnownWord, index: number) =>
  Math.max(weight * HEAD, index > 0 ? 0 : DISHES.has(folded.trim()) ? DISH_LEAD : LEAD);

function likeness(name: Names['names'][number], known: readonly KnownWord[]): number {
  let sum = 0;
  let covered = 1;
  let begun = 0;
  known.forEach((word, index) => {
    const { folded, accented, other, weight } = word;
    if (!name.folded.includes(folded)) return;
    const same = accented === undefined || name.accented.includes(accented);
    const leads = name.folded.startsWith(folded, begun);
    const head = leads ? computeHead(word, index) : 0;
    if (leads) begun += folded.length - 1;
    sum += (weight + head) * (same ? 1 : other);
    covered += folded.length - 1;
  });
  return sum * (1 + (PLAIN * Math.min(covered, name.folded.length)) / name.folded.length);
}

export function partialMatchRank(
  { names }: Names,
  known: readonly KnownWord[],
): { rank: number; name: Names['names'][number] | undefined } {
  const all = known.reduce((sum, word, index) => sum + word.weight + computeHead(word, index), 0);
  const most = all * (1 + PLAIN);
  let best = 0;
  let bestName: Names['names'][number] | undefined;
  for (const name of names) {
    const value = likeness(name, known);
    if (value > best) [best, bestName] = [value, name];
  }
  return { rank: Math.round((1 - best / most) * STEPS), name: bestName };
}

/** Words that no name has weigh as much as the rarest of those that some have. */
function unknownWeight(known: readonly KnownWord[], { tokens }: Query): number {
  const unknown = tokens.filter(({ folded }) => folded.length > 1).length - known.length;
  return Math.max(0, unknown) * Math.max(0, ...known.map(({ weight }) => weight));
}

function isFar(rank: number, known: readonly KnownWord[], query: Query): boolean {
  const all = known.reduce((sum, word, index) => sum + word.weight + computeHead(word, index), 0);
  const has = (1 - rank / STEPS) * (all * (1 + PLAIN));
  return has / (all + unknownWeight(known, query)) < FAR;
}

/**
 * Parts that are asked about for allergies, or that make a dish another one. Of a thing that is only like what was typed
 * none may be missing: "hủ tiếu mực" is not to be taken for the one with prawns, "đậu hũ trứng" not for tofu, and who asks for
 * "canh bí đao chay" not be given pork.
 */
const MAIN_PARTS: ReadonlySet<string> = new Set(
  (
    'trứng hột sữa tôm tép cua ghẹ cá mực tuộc ốc nghêu ngao hến sò hàu lươn ếch lạc phộng mè vừng điều cheese ' +
    'heo lợn bò gà vịt dê lòng huyết tiết gan đường muối chay'
  ).split(' '),
);
const MAIN_BARE: ReadonlySet<string> = new Set(
  'trung sua tom cua ghe muc ngheu hau heo chay'.split(' '),
);

const isMainPart = (word: string) => (hasAccents(word) ? MAIN_PARTS : MAIN_BARE).has(word);

function lacksMainPart({ names }: Names, { words }: Query): boolean {
  return words.some((word) => {
    if (!isMainPart(word)) return false;
    const text = ` ${word} `;
    return !names.some((name) => (hasAccents(word) ? name.accented : name.folded).includes(text));
  });
}

function beginsWith(name: Names['names'][number] | undefined, { start }: Query): boolean {
  if (!name || name.folded.trim().split(' ').length < 2) return false;
  return `${start} `.startsWith(name.folded);
}

export function isAnother(
  entry: Names,
  { rank, name }: ReturnType<typeof partialMatchRank>,
  known: readonly KnownWord[],
  query: Query,
): boolean {
  if (lacksMainPart(entry, query)) return true;
  return !beginsWith(name, query) && isFar(rank, known, query);
}
