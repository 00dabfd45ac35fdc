import type { PaymentView } from '../../../../src/api/payments';
import { dong } from '../../../../src/domain/money/words';
import type { Reminder } from '../../../../src/domain/money/reminders';
import { quoteFor } from '../../../../src/domain/money/subscription';
import type { BankSettings } from '../../../bankSettings';
import type { Account } from '../../accounts/accountRecords';
import type { Payments } from '../payments/payments';
import type { Subscriptions } from './subscriptions';
import { tierDraft } from './tierSales';

interface Parts {
  payments: Pick<Payments, 'create'>;
  subscriptions: Pick<Subscriptions, 'events' | 'of'>;
  bank: BankSettings | undefined;
  now: () => Date;
}

/** Codes that are made for practices before what they paid for ends. */
export interface Renewals {
  /** The code of the next period, good until the present one ends; the same reminder has the same one. */
  codeFor(
    workspaceId: string,
    reminder: Reminder,
    payer: Pick<Account, 'name' | 'email'>,
  ): Promise<PaymentView | undefined>;
}

/** Nobody can take money from a bank account: to renew means that a code is sent in time (product decision 35). */
export function createRenewals({ payments, subscriptions, bank, now }: Parts): Renewals {
  return {
    codeFor: async (workspaceId, { kind, tier, until }, payer) => {
      if (!bank || kind !== 'ending') return undefined;
      const { renewal, cycle: present } = await subscriptions.of(workspaceId);
      const cycle = renewal?.cycle ?? present;
      if (!renewal?.isAuto || cycle === undefined) return undefined;
      const events = await subscriptions.events(workspaceId);
      const quote = quoteFor(events, { tier, cycle }, now().toISOString());
      // Behind a smaller tier that follows, it would not be the next period.
      if (quote?.from !== until) return undefined;
      const { payment } = await payments.create({
        key: `renewal ${workspaceId} ${until} ${tier} ${cycle}`,
        ...tierDraft(workspaceId, quote, payer),
        expiresAt: until,
      });
      return payment.status === 'pending' ? payment : undefined;
    },
  };
}

/** Where a code is opened on the practice's own page. */
export const codePath = (paymentId: string): string =>
  `/expert/dashboard?tab=subscription&code=${encodeURIComponent(paymentId)}`;

/** Sentence with all that a transfer needs, for who cannot open the code. */
export const transferLine = ({ amount, memo, bank }: PaymentView): string =>
  `Mã đã sẵn: chuyển ${dong(amount)} đến ${bank.name}, số tài khoản ${bank.account}, chủ tài khoản ${bank.holder}, nội dung ${memo}.`;
