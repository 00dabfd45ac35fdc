import { z } from 'zod';
import { menuSchema } from '../../../domain/collections/menus';
import { MEAL_SLOTS } from '../../../domain/collections/shared/lines';
import type { Menu } from '../../../domain/collections/menus';
import type { Meal, Meals, MenuItem } from '../../../domain/collections/shared/lines';
import { tagSchema } from '../../../domain/primitives';
import { readTolerantly } from '../../../domain/tolerance';
import { isRecord } from '../../../ui/draftShape';
import type { EditorValue, MetConflict } from './editorValue';

/** All that a screen reads of a line; limits are the form's to tell, so that nothing half-typed is lost. */
const lineShape = z.looseObject({
  lineId: z.string().min(1),
  type: z.string(),
  itemId: z.string(),
  name: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unitAmount: z.number(),
  order: z.number(),
  notes: z.string().optional(),
  snapshot: z.looseObject({
    basis: z.looseObject({ amount: z.number(), unit: z.string() }),
    nutrients: z.record(z.string(), z.number()),
    coverage: z.record(z.string(), z.number()).optional(),
    measures: z.array(z.looseObject({ unit: z.string(), amount: z.number() })).optional(),
    servingSize: z.number().optional(),
    refusePercent: z.number().optional(),
    allergens: z.array(z.string()).optional(),
    sourceLabel: z.string().optional(),
    sourceVersion: z.string(),
  }),
});

/** The lines that fit; in the place of one that does not, the stored menu's line of that id. */
function readLines(stored: readonly unknown[], before: Meal): MenuItem[] {
  const known = new Map(before.items.map((line) => [line.lineId, line]));
  return stored.flatMap((line) => {
    const read = lineShape.safeParse(line);
    if (read.success) return [read.data as unknown as MenuItem];
    const id = isRecord(line) && typeof line.lineId === 'string' ? line.lineId : '';
    return known.get(id) ?? [];
  });
}

function readMeal(stored: unknown, before: Meal): Meal {
  if (!isRecord(stored) || !Array.isArray(stored.items)) return before;
  const { notes, ...rest } = stored;
  const items = readLines(stored.items, before);
  return { ...rest, items, ...(typeof notes === 'string' ? { notes } : {}) };
}

/** The contents of a menu's form, or `null` where there are none. @param before what it was opened with */
export function readEditorValue(stored: unknown, before: EditorValue): EditorValue | null {
  if (!isRecord(stored)) return null;
  const meals = isRecord(stored.meals) ? stored.meals : {};
  const slots = MEAL_SLOTS.map((slot) => [slot, readMeal(meals[slot], before.meals[slot])]);
  const tags = Array.isArray(stored.tags)
    ? stored.tags.flatMap((tag) => {
        const read = readTolerantly(tagSchema, tag);
        return read.ok ? read.value : [];
      })
    : before.tags;
  return {
    name: typeof stored.name === 'string' ? stored.name : before.name,
    description: typeof stored.description === 'string' ? stored.description : before.description,
    isPublic: typeof stored.isPublic === 'boolean' ? stored.isPublic : before.isPublic,
    tags,
    // Slots that a newer version added stay as they are.
    meals: { ...before.meals, ...meals, ...Object.fromEntries(slots) } as Meals,
  };
}

/** The version on which a draft was typed; `null` where it cannot be read. */
export function readBase(stored: unknown): Menu | null {
  const read = readTolerantly(menuSchema, stored);
  return read.ok ? read.value : null;
}

/** What both sides had changed. */
export function readConflicts(stored: unknown): MetConflict[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) =>
    isRecord(one) && typeof one.path === 'string'
      ? [{ path: one.path, shown: one.shown, kept: one.kept }]
      : [],
  );
}
