import { z } from 'zod';
import { catalogueEntrySchema } from '../domain/food/catalogue';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { doubtSchema, FOOD_REASON_MAX } from './adminFoods';
import { contract, ok } from './contract';

const callers = ['admin:manageFoods'] as const;
const params = z.object({ workspaceId: idSchema, id: idSchema });
const revision = z.string().min(1).max(100);

const nearSchema = z.object({
  entry: catalogueEntrySchema,
  /** How alike the names are, 0–1. */
  share: z.number().min(0).max(1),
  /** Of the entry that is shown; absent from gateways before 0.4. */
  revision: revision.optional(),
});
export type NearEntry = z.infer<typeof nearSchema>;

const submissionSchema = z.object({
  workspaceId: idSchema,
  id: idSchema,
  /** Of the expert's own food; a decision names the one that it was made on. */
  revision,
  expert: z.object({ id: z.string(), name: z.string() }),
  sentAt: instantSchema,
  /** As it would stand in the catalogue. */
  proposal: catalogueEntrySchema,
  /** The catalogue's entry of an earlier submission of the same food. */
  former: catalogueEntrySchema.optional(),
  formerRevision: revision.optional(),
  doubts: z.array(doubtSchema),
  nearest: z.array(nearSchema),
});
export type FoodSubmission = z.infer<typeof submissionSchema>;

export const SUBMISSIONS_LISTED = 100;

/** Seconds in which a decision can be undone. */
export const FOOD_UNDO_SECONDS = 30;

/** Absent from gateways before 0.4. */
const decision = z.object({ id: idSchema, until: instantSchema }).optional();
export type UndoableDecision = z.infer<typeof decision>;
const reason = z.string().trim().min(1).max(FOOD_REASON_MAX);

/** Oldest first. */
export const listFoodSubmissions = contract({
  method: 'get',
  path: '/api/admin/food-submissions',
  callers,
  answer: ok({ submissions: z.array(submissionSchema), total: z.number().int().min(0) }),
});

/** Copies it to the catalogue (product decision 21); the expert's own food stays as it is. */
export const approveFoodSubmission = contract({
  method: 'post',
  path: '/api/admin/food-submissions/:workspaceId/:id/approve',
  callers,
  params,
  body: z.object({
    revision,
    /** Of `former`; null where there was none. Another one by now is `entry_changed`. */
    entryRevision: revision.nullable().optional(),
    entry: catalogueEntrySchema,
    confirmed: z.boolean().default(false),
  }),
  answer: ok({ entryId: idSchema, decision }),
});

/** The catalogue has it under another name, which the sent one is added to. */
export const joinFoodSubmission = contract({
  method: 'post',
  path: '/api/admin/food-submissions/:workspaceId/:id/join',
  callers,
  params,
  /** `entryRevision`: as it was shown; another one by now is `entry_changed`. */
  body: z.object({ revision, entryId: idSchema, entryRevision: revision.optional() }),
  answer: ok({ entryId: idSchema, decision }),
});

export const declineFoodSubmission = contract({
  method: 'post',
  path: '/api/admin/food-submissions/:workspaceId/:id/decline',
  callers,
  params,
  body: z.object({ revision, reason }),
  answer: ok({ decision }),
});

/** It waits no more until its author has changed it. */
export const askFoodSubmission = contract({
  method: 'post',
  path: '/api/admin/food-submissions/:workspaceId/:id/ask',
  callers,
  params,
  body: z.object({ revision, question: reason }),
  answer: ok({ decision }),
});

/** Takes back the catalogue's entry too; `entry_changed` where somebody has changed it since. */
export const undoFoodDecision = contract({
  method: 'post',
  path: '/api/admin/food-submissions/:workspaceId/:id/undo',
  callers,
  params,
  body: z.object({ decisionId: idSchema }),
  answer: ok({}),
});
