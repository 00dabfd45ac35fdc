import { twoWay, type TwoWayName } from '../../../src/domain/records';
import {
  MEAL_SLOTS,
  type Meals,
  type MealSlot,
  type MenuItem,
} from '../../../src/domain/food/storedLines';
import { insertLine, moveLine, patchLine, removeLine } from '../../../src/domain/food/lines';

export type Stored = Record<string, unknown>;

/** `pick`, 0 to 1, chooses among what is there. */
export type Edit =
  | { kind: 'set'; field: string; value: string | number }
  | { kind: 'unset'; field: string }
  | { kind: 'addWord'; field: string; word: string }
  | { kind: 'removeWord'; field: string; pick: number }
  | { kind: 'toggleWord'; field: string; word: string }
  | { kind: 'addTag'; name: string }
  | { kind: 'removeTag'; pick: number }
  | { kind: 'toggleTag'; name: string }
  | { kind: 'addLine'; slot: MealSlot; lineId: string; quantity: number; pick: number }
  | { kind: 'removeLine'; pick: number }
  | { kind: 'patchLine'; pick: number; field: 'quantity' | 'notes'; value: string | number }
  | { kind: 'moveLine'; pick: number; slot: MealSlot; place: number };

export type Edited = { before: Stored; after: Stored } | null;

export function createLine(lineId: string, quantity: number): Omit<MenuItem, 'order'> {
  return {
    lineId,
    type: 'food',
    itemId: 'com-trang',
    name: 'Cơm trắng',
    quantity,
    unit: 'g',
    unitAmount: 1,
    snapshot: {
      basis: { amount: 100, unit: 'g' },
      nutrients: { calories: 130, protein: 2.5 },
      sourceVersion: '2026-01-01T00:00:00.000Z',
    },
  };
}

function chosen<T>(list: readonly T[], pick: number): T | undefined {
  return list[Math.floor(pick * list.length)];
}

const toWords = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
const toTags = (value: unknown): { id: string; label: string }[] =>
  Array.isArray(value) ? (value as { id: string; label: string }[]) : [];

function toggled<T>(list: readonly T[], item: T, isIt: (one: T) => boolean): T[] {
  const others = list.filter((one) => !isIt(one));
  return others.length < list.length ? others : [...list, item];
}

function editMeals(meals: Meals, edit: Edit): Meals {
  const lines = MEAL_SLOTS.flatMap((slot) => meals[slot].items);
  if (edit.kind === 'addLine') {
    const { length } = meals[edit.slot].items;
    const index = Math.floor(edit.pick * (length + 1));
    return insertLine(meals, edit.slot, createLine(edit.lineId, edit.quantity), index);
  }
  const line = 'pick' in edit ? chosen(lines, edit.pick) : undefined;
  if (!line) return meals;
  if (edit.kind === 'removeLine') return removeLine(meals, line.lineId);
  if (edit.kind === 'patchLine') return patchLine(meals, line.lineId, { [edit.field]: edit.value });
  if (edit.kind === 'moveLine') return moveLine(meals, line.lineId, edit.slot, edit.place);
  return meals;
}

export function applyEdit(collection: TwoWayName, document: Stored, edit: Edit): Stored {
  switch (edit.kind) {
    case 'set':
      return { ...document, [edit.field]: edit.value };
    case 'unset':
      return Object.fromEntries(Object.entries(document).filter(([key]) => key !== edit.field));
    case 'addWord':
      return { ...document, [edit.field]: [...toWords(document[edit.field]), edit.word] };
    case 'removeWord': {
      const words = toWords(document[edit.field]);
      const word = chosen(words, edit.pick);
      return { ...document, [edit.field]: words.filter((one) => one !== word) };
    }
    case 'toggleWord': {
      const words = toggled(toWords(document[edit.field]), edit.word, (one) => one === edit.word);
      return { ...document, [edit.field]: words };
    }
    case 'toggleTag': {
      const tag = { id: edit.name, label: edit.name };
      return { ...document, tags: toggled(toTags(document.tags), tag, (one) => one.id === tag.id) };
    }
    case 'addTag': {
      const tag = { id: edit.name, label: edit.name };
      return { ...document, tags: [...toTags(document.tags), tag] };
    }
    case 'removeTag': {
      const tag = chosen(toTags(document.tags), edit.pick);
      return { ...document, tags: toTags(document.tags).filter((one) => one.id !== tag?.id) };
    }
    default: {
      const edited = { ...document, meals: editMeals(document.meals as Meals, edit) };
      return twoWay(collection).recompute?.(edited) ?? edited;
    }
  }
}
