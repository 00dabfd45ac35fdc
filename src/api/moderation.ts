import { z } from 'zod';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

/** Collections of which something is public. */
const publishedTypeSchema = z.enum(['menus', 'recipes', 'articles']);
export type PublishedType = z.infer<typeof publishedTypeSchema>;

/** Something that an expert published, as the staff see it. */
const publishedItemSchema = z.object({
  type: publishedTypeSchema,
  workspaceId: idSchema,
  id: idSchema,
  title: z.string(),
  expert: z.object({ id: z.string(), name: z.string() }),
  /** When it was changed last. */
  at: instantSchema,
  /** Present where staff have taken it down. */
  removal: z
    .object({
      reason: z.string(),
      at: instantSchema,
      /** The author has changed it since. */
      isChanged: z.boolean(),
    })
    .optional(),
});
export type PublishedItem = z.infer<typeof publishedItemSchema>;

/** Things of one answer. */
export const PUBLISHED_LISTED = 100;

/** The things of a collection that are shown, or that staff have taken down; the newest first. */
export const listPublished = contract({
  method: 'get',
  path: '/api/admin/published',
  callers: ['admin:manageContent'],
  query: z.object({
    type: publishedTypeSchema,
    state: z.enum(['shown', 'removed']).default('shown'),
    /** Words of the title or the expert's name. */
    q: z.string().trim().max(100).default(''),
  }),
  answer: ok({
    items: z.array(publishedItemSchema),
    /** How many there are in all. */
    total: z.number().int().min(0),
  }),
});

/** Longest reason, in characters. */
export const REMOVAL_REASON_MAX = 500;

const params = z.object({ type: publishedTypeSchema, workspaceId: idSchema, id: idSchema });

/** Takes something down until staff allow it again; its author reads the reason. */
export const removePublished = contract({
  method: 'post',
  path: '/api/admin/published/:type/:workspaceId/:id/remove',
  callers: ['admin:manageContent'],
  params,
  body: z.object({ reason: z.string().trim().min(1).max(REMOVAL_REASON_MAX) }),
  answer: ok({ item: publishedItemSchema }),
});

/** Allows it to be shown again, as far as its author still publishes it. */
export const restorePublished = contract({
  method: 'post',
  path: '/api/admin/published/:type/:workspaceId/:id/restore',
  callers: ['admin:manageContent'],
  params,
  answer: ok({ item: publishedItemSchema }),
});
