import { MEAL_SLOTS } from '../../food/storedLines';
import { toLines, mergeLines, type Lines } from './lists';
import { sortLines } from './order';
import { isRecord, segment, type Fields, type FieldsMerger, type Merged } from './merged';
import type { Field, Rule, Shape, SlotsRule } from '../../schema/fields';

export const SLOT = 'slot';

const isSlot = (meal: unknown): boolean => isRecord(meal) && Array.isArray(meal.items);

const isKnown = (slot: string): boolean => MEAL_SLOTS.some((one) => one === slot);

export function withoutSlot(line: Fields): Fields {
  return Object.fromEntries(Object.entries(line).filter(([key]) => key !== SLOT));
}

function listSlots(...days: readonly (Fields | undefined)[]): string[] {
  const added = new Set(days.flatMap((meals) => Object.keys(meals ?? {})));
  for (const slot of MEAL_SLOTS) added.delete(slot);
  const alike = [...added].filter((slot) =>
    days.every((meals) => meals?.[slot] === undefined || isSlot(meals[slot])),
  );
  return [...MEAL_SLOTS, ...alike.sort()];
}

/** @returns undefined where a line stands in two slots */
export function flatten(meals: Fields, slots = listSlots(meals)): Lines | undefined {
  const all: Fields[] = [];
  for (const slot of slots) {
    const meal = meals[slot];
    if (meal === undefined && !isKnown(slot)) continue;
    if (!isRecord(meal) || !Array.isArray(meal.items)) return undefined;
    for (const item of meal.items) {
      if (!isRecord(item)) return undefined;
      all.push({ ...item, [SLOT]: slot });
    }
  }
  return toLines(all, 'lineId');
}

export function unflatten(
  lines: readonly Fields[],
  meals: Fields,
  slots = listSlots(meals),
): Fields {
  const filled = slots.flatMap((slot) => {
    const items = lines.filter((line) => line[SLOT] === slot).map(withoutSlot);
    const meal = meals[slot];
    if (meal === undefined && items.length === 0 && !isKnown(slot)) return [];
    return [[slot, { ...(isRecord(meal) ? meal : {}), items: sortLines(items, 'lineId') }]];
  });
  return { ...meals, ...Object.fromEntries(filled) };
}

export function slotByItself({ slots, meal, line }: SlotsRule): Rule & { kind: 'object' } {
  const items: Field = {
    label: line.fields.itemId?.label ?? '',
    merge: { kind: 'keyed', key: 'lineId', name: 'name', ordered: true, shape: line },
  };
  const shape = { fields: { ...meal.fields, items }, groups: meal.groups };
  const fields = Object.entries(slots).map(([slot, label]): [string, Field] => [
    slot,
    { label, merge: { kind: 'object', shape } },
  ]);
  return { kind: 'object', shape: { fields: Object.fromEntries(fields), groups: [] } };
}

/**
 * A line that one side moved and the other changed is moved and changed, not doubled.
 * @returns undefined where lines cannot be told apart: then `slotByItself` is the rule
 */
export function mergeSlots(
  merge: FieldsMerger,
  rule: SlotsRule,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): Merged | undefined {
  if (!isRecord(mine) || !isRecord(theirs)) return undefined;
  const before = isRecord(base) ? base : undefined;
  const slots = listSlots(before, mine, theirs);
  const lines = [
    before ? flatten(before, slots) : new Map(),
    flatten(mine, slots),
    flatten(theirs, slots),
  ] as const;
  const [baseLines, left, right] = lines;
  if (!baseLines || !left || !right) return undefined;
  const notes = mergeNotes(merge, rule.meal, slots, before, mine, theirs);
  const merged = mergeLines(
    merge,
    rule.line,
    [baseLines, left, right],
    (key, line) => `${String(line[SLOT])}.items.${segment(key)}`,
  );
  const conflicts = merged.conflicts.map((conflict) =>
    isRecord(conflict.shown) ? { ...conflict, shown: withoutSlot(conflict.shown) } : conflict,
  );
  return {
    value: unflatten(merged.lines, notes.value, slots),
    conflicts: [...notes.conflicts, ...conflicts],
  };
}

function mergeNotes(
  merge: FieldsMerger,
  meal: Shape,
  slots: readonly string[],
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
): Merged<Fields> {
  const rest = (meals: Fields): Fields =>
    Object.fromEntries(
      Object.entries(meals).map(([key, value]) => [
        key,
        slots.includes(key) && isRecord(value) ? { ...value, items: undefined } : value,
      ]),
    );
  const ofSlot: Field = { label: '', merge: { kind: 'object', shape: meal } };
  const fields = Object.fromEntries(slots.map((slot) => [slot, ofSlot]));
  return merge({ fields, groups: [] }, base && rest(base), rest(mine), rest(theirs));
}
