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

export interface Renewals {
  codeFor(
    workspaceId: string,
    reminder: Reminder,
    payer: Pick<Account, 'name' | 'email'>,
  ): Promise<PaymentView | undefined>;
}

/** Bank accounts cannot be debited, so renewing means sending a code in time (product decision 35). */
export function createRenewals({ payments, subscriptions, bank, now }: Parts): Renewals {
  return {
    codeFor: async (workspaceId, { kind, tier, until }, payer) => {
      if (!bank || kind !== 'ending') return undefined;
      const { renewal, cycle: present } = await subscriptions.of(workspaceId);
      const cycle = renewal?.cycle ?? present;
      if (!renewal?.isAuto || cycle === undefined) return undefined;
      const events = await subscriptions.events(workspaceId);
      const quote = quoteFor(events, { tier, cycle }, now().toISOString());
      // With a smaller tier following, it would not be the next period.
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

export const codePath = (paymentId: string): string =>
  `/expert/dashboard?tab=subscription&code=${encodeURIComponent(paymentId)}`;

export const transferLine = ({ amount, memo, bank }: PaymentView): string =>
  `Mã đã sẵn: chuyển ${dong(amount)} đến ${bank.name}, số tài khoản ${bank.account}, chủ tài khoản ${bank.holder}, nội dung ${memo}.`;
