import type { Receipt } from '../../../src/domain/money/receipt';
import type { Config } from '../../config';
import type { AccountServices } from '../accounts/wiring';
import { keysFor } from '../accounts/tokens';
import type { Mailer } from '../mail/mailer';
import { getReplyAddress } from '../mail/replyAddress';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { RouteDefinition } from '../../http/routes';
import { createPayments } from './wiring';
import { createLedger, type Ledger } from './payments/ledger';
import type { Payments } from './payments/payments';
import { createPaymentStore } from './payments/paymentStore';
import { createTierSales, subscriptionHandler } from './subscriptions/tierSales';
import { REMIND, reminderRequest } from './jobKinds';
import { createPeriodEnds, type PeriodEnds } from './subscriptions/periodEnds';
import { createReceipts } from './receipts/receipts';
import { createOlderRefunds } from './payments/olderRefunds';
import { createRefundAccounts, type RefundAccounts } from './payments/refundAccounts';
import { createRefundLinks } from './payments/refundLinks';
import { refundRoutes } from './payments/refundRoutes';
import { createReconciliation } from './transfers/reconcile';
import { reminderJobs } from './subscriptions/reminders';
import { createRenewals } from './subscriptions/renewals';
import { paymentRoutes } from './payments/payerRoutes';
import { paymentJobs } from './payments/settling';
import { subscriptionRoutes } from './subscriptions/subscriptionRoutes';
import { createSubscriptions, type Subscriptions } from './subscriptions/subscriptions';
import { createTransfers } from './transfers/transfers';
import { removeUnpaid } from './payments/unpaidCodes';
import { workspacePaymentRoutes } from './payments/workspacePaymentRoutes';

interface Gives {
  payments: Payments;
  refundAccounts: RefundAccounts;
  ledger: Ledger;
  subscriptions: Subscriptions;
  periodEnds: PeriodEnds;
}
type Dependencies = Core & { accounts: AccountServices; mailer: Mailer; notices: NoticeWriter };

const NOBODY = 'Bữa Lành';

function buildSeller({ operator, bank }: Config): Receipt['seller'] {
  if (!operator) return { name: bank?.holder ?? NOBODY };
  const { name, taxNumber, address } = operator;
  return { name, taxNumber, address };
}

function createMoney({ ctx, jobs, accounts, now }: Dependencies) {
  const { bank } = ctx.config;
  const { database } = accounts.store;
  const store = createPaymentStore(database, now);
  const ledger = createLedger(database, now);
  const receipts = createReceipts({ database, seller: buildSeller(ctx.config), now });
  const transfers = createTransfers({ database, store, ledger, jobs, bank, now });
  const payments = createPayments({ store, ledger, transfers, jobs, bank, now });
  const links = createRefundLinks(keysFor('refund', ctx.config));
  const refundAccounts = createRefundAccounts({ store, transfers, links, now });
  return { store, ledger, receipts, transfers, payments, refundAccounts };
}

function createTiers(
  { ctx, jobs, accounts, memory, notices, now }: Dependencies,
  { payments }: ReturnType<typeof createMoney>,
) {
  const { config, couch, log, readiness } = ctx;
  const { database } = accounts.store;
  const { accountState } = accounts;
  const noteEnd = (workspaceId: string, until: string): Promise<void> =>
    ends.note(workspaceId, until);
  const subscriptions = createSubscriptions({
    couch,
    database,
    memory,
    notices,
    noteEnd,
    remind: (workspaceId, reminder) => jobs.enqueue(reminderRequest(REMIND, workspaceId, reminder)),
    now,
  });
  const { apply } = subscriptions;
  const ends = createPeriodEnds({ database, apply, ready: readiness.ready, log, now });
  const sales = createTierSales({ payments, subscriptions, accountState, now });
  const renewals = createRenewals({ payments, subscriptions, bank: config.bank, now });
  return { subscriptions, ends, sales, renewals };
}

type Parts = ReturnType<typeof createMoney> & ReturnType<typeof createTiers>;

function createRoutes({ ctx, accounts, now }: Dependencies, parts: Parts): RouteDefinition[] {
  const { config, publicUrl: ownUrl } = ctx;
  const { bank } = config;
  const mailFrom = getReplyAddress(config);
  const { database } = accounts.store;
  const { payments, receipts, subscriptions, transfers, sales } = parts;
  const canPay = bank !== undefined;
  return [
    ...subscriptionRoutes({ subscriptions, sales, bank, mailFrom, now }),
    ...workspacePaymentRoutes({ database, payments, receipts, subscriptions, canPay, now }),
    ...paymentRoutes({ payments, transfers, bank, ownUrl, now }),
    ...refundRoutes(parts.refundAccounts),
  ];
}

export function billing(input: Dependencies): Module<Gives> {
  const { ctx, jobs, accounts, mailer, notices, brought, now } = input;
  const { config, log, publicUrl: ownUrl, readiness } = ctx;
  const { database } = accounts.store;
  const money = createMoney(input);
  const tiers = createTiers(input, money);
  const { payments, ledger, transfers, refundAccounts } = money;
  const { subscriptions, renewals, ends } = tiers;
  const { ready } = readiness;
  const list = config.bank?.list;
  const reconciliation = createReconciliation({ list, database, transfers, jobs, ready, log, now });
  const handlers = brought.paymentHandlers;
  const noticeParts = { accounts: accounts.store, notices, jobs, mailer, ownUrl, now };
  return {
    gives: { payments, refundAccounts, ledger, subscriptions, periodEnds: ends },
    routes: createRoutes(input, { ...money, ...tiers }),
    jobs: [
      ...paymentJobs({ ...money, jobs, mailer, publicUrl: ownUrl, handlers, log, now }),
      ...reminderJobs({ subscriptions, renewals, ...noticeParts }),
      ...reconciliation.jobs,
    ],
    background: [ends.part, ...reconciliation.background],
    paymentHandlers: [subscriptionHandler(subscriptions, payments)],
    cleanUps: [
      { name: 'unpaid codes', remove: () => removeUnpaid(database, now()) },
      { name: 'refunds without a question', remove: createOlderRefunds({ ...money, jobs, now }) },
    ],
  };
}
