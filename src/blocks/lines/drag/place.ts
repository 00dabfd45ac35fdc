import type { NamedLine } from '../actions';

/** A gap between the lines of a group: before the line at `before`; the number of lines: behind the last. */
interface Gap {
  group: string;
  before: number;
}

/** A line that is held, the place it came from, and the gap that it would fall into. */
export interface Held extends Gap {
  line: NamedLine;
  from: { group: string; index: number };
  /** By the keyboard: the pointer decides nothing. */
  byKey: boolean;
}

/** The gap that a pointer is over, by the middles of the rows. */
export function gapAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}

/** The index that the held line takes among the other lines of the group. */
export function dropIndex({
  from,
  group,
  before,
}: Pick<Held, 'from' | 'group' | 'before'>): number {
  return group === from.group && before > from.index ? before - 1 : before;
}

/** Whether it would fall where it came from. */
export function staysPut(held: Pick<Held, 'from' | 'group' | 'before'>): boolean {
  return held.group === held.from.group && dropIndex(held) === held.from.index;
}

/** The gap in which a line becomes the one at `index` among the others. */
function gapFor({ from }: Held, group: string, index: number): Gap {
  return { group, before: group === from.group && index >= from.index ? index + 1 : index };
}

/** How many places a held line can take in a group of `count` lines; its own counts it already. */
export function placesIn({ from }: Pick<Held, 'from'>, group: string, count: number): number {
  return group === from.group ? count : count + 1;
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
type ArrowKey = (typeof ARROWS)[number];

export function isArrowKey(key: string): key is ArrowKey {
  return (ARROWS as readonly string[]).includes(key);
}

/**
 * Where an arrow key takes a held line: up and down in its group, left and right to the group before and
 * behind; at an end it stays.
 * @param groups in the order in which people see them
 * @param countOf how many lines a group holds
 */
export function stepped(
  held: Held,
  key: ArrowKey,
  groups: readonly string[],
  countOf: (group: string) => number,
): Gap {
  const by = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const group = (across && groups[groups.indexOf(held.group) + by]) || held.group;
  const last = placesIn(held, group, countOf(group)) - 1;
  const index = dropIndex(held) + (across ? 0 : by);
  return gapFor(held, group, Math.min(Math.max(index, 0), last));
}

/** On which side of the line at `index` the gap is shown; the last line also shows the one behind it. */
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
