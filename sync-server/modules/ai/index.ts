import type { AccountServices } from '../accounts/create';
import type { Core, Module } from '../module';
import { createQuestionQuota } from './quota';
import { aiRoutes } from './routes';

/** Questions to a model of a third party: without names, with consents, counted. */
export function ai({ ctx, now, ...given }: Core & { accounts: AccountServices }): Module {
  const quota = createQuestionQuota(ctx.couch);
  return { routes: aiRoutes({ ctx, accounts: given.accounts, quota, now }) };
}
