import { readDashboard } from '../../../src/api/adminDashboard';
import { hasPermission } from '../../../src/domain/accounts/access/permissions';
import { route } from '../../http/route';
import type { AccountServices } from '../accounts/wiring';
import type { Payments } from '../billing/payments/payments';
import type { JobBoard } from '../jobs/board';
import { moneyMovedSince } from '../ledgerViews/ledgerPage';
import { moneyInReview, owedAmount } from '../ledgerViews/review';
import type { Marks } from '../moderation/marks';
import type { PublishedIndex } from '../moderation/publishedIndex';
import type { Core, Module } from '../module';
import { listRefundsDue } from '../orders/orderStore';
import { countContent, countPeople, dayBegan } from './figures';
import { remembered } from './memory';

type Dependencies = Core & {
  accounts: AccountServices;
  payments: Payments;
  publishedIndex: PublishedIndex;
  moderationMarks: Marks;
};

async function countFailed(board: JobBoard): Promise<{ failed: number }> {
  await board.refresh();
  return { failed: [...board.all()].filter(({ job }) => job.state === 'dead').length };
}

async function countMoney({ accounts, payments, now }: Dependencies) {
  const moved = await moneyMovedSince(accounts.store.database, dayBegan(now()));
  const waiting = await moneyInReview(payments);
  const refundsDue = (await listRefundsDue(accounts.store.database, now())).length;
  const refundsOwed = waiting.owed.length;
  const owedSum = waiting.owed.reduce((sum, one) => sum + owedAmount(one), 0);
  const review = waiting.payments.length + waiting.transfers.length;
  return { ...moved, review, refundsDue, refundsOwed, owedSum };
}

export function figures(input: Dependencies): Module {
  const { accounts, jobs, now, steady } = input;
  const { publishedIndex: index, moderationMarks: marks } = input;
  const people = remembered(() => countPeople(accounts.store, now()), steady);
  const money = remembered(() => countMoney(input), steady);
  const content = remembered(() => countContent({ index, marks }, now()), steady);
  return {
    routes: [
      route(readDashboard, async ({ claims: { adminRole } }) => ({
        at: now().toISOString(),
        ...(hasPermission(adminRole, 'viewApplications') ? { people: await people() } : {}),
        ...(hasPermission(adminRole, 'viewFinancialReports') ? { money: await money() } : {}),
        ...(hasPermission(adminRole, 'viewContentAnalytics') ? { content: await content() } : {}),
        ...(hasPermission(adminRole, 'manageJobs') ? { jobs: await countFailed(jobs.board) } : {}),
      })),
    ],
  };
}
