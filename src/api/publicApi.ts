import { z } from 'zod';
import { API_PAGE, apiCollectionSchema } from '../domain/publicHouse/publicApi/keys';
import { idSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

/** Called with a practice's own key: `Authorization: Bearer bl_live_…`. */

const BODY_LIMIT = 1_100_000;

const itemSchema = z.object({
  revision: z.string(),
  document: z.record(z.string(), z.unknown()),
});
export type ApiItem = z.infer<typeof itemSchema>;

const collectionParams = z.object({ collection: apiCollectionSchema });
const documentParams = z.object({ collection: apiCollectionSchema, id: idSchema });
const documentBody = z.record(z.string(), z.unknown());

/** Idempotency key: the same key and body again count once. */
const requestName = z.string().regex(/^[\w.:-]{8,80}$/);
const nameHeaders = z.object({ 'idempotency-key': requestName.optional() });

export const readOpenApi = contract({
  method: 'get',
  path: '/api/v1/openapi.json',
  callers: ['anyone'],
  answer: z.object({ openapi: z.string() }).catchall(z.unknown()),
});

/** Ordered by id. A page may be short; only `next` says whether there are more. */
export const listDocuments = contract({
  method: 'get',
  path: '/api/v1/:collection',
  callers: ['api-key'],
  params: collectionParams,
  query: z.object({
    after: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(API_PAGE.most).default(API_PAGE.usual),
  }),
  answer: ok({ items: z.array(itemSchema), next: z.string().optional() }),
});

export const readDocument = contract({
  method: 'get',
  path: '/api/v1/:collection/:id',
  callers: ['api-key'],
  params: documentParams,
  answer: ok({ item: itemSchema }),
});

export const createDocument = contract({
  method: 'post',
  path: '/api/v1/:collection',
  callers: ['api-key'],
  params: collectionParams,
  headers: nameHeaders,
  body: documentBody,
  bodyLimit: BODY_LIMIT,
  status: 201,
  answer: ok({ item: itemSchema }),
});

/** JSON Merge Patch; `If-Match` must name the current revision. */
export const updateDocument = contract({
  method: 'patch',
  path: '/api/v1/:collection/:id',
  callers: ['api-key'],
  params: documentParams,
  headers: nameHeaders.extend({ 'if-match': z.string().max(300).optional() }),
  body: documentBody,
  bodyLimit: BODY_LIMIT,
  answer: ok({ item: itemSchema }),
});

/** `If-Match` must name the current revision; a repeated call is the same deletion. */
export const deleteDocument = contract({
  method: 'delete',
  path: '/api/v1/:collection/:id',
  callers: ['api-key'],
  params: documentParams,
  headers: z.object({ 'if-match': z.string().max(300).optional() }),
  answer: done,
});
