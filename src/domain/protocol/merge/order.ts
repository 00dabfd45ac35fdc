import { sameValue } from '../../records/equality';

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/**
 * All words of both lists in one order: the order of the side that moved something, and what only
 * the other side has behind its neighbour there. The same input gives the same order everywhere.
 */
export function inOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const common = new Set(base.filter((word) => mine.includes(word) && theirs.includes(word)));
  const standing = (words: readonly string[]): string[] =>
    unique(words).filter((word) => common.has(word));
  const theirsMoved = !sameValue(standing(base), standing(theirs));
  const mineMoved = !sameValue(standing(base), standing(mine));
  const lead = mineMoved && !theirsMoved ? mine : theirs;
  const result = unique(lead);
  const follow = unique(lead === mine ? theirs : mine);
  follow.forEach((word, index) => {
    if (result.includes(word)) return;
    result.splice(findPosition(result, follow, index), 0, word);
  });
  return result;
}

function findPosition(result: string[], follow: string[], index: number): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const position = result.indexOf(follow[before] ?? '');
    if (position >= 0) return position + 1;
  }
  for (let after = index + 1; after < follow.length; after += 1) {
    const position = result.indexOf(follow[after] ?? '');
    if (position >= 0) return position;
  }
  return result.length;
}

const getOrder = (line: Record<string, unknown>): number =>
  typeof line.order === 'number' ? line.order : 0;

/** Equal orders are spread apart, or nothing could be put between two lines that two devices moved to the same place. */
export function sortLines<T extends Record<string, unknown>>(lines: T[], key: string): T[] {
  const name = (line: T): string => String(line[key]);
  const sorted = [...lines].sort(
    (a, b) => getOrder(a) - getOrder(b) || (name(a) < name(b) ? -1 : Number(name(a) > name(b))),
  );
  const result: T[] = [];
  let previous = -Infinity;
  sorted.forEach((line, index) => {
    const order = getOrder(line);
    const next = order > previous ? order : between(previous, sorted.slice(index + 1));
    result.push(next === order ? line : { ...line, order: next });
    previous = next;
  });
  return result;
}

function between(previous: number, rest: readonly Record<string, unknown>[]): number {
  const greater = rest.map(getOrder).find((order) => order > previous);
  if (greater === undefined) return previous + 1;
  return (previous + greater) / 2;
}
