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

function countShared(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const pair of one) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of other) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    shared += 1;
  }
  return shared;
}

/** @returns 0–1: the share of letter pairs that two names have in common (Dice) */
export function nameLikeness(one: string, other: string): number {
  const [left, right] = [listPairs(one), listPairs(other)];
  const all = left.length + right.length;
  return all === 0 ? 0 : (2 * countShared(left, right)) / all;
}

interface Named {
  name: string;
  aliases: readonly string[];
}

/** Names that have less in common than this are of different foods. */
const LEAST = 0.3;

export function findNearest<E extends Named>(
  { name }: Pick<Named, 'name'>,
  entries: Iterable<E>,
  most = 3,
): { entry: E; share: number }[] {
  const near: { entry: E; share: number }[] = [];
  for (const entry of entries) {
    const share = Math.max(...[entry.name, ...entry.aliases].map((one) => nameLikeness(name, one)));
    if (share >= LEAST) near.push({ entry, share });
  }
  return near.sort((one, other) => other.share - one.share).slice(0, most);
}
