import type { MenuItem } from './storedLines';

export type NewLine = Omit<MenuItem, 'order'>;

export type LineGroups = Readonly<Record<string, { items: MenuItem[] }>>;

export interface LinePlace {
  group: string;
  index: number;
  item: MenuItem;
}

export function sortedItems({ items }: { items: readonly MenuItem[] }): MenuItem[] {
  return [...items].sort(
    (a, b) => a.order - b.order || (a.lineId < b.lineId ? -1 : a.lineId > b.lineId ? 1 : 0),
  );
}

/** Skips what a newer version stored in another shape. */
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

/** @returns undefined when the two are so close that no number lies between them */
export function orderBetween(before?: number, after?: number): number | undefined {
  if (before === undefined) return after === undefined ? 1 : after - 1;
  if (after === undefined) return before + 1;
  const middle = (before + after) / 2;
  return middle > before && middle < after ? middle : undefined;
}

/**
 * Only the line's own key changes, so that two devices may reorder different lines; the group is renumbered only where no
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

export function removeLine<G extends LineGroups>(groups: G, lineId: string): G {
  const match = findLine(groups, lineId);
  if (!match) return groups;
  const items = groups[match.group]?.items ?? [];
  return withItems(
    groups,
    match.group,
    items.filter((item) => item.lineId !== lineId),
  );
}

export function moveLine<G extends LineGroups>(
  groups: G,
  lineId: string,
  group: keyof G & string,
  index?: number,
): G {
  const match = findLine(groups, lineId);
  if (!match) return groups;
  const stays = match.group === group && (index === match.index || index === undefined);
  return stays ? groups : insertLine(removeLine(groups, lineId), group, match.item, index);
}

/** A group that is too long already may still become shorter. */
export function overfills(before: LineGroups, after: LineGroups, most: number): boolean {
  return Object.entries(after).some(([group, lines]) => {
    const count = lines?.items?.length ?? 0;
    return count > most && count > (before[group]?.items?.length ?? 0);
  });
}

/** Every other line keeps its identity: rows are memoised on it. */
export function patchLine<G extends LineGroups>(
  groups: G,
  lineId: string,
  patch: Partial<Pick<MenuItem, 'quantity' | 'unit' | 'unitAmount' | 'notes'>>,
): G {
  const match = findLine(groups, lineId);
  if (!match) return groups;
  const items = groups[match.group]?.items ?? [];
  return withItems(
    groups,
    match.group,
    items.map((item) => (item.lineId === lineId ? { ...item, ...patch } : item)),
  );
}

export function copyLine<G extends LineGroups>(
  groups: G,
  lineId: string,
  copyId: string,
  group?: keyof G & string,
): G {
  const match = findLine(groups, lineId);
  if (!match) return groups;
  const copy = { ...match.item, lineId: copyId };
  if (group === undefined || group === match.group)
    return insertLine(groups, match.group, copy, match.index + 1);
  return insertLine(groups, group, copy);
}

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

/** Keeps the line's id, so that two devices see one line that changed. */
export function replaceLine<G extends LineGroups>(groups: G, lineId: string, line: NewLine): G {
  const match = findLine(groups, lineId);
  if (!match) return groups;
  const { order, notes } = match.item;
  const replaced = { ...line, lineId, order, ...(notes === undefined ? {} : { notes }) };
  const items = groups[match.group]?.items ?? [];
  return withItems(
    groups,
    match.group,
    items.map((item) => (item.lineId === lineId ? replaced : item)),
  );
}
