import type { AccountServices } from '../accounts/wiring';
import type { Core, Module } from '../module';
import type { QuotaWatch } from '../quotas/watch';
import { createQuestionQuota } from './quota';
import { aiRoutes } from './routes';

export function ai({
  ctx,
  now,
  ...parts
}: Core & { accounts: AccountServices; quotaWatch: QuotaWatch }): Module {
  const quota = createQuestionQuota(ctx.couch, parts.quotaWatch);
  return { routes: aiRoutes({ ctx, accounts: parts.accounts, quota, now }) };
}
