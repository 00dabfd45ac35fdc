import { z } from 'zod';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const publishedTypeSchema = z.enum(['menus', 'recipes', 'articles']);
export type PublishedType = z.infer<typeof publishedTypeSchema>;

const publishedItemSchema = z.object({
  type: publishedTypeSchema,
  workspaceId: idSchema,
  id: idSchema,
  title: z.string(),
  expert: z.object({ id: z.string(), name: z.string() }),
  at: instantSchema,
  /** Against what staff saw last; absent for what was taken down. */
  look: z.enum(['new', 'changed', 'seen']).optional(),
  removal: z
    .object({
      reason: z.string(),
      at: instantSchema,
      isChanged: z.boolean(),
    })
    .optional(),
});
export type PublishedItem = z.infer<typeof publishedItemSchema>;

export const PUBLISHED_LISTED = 100;

export const listPublished = contract({
  method: 'get',
  path: '/api/admin/published',
  callers: ['admin:manageContent'],
  query: z.object({
    type: publishedTypeSchema,
    state: z.enum(['shown', 'unseen', 'removed']).default('shown'),
    q: z.string().trim().max(100).default(''),
  }),
  answer: ok({
    items: z.array(publishedItemSchema),
    total: z.number().int().min(0),
  }),
});

const changeSchema = z.object({
  label: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});

const shownParams = z.object({ type: publishedTypeSchema, workspaceId: idSchema, id: idSchema });

/** All that readers see of it, beside what staff saw last. */
export const readPublished = contract({
  method: 'get',
  path: '/api/admin/published/:type/:workspaceId/:id',
  callers: ['admin:manageContent'],
  params: shownParams,
  answer: ok({
    item: publishedItemSchema,
    /** Of what readers see; another one after each change of it. */
    version: z.string(),
    lookedAt: instantSchema.optional(),
    content: z.array(changeSchema),
  }),
});

/** Notes that this version was seen; `decided_meanwhile` where its author has changed it since. */
export const notePublishedSeen = contract({
  method: 'post',
  path: '/api/admin/published/:type/:workspaceId/:id/seen',
  callers: ['admin:manageContent'],
  params: shownParams,
  body: z.object({ version: z.string().max(80) }),
  answer: ok({ item: publishedItemSchema }),
});

export const REMOVAL_REASON_MAX = 500;

const params = z.object({ type: publishedTypeSchema, workspaceId: idSchema, id: idSchema });

export const removePublished = contract({
  method: 'post',
  path: '/api/admin/published/:type/:workspaceId/:id/remove',
  callers: ['admin:manageContent'],
  params,
  body: z.object({ reason: z.string().trim().min(1).max(REMOVAL_REASON_MAX) }),
  answer: ok({ item: publishedItemSchema }),
});

/** Shown again only while its author still publishes it. */
export const restorePublished = contract({
  method: 'post',
  path: '/api/admin/published/:type/:workspaceId/:id/restore',
  callers: ['admin:manageContent'],
  params,
  answer: ok({ item: publishedItemSchema }),
});
