import { z } from 'zod';
import {
  contentStatusSchema,
  documentBase,
  idSchema,
  instantSchema,
  localDateSchema,
  longText,
  saleSchema,
  shortText,
  tagSchema,
} from './primitives';
import { extendedNutritionSchema, nutritionSummarySchema } from './nutrients';
import { itemSnapshotSchema } from './menu';

const recipeIngredientSchema = z.strictObject({
  lineId: idSchema,
  type: z.enum(['food', 'product']),
  itemId: idSchema,
  name: z.string().min(1).max(200),
  quantity: z.number().min(0).max(100_000),
  unit: z.string().min(1).max(40),
  unitAmount: z.number().positive().max(100_000),
  order: z.number(),
  notes: longText.optional(),
  snapshot: itemSnapshotSchema,
});
export type RecipeIngredient = z.infer<typeof recipeIngredientSchema>;

const recipeStepSchema = z.strictObject({
  lineId: idSchema,
  order: z.number(),
  instruction: longText,
  imageUrls: z.array(z.string().max(2000)).max(20),
});

/** A recipe. Times in minutes; nutrition is per serving (kcal and g). */
export const recipeSchema = z.strictObject({
  ...documentBase,
  title: z.string().max(300),
  description: longText,
  category: shortText.optional(),
  isPublic: z.boolean(),
  status: contentStatusSchema,
  coverImage: z.string().max(2000).optional(),
  prepTime: z.number().min(0).max(10_000),
  cookTime: z.number().min(0).max(10_000),
  servings: z.number().positive().max(1000),
  difficulty: z.enum(['easy', 'medium', 'hard']).optional(),
  cuisine: shortText.optional(),
  tips: z.array(shortText).max(40).optional(),
  tags: z.array(tagSchema).max(60),
  ingredients: z.array(recipeIngredientSchema).max(200),
  instructions: z.array(recipeStepSchema).max(200),
  nutritionSummary: nutritionSummarySchema,
  extendedNutrition: extendedNutritionSchema,
  sale: saleSchema.optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** An article; `blocks` (Editor.js) are the truth, markdown is derived (decision 14). */
export const articleSchema = z.strictObject({
  ...documentBase,
  title: z.string().max(300),
  slug: z.string().max(300),
  status: contentStatusSchema,
  tags: z.array(tagSchema).max(60),
  coverImage: z.string().max(2000).optional(),
  summary: longText,
  blocks: z.array(z.record(z.string(), z.unknown())).max(2000),
  readingTime: z.number().int().min(1).max(10_000),
  wordCount: z.number().int().min(0).max(1_000_000),
  deletedAt: instantSchema.optional(),
});
export type Article = z.infer<typeof articleSchema>;

/** The record of a library image; the file itself is an attachment elsewhere. Sizes in px, bytes. */
export const imageSchema = z.strictObject({
  ...documentBase,
  title: shortText,
  description: longText.optional(),
  altText: shortText,
  category: shortText,
  mealType: shortText,
  tags: z.array(z.string().max(120)).max(60),
  storagePath: z.string().max(2000),
  url: z.string().max(2000),
  thumbnailUrl: z.string().max(2000).optional(),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
  fileSize: z.number().int().min(0).max(20_000_000),
  mimeType: z.string().max(100),
  uploadedBy: idSchema,
  expertName: shortText,
  status: z.enum(['active', 'inactive', 'pending', 'rejected']),
  isPublic: z.boolean(),
  isApproved: z.boolean(),
});
export type ImageRecord = z.infer<typeof imageSchema>;

const namedMealSchema = z.strictObject({ name: shortText, calories: z.number().min(0).optional() });

/** A plan of several days for a client; each day may name a menu. */
export const planSchema = z.strictObject({
  ...documentBase,
  name: shortText,
  clientId: idSchema.optional(),
  startDate: localDateSchema.optional(),
  dailyPlans: z
    .array(
      z.strictObject({
        lineId: idSchema,
        order: z.number(),
        day: shortText,
        menuId: idSchema.optional(),
        breakfast: namedMealSchema.optional(),
        lunch: namedMealSchema.optional(),
        dinner: namedMealSchema.optional(),
        snacks: z.array(shortText).max(20),
      }),
    )
    .max(62),
  totalCalories: z.number().min(0).optional(),
  macros: z
    .strictObject({ protein: z.number().min(0), carbs: z.number().min(0), fat: z.number().min(0) })
    .optional(),
  notes: longText.optional(),
});
export type Plan = z.infer<typeof planSchema>;

/** An effect that needs the server: written on the device, carried out by the gateway. */
export const outboxSchema = z.strictObject({
  ...documentBase,
  kind: z.enum(['menu_email', 'recipe_email']),
  targetId: idSchema,
  clientId: idSchema.optional(),
  customerName: shortText,
  customerEmail: z.string().max(320),
  subject: shortText,
  message: longText.optional(),
});
export type OutboxEntry = z.infer<typeof outboxSchema>;

/** What the gateway has to say: receipts, plan, notifications. Devices only pull it. */
export const noticeSchema = z.strictObject({
  id: idSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  kind: z.enum(['account', 'receipt', 'notification']),
  title: shortText.optional(),
  body: longText.optional(),
  /** For `kind: 'account'`: what the account may do now. */
  account: z
    .strictObject({
      status: z.enum(['pending', 'approved', 'rejected', 'suspended']),
      plan: z.enum(['free', 'pro', 'business']),
      maxClients: z.number().int().min(0),
    })
    .optional(),
  /** For `kind: 'receipt'`: the outbox document that it answers. */
  outboxId: idSchema.optional(),
  outcome: z.enum(['sent', 'failed', 'maybe_sent']).optional(),
});
export type Notice = z.infer<typeof noticeSchema>;
