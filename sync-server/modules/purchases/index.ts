import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits, type Limited, type LimitOptions } from '../../http/limits';
import type { AccountServices } from '../accounts/wiring';
import { keysFor } from '../accounts/tokens';
import type { Payments } from '../billing/payments/payments';
import type { RefundAccounts } from '../billing/payments/refundAccounts';
import type { Mailer } from '../mail/mailer';
import { getReplyAddress } from '../mail/replyAddress';
import type { Core, Module } from '../module';
import type { DocumentParts } from '../printables/wiring';
import type { PublicDocuments } from '../published/publicDocuments';
import { createGoods } from './goods';
import { purchaseHandler } from './handler';
import { createPurchaseLinks } from './links';
import { mailHandlers } from './mails';
import { purchaseRoutes } from './routes';
import { createPurchases, type Purchases } from './service';
import { createPurchaseStore } from './store';

const BOUGHT: LimitOptions = {
  name: 'purchases begun',
  most: 40,
  per: 'hour',
  getKey: clientAddress,
};

interface Dependencies extends Core {
  accounts: AccountServices;
  payments: Payments;
  refundAccounts: RefundAccounts;
  mailer: Mailer;
  documents: DocumentParts;
  publicDocuments: PublicDocuments;
}

export function purchases(
  dependencies: Dependencies,
): Module<{ purchases: Purchases; purchaseLimit: Limited }> {
  const {
    ctx,
    accounts,
    payments,
    refundAccounts,
    documents,
    jobs,
    mailer,
    counters,
    now,
    publicDocuments,
  } = dependencies;
  const { couch, config, publicUrl } = ctx;
  const store = createPurchaseStore(accounts.store.database, now);
  const links = createPurchaseLinks(keysFor('purchase', config));
  const service = createPurchases({
    store,
    database: accounts.store.database,
    links,
    payments,
    refundAccounts,
    published: publicDocuments,
    documents,
    jobs,
    publicUrl,
    now,
  });
  const purchaseLimit = createSharedLimits([BOUGHT], counters, ctx.log);
  const loadGoods = createGoods({ couch, accounts: accounts.store, now });
  const replyTo = getReplyAddress(config);
  return {
    gives: { purchases: service, purchaseLimit },
    routes: purchaseRoutes(service, purchaseLimit),
    jobs: mailHandlers({ store, links, mailer, documents, publicUrl, replyTo }),
    paymentHandlers: [purchaseHandler({ store, jobs, readGoods: loadGoods, now })],
    cleanUps: [{ name: 'unpaid purchases', remove: store.forgetUnpaid }],
  };
}
