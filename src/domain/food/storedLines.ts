import { z } from 'zod';
import { nutrientMapSchema } from './nutrients';
import { idSchema, longText, shortText } from '../schema/primitives';
import { basisSchema, measureSchema } from './edible';
import type { ShapeFor } from '../schema/fields';
import { atomic, greatestRule } from '../schema/mergeFields';

export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack1', 'snack2'] as const;
export const mealSlotSchema = z.enum(MEAL_SLOTS);
export type MealSlot = z.infer<typeof mealSlotSchema>;

export function isMealSlot(word: string): word is MealSlot {
  return (MEAL_SLOTS as readonly string[]).includes(word);
}

export { SERVING_UNIT } from './servingUnit';

const itemTypeSchema = z.enum(['recipe', 'food', 'product']);
export type ItemType = z.infer<typeof itemTypeSchema>;

/**
 * The figures that an item was computed with (product decision 20). `nutrients` belong to `basis`;
 * a recipe's basis is one serving (`{amount: 1, unit: 'phần'}`).
 */
export const itemSnapshotSchema = z.strictObject({
  basis: basisSchema,
  nutrients: nutrientMapSchema,
  /**
   * For a recipe: share (0–1) of its ingredients that report a nutrient; an absent key means all.
   * Without it a partial sum would count as complete in the menu's totals (product decision 4).
   */
  coverage: z.record(z.string().max(40), z.number().min(0).max(1)).optional(),
  measures: z.array(measureSchema).max(20).optional(),
  /** Of a recipe: there where the finished dish was weighed; else `weight` is of what goes in. */
  servingSize: z.number().positive().max(100_000).optional(),
  refusePercent: z.number().min(0).max(99).optional(),
  allergens: z.array(z.string().max(120)).max(40).optional(),
  /** Names of what a recipe is made of, for allergies that no allergen names. */
  parts: z.array(z.string().max(200)).max(200).optional(),
  /** Grams that one serving of a recipe weighs. */
  weight: z.number().positive().max(1_000_000).optional(),
  /** The most that what is not reported can add to `nutrients`, by the food group; absent: anything. */
  atMost: nutrientMapSchema.optional(),
  /** Names of what is salty by its kind and reports no sodium: itself, or parts of a recipe. */
  saltUnknown: z.array(z.string().max(200)).max(200).optional(),
  sourceLabel: shortText.optional(),
  /** `updatedAt` of the food, product or recipe when the snapshot was taken. */
  sourceVersion: z.string().max(40),
});
export type ItemSnapshot = z.infer<typeof itemSnapshotSchema>;

/**
 * One line of a meal. `quantity` counts `unit`s; one unit is `unitAmount` of the basis unit
 * (1 when the unit is the basis unit itself), so that
 * factor = quantity × unitAmount ÷ snapshot.basis.amount (product decision 3).
 */
export const menuItemSchema = z.strictObject({
  lineId: idSchema,
  type: itemTypeSchema,
  itemId: idSchema,
  name: z.string().min(1).max(200),
  quantity: z.number().min(0).max(1000),
  unit: z.string().min(1).max(40),
  unitAmount: z.number().positive().max(100_000),
  /** Fractional order key: lines sort by `order`, then by `lineId`. */
  order: z.number(),
  notes: longText.optional(),
  snapshot: itemSnapshotSchema,
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** How much lighter something is when it is cooked, and who says so: without a source it does not count. */
export const cookingLossSchema = z.strictObject({
  percent: z.number().min(0).max(95),
  source: shortText,
});
export type CookingLoss = z.infer<typeof cookingLossSchema>;

export const recipeIngredientSchema = z.strictObject({
  ...menuItemSchema.shape,
  type: z.enum(['food', 'product']),
  quantity: z.number().min(0).max(100_000),
  /** Share that is cooked with and not eaten, percent: oil left in the pan, salt of a brine. */
  leftPercent: z.number().min(0).max(100).optional(),
  cookingLoss: cookingLossSchema.optional(),
});
export type RecipeIngredient = z.infer<typeof recipeIngredientSchema>;

export const MAX_LINES = 200;

const publicMealSchema = z.strictObject({
  items: z.array(menuItemSchema).max(MAX_LINES),
  /** Printed, mailed, and shown with a public master. */
  notes: longText.optional(),
});

const mealSchema = z.strictObject({
  ...publicMealSchema.shape,
  /** For the practice's own eyes: in no print, no mail and nothing that is public. */
  privateNotes: longText.optional(),
});
export type Meal = z.infer<typeof mealSchema>;

const buildDaySchema = <M extends z.ZodType>(meal: M) =>
  z.strictObject({ breakfast: meal, lunch: meal, dinner: meal, snack1: meal, snack2: meal });

export const mealsSchema = buildDaySchema(mealSchema);
export type Meals = z.infer<typeof mealsSchema>;

export const publicMealsSchema = buildDaySchema(publicMealSchema);

export function countItems(meals: Meals): number {
  return MEAL_SLOTS.reduce((sum, slot) => sum + meals[slot].items.length, 0);
}

export function emptyMeals(): Meals {
  return {
    breakfast: { items: [] },
    lunch: { items: [] },
    dinner: { items: [] },
    snack1: { items: [] },
    snack2: { items: [] },
  };
}

export const lineShape = {
  fields: {
    lineId: { label: 'Mã' },
    type: { label: 'Loại', words: { recipe: 'Công thức', food: 'Thực phẩm', product: 'Sản phẩm' } },
    itemId: { label: 'Món' },
    name: { label: 'Tên món' },
    quantity: { label: 'Lượng' },
    unit: { label: 'Đơn vị' },
    unitAmount: { label: 'Lượng của một đơn vị' },
    order: { label: 'Thứ tự', merge: greatestRule },
    notes: { label: 'Ghi chú', freeText: true },
    snapshot: { label: 'Thành phần dinh dưỡng', merge: atomic },
  },
  groups: [
    { fields: ['quantity', 'unit', 'unitAmount'], pivots: ['unit', 'unitAmount'] },
    { fields: ['itemId', 'type', 'name', 'snapshot'], pivots: ['itemId', 'type'] },
  ],
} as const satisfies ShapeFor<MenuItem>;

export const ingredientShape = {
  fields: {
    ...lineShape.fields,
    leftPercent: { label: 'Bỏ lại, không ăn', unit: '%' },
    cookingLoss: { label: 'Hao hụt khi nấu', merge: atomic },
  },
  groups: lineShape.groups,
} as const satisfies ShapeFor<RecipeIngredient>;

export const mealsField = {
  label: 'Các bữa',
  merge: {
    kind: 'slots',
    slots: {
      breakfast: 'Bữa sáng',
      lunch: 'Bữa trưa',
      dinner: 'Bữa tối',
      snack1: 'Bữa phụ',
      snack2: 'Bữa phụ 2',
    },
    meal: {
      fields: {
        notes: { label: 'Ghi chú', freeText: true },
        privateNotes: { label: 'Ghi chú riêng', freeText: true },
      },
      groups: [],
    },
    line: lineShape,
  },
} as const;
