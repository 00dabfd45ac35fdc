import { createApiKey, listApiKeys, revokeApiKey } from '../../../src/api/apiKeys';
import { hasFeature, getLimit } from '../../../src/domain/accounts/access/entitlements';
import type { ApiKeyView } from '../../../src/domain/publicHouse/publicApi/keys';
import type { Logger } from '../../http/log';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { AccountServices } from '../accounts/wiring';
import { readOrigin } from '../accounts/events';
import { createProofTries, buildProof } from '../accounts/proofTries';
import type { Counters } from '../limits/counters';
import type { ApiKeys } from './keys';
import type { StoredApiKey } from './keyStore';
import type { ApiCounter, ApiUsage } from './usage';

const CHANGES: Rate = { name: 'api-keys', calls: 20, burst: 20 };

function toView(key: StoredApiKey, usage: ApiUsage): ApiKeyView {
  const { id, name, hint, scopes, createdAt, revokedAt, leaked } = key;
  const counts = usage.keys[id];
  return {
    id,
    name,
    hint,
    scopes,
    createdAt,
    ...(revokedAt === undefined ? {} : { revokedAt }),
    ...(leaked === undefined ? {} : { leaked }),
    ...(counts === undefined ? {} : { lastUsedAt: counts.lastAt }),
    used: counts?.used ?? 0,
  };
}

interface Parts {
  keys: ApiKeys;
  counter: ApiCounter;
  accounts: Pick<AccountServices, 'news' | 'proveOwner'>;
  counters: Counters;
  log: Logger;
}

export function apiKeyRoutes(parts: Parts): RouteDefinition[] {
  const { keys, counter, accounts } = parts;
  const tried = createProofTries(parts);
  return [
    route(listApiKeys, async ({ claims }) => {
      const owner = await keys.getOwner(claims);
      const { workspaceId, tier } = owner;
      const [all, usage] = await Promise.all([keys.list(owner), counter.read(workspaceId)]);
      const most = getLimit(tier, 'apiCallsAMonth');
      const { month, used, days, recent } = usage;
      return {
        isSold: hasFeature(tier, 'apiAccess'),
        keys: all.map((key) => toView(key, usage)).reverse(),
        usage: { month, used, days, recent, ...(most === null ? {} : { most }) },
      };
    }),
    route(
      createApiKey,
      (call) =>
        tried(call, async () => {
          const { claims, body, req } = call;
          const owner = await keys.getOwner(claims);
          await accounts.proveOwner(claims, buildProof(call));
          const made = await keys.create(owner, body.name, body.scopes);
          await accounts.news.notify(owner.accountRecord, 'apiKeyMade', readOrigin(req));
          return made;
        }),
      { rate: CHANGES },
    ),
    route(
      revokeApiKey,
      async ({ claims, params, req }) => {
        const { accountRecord, workspaceId } = await keys.getOwner(claims);
        const wasLive = await keys.revoke(workspaceId, params.id);
        if (wasLive) await accounts.news.notify(accountRecord, 'apiKeyRevoked', readOrigin(req));
      },
      { rate: CHANGES },
    ),
  ];
}
