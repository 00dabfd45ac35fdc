import { z } from 'zod';
import { MEAL_SLOTS } from './collections/shared/lines';
import type { Meal, Meals, MenuItem } from './collections/shared/lines';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  const { notes, privateNotes, ...rest } = stored;
  const items = readLines(stored.items, before);
  return {
    ...rest,
    items,
    ...(typeof notes === 'string' ? { notes } : {}),
    ...(typeof privateNotes === 'string' ? { privateNotes } : {}),
  };
}

/** The meals of a form's draft, as far as they fit. @param before what the form was opened with */
export function readDraftMeals(stored: unknown, before: Meals): Meals {
  const meals = isRecord(stored) ? stored : {};
  const slots = MEAL_SLOTS.map((slot) => [slot, readMeal(meals[slot], before[slot])]);
  // Slots that a newer version added stay as they are.
  return { ...before, ...meals, ...Object.fromEntries(slots) } as Meals;
}
