import type { Couch, CouchDatabase } from '../../../sync-server/couch/client';
import type { Logger } from '../../../sync-server/http/log';
import type { AccountState } from '../../../sync-server/modules/accounts/accountState';
import { createPayments } from '../../../sync-server/modules/billing/wiring';
import type { PaymentHandler } from '../../../sync-server/modules/billing/payments/purposeHandlers';
import { createLedger } from '../../../sync-server/modules/billing/payments/ledger';
import { createPaymentStore } from '../../../sync-server/modules/billing/payments/paymentStore';
import { createReceipts } from '../../../sync-server/modules/billing/receipts/receipts';
import { paymentJobs } from '../../../sync-server/modules/billing/payments/settling';
import { createSubscriptions } from '../../../sync-server/modules/billing/subscriptions/subscriptions';
import {
  createTierSales,
  subscriptionHandler,
} from '../../../sync-server/modules/billing/subscriptions/tierSales';
import { createTransfers } from '../../../sync-server/modules/billing/transfers/transfers';
import { JobFailed, WriteMissing, type JobHandler } from '../../../sync-server/modules/jobs/kinds';
import type { JobQueue, JobRequest } from '../../../sync-server/modules/jobs/queue';
import { createPayouts } from '../../../sync-server/modules/sales/payouts';
import { TEST_BANK } from '../playedBank';
import { connect, Killed, type Fate } from './memoryDatabase';
import { walkOrders } from './orders';
import type { World } from './world';

const sent = () => Promise.resolve();
const mayAsk = () => Promise.resolve(true);

const BANK = {
  bin: TEST_BANK.BANK_BIN,
  account: TEST_BANK.BANK_ACCOUNT,
  holder: TEST_BANK.BANK_HOLDER,
  webhookSecret: TEST_BANK.SEPAY_WEBHOOK_SECRET,
  apiKey: undefined,
  isTrial: false,
};
const LOOKS = 4;
const noLog = { warn: () => undefined, info: () => undefined } as unknown as Logger;

function createQueue({ jobs }: World, fate: Fate): JobQueue {
  const store = async (request: JobRequest): Promise<void> => {
    await Promise.resolve();
    fate.before();
    const id = `${request.kind.name} ${request.key}`;
    const present = jobs.get(id);
    if (present) present.missed = 0;
    else jobs.set(id, { request, isDone: false, missed: 0 });
    fate.after();
  };
  const queue: Partial<JobQueue> = {
    enqueue: store,
    enqueueAround: async (requests, write) => {
      for (const request of requests) await store(request);
      return write();
    },
  };
  return queue as JobQueue;
}

const purchaseHandler: PaymentHandler = {
  kind: 'purchase',
  label: 'x',
  settle: () => Promise.resolve(),
};

const createRunner =
  (world: World, handlers: readonly JobHandler[]) =>
  async (id: string): Promise<void> => {
    const job = world.jobs.get(id);
    if (!job || job.isDone) return;
    const { request } = job;
    const handler = handlers.find(({ kind }) => kind.name === request.kind.name);
    if (!handler) throw new Error(`nobody does ${request.kind.name}`);
    const { payload } = request;
    const signal = new AbortController().signal;
    try {
      await handler.run({ id, payload, attempt: 1, subject: undefined, signal });
      job.isDone = true;
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error;
      job.missed += 1;
      const isWaiting = error instanceof WriteMissing;
      if (isWaiting && job.missed >= LOOKS) world.jobs.delete(id);
      if (!isWaiting && job.missed >= handler.kind.maxAttempts) job.isDone = true;
    }
  };

/** No payer is asked into which account money goes back. */
const UNASKED = {
  mailer: { send: sent, sendAsked: sent, sendLetter: sent, mayAsk },
  refundAccounts: { pathFor: () => Promise.resolve(undefined) },
  publicUrl: () => 'http://127.0.0.1',
};

export function walkGateway(world: World, fate: Fate) {
  const database: CouchDatabase = connect(world.documents, fate);
  const now = (): Date => new Date(world.clock);
  const jobs = createQueue(world, fate);
  const store = createPaymentStore(database, now);
  const ledger = createLedger(database, now);
  const receipts = createReceipts({ database, seller: { name: 'Bữa Lành' }, now });
  const transfers = createTransfers({ database, store, ledger, jobs, bank: BANK, now });
  const payments = createPayments({ store, ledger, transfers, jobs, bank: BANK, now });
  const notices = { write: () => Promise.resolve() };
  const subscriptions = createSubscriptions({
    couch: { database: () => ({ ensure: () => Promise.resolve() }) } as unknown as Couch,
    database,
    memory: { changed: () => undefined },
    notices,
    noteEnd: async (workspaceId) => void world.noted.add(workspaceId),
    remind: () => Promise.resolve(),
    now,
  });
  const accountState = {
    accountOf: () => Promise.resolve({ account: { name: 'Lan', email: 'lan@example.vn' } }),
  } as unknown as AccountState;
  const sales = createTierSales({ payments, subscriptions, accountState, now });
  const payouts = createPayouts({ database, ledger, jobs, notices, now });
  const orders = walkOrders({ world, database, jobs, payments, now });
  const handlers = [subscriptionHandler(subscriptions, payments), purchaseHandler, orders.handler];
  const jobHandlers = [
    ...paymentJobs({
      store,
      ledger,
      receipts,
      transfers,
      jobs,
      ...UNASKED,
      handlers,
      log: noLog,
      now,
    }),
    ...payouts.jobs,
    ...orders.jobs,
  ];

  const run = createRunner(world, jobHandlers);
  return { payments, transfers, subscriptions, sales, payouts, orders, run };
}
export type WalkGateway = ReturnType<typeof walkGateway>;

export function createFate(random: () => number, perCall: number): Fate & { isDead: boolean } {
  const die = (): never => {
    fate.isDead = true;
    throw new Killed();
  };
  const fate = {
    isDead: false,
    before: () => {
      if (fate.isDead || random() < perCall) die();
    },
    after: () => {
      if (random() < perCall) die();
    },
  };
  return fate;
}
