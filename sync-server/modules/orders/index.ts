import type { CouchDatabase } from '../../couch/client';
import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits, type LimitOptions } from '../../http/limits';
import type { AccountServices } from '../accounts/wiring';
import type { Payments } from '../billing/payments/payments';
import type { RefundAccounts } from '../billing/payments/refundAccounts';
import type { CreateClientLink, RevokeClientLink } from '../clientLinks/links';
import { isDemoAccount } from '../demo/accounts';
import type { Mailer } from '../mail/mailer';
import { getReplyAddress } from '../mail/replyAddress';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { DocumentParts } from '../printables/wiring';
import { createDocumentLoader } from '../printables/load';
import { toWaiting, type QueueCounter } from '../waiting/queueCounter';
import { createArrived } from './arrival';
import { createVisitorOrders } from './wiring';
import { createExpertOrders } from './expertOrders';
import { expertJobHandlers } from './experts';
import { orderJobHandlers } from './jobHandlers';
import { createOrderPaper } from './paper';
import { deliveryJobs, planDeliveryEffect } from './planDelivery';
import { createOrderStore, listRefundsDue } from './orderStore';
import { orderRoutes } from './routes';
import { orderPayments } from './settle';
import { orderSweeps } from './sweep';

const PLACED: LimitOptions = {
  name: 'orders placed',
  most: 20,
  per: 'hour',
  getKey: clientAddress,
};

interface Dependencies extends Core {
  accounts: AccountServices;
  mailer: Mailer;
  payments: Payments;
  refundAccounts: RefundAccounts;
  createClientLink: CreateClientLink;
  revokeClientLink: RevokeClientLink;
  documents: DocumentParts;
  notices: NoticeWriter;
}

const refundsQueue = (database: CouchDatabase, now: () => Date): QueueCounter => ({
  name: 'refundsDue',
  count: async () => toWaiting(await listRefundsDue(database, now())),
});

export function orders({
  ctx: { publicUrl, config, couch, log },
  jobs,
  counters,
  now,
  steady,
  accounts: { accountState, store: accountStore },
  mailer,
  createClientLink,
  revokeClientLink,
  payments,
  refundAccounts,
  documents,
  notices,
}: Dependencies): Module {
  const store = createOrderStore({ database: accountStore.database, now, steady });
  const parts = { store, payments, jobs, now };
  // Demo passwords are public: on a public gateway strangers' orders must not be readable with them.
  const mayAccept = (accountId: string): boolean => config.ownMachine || !isDemoAccount(accountId);
  const load = createDocumentLoader({ couch, store: accountStore, now });
  const arrived = createArrived(couch);
  const experts = { ...parts, arrived, accountState, accounts: accountStore, mayAccept };
  const paper = createOrderPaper({ accounts: accountStore, load, documents });
  const mails = { mailer, publicUrl, createClientLink, paper, replyTo: getReplyAddress(config) };
  return {
    routes: orderRoutes({
      visitors: createVisitorOrders({ ...parts, revokeClientLink, refundAccounts }),
      experts: createExpertOrders(experts),
      paper,
      placed: createSharedLimits([PLACED], counters, log),
    }),
    jobs: [
      ...orderJobHandlers({ ...parts, ...mails }),
      ...deliveryJobs(couch, { ...parts, arrived }),
      ...expertJobHandlers({ ...experts, notices, mailer, publicUrl }),
    ],
    pushEffects: [planDeliveryEffect(jobs)],
    paymentHandlers: [orderPayments(parts)],
    cleanUps: orderSweeps(parts),
    queues: [refundsQueue(accountStore.database, now)],
  };
}
