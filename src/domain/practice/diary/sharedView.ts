import { z } from 'zod';
import { mealTickSchema, ownWeightSchema } from '../../records/kinds/diaryDay';
import { dishCardSchema } from '../../printable/cookingCard';
import { mealSlotSchema } from '../../food/storedLines';
import { colourSchema, logoSchema } from '../../records/printableModel';

const line = z.object({
  lineId: z.string(),
  /** Household measure, `1½ chén`. */
  measure: z.string().optional(),
  /** `180 g` */
  grams: z.string().optional(),
  name: z.string(),
  note: z.string().optional(),
  /** `156 kcal`, `≥ 12 kcal` or `—`. */
  energy: z.string(),
  /** kcal, where all of it is known. */
  kcal: z.number().optional(),
  warning: z.object({ level: z.enum(['contains', 'may']), text: z.string() }).optional(),
  /** Names of what a dish is made of, for its drawing. */
  parts: z.array(z.string()).optional(),
  /** Key of its card in `dishes`, and how many servings of it this line is. */
  dish: z.string().optional(),
  servings: z.number().optional(),
});
export type SharedLine = z.infer<typeof line>;

const meal = z.object({
  slot: mealSlotSchema,
  heading: z.string(),
  /** `16:00`, where the record has one. */
  hour: z.string().optional(),
  energy: z.string(),
  lines: z.array(line),
  note: z.string().optional(),
});
export type SharedMeal = z.infer<typeof meal>;

const menu = z.object({
  title: z.string(),
  energy: z.string(),
  /** Notes of the menu or plan for the client. */
  note: z.string().optional(),
  meals: z.array(meal),
});
export type SharedMenu = z.infer<typeof menu>;

/** A day of the client's own diary, as it is stored. */
const ownDay = z.object({
  date: z.string(),
  ticks: z.array(mealTickSchema),
  weights: z.array(ownWeightSchema),
});
export type OwnDay = z.infer<typeof ownDay>;

/** Everything that a client's link reaches, written out; screens only lay it out. */
export const sharedViewSchema = z.object({
  /** The gateway's clock. */
  now: z.string(),
  expiresAt: z.string(),
  practice: z.object({
    name: z.string().optional(),
    expert: z.string(),
    phone: z.string().optional(),
    /** The practice's own look, on the tier that sells it. */
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
  /** Advice for home, at most three lines; absent from gateways of before. */
  advice: z.array(z.string()).optional(),
  /** Whether the client agreed that the practice keeps the diary. */
  hasConsent: z.boolean(),
  /** By key; several days may eat the same. */
  menus: z.record(z.string(), menu),
  /** Days with a menu, in their order. */
  days: z.array(z.object({ date: z.string(), menu: z.string() })),
  /** How dishes are cooked, by the key that lines name; absent from gateways of before. */
  dishes: z.record(z.string(), dishCardSchema).optional(),
  diary: z.array(ownDay),
});
export type SharedView = z.infer<typeof sharedViewSchema>;
