import { z } from 'zod';
import { mealTickSchema, ownWeightSchema } from '../../records/kinds/diaryDay';
import { dishCardSchema } from '../../printable/cookingCard';
import { mealSlotSchema } from '../../food/storedLines';
import { colourSchema, logoSchema } from '../../records/printableModel';

const line = z.object({
  lineId: z.string(),
  measure: z.string().optional(),
  grams: z.string().optional(),
  name: z.string(),
  note: z.string().optional(),
  /** `156 kcal`, `≥ 12 kcal` or `—`. */
  energy: z.string(),
  /** kcal, where all of it is known. */
  kcal: z.number().optional(),
  warning: z.object({ level: z.enum(['contains', 'may']), text: z.string() }).optional(),
  parts: z.array(z.string()).optional(),
  dish: z.string().optional(),
  servings: z.number().optional(),
});
export type SharedLine = z.infer<typeof line>;

const meal = z.object({
  slot: mealSlotSchema,
  heading: z.string(),
  hour: z.string().optional(),
  energy: z.string(),
  lines: z.array(line),
  note: z.string().optional(),
});
export type SharedMeal = z.infer<typeof meal>;

const menu = z.object({
  title: z.string(),
  energy: z.string(),
  note: z.string().optional(),
  meals: z.array(meal),
});
export type SharedMenu = z.infer<typeof menu>;

const ownDay = z.object({
  date: z.string(),
  ticks: z.array(mealTickSchema),
  weights: z.array(ownWeightSchema),
});
export type OwnDay = z.infer<typeof ownDay>;

export const sharedViewSchema = z.object({
  now: z.string(),
  expiresAt: z.string(),
  practice: z.object({
    name: z.string().optional(),
    expert: z.string(),
    phone: z.string().optional(),
    brand: z
      .object({
        colour: colourSchema,
        logo: logoSchema.optional(),
        footer: z.string().optional(),
      })
      .optional(),
  }),
  client: z.object({
    firstName: z.string(),
    allergies: z.array(z.string()),
    /** kg of the practice's record, with which the first own weight is compared. */
    weight: z.number().optional(),
  }),
  advice: z.array(z.string()).optional(),
  hasConsent: z.boolean(),
  menus: z.record(z.string(), menu),
  days: z.array(z.object({ date: z.string(), menu: z.string() })),
  dishes: z.record(z.string(), dishCardSchema).optional(),
  diary: z.array(ownDay),
});
export type SharedView = z.infer<typeof sharedViewSchema>;
