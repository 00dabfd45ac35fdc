import type { UsageView } from '../../../src/api/usage';
import { hasFeature } from '../../../src/domain/accounts/access/entitlements';
import { getQuota, type Quota } from '../../../src/domain/accounts/access/quotas';
import { CouchDatabaseMissing, type Couch } from '../../couch/client';
import { createQuestionQuota } from '../ai/quota';
import { mailsUsed } from '../clientMail/quota';
import { imageBytesUsed } from '../images/storage';
import { createApiCounter } from '../publicApi/usage';

async function orNothing(count: Promise<number>): Promise<number> {
  try {
    return await count;
  } catch (error) {
    if (error instanceof CouchDatabaseMissing) return 0;
    throw error;
  }
}

export function createUsageReader(couch: Couch, now: () => Date) {
  const questions = createQuestionQuota(couch);
  const calls = createApiCounter(couch, now);
  return async (workspaceId: string, tier: string): Promise<UsageView> => {
    const at = now();
    const [mails, ai, storage, api] = await Promise.all([
      orNothing(mailsUsed(couch, workspaceId, at)),
      orNothing(questions.used({ workspaceId, tier, now: at })),
      orNothing(imageBytesUsed(couch, workspaceId)),
      calls.read(workspaceId),
    ]);
    const use = (quota: Quota, used: number) => {
      const most = getQuota(tier, quota);
      return most === null ? { used } : { used, most };
    };
    return {
      at: at.toISOString(),
      mails: getQuota(tier, 'mails') === null ? {} : use('mails', mails),
      ai: use('ai', ai),
      storage: use('storage', storage),
      ...(hasFeature(tier, 'apiAccess') ? { apiCalls: use('apiCalls', api.used) } : {}),
    };
  };
}
