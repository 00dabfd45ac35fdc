import type { MenuItem } from './storedLines';

/** A line as a dialog hands it over: where it stands among the others is decided here. */
export type NewLine = Omit<MenuItem, 'order'>;

/** Where lines stand, by name: the meals of a day, or the one list of ingredients of a recipe. */
export type LineGroups = Readonly<Record<string, { items: MenuItem[] }>>;

/** Where a line is. */
export interface LinePlace {
  group: string;
  /** Among the sorted lines of its group. */
  index: number;
  item: MenuItem;
}

/** Lines in the order in which they are shown: by `order`, then by `lineId`. */
export function sortedItems({ items }: { items: readonly MenuItem[] }): MenuItem[] {
  return [...items].sort(
    (a, b) => a.order - b.order || (a.lineId < b.lineId ? -1 : a.lineId > b.lineId ? 1 : 0),
  );
}

/** Finds a line by its id; what a newer version stored in another shape is passed over. */
export function findLine(groups: LineGroups, lineId: string): LinePlace | undefined {
  for (const [group, lines] of Object.entries(groups)) {
    if (!Array.isArray(lines?.items)) continue;
    const items = sortedItems(lines);
    const index = items.findIndex((item) => item.lineId === lineId);
    const item = items[index];
    if (item) return { group, index, item };
  }
  return undefined;
}

function withItems<G extends LineGroups>(groups: G, group: string, items: MenuItem[]): G {
  return { ...groups, [group]: { ...groups[group], items } };
}

/**
 * A key between two neighbours (either may be missing at an end);
 * `undefined` when the two are so close that no number lies between them.
 */
export function orderBetween(before?: number, after?: number): number | undefined {
  if (before === undefined) return after === undefined ? 1 : after - 1;
  if (after === undefined) return before + 1;
  const middle = (before + after) / 2;
  return middle > before && middle < after ? middle : undefined;
}

/**
 * Puts a line at a position among the sorted lines of a group; absent: at the end. Only its own key
 * changes, so that two devices may reorder different lines; the group is numbered anew only where no
 * key is free.
 */
export function insertLine<G extends LineGroups>(
  groups: G,
  group: keyof G & string,
  line: NewLine,
  index?: number,
): G {
  const others = sortedItems(groups[group] ?? { items: [] });
  const at = Math.min(Math.max(index ?? others.length, 0), others.length);
  const order = orderBetween(others[at - 1]?.order, others[at]?.order);
  if (order !== undefined)
    return withItems(groups, group, [
      ...others.slice(0, at),
      { ...line, order },
      ...others.slice(at),
    ]);
  const all: NewLine[] = [...others.slice(0, at), line, ...others.slice(at)];
  return withItems(
    groups,
    group,
    all.map((item, position) => ({ ...item, order: position + 1 })),
  );
}

/** Takes a line out; the same groups when it is not there. */
export function removeLine<G extends LineGroups>(groups: G, lineId: string): G {
  const place = findLine(groups, lineId);
  if (!place) return groups;
  const items = groups[place.group]?.items ?? [];
  return withItems(
    groups,
    place.group,
    items.filter((item) => item.lineId !== lineId),
  );
}

/** Moves a line to a position, counted without the line itself, of the same or another group. */
export function moveLine<G extends LineGroups>(
  groups: G,
  lineId: string,
  group: keyof G & string,
  index?: number,
): G {
  const place = findLine(groups, lineId);
  if (!place) return groups;
  const stays = place.group === group && (index === place.index || index === undefined);
  return stays ? groups : insertLine(removeLine(groups, lineId), group, place.item, index);
}

/** Whether a change makes a group longer than it may be; one that is longer already may become shorter. */
export function overfills(before: LineGroups, after: LineGroups, most: number): boolean {
  return Object.entries(after).some(([group, lines]) => {
    const count = lines?.items?.length ?? 0;
    return count > most && count > (before[group]?.items?.length ?? 0);
  });
}

/** Changes fields of one line; every other line keeps its identity (rows are memoised on it). */
export function patchLine<G extends LineGroups>(
  groups: G,
  lineId: string,
  patch: Partial<Pick<MenuItem, 'quantity' | 'unit' | 'unitAmount' | 'notes'>>,
): G {
  const place = findLine(groups, lineId);
  if (!place) return groups;
  const items = groups[place.group]?.items ?? [];
  return withItems(
    groups,
    place.group,
    items.map((item) => (item.lineId === lineId ? { ...item, ...patch } : item)),
  );
}

/**
 * Adds a copy of a line with its own id: right behind it, or at the end of another group. The same
 * groups when the line is not there.
 */
export function copyLine<G extends LineGroups>(
  groups: G,
  lineId: string,
  copyId: string,
  group?: keyof G & string,
): G {
  const place = findLine(groups, lineId);
  if (!place) return groups;
  const copy = { ...place.item, lineId: copyId };
  if (group === undefined || group === place.group)
    return insertLine(groups, place.group, copy, place.index + 1);
  return insertLine(groups, group, copy);
}

/** Adds copies of all lines of a group at the end of another one, in their order. */
export function copyGroup<G extends LineGroups>(
  groups: G,
  from: keyof G & string,
  to: keyof G & string,
  newId: () => string,
): G {
  return sortedItems(groups[from] ?? { items: [] }).reduce(
    (now, item) => insertLine(now, to, { ...item, lineId: newId() }),
    groups,
  );
}

/** Another dish in the place of a line, under the line's id, so that two devices see one line that changed. */
export function replaceLine<G extends LineGroups>(groups: G, lineId: string, line: NewLine): G {
  const place = findLine(groups, lineId);
  if (!place) return groups;
  const { order, notes } = place.item;
  const replaced = { ...line, lineId, order, ...(notes === undefined ? {} : { notes }) };
  const items = groups[place.group]?.items ?? [];
  return withItems(
    groups,
    place.group,
    items.map((item) => (item.lineId === lineId ? replaced : item)),
  );
}
