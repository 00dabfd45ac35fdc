import { z } from 'zod';
import { instantSchema } from '../../schema/primitives';

export const API_COLLECTIONS = ['clients', 'consultations', 'menus', 'recipes', 'foods'] as const;
export const apiCollectionSchema = z.enum(API_COLLECTIONS);
export type ApiCollection = z.infer<typeof apiCollectionSchema>;

export type ApiScope = `${ApiCollection}:${'read' | 'write'}`;
/** Writing does not include reading. */
export const API_SCOPES = API_COLLECTIONS.flatMap((name): ApiScope[] => [
  `${name}:read`,
  `${name}:write`,
]);
export const apiScopeSchema = z.enum(API_SCOPES as [ApiScope, ...ApiScope[]]);

export const MAX_API_KEYS = 10;
export const MAX_API_KEY_NAME = 60;
export const API_CALLS_A_MINUTE = 60;
export const API_PAGE = { usual: 50, most: 100 } as const;
export const MAX_RECENT_CALLS = 50;

/** Scanners of leaked secrets find keys by it. */
export const API_KEY_PREFIX = 'bl_live_';
/** Groups: the place of its record, and the secret. */
export const API_KEY_PATTERN = /bl_live_([\w-]{16})([\w-]{32})/;

export const apiKeyViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(apiScopeSchema),
  createdAt: instantSchema,
  revokedAt: instantSchema.optional(),
  leaked: z.boolean().optional(),
  lastUsedAt: instantSchema.optional(),
  used: z.number(),
});
export type ApiKeyView = z.infer<typeof apiKeyViewSchema>;

export const recentCallSchema = z.object({
  at: instantSchema,
  method: z.string().max(10),
  path: z.string().max(200),
  keyId: z.string().max(80),
  status: z.number().int(),
  code: z.string().max(60).optional(),
});
export type RecentCall = z.infer<typeof recentCallSchema>;

export const apiUsageViewSchema = z.object({
  /** `2026-11`. */
  month: z.string(),
  used: z.number(),
  most: z.number().optional(),
  days: z.record(z.string(), z.number()),
  recent: z.array(recentCallSchema),
});
export type ApiUsageView = z.infer<typeof apiUsageViewSchema>;
