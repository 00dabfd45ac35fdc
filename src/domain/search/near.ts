import { hasAccents } from './fold';
import type { Names, Query } from './matching';
import type { Vocabulary } from './vocabulary';

/** A word that was typed with accents counts for so much where a name has it with others: "bò" is hardly "bơ". */
const OTHER_ACCENTS = 0.3;
/** What comes first says what a dish is: "phở cuốn chay" is rather phở than something rolled. */
const HEAD = 0.5;
/** Of names that have the same words, the one that has little else comes first: "trứng cuộn" is rather egg than roe. */
const PLAIN = 0.05;
/** Steps of likeness, as ranks; 0 would be all words in order. */
const STEPS = 1000;

/** One word of a query that some name has, and how much it tells. */
export interface KnownWord {
  folded: string;
  accented: string | undefined;
  weight: number;
}

/** The words of a query that the list knows as whole words; rare ones tell more than "món" or "xào". */
export function knownWords<T extends object>(
  query: Query,
  words: Vocabulary<T>,
  size: number,
): KnownWord[] {
  if (query.tokens.length < 2) return [];
  return query.tokens.flatMap(({ folded }, index) => {
    const count = words.having(folded).size;
    if (count === 0 || folded.length < 2) return [];
    const typed = query.words[index] ?? folded;
    return {
      folded: ` ${folded} `,
      accented: hasAccents(typed) ? ` ${typed} ` : undefined,
      weight: 1 + Math.log(size / count),
    };
  });
}

/** Entries that have one of the words at least. */
export function withAnyOf<T extends object>(
  known: readonly KnownWord[],
  words: Vocabulary<T>,
): Set<T> {
  const found = new Set<T>();
  for (const { folded } of known) for (const entry of words.having(folded.trim())) found.add(entry);
  return found;
}

function likeness(name: Names['names'][number], known: readonly KnownWord[]): number {
  let sum = 0;
  let covered = 1;
  known.forEach(({ folded, accented, weight }, index) => {
    if (!name.folded.includes(folded)) return;
    const same = accented === undefined || name.accented.includes(accented);
    const head = index === 0 && name.folded.startsWith(folded) ? weight * HEAD : 0;
    sum += (weight + head) * (same ? 1 : OTHER_ACCENTS);
    covered += folded.length - 1;
  });
  return sum * (1 + (PLAIN * Math.min(covered, name.folded.length)) / name.folded.length);
}

/** The best name of an entry; the smaller the rank, the more of the query it has. */
export function nearRank(
  { names }: Names,
  known: readonly KnownWord[],
): { rank: number; name: Names['names'][number] | undefined } {
  const all = known.reduce((sum, { weight }) => sum + weight, (known[0]?.weight ?? 0) * HEAD);
  const most = all * (1 + PLAIN);
  let best = 0;
  let found: Names['names'][number] | undefined;
  for (const name of names) {
    const value = likeness(name, known);
    if (value > best) [best, found] = [value, name];
  }
  return { rank: Math.round((1 - best / most) * STEPS), name: found };
}
