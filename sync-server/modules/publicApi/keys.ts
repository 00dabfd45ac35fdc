import { v7 as uuid } from 'uuid';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { hasFeature } from '../../../src/domain/accounts/access/entitlements';
import { AppError } from '../../../src/domain/protocol/errors';
import { MAX_API_KEYS, type ApiScope } from '../../../src/domain/publicHouse/publicApi/keys';
import { readWorkspace, workspaceKey } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import type { AccountMemory } from '../accounts/memory';
import type { FoundAccount } from '../accounts/store';
import {
  MAX_REMEMBERED_KEYS,
  asItStands,
  newApiKey,
  readApiKey,
  type KeyStore,
  type StoredApiKey,
} from './keyStore';

interface Parts {
  store: KeyStore;
  accounts: Pick<AccountServices, 'store' | 'accountState'>;
  memory: AccountMemory;
  now: () => Date;
}

export interface Owner {
  accountRecord: FoundAccount;
  workspaceId: string;
  tier: string;
  /** When that was read: a key that is made for it later counts as made then, and ends with what came in between. */
  at: string;
}

export interface ApiKeys {
  /** @throws AppError session_ended; forbidden for other members */
  getOwner(claims: AccessClaims): Promise<Owner>;
  list(owner: Owner): Promise<StoredApiKey[]>;
  /**
   * @returns the key, which cannot be shown again
   * @throws AppError api_not_in_plan, too_many_api_keys
   */
  create(owner: Owner, name: string, scopes: ApiScope[]): Promise<{ key: string; id: string }>;
  /**
   * @returns whether it was active until now
   * @throws AppError not_found
   */
  revoke(workspaceId: string, id: string): Promise<boolean>;
  /**
   * For a key found in an address.
   * @returns undefined where it was not active
   */
  revokeLeaked(text: string): Promise<StoredApiKey | undefined>;
}

const asFoundBy =
  ({ accountRecord: { account, stored } }: Owner) =>
  (key: StoredApiKey): StoredApiKey =>
    asItStands(key, stored._id, account);

const isLive = ({ revokedAt }: StoredApiKey): boolean => revokedAt === undefined;

function withKey(keys: readonly StoredApiKey[], key: StoredApiKey): StoredApiKey[] {
  const live = keys.filter(isLive);
  if (live.length >= MAX_API_KEYS) throw new AppError('too_many_api_keys', { limit: MAX_API_KEYS });
  const over = keys.length + 1 - MAX_REMEMBERED_KEYS;
  const forgotten = new Set(keys.filter((one) => !isLive(one)).slice(0, Math.max(0, over)));
  return [...keys.filter((one) => !forgotten.has(one)), key];
}

/**
 * @returns whether it was active until now
 * @throws AppError not_found
 */
async function end(
  { store, memory, now }: Parts,
  workspaceId: string,
  id: string,
  leaked: boolean,
): Promise<boolean> {
  let wasLive = false;
  const revokedAt = now().toISOString();
  await store.update(workspaceId, (keys) => {
    const key = keys.find((one) => one.id === id);
    if (!key) throw new AppError('not_found');
    wasLive = isLive(key);
    const ended = { ...key, revokedAt, ...(leaked ? { leaked } : {}) };
    return wasLive ? keys.map((one) => (one === key ? ended : one)) : undefined;
  });
  memory.forget();
  return wasLive;
}

export function createApiKeys(parts: Parts): ApiKeys {
  const { store, accounts, now } = parts;
  return {
    getOwner: async (claims) => {
      const at = now().toISOString();
      const accountRecord = await accounts.accountState.accountOf(claims);
      const { workspaceId, accountId } = accountRecord.account;
      const stored = await accounts.store.database.get(workspaceKey(workspaceId));
      if (!stored) throw new Error(`Account ${accountId} has no workspace.`);
      const { members, plan: tier } = readWorkspace(stored, now());
      if (members[0] !== accountId) throw new AppError('forbidden');
      return { accountRecord, workspaceId, tier, at };
    },
    list: async (owner) => (await store.of(owner.workspaceId)).map(asFoundBy(owner)),
    create: async (owner, name, scopes) => {
      const { accountRecord, workspaceId, tier, at } = owner;
      if (!hasFeature(tier, 'apiAccess')) throw new AppError('api_not_in_plan');
      const [id, { key, hash, hint }] = [uuid(), newApiKey(workspaceId)];
      const made: StoredApiKey = {
        id,
        name,
        hash,
        hint,
        scopes: [...new Set(scopes)],
        by: accountRecord.stored._id,
        createdAt: at,
      };
      await store.update(workspaceId, (keys) => withKey(keys.map(asFoundBy(owner)), made));
      return { key, id };
    },
    revoke: (workspaceId, id) => end(parts, workspaceId, id, false),
    revokeLeaked: async (text) => {
      const read = readApiKey(text);
      const of = read && (await store.at(read.documentKey));
      const key = of?.keys.find(({ hash }) => hash === read?.hash);
      if (!of || !key || !isLive(key)) return undefined;
      return (await end(parts, of.workspaceId, key.id, true)) ? key : undefined;
    },
  };
}
