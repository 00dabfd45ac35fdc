import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  API_KEY_PATTERN,
  API_KEY_PREFIX,
  apiScopeSchema,
} from '../../../src/domain/publicHouse/publicApi/keys';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { Couch } from '../../couch/client';
import { type Account } from '../accounts/accountRecords';
import { whileContested } from '../../store/documents';
import { ACCOUNTS_DATABASE, envelope, readBody } from '../../store/envelope';

const keySchema = z.strictObject({
  id: idSchema,
  name: z.string().max(100),
  /** The key itself is never stored. */
  hash: z.string().max(100),
  hint: z.string().max(40),
  scopes: z.array(apiScopeSchema),
  by: z.string().max(100),
  createdAt: instantSchema,
  revokedAt: instantSchema.optional(),
  leaked: z.boolean().optional(),
});
export type StoredApiKey = z.infer<typeof keySchema>;

const keysSchema = z.strictObject({
  workspaceId: idSchema,
  /** Newest last; revoked ones stay for a while, so that the practice sees them. */
  keys: z.array(keySchema),
});
export type StoredApiKeys = z.infer<typeof keysSchema>;

const latestEnd = ({ keysEndedAt = '', resetAt = '' }: Ends): string =>
  keysEndedAt > resetAt ? keysEndedAt : resetAt;

type Ends = Partial<Pick<Account, 'keysEndedAt' | 'resetAt'>>;

/** A new password or a suspension of its maker revokes a key. */
export function asItStands(key: StoredApiKey, by: string, account: Ends | undefined): StoredApiKey {
  const endedAt = latestEnd(account ?? {});
  return key.by !== by || key.createdAt > endedAt ? key : { revokedAt: endedAt, ...key };
}

export const MAX_REMEMBERED_KEYS = 30;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Derived from the practice, so no list has to be searched. */
const computeSlot = (workspaceId: string): string => digest(`api keys ${workspaceId}`).slice(0, 16);
export const keysKey = (slot: string): string => `api-keys:${slot}`;

/** The secret has 192 bits. */
export function newApiKey(workspaceId: string): { key: string; hash: string; hint: string } {
  const secret = randomBytes(24).toString('base64url');
  const key = `${API_KEY_PREFIX}${computeSlot(workspaceId)}${secret}`;
  return { key, hash: digest(key), hint: `${API_KEY_PREFIX}…${secret.slice(-4)}` };
}

export function readApiKey(text: string): { documentKey: string; hash: string } | undefined {
  const [key, slot] = API_KEY_PATTERN.exec(text) ?? [];
  return key === undefined || slot === undefined
    ? undefined
    : { documentKey: keysKey(slot), hash: digest(key) };
}

export interface KeyStore {
  of(workspaceId: string): Promise<StoredApiKey[]>;
  at(documentKey: string): Promise<StoredApiKeys | undefined>;
  /**
   * Repeated on write conflicts.
   * @param change undefined leaves them as they are
   */
  update(
    workspaceId: string,
    change: (keys: StoredApiKey[]) => StoredApiKey[] | undefined,
  ): Promise<void>;
}

export function createKeyStore(couch: Couch, now: () => Date): KeyStore {
  const database = couch.database(ACCOUNTS_DATABASE);
  const at: KeyStore['at'] = async (documentKey) => {
    const stored = await database.get(documentKey);
    return stored && !stored.deleted ? readBody(keysSchema, stored) : undefined;
  };
  return {
    at,
    of: async (workspaceId) => (await at(keysKey(computeSlot(workspaceId))))?.keys ?? [],
    update: (workspaceId, change) =>
      whileContested(async () => {
        const documentKey = keysKey(computeSlot(workspaceId));
        const stored = await database.get(documentKey);
        const body = stored ? readBody(keysSchema, stored) : { workspaceId, keys: [] };
        const keys = change(body.keys);
        if (!keys) return;
        const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
        const next = { ...body, keys };
        await database.put({ ...envelope(documentKey, next, 'gateway', now()), ...rev });
      }),
  };
}
