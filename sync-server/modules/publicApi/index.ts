import type { PushParts } from '../../sync/push';
import type { AccountServices } from '../accounts/wiring';
import type { Core, Module } from '../module';
import type { QuotaWatch } from '../quotas/watch';
import { createApiCallers } from './caller';
import { createApiDocuments } from './documents';
import { apiKeyRoutes } from './keyRoutes';
import { createApiKeys } from './keys';
import { createKeyStore } from './keyStore';
import { publicApiRoutes } from './routes';
import { createApiCounter } from './usage';

export function publicApi(
  input: Core & { accounts: AccountServices; pushParts: PushParts; quotaWatch: QuotaWatch },
): Module {
  const { ctx, accounts, memory, pushParts, counters, now } = input;
  const { couch, log, publicUrl } = ctx;
  const store = createKeyStore(couch, now);
  const keys = createApiKeys({ store, accounts, memory, now });
  const callers = createApiCallers({ keys, store, accounts, memory, now });
  const counter = createApiCounter(couch, now, input.quotaWatch);
  const documents = createApiDocuments({ push: pushParts, now });
  return {
    routes: [
      ...apiKeyRoutes({ keys, counter, accounts, counters, log }),
      ...publicApiRoutes({ callers, documents, counter, log, publicUrl, now }),
    ],
  };
}
