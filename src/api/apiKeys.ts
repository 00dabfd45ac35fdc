import { z } from 'zod';
import {
  apiKeyViewSchema,
  apiScopeSchema,
  apiUsageViewSchema,
  API_SCOPES,
  MAX_API_KEY_NAME,
} from '../domain/publicHouse/publicApi/keys';
import { idSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';
import { proofSchema } from './security';

/** Keys of the practice, the newest first, and what was called with them. For its owner. */
export const listApiKeys = contract({
  method: 'get',
  path: '/api/expert/api-keys',
  callers: ['expert'],
  answer: ok({
    /** Whether the practice's tier has the API. */
    isSold: z.boolean(),
    keys: z.array(apiKeyViewSchema),
    usage: apiUsageViewSchema,
  }),
});

/** Makes a key for whoever proves to be the owner. It is told this once: only a hash of it is kept. */
export const createApiKey = contract({
  method: 'post',
  path: '/api/expert/api-keys',
  callers: ['expert'],
  body: proofSchema.extend({
    name: z.string().trim().min(1).max(MAX_API_KEY_NAME),
    scopes: z.array(apiScopeSchema).min(1).max(API_SCOPES.length),
  }),
  answer: ok({ key: z.string(), id: z.string() }),
});

/** Ends a key; within a second no gateway takes it any more. */
export const revokeApiKey = contract({
  method: 'post',
  path: '/api/expert/api-keys/:id/revoke',
  callers: ['expert'],
  params: z.object({ id: idSchema }),
  answer: done,
});
