import { z } from 'zod';
import { catalogueEntrySchema } from '../domain/food/catalogue';
import type { Doubt } from '../domain/food/doubts';
import { NUTRIENT_KEYS } from '../domain/food/nutrients';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const callers = ['admin:manageFoods'] as const;
const count = z.number().int().min(0);

export const FOOD_REASON_MAX = 500;
/** Rows of one call of an import, and entries of one bulk change. */
export const ROWS_AT_ONCE = 200;

/** Of the stored entry; a change names the one that it was made on. */
const revisionSchema = z.string().min(1).max(100);
const reasonSchema = z.string().trim().min(1).max(FOOD_REASON_MAX);
const figure = z.number().optional();
export const doubtSchema = z.custom<Doubt>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && 'field' in value,
);
const editorSchema = z.object({ kind: z.enum(['starter', 'import', 'staff']), name: z.string() });
export type FoodEditor = z.infer<typeof editorSchema>;

const rowSchema = z.object({
  id: idSchema,
  revision: revisionSchema,
  name: z.string(),
  aliases: z.array(z.string()),
  code: z.string().optional(),
  brand: z.string().optional(),
  category: z.string(),
  source: z.string().optional(),
  /** `100 g` */
  basis: z.string(),
  calories: figure,
  protein: figure,
  carbs: figure,
  fat: figure,
  sodium: figure,
  potassium: figure,
  known: count,
  doubts: z.array(doubtSchema),
  isHidden: z.boolean(),
  /** Set where the stored entry is not sound: the row is its newest version that was. */
  isUnreadable: z.boolean().optional(),
  editor: editorSchema.shape.kind,
  updatedAt: instantSchema,
});
export type CatalogueRow = z.infer<typeof rowSchema>;

export const foodKindSchema = z.enum(['food', 'product']);
export type FoodKind = z.infer<typeof foodKindSchema>;

/** All of one kind, for a screen that searches and filters them itself. */
export const listCatalogue = contract({
  method: 'get',
  path: '/api/admin/catalogue',
  callers,
  query: z.object({ kind: foodKindSchema.default('food') }),
  answer: ok({ rows: z.array(rowSchema), waiting: count }),
});

const versionSchema = z.object({
  version: z.string(),
  at: instantSchema,
  editor: editorSchema,
  reason: z.string().optional(),
  importId: idSchema.optional(),
  entry: catalogueEntrySchema,
  isCurrent: z.boolean(),
});
export type FoodVersion = z.infer<typeof versionSchema>;

const shownEntry = {
  entry: catalogueEntrySchema,
  revision: revisionSchema,
  /** Set where the stored entry is not sound: `entry` is its newest version that was. Saving mends it. */
  isUnreadable: z.boolean().optional(),
  doubts: z.array(doubtSchema),
  /** Why its energy differs from 4/9/4, where that is known. */
  energyNote: z.string().optional(),
  /** Newest first. */
  versions: z.array(versionSchema),
};

export const readCatalogueEntry = contract({
  method: 'get',
  path: '/api/admin/catalogue/:id',
  callers,
  answer: ok(shownEntry),
});
export type ShownEntry = z.infer<typeof readCatalogueEntry.answer>;

/** `confirmed`: a person has looked at the odd figures; what is impossible is refused all the same. */
const confirmed = z.boolean().default(false);

export const changeCatalogueEntry = contract({
  method: 'put',
  path: '/api/admin/catalogue/:id',
  callers,
  body: z.object({
    revision: revisionSchema,
    entry: catalogueEntrySchema,
    reason: reasonSchema,
    confirmed,
  }),
  answer: ok(shownEntry),
});

/** The id is made by the browser: sent again, it is the same food. */
export const addCatalogueEntry = contract({
  method: 'post',
  path: '/api/admin/catalogue',
  callers,
  body: z.object({ entry: catalogueEntrySchema, reason: reasonSchema, confirmed }),
  answer: ok(shownEntry),
});

export const restoreCatalogueVersion = contract({
  method: 'post',
  path: '/api/admin/catalogue/:id/restore',
  callers,
  body: z.object({ revision: revisionSchema, version: z.string().max(100), reason: reasonSchema }),
  answer: ok(shownEntry),
});

const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), category: z.string().trim().min(1).max(120) }),
  z.object({ kind: z.literal('allergen'), allergen: z.string().trim().min(1).max(120) }),
  z.object({ kind: z.literal('unknown'), nutrient: z.enum(NUTRIENT_KEYS) }),
  z.object({ kind: z.literal('hide') }),
  z.object({ kind: z.literal('show') }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const changeCatalogueInBulk = contract({
  method: 'post',
  path: '/api/admin/catalogue/bulk',
  callers,
  body: z.object({
    entries: z
      .array(z.object({ id: idSchema, revision: revisionSchema }))
      .min(1)
      .max(ROWS_AT_ONCE),
    change: bulkChangeSchema,
    reason: reasonSchema,
  }),
  answer: ok({
    changed: count,
    /** Names of entries that somebody else changed meanwhile. */
    conflicts: z.array(z.string()),
    /** Names of entries that have as many of these as an entry may. */
    full: z.array(z.string()).default([]),
  }),
});
