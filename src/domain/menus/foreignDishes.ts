import type { LibraryEntry } from '../records/library';
import { mealsSchema, type MenuItem } from '../food/storedLines';
import { fold } from '../text/fold';
import { readTolerantly } from '../schema/tolerance';

const MOST = 20;

export interface ForeignDish {
  item: MenuItem;
  expertName: string;
  isUnverified: boolean;
}

function readItems(entry: LibraryEntry): MenuItem[] {
  if (entry.kind !== 'master') return [];
  const read = readTolerantly(mealsSchema, entry.menu.meals);
  return read.ok ? Object.values(read.value).flatMap(({ items }) => items) : [];
}

export function foreignDishes(
  entries: readonly LibraryEntry[],
  query: string,
  isKnown: (item: MenuItem) => boolean,
): ForeignDish[] {
  const words = fold(query).split(' ').filter(Boolean);
  const dishes = new Map<string, ForeignDish>();
  for (const entry of entries) {
    if (entry.kind !== 'master') continue;
    const { expertName, expertVerified } = entry;
    for (const item of readItems(entry)) {
      const name = fold(item.name);
      if (isKnown(item) || dishes.has(item.itemId)) continue;
      if (words.every((word) => name.includes(word)))
        dishes.set(item.itemId, { item, expertName, isUnverified: expertVerified === false });
    }
  }
  return [...dishes.values()].slice(0, MOST);
}
