import { z } from 'zod';
import { instantSchema } from '../../schema/primitives';

/** Collections that a practice's own software reads and writes. */
export const API_COLLECTIONS = ['clients', 'consultations', 'menus', 'recipes', 'foods'] as const;
export const apiCollectionSchema = z.enum(API_COLLECTIONS);
export type ApiCollection = z.infer<typeof apiCollectionSchema>;

export type ApiScope = `${ApiCollection}:${'read' | 'write'}`;
/** Permissions of a key, one by one: writing does not include reading. */
export const API_SCOPES = API_COLLECTIONS.flatMap((name): ApiScope[] => [
  `${name}:read`,
  `${name}:write`,
]);
export const apiScopeSchema = z.enum(API_SCOPES as [ApiScope, ...ApiScope[]]);

/** Keys of a practice that work at the same time. */
export const MAX_API_KEYS = 10;
export const MAX_API_KEY_NAME = 60;
/** Calls of one key in a minute. */
export const API_CALLS_A_MINUTE = 60;
/** Documents of a page. */
export const API_PAGE = { usual: 50, most: 100 } as const;
/** The newest calls that a practice sees. */
export const MAX_RECENT_CALLS = 50;

/** First characters of each key: scanners of leaked secrets find it by them. */
export const API_KEY_PREFIX = 'bl_live_';
/** A key wherever it stands: the place of its record, and the secret. */
export const API_KEY_PATTERN = /bl_live_([\w-]{16})([\w-]{32})/;

/** A key as its owner sees it; never the key itself. */
export const apiKeyViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The key with its middle left out. */
  hint: z.string(),
  scopes: z.array(apiScopeSchema),
  createdAt: instantSchema,
  revokedAt: instantSchema.optional(),
  /** It was revoked because it stood in an address. */
  leaked: z.boolean().optional(),
  lastUsedAt: instantSchema.optional(),
  /** Calls of this month. */
  used: z.number(),
});
export type ApiKeyView = z.infer<typeof apiKeyViewSchema>;

/** One call, as its practice sees it: no query and no content. */
export const recentCallSchema = z.object({
  at: instantSchema,
  method: z.string().max(10),
  path: z.string().max(200),
  keyId: z.string().max(80),
  status: z.number().int(),
  /** Why it was refused. */
  code: z.string().max(60).optional(),
});
export type RecentCall = z.infer<typeof recentCallSchema>;

/** Calls of a calendar month in Vietnam. */
export const apiUsageViewSchema = z.object({
  /** `2026-11`. */
  month: z.string(),
  used: z.number(),
  /** Absent: no limit. */
  most: z.number().optional(),
  /** Calls of each day that had some, by its number. */
  days: z.record(z.string(), z.number()),
  /** Newest first. */
  recent: z.array(recentCallSchema),
});
export type ApiUsageView = z.infer<typeof apiUsageViewSchema>;
