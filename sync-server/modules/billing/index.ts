import type { AccountServices } from '../accounts/create';
import { handlerOf } from '../jobs/kinds';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import { createPayments } from './create';
import { TAKE_TRANSFER } from './jobKinds';
import { createLedger, type Ledger } from './ledger';
import type { Payments } from './payments';
import { createPaymentStore } from './paymentStore';
import { createTransfers } from './transfers';

/** Money: payments by bank transfer, the books, subscriptions of practices. */
export function billing(
  given: Core & { accounts: AccountServices; mailer: Mailer },
): Module<{ payments: Payments; ledger: Ledger }> {
  const { ctx, jobs, accounts, now } = given;
  const { database } = accounts.store;
  const { bank } = ctx.config;
  const store = createPaymentStore(database, now);
  const ledger = createLedger(database, now);
  const transfers = createTransfers({ database, store, ledger, jobs, bank, now });
  return {
    gives: {
      payments: createPayments({ store, ledger, transfers, jobs, bank, now }),
      ledger,
    },
    jobs: [handlerOf(TAKE_TRANSFER, transfers.count)],
  };
}
