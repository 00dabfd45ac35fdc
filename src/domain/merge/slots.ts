import { MEAL_SLOTS } from '../collections/shared/lines';
import type { Lines } from './lists';
import { linesOf, mergeLines } from './lists';
import { sortLines } from './order';
import type { Fields, FieldsMerger, Merged } from './parts';
import { isRecord, segment, under } from './parts';
import type { Field, Rule, Shape, SlotsRule } from '../collections/shared/fields';

/** A line as it is merged: with the slot in which it stands. */
export const SLOT = 'slot';

export function withoutSlot(line: Fields): Fields {
  return Object.fromEntries(Object.entries(line).filter(([key]) => key !== SLOT));
}

/** All lines of a day, each with its slot; `undefined` where a line stands in two places. */
export function flatten(meals: Fields): Lines | undefined {
  const all: Fields[] = [];
  for (const slot of MEAL_SLOTS) {
    const meal = meals[slot];
    if (!isRecord(meal) || !Array.isArray(meal.items)) return undefined;
    for (const item of meal.items) {
      if (!isRecord(item)) return undefined;
      all.push({ ...item, [SLOT]: slot });
    }
  }
  return linesOf(all, 'lineId');
}

/** Puts lines back into their slots, sorted. */
export function unflatten(lines: readonly Fields[], meals: Fields): Fields {
  return Object.fromEntries(
    MEAL_SLOTS.map((slot) => {
      const items = lines.filter((line) => line[SLOT] === slot).map(withoutSlot);
      const meal = meals[slot];
      return [slot, { ...(isRecord(meal) ? meal : {}), items: sortLines(items, 'lineId') }];
    }),
  );
}

/** The rule for a day in which a line stands in two slots: each slot by itself. */
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
 * Merges the meals of a day. A line that one side moved to another slot and the other side changed
 * is moved and changed, not doubled. `undefined` where lines cannot be told apart: then
 * `slotByItself` is the rule.
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
  const lines = [before ? flatten(before) : new Map(), flatten(mine), flatten(theirs)] as const;
  const [baseLines, left, right] = lines;
  if (!baseLines || !left || !right) return undefined;
  const notes = mergeNotes(merge, rule.meal, before, mine, theirs);
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
    value: unflatten(merged.lines, notes.value),
    conflicts: [...notes.conflicts, ...conflicts],
  };
}

/** Everything of the meals but their lines. */
function mergeNotes(
  merge: FieldsMerger,
  shape: Shape,
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
): Merged<Fields> {
  const value: Fields = {};
  const conflicts = MEAL_SLOTS.flatMap((slot) => {
    const rest = (meals: Fields | undefined): Fields => {
      const meal = meals?.[slot];
      return isRecord(meal) ? { ...meal, items: undefined } : {};
    };
    const merged = merge(shape, base && rest(base), rest(mine), rest(theirs));
    value[slot] = merged.value;
    return under(slot, merged.conflicts);
  });
  return { value, conflicts };
}
