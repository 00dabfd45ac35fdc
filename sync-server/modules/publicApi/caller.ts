import type { Request } from 'express';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { hasFeature, getMaxClients } from '../../../src/domain/accounts/access/entitlements';
import type { Tier } from '../../../src/domain/accounts/access/tiers';
import { AppError } from '../../../src/domain/protocol/errors';
import { API_KEY_PATTERN } from '../../../src/domain/publicHouse/publicApi/keys';
import { isSameSecret } from '../../http/secrets';
import type { AccountState } from '../../sync/accountGate';
import { readWorkspace, workspaceKey } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import { readOrigin } from '../accounts/events';
import type { AccountMemory, Recalled } from '../accounts/memory';
import type { ApiKeys } from './keys';
import { asItStands, readApiKey, type KeyStore, type StoredApiKey } from './keyStore';

export interface ApiCaller {
  claims: AccessClaims;
  key: Pick<StoredApiKey, 'id' | 'name' | 'scopes'>;
  tier: Tier;
  state: AccountState;
}

type Refusal = 'api_key_invalid' | 'api_key_revoked' | 'api_not_in_plan' | 'account_suspended';
type CallerResult = { refusal: Refusal } | { caller: ApiCaller };

interface Parts {
  keys: ApiKeys;
  store: KeyStore;
  accounts: Pick<AccountServices, 'store' | 'news'>;
  memory: AccountMemory;
  now: () => Date;
}

function listAddresses({ originalUrl }: Request): string[] {
  try {
    return [originalUrl, decodeURIComponent(originalUrl)];
  } catch {
    return [originalUrl];
  }
}

/**
 * A key in an address stands in logs and histories by now, so it is revoked.
 * @throws AppError api_key_in_url
 */
async function refuseInAddress({ keys, accounts }: Parts, req: Request): Promise<void> {
  const [text] = listAddresses(req).flatMap((address) => API_KEY_PATTERN.exec(address)?.[0] ?? []);
  if (text === undefined) return;
  const leaked = await keys.revokeLeaked(text);
  const owner = leaked && (await accounts.store.at(leaked.by));
  if (owner) await accounts.news.notify(owner, 'apiKeyLeaked', readOrigin(req));
  throw new AppError('api_key_in_url');
}

function toCaller(
  { id, name, scopes }: StoredApiKey,
  of: { accountId: string; workspaceId: string; name: string; tier: Tier; members: string[] },
): ApiCaller {
  const { accountId, workspaceId, tier, members } = of;
  const deviceName = `API: ${name}`.slice(0, 120);
  const maxClients = getMaxClients(tier);
  return {
    claims: { sub: accountId, workspaceId, role: 'expert', status: 'approved', sid: `key.${id}` },
    key: { id, name, scopes },
    tier,
    state: { locked: null, maxClients, plan: tier, members, name: of.name, deviceName },
  };
}

const refused = (refusal: Refusal, of: readonly string[]): Recalled<CallerResult> => ({
  value: { refusal },
  of,
});

/**
 * Unknown keys are not cached, or strangers would fill the memory.
 * @throws AppError api_key_invalid
 */
async function readCaller(
  { store, accounts, now }: Parts,
  { documentKey, hash }: { documentKey: string; hash: string },
): Promise<Recalled<CallerResult>> {
  const stored = await store.at(documentKey);
  const key = stored?.keys.find((one) => isSameSecret(one.hash, hash));
  if (!stored || !key) throw new AppError('api_key_invalid');
  const { workspaceId } = stored;
  const of = [documentKey, workspaceKey(workspaceId), key.by];
  const account = (await accounts.store.at(key.by))?.account;
  if (asItStands(key, key.by, account).revokedAt !== undefined)
    return refused('api_key_revoked', of);
  const practice = await accounts.store.database.get(workspaceKey(workspaceId));
  if (!account || !practice) return refused('api_key_invalid', of);
  if (account.status !== 'approved') return refused('account_suspended', of);
  const { plan: tier, planUntil, members } = readWorkspace(practice, now());
  if (!members.includes(account.accountId)) return refused('api_key_invalid', of);
  if (!hasFeature(tier, 'apiAccess')) return refused('api_not_in_plan', of);
  const { accountId, name } = account;
  const caller = toCaller(key, { accountId, workspaceId, name, tier, members });
  const left = planUntil === undefined ? 0 : Date.parse(planUntil) - now().getTime();
  return { value: { caller }, of, holdsFor: left > 0 ? left : undefined };
}

export function createApiCallers(parts: Parts) {
  const callers = new WeakMap<Request, ApiCaller>();
  return {
    /** @throws AppError api_key_in_url, api_key_invalid, api_key_revoked, api_not_in_plan, account_suspended */
    authenticate: async (req: Request): Promise<AccessClaims> => {
      await refuseInAddress(parts, req);
      const header = req.get('authorization')?.trim() ?? '';
      const token = /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
      const read = readApiKey(token);
      if (!read || API_KEY_PATTERN.exec(token)?.[0] !== token)
        throw new AppError('api_key_invalid');
      const result = await parts.memory.recall(`api key ${read.hash}`, () =>
        readCaller(parts, read),
      );
      if ('refusal' in result) throw new AppError(result.refusal);
      callers.set(req, result.caller);
      return result.caller.claims;
    },
    of: (req: Request): ApiCaller => {
      const caller = callers.get(req);
      if (!caller) throw new AppError('api_key_invalid');
      return caller;
    },
  };
}
export type ApiCallers = ReturnType<typeof createApiCallers>;
