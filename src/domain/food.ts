import { z } from 'zod';
import {
  documentBase,
  idSchema,
  instantSchema,
  longText,
  shortText,
  tagSchema,
} from './primitives';
import { nutrientMapSchema, nutritionSummarySchema } from './nutrients';

/** What the nutrients of a food refer to: 100 g, 100 ml, or one serving (decision 3). */
export const basisSchema = z.strictObject({
  amount: z.number().positive().max(100_000),
  unit: z.string().min(1).max(20),
});
export type Basis = z.infer<typeof basisSchema>;

/** A household measure: one `unit` (chén, muỗng canh, quả …) weighs `amount` of the basis unit. */
export const measureSchema = z.strictObject({
  unit: z.string().min(1).max(40),
  amount: z.number().positive().max(100_000),
});
export type Measure = z.infer<typeof measureSchema>;

/** Where a figure comes from, for example `{name: 'VFCT 2007', code: '1004'}`. */
export const sourceSchema = z.strictObject({
  name: z.string().min(1).max(200),
  code: z.string().max(60).optional(),
});

const edible = {
  name: z.string().trim().min(1).max(200),
  nameEn: z.string().max(200).optional(),
  aliases: z.array(z.string().min(1).max(120)).max(40),
  category: z.string().max(120),
  description: longText.optional(),
  basis: basisSchema,
  nutrients: nutrientMapSchema,
  servingSize: z.number().positive().max(100_000),
  unit: z.string().min(1).max(20),
  servingDescription: shortText.optional(),
  measures: z.array(measureSchema).max(20),
  allergens: z.array(z.string().min(1).max(120)).max(40),
  dietaryRestrictions: z.array(z.string().min(1).max(120)).max(40).optional(),
  imageUrls: z.array(z.string().max(2000)).max(20).optional(),
  isPublic: z.boolean(),
  deletedAt: instantSchema.optional(),
  source: sourceSchema.optional(),
};

const foodFields = {
  kind: z.literal('food'),
  ...edible,
  code: z.string().max(60).optional(),
  /** Inedible part of the food as bought, percent of its weight. */
  refusePercent: z.number().min(0).max(99).optional(),
  state: z.string().max(60).optional(),
  status: z.enum(['active', 'inactive', 'archived', 'pending', 'rejected']),
  scientificName: shortText.optional(),
  origin: shortText.optional(),
  seasonality: shortText.optional(),
  storageInstructions: longText.optional(),
  healthBenefits: z.array(shortText).max(40).optional(),
};

const productFields = {
  kind: z.literal('product'),
  ...edible,
  brand: shortText.optional(),
  type: z.enum(['supplement', 'beverage', 'snack', 'liquid', 'powder']).optional(),
  status: z.enum([
    'draft',
    'published',
    'active',
    'inactive',
    'out_of_stock',
    'discontinued',
    'pending',
    'rejected',
  ]),
  affiliateLink: z.string().max(2000).optional(),
  externalProductId: shortText.optional(),
  price: z.number().min(0).max(1_000_000_000).optional(),
  currency: z.literal('VND').optional(),
  weight: z.number().min(0).max(1_000_000).optional(),
  packagingType: shortText.optional(),
  ingredients: longText.optional(),
  usageInstructions: longText.optional(),
  additionalNutrients: z
    .array(z.strictObject({ name: shortText, amount: z.number().min(0), unit: z.string().max(20) }))
    .max(60)
    .optional(),
};

/** A food or product that an expert added for the own workspace (decision 21). */
export const ownFoodSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...documentBase, ...foodFields }),
  z.strictObject({ ...documentBase, ...productFields }),
]);
export type OwnFood = z.infer<typeof ownFoodSchema>;

const catalogueBase = { id: idSchema, createdAt: instantSchema, updatedAt: instantSchema };

/** A food or product of the shared catalogue; devices only pull it. */
export const catalogueFoodSchema = z.strictObject({ ...catalogueBase, ...foodFields });
export const catalogueProductSchema = z.strictObject({ ...catalogueBase, ...productFields });
export const catalogueEntrySchema = z.discriminatedUnion('kind', [
  catalogueFoodSchema,
  catalogueProductSchema,
]);
export type CatalogueFood = z.infer<typeof catalogueFoodSchema>;
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

/** Anything that can be eaten and searched: catalogue or own. */
export type Edible = CatalogueEntry | OwnFood;

/** The owner of what comes with the product: no practice has this id. */
export const CATALOGUE_WORKSPACE = 'bua-lanh';

/** Tags, templates and other experts' public masters; devices only pull them. */
export const libraryEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...catalogueBase, kind: z.literal('tag'), tag: tagSchema }),
  z.strictObject({
    ...catalogueBase,
    kind: z.literal('master'),
    workspaceId: idSchema,
    expertName: shortText,
    /** A published menu as it was at `updatedAt`; the shape is that of `menuSchema`. */
    menu: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({
    ...catalogueBase,
    kind: z.literal('template'),
    name: shortText,
    nutritionSummary: nutritionSummarySchema.optional(),
    body: z.record(z.string(), z.unknown()),
  }),
]);
export type LibraryEntry = z.infer<typeof libraryEntrySchema>;
