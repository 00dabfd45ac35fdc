import { readUsage } from '../../../src/api/usage';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { AccountServices } from '../accounts/wiring';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import { quotaJobs } from './jobs';
import { createUsageReader } from './usage';
import { createQuotaWatch, type QuotaWatch } from './watch';

const READING: Rate = { name: 'usage', calls: 60, burst: 30 };

export function quotas(
  input: Core & { accounts: AccountServices; mailer: Mailer; notices: NoticeWriter },
): Module<{ quotaWatch: QuotaWatch }> {
  const { ctx, accounts, mailer, notices, jobs, now } = input;
  const { couch, log, publicUrl: ownUrl } = ctx;
  const read = createUsageReader(couch, now);
  return {
    gives: { quotaWatch: createQuotaWatch({ jobs, log, now }) },
    jobs: quotaJobs({ couch, accounts: accounts.store, notices, jobs, mailer, ownUrl }),
    routes: [
      route(
        readUsage,
        async ({ claims }) => {
          const { account } = await accounts.accountState.accountOf(claims);
          const { plan } = await accounts.store.buildProfile(account);
          return { usage: await read(account.workspaceId, plan) };
        },
        { rate: READING },
      ),
    ],
  };
}
