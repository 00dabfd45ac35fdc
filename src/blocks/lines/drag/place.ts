import type { NamedLine } from '../actions';

/** Before the line at `before`; the number of lines means after the last. */
interface Gap {
  group: string;
  before: number;
}

export interface Held extends Gap {
  line: NamedLine;
  from: { group: string; index: number };
  byKey: boolean;
}

export function gapAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}

export function dropIndex({
  from,
  group,
  before,
}: Pick<Held, 'from' | 'group' | 'before'>): number {
  return group === from.group && before > from.index ? before - 1 : before;
}

export function staysPut(held: Pick<Held, 'from' | 'group' | 'before'>): boolean {
  return held.group === held.from.group && dropIndex(held) === held.from.index;
}

function gapFor({ from }: Held, group: string, index: number): Gap {
  return { group, before: group === from.group && index >= from.index ? index + 1 : index };
}

/** `count` includes the held line in its own group. */
export function placesIn({ from }: Pick<Held, 'from'>, group: string, count: number): number {
  return group === from.group ? count : count + 1;
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
type ArrowKey = (typeof ARROWS)[number];

export function isArrowKey(key: string): key is ArrowKey {
  return (ARROWS as readonly string[]).includes(key);
}

/**
 * Up and down within the group, left and right to neighbouring groups; stops at the ends.
 * @param groups in the order in which people see them
 * @param countOf number of lines of a group
 */
export function stepped(
  held: Held,
  key: ArrowKey,
  groups: readonly string[],
  getCount: (group: string) => number,
): Gap {
  const by = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const group = (across && groups[groups.indexOf(held.group) + by]) || held.group;
  const last = placesIn(held, group, getCount(group)) - 1;
  const index = dropIndex(held) + (across ? 0 : by);
  return gapFor(held, group, Math.min(Math.max(index, 0), last));
}

export function gapBeside(
  held: Held | null,
  group: string,
  index: number,
  count: number,
): 'before' | 'behind' | undefined {
  if (!held || held.group !== group || staysPut(held)) return undefined;
  if (held.before === index) return 'before';
  return held.before === count && index === count - 1 ? 'behind' : undefined;
}
