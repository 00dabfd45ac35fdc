import { fold, hasAccents, normalise } from '../text/fold';

export interface NamedPlace {
  name: string;
  also?: string;
}

const begins = (text: string, typed: string) => ` ${text}`.includes(` ${typed}`);

/**
 * How well a place answers a folded query: 4 its name begins with it, 3 a word of it does, 2 each typed word
 * begins one, 1 each stands somewhere, 0 not at all; and 5 more where accents were typed and are the same.
 */
function computeRank({ name, also = '' }: NamedPlace, query: string, typed: string): number {
  const folded = fold(name);
  const all = `${folded} ${fold(also)}`;
  const words = query.split(' ');
  if (!words.every((word) => all.includes(word))) return 0;
  const exact = hasAccents(typed) && normalise(`${name} ${also}`).includes(typed) ? 5 : 0;
  if (folded.startsWith(query)) return 4 + exact;
  if (begins(folded, query)) return 3 + exact;
  return (words.every((word) => begins(all, word)) ? 2 : 1) + exact;
}

export function findPlaces<T extends NamedPlace>(
  entries: readonly T[],
  query: string,
  limit: number,
): T[] {
  const typed = normalise(query);
  if (typed === '') return entries.slice(0, limit);
  const folded = fold(query);
  return entries
    .map((entry) => ({ entry, rank: computeRank(entry, folded, typed) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
