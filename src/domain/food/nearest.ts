import { fold } from '../text/fold';

/** Of two letters each, within words: word order and spaces count for little. */
function listPairs(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) =>
      word.length === 1
        ? [word]
        : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
    );
}

function countPairs(pairs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return counts;
}

function countShared(counts: ReadonlyMap<string, number>, pairs: readonly string[]): number {
  const taken = new Map<string, number>();
  let shared = 0;
  for (const pair of pairs) {
    const most = counts.get(pair);
    if (most === undefined) continue;
    const before = taken.get(pair) ?? 0;
    if (before >= most) continue;
    taken.set(pair, before + 1);
    shared += 1;
  }
  return shared;
}

function compare(pairs: readonly string[], counts: ReadonlyMap<string, number>, other: string[]) {
  const all = pairs.length + other.length;
  return all === 0 ? 0 : (2 * countShared(counts, other)) / all;
}

/** @returns 0–1: the share of letter pairs that two names have in common (Dice) */
export function nameLikeness(one: string, other: string): number {
  const pairs = listPairs(one);
  return compare(pairs, countPairs(pairs), listPairs(other));
}

interface Named {
  name: string;
  aliases: readonly string[];
}

/** Names that have less in common than this are of different foods. */
const LEAST = 0.3;

/** The names of the entries are taken apart once, however many foods are looked for. */
export function createNearest<E extends Named>(entries: Iterable<E>) {
  const known = Array.from(entries, (entry) => ({
    entry,
    names: [entry.name, ...entry.aliases].map(listPairs),
  }));
  return ({ name }: Pick<Named, 'name'>, most = 3): { entry: E; share: number }[] => {
    const pairs = listPairs(name);
    const counts = countPairs(pairs);
    const near: { entry: E; share: number }[] = [];
    for (const { entry, names } of known) {
      const share = Math.max(...names.map((other) => compare(pairs, counts, other)));
      if (share >= LEAST) near.push({ entry, share });
    }
    return near.sort((one, other) => other.share - one.share).slice(0, most);
  };
}
