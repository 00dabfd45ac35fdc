import { z } from 'zod';
import {
  contentStatusSchema,
  documentBase,
  idSchema,
  localDateSchema,
  longText,
  saleSchema,
  shortText,
  tagSchema,
} from './primitives';
import {
  extendedNutritionSchema,
  nutrientMapSchema,
  nutritionMetadataSchema,
  nutritionSummarySchema,
} from './nutrients';
import { basisSchema, measureSchema } from './food';
import { goalKindSchema } from './client';

/** The five slots of a day, in the order in which they are eaten (decision 2). */
export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack1', 'snack2'] as const;
export const mealSlotSchema = z.enum(MEAL_SLOTS);
export type MealSlot = z.infer<typeof mealSlotSchema>;

/** Whether a word names a slot that this version knows. */
export function isMealSlot(word: string): word is MealSlot {
  return (MEAL_SLOTS as readonly string[]).includes(word);
}

export const itemTypeSchema = z.enum(['recipe', 'food', 'product']);
export type ItemType = z.infer<typeof itemTypeSchema>;

/**
 * The figures that an item was computed with (decision 20). `nutrients` belong to `basis`;
 * a recipe's basis is one serving (`{amount: 1, unit: 'phần'}`).
 */
export const itemSnapshotSchema = z.strictObject({
  basis: basisSchema,
  nutrients: nutrientMapSchema,
  /**
   * For a recipe: share (0–1) of its ingredients that report a nutrient; an absent key means all.
   * Without it a partial sum would count as complete in the menu's totals (decision 4).
   */
  coverage: z.record(z.string().max(40), z.number().min(0).max(1)).optional(),
  measures: z.array(measureSchema).max(20).optional(),
  servingSize: z.number().positive().max(100_000).optional(),
  refusePercent: z.number().min(0).max(99).optional(),
  allergens: z.array(z.string().max(120)).max(40).optional(),
  /** Human-readable origin, for example `VFCT 2007, 1004`. */
  sourceLabel: shortText.optional(),
  /** `updatedAt` of the food, product or recipe when the snapshot was taken. */
  sourceVersion: z.string().max(40),
});
export type ItemSnapshot = z.infer<typeof itemSnapshotSchema>;

/**
 * One line of a meal. `quantity` counts `unit`s; one unit is `unitAmount` of the basis unit
 * (1 when the unit is the basis unit itself), so that
 * factor = quantity × unitAmount ÷ snapshot.basis.amount (decision 3).
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

export const mealSchema = z.strictObject({
  items: z.array(menuItemSchema).max(200),
  notes: longText.optional(),
});
export type Meal = z.infer<typeof mealSchema>;

export const mealsSchema = z.strictObject({
  breakfast: mealSchema,
  lunch: mealSchema,
  dinner: mealSchema,
  snack1: mealSchema,
  snack2: mealSchema,
});
export type Meals = z.infer<typeof mealsSchema>;

/**
 * A day's menu: a master (template) or a personal one of a client. Nutrition fields are derived
 * from `meals` and recomputed on every save and merge; energy in kcal, macros in g.
 */
export const menuSchema = z.strictObject({
  ...documentBase,
  kind: z.enum(['master', 'personal']),
  name: z.string().max(300),
  description: longText,
  isPublic: z.boolean(),
  status: contentStatusSchema,
  coverImage: z.string().max(2000).optional(),
  tags: z.array(tagSchema).max(60),
  clientId: idSchema.optional(),
  masterMenuId: idSchema.optional(),
  targetDate: localDateSchema.optional(),
  goal: goalKindSchema.optional(),
  notes: longText.optional(),
  targetCalories: z.number().min(0).max(20_000).optional(),
  meals: mealsSchema,
  nutritionSummary: nutritionSummarySchema,
  extendedNutrition: extendedNutritionSchema,
  nutritionMetadata: nutritionMetadataSchema,
  sale: saleSchema.optional(),
});
export type Menu = z.infer<typeof menuSchema>;

/** A menu as it is stored: what is made for one client is never public. */
export const storedMenuSchema = menuSchema.refine(
  (menu) => menu.kind === 'master' || !menu.isPublic,
  { path: ['isPublic'], message: 'Only a master menu may be public' },
);

/** A menu without a line. */
export function emptyMeals(): Meals {
  return {
    breakfast: { items: [] },
    lunch: { items: [] },
    dinner: { items: [] },
    snack1: { items: [] },
    snack2: { items: [] },
  };
}

/** Shortest texts with which a menu may be published (specification, section 5). */
export const MENU_PUBLISH_RULES = { nameLength: 5, descriptionLength: 10, items: 1 } as const;

export type PublishProblem = 'name_too_short' | 'description_too_short' | 'no_items';

/** Why a menu cannot be published yet; empty when it can. */
export function publishProblems(
  menu: Pick<Menu, 'name' | 'description' | 'meals'>,
): PublishProblem[] {
  const problems: PublishProblem[] = [];
  if (menu.name.trim().length < MENU_PUBLISH_RULES.nameLength) problems.push('name_too_short');
  if (menu.description.trim().length < MENU_PUBLISH_RULES.descriptionLength)
    problems.push('description_too_short');
  const items = MEAL_SLOTS.reduce((sum, slot) => sum + menu.meals[slot].items.length, 0);
  if (items < MENU_PUBLISH_RULES.items) problems.push('no_items');
  return problems;
}
