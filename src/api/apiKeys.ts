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

export const listApiKeys = contract({
  method: 'get',
  path: '/api/expert/api-keys',
  callers: ['expert'],
  answer: ok({
    isSold: z.boolean(),
    keys: z.array(apiKeyViewSchema),
    usage: apiUsageViewSchema,
  }),
});

/** The key is told only once: only its hash is kept. */
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

/** Within a second no gateway takes it any more. */
export const revokeApiKey = contract({
  method: 'post',
  path: '/api/expert/api-keys/:id/revoke',
  callers: ['expert'],
  params: z.object({ id: idSchema }),
  answer: done,
});
