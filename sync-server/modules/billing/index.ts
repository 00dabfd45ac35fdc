import type { AccountServices } from '../accounts/create';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import { createPayments } from './create';
import { createLedger, type Ledger } from './ledger';
import type { Payments } from './payments';
import { createPaymentStore } from './paymentStore';
import { createTierSales, subscriptionHandler } from './tierSales';
import { REMIND, reminderRequest } from './jobKinds';
import { createPeriodEnds, type PeriodEnds } from './periodEnds';
import { createReceipts } from './receipts';
import { createReconciliation } from './reconcile';
import { reminderJobs } from './reminders';
import { paymentRoutes } from './routes';
import { paymentJobs } from './settling';
import { subscriptionRoutes } from './subscriptionRoutes';
import { createSubscriptions, type Subscriptions } from './subscriptions';
import { createTransfers } from './transfers';
import { removeUnpaid } from './unpaid';
import { workspacePaymentRoutes } from './workspacePaymentRoutes';

interface Gives {
  payments: Payments;
  ledger: Ledger;
  subscriptions: Subscriptions;
  periodEnds: PeriodEnds;
}

/** Who stands on a receipt where no bank is connected: nothing can be paid then. */
const NOBODY = 'Bữa Lành';

/** Money: payments by bank transfer, the books, subscriptions of practices. */
export function billing(
  given: Core & { accounts: AccountServices; mailer: Mailer; notices: NoticeWriter },
): Module<Gives> {
  const { ctx, jobs, accounts, memory, mailer, notices, brought, now } = given;
  const { config, couch, log, publicUrl: ownUrl } = ctx;
  const { bank } = config;
  const { database } = accounts.store;
  const store = createPaymentStore(database, now);
  const ledger = createLedger(database, now);
  const receipts = createReceipts({ database, seller: bank?.holder ?? NOBODY, now });
  const transfers = createTransfers({ database, store, ledger, jobs, bank, now });
  const payments = createPayments({ store, ledger, transfers, jobs, bank, now });
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
  const ends = createPeriodEnds({ database, apply, ready: ctx.readiness.ready, log, now });
  const { accountState } = accounts;
  const reconciliation = createReconciliation({
    list: bank?.list,
    database,
    transfers,
    jobs,
    ready: ctx.readiness.ready,
    log,
    now,
  });
  const sales = createTierSales({ payments, subscriptions, accountState, now });
  const handlers = brought.paymentHandlers;
  return {
    gives: { payments, ledger, subscriptions, periodEnds: ends },
    routes: [
      ...subscriptionRoutes({ subscriptions, sales, bank, mailFrom: config.mailFrom, now }),
      ...workspacePaymentRoutes({
        database,
        payments,
        receipts,
        subscriptions,
        canPay: bank !== undefined,
        now,
      }),
      ...paymentRoutes({ payments, transfers, bank, ownUrl, now }),
    ],
    jobs: [
      ...paymentJobs({ store, ledger, receipts, transfers, jobs, mailer, handlers, log, now }),
      ...reminderJobs({
        subscriptions,
        accounts: accounts.store,
        notices,
        jobs,
        mailer,
        ownUrl,
        now,
      }),
      ...reconciliation.jobs,
    ],
    background: [ends.part, ...reconciliation.background],
    paymentHandlers: [subscriptionHandler(subscriptions, payments)],
    cleanUps: [{ name: 'unpaid codes', remove: () => removeUnpaid(database, now()) }],
  };
}
