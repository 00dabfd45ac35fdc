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
    state: z.enum(['shown', 'removed']).default('shown'),
    q: z.string().trim().max(100).default(''),
  }),
  answer: ok({
    items: z.array(publishedItemSchema),
    total: z.number().int().min(0),
  }),
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
