import { z } from 'zod';
import { WORD_COLUMNS, type RowChange } from '../domain/food/catalogueImport';
import { NUTRIENT_KEYS, type NutrientMap } from '../domain/food/nutrients';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { doubtSchema, foodKindSchema, ROWS_AT_ONCE } from './adminFoods';
import { contract, ok } from './contract';

const callers = ['admin:manageFoods'] as const;
const count = z.number().int().min(0);
/** All figures of as many rows as one call takes. */
const BODY_LIMIT = 600_000;

const words = z.partialRecord(
  z.enum(WORD_COLUMNS).exclude(['refusePercent']),
  z.string().trim().max(2_000),
);
/** Any number: what no food has is said of its row, not refused with all of them. */
const figures = z.partialRecord(
  z.enum(NUTRIENT_KEYS),
  z.number(),
) as unknown as z.ZodType<NutrientMap>;
const valuesSchema = z.object({ words, refusePercent: z.number().optional(), nutrients: figures });

const lineSchema = z.number().int().min(1).max(100_000);
const plannedSchema = z.object({
  line: lineSchema,
  name: z.string(),
  /** `held`: no food is so; `doubtful`: a person may know better; `open`: it may be one of several foods. */
  state: z.enum(['new', 'change', 'same', 'doubtful', 'held', 'open', 'nameless']),
  entryId: idSchema.optional(),
  /** Of the entry that it changes. */
  revision: z.string().max(100).optional(),
  changes: z.array(
    z.custom<RowChange>((value) => typeof value === 'object' && value !== null && 'field' in value),
  ),
  doubts: z.array(doubtSchema),
  candidates: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type PlannedRow = z.infer<typeof plannedSchema>;

const common = {
  kind: foodKindSchema,
  source: z.string().trim().min(1).max(200),
};

/** Says what each row would change; writes nothing. */
export const planFoodImport = contract({
  method: 'post',
  path: '/api/admin/food-imports/plan',
  callers,
  bodyLimit: BODY_LIMIT,
  body: z.object({
    ...common,
    rows: z
      .array(z.object({ line: lineSchema, values: valuesSchema }))
      .min(1)
      .max(ROWS_AT_ONCE),
  }),
  answer: ok({ rows: z.array(plannedSchema) }),
});

const importSchema = z.object({
  importId: idSchema,
  kind: foodKindSchema,
  file: z.string(),
  source: z.string(),
  at: instantSchema,
  by: z.string(),
  added: count,
  changed: count,
  undone: z.object({ at: instantSchema, by: z.string() }).optional(),
});
export type FoodImport = z.infer<typeof importSchema>;

/** Newest first. */
export const listFoodImports = contract({
  method: 'get',
  path: '/api/admin/food-imports',
  callers,
  answer: ok({ imports: z.array(importSchema) }),
});

/** The id is made by the browser: sent again, it is the same import. */
export const beginFoodImport = contract({
  method: 'post',
  path: '/api/admin/food-imports',
  callers,
  body: z.object({ ...common, importId: idSchema, file: z.string().trim().min(1).max(300) }),
  answer: ok({}),
});

const outcomeSchema = z.enum(['added', 'changed', 'same', 'changedMeanwhile', 'held']);
export type ImportOutcome = z.infer<typeof outcomeSchema>;

/** Rows that were sent before are not written twice. */
export const writeFoodImport = contract({
  method: 'post',
  path: '/api/admin/food-imports/:id/rows',
  callers,
  bodyLimit: BODY_LIMIT,
  body: z.object({
    rows: z
      .array(
        z.object({
          line: lineSchema,
          values: valuesSchema,
          /** Where the row was planned for an entry. */
          entryId: idSchema.optional(),
          revision: z.string().max(100).optional(),
          confirmed: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(ROWS_AT_ONCE),
  }),
  answer: ok({ results: z.array(z.object({ line: lineSchema, outcome: outcomeSchema })) }),
});

/** Brings back what each entry was before; what somebody changed since stays and is named. */
export const undoFoodImport = contract({
  method: 'post',
  path: '/api/admin/food-imports/:id/undo',
  callers,
  answer: ok({ restored: count, removed: count, kept: z.array(z.string()) }),
});
