import { KEEP_MONTHS } from '../../../src/domain/orders/order';
import type { AccountServices } from '../accounts/create';
import type { Payments } from '../billing/payments';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import { noClientLink } from './clientLink';
import { createVisitorOrders } from './create';
import { createExpertOrders } from './expertOrders';
import { orderJobHandlers } from './jobHandlers';
import type { StoredOrder } from './orderRecords';
import { createOrderStore } from './orderStore';
import { orderRoutes } from './routes';
import { orderPayments } from './settle';

const DAY = 86_400_000;
/** Days for which an order is kept that nobody paid: late money finds it. */
const KEEP_UNPAID = 30;

type Given = Core & { accounts: AccountServices; mailer: Mailer; payments: Payments };

/** Personal weeks: ordered by visitors, paid, accepted and delivered by experts. */
export function orders({ ctx, jobs, now, steady, accounts, mailer, payments }: Given): Module {
  const { accountState } = accounts;
  const store = createOrderStore({ database: accounts.store.database, now, steady });
  const parts = { store, payments, jobs, now };
  const { publicUrl } = ctx;

  /** Health data are kept no longer than the visitor was told. */
  function isOver({ state, createdAt }: StoredOrder): boolean {
    const isUnpaid = ['placed', 'expired', 'cancelled'].includes(state);
    const days = isUnpaid ? KEEP_UNPAID : KEEP_MONTHS * 30;
    return Date.parse(createdAt) + days * DAY < now().getTime();
  }

  return {
    routes: orderRoutes(createVisitorOrders(parts), createExpertOrders({ ...parts, accountState })),
    jobs: orderJobHandlers({ store, jobs, mailer, publicUrl, clientLinkOf: noClientLink }),
    paymentHandlers: [orderPayments(parts)],
    cleanUps: [{ name: 'orders', remove: () => store.remove(isOver) }],
  };
}
