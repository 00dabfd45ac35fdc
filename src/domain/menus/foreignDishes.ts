import type { LibraryEntry } from '../records/library';
import { mealsSchema, type MenuItem } from '../food/storedLines';
import { fold } from '../text/fold';
import { readTolerantly } from '../schema/tolerance';

/** Most results of a search that is asked of the server (specification, section 9). */
const MOST = 20;

/** A dish or food out of another expert's public master, with the figures that it has there. */
export interface ForeignDish {
  item: MenuItem;
  expertName: string;
  /** Nobody has looked yet at who goes by that name. */
  isUnverified: boolean;
}

function itemsOf(entry: LibraryEntry): MenuItem[] {
  if (entry.kind !== 'master') return [];
  const read = readTolerantly(mealsSchema, entry.menu.meals);
  // A master that this version cannot read is not offered.
  return read.ok ? Object.values(read.value).flatMap(({ items }) => items) : [];
}

/**
 * Finds things in other experts' masters that have every word of a search in their name, each once.
 * @param isKnown whether the device has it anyway
 */
export function foreignDishes(
  entries: readonly LibraryEntry[],
  query: string,
  isKnown: (item: MenuItem) => boolean,
): ForeignDish[] {
  const words = fold(query).split(' ').filter(Boolean);
  const found = new Map<string, ForeignDish>();
  for (const entry of entries) {
    if (entry.kind !== 'master') continue;
    const { expertName, expertVerified } = entry;
    for (const item of itemsOf(entry)) {
      const name = fold(item.name);
      if (isKnown(item) || found.has(item.itemId)) continue;
      if (words.every((word) => name.includes(word)))
        found.set(item.itemId, { item, expertName, isUnverified: expertVerified === false });
    }
  }
  return [...found.values()].slice(0, MOST);
}
