import type { LibraryEntry } from '../../../src/domain/records/library';
import type { LibraryLines } from '../../../src/api/library';
import { fold } from '../../../src/domain/text/fold';
import { libraryKey, type PublishedDocument } from './publishedRecords';

export interface Card {
  storedId: string;
  key: string;
  workspaceId: string;
  expertId: string;
  /** Capped at our time, so that a fast clock does not put it in front. */
  at: string;
  rev: string;
  size: number;
  name: string;
  text: string;
}

const DISHES_LENGTH = 2000;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function joinDishes({ meals }: Record<string, unknown>): string {
  const slots = Object.values((meals ?? {}) as Record<string, { items?: { name?: unknown }[] }>);
  const names = slots.flatMap((meal) =>
    Array.isArray(meal?.items) ? meal.items.map((item) => text(item?.name)) : [],
  );
  return [...new Set(names)].join(' ').slice(0, DISHES_LENGTH);
}

/** @param words folded */
export function withLines(
  entry: LibraryEntry,
  lines: LibraryLines,
  words: readonly string[],
): LibraryEntry {
  if (entry.kind !== 'master' || lines === undefined) return entry;
  const { meals, ...menu } = entry.menu;
  if (lines === 'none') return { ...entry, menu };
  const isFound = (item: { name?: unknown }): boolean => {
    const name = fold(text(item?.name));
    return words.every((word) => name.includes(word));
  };
  const slots = Object.entries((meals ?? {}) as Record<string, { items?: { name?: unknown }[] }>);
  const filtered = slots.map(([slot, meal]) => [
    slot,
    { ...meal, items: Array.isArray(meal?.items) ? meal.items.filter(isFound) : [] },
  ]);
  return { ...entry, menu: { ...menu, meals: Object.fromEntries(filtered) } };
}

export function toCard(document: PublishedDocument): Card {
  const { body, source } = document;
  const labels = Array.isArray(body.tags)
    ? body.tags.map((tag: { label?: unknown }) => text(tag.label))
    : [];
  const name = fold(text(body.name));
  const updatedAt = text(body.updatedAt);
  return {
    storedId: document._id,
    key: libraryKey(source.workspaceId, source.id),
    workspaceId: source.workspaceId,
    expertId: text(body.expertId),
    at: updatedAt < document.receivedAt ? updatedAt : document.receivedAt,
    rev: document._rev ?? '',
    size: JSON.stringify(body).length,
    name,
    text: fold(
      [text(body.name), text(body.description).slice(0, 500), ...labels, joinDishes(body)].join(
        ' ',
      ),
    ),
  };
}

export function foundBy(cards: readonly Card[], words: readonly string[]): Card[] {
  const matches = cards.filter((card) => words.every((word) => card.text.includes(word)));
  const inName = (card: Card): boolean => words.every((word) => card.name.includes(word));
  return [...matches.filter(inName), ...matches.filter((card) => !inName(card))];
}
