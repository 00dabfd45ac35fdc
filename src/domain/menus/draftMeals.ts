import { z } from 'zod';
import {
  MEAL_SLOTS,
  type Meal,
  type Meals,
  type MenuItem,
  type RecipeIngredient,
} from '../food/storedLines';
import { createPartReader, readDraftList } from './draftLists';
import { isRecord } from '../protocol/merge/merged';

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
    parts: z.array(z.string()).optional(),
    weight: z.number().optional(),
    atMost: z.record(z.string(), z.number()).optional(),
    saltUnknown: z.array(z.string()).optional(),
    sourceLabel: z.string().optional(),
    sourceVersion: z.string(),
  }),
});

export const lossShape = z.looseObject({ percent: z.number(), source: z.string() });

const ingredientShape = lineShape.extend({
  leftPercent: z.number().optional(),
  cookingLoss: lossShape.optional(),
});

const readLine = createPartReader<MenuItem>(lineShape);
const readIngredient = createPartReader<RecipeIngredient>(ingredientShape);

export const readDraftIngredients = (
  stored: unknown,
  before: readonly RecipeIngredient[],
): RecipeIngredient[] => readDraftList(stored, 'lineId', before, readIngredient);

function readMeal(stored: unknown, before: Meal): Meal {
  if (!isRecord(stored) || !Array.isArray(stored.items)) return before;
  const { notes, privateNotes, ...rest } = stored;
  const items = readDraftList(stored.items, 'lineId', before.items, readLine);
  return {
    ...rest,
    items,
    ...(typeof notes === 'string' ? { notes } : {}),
    ...(typeof privateNotes === 'string' ? { privateNotes } : {}),
  };
}

export function readDraftMeals(stored: unknown, before: Meals): Meals {
  const meals = isRecord(stored) ? stored : {};
  const slots = MEAL_SLOTS.map((slot) => [slot, readMeal(meals[slot], before[slot])]);
  // Slots that a newer version added stay as they are.
  return { ...before, ...meals, ...Object.fromEntries(slots) } as Meals;
}
