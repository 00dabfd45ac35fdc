import type { Payment } from '../../../src/domain/money/payments';
import type { Transfer } from '../billing/billingRecords';
import type { Payments } from '../billing/payments';

/** Payments, and messages of the bank, of one answer. */
const MAX_REVIEW = 200;

export interface MoneyInReview {
  payments: Payment[];
  transfers: Transfer[];
  /** Payments whose money a practice wants back. */
  requests: Payment[];
  /** Messages whose money is given back, and that nobody has sent yet. */
  unsent: Transfer[];
}

/** Money that waits for a decision of the staff, the oldest first: payments, and messages that belong to none of them. */
export async function moneyInReview(
  payments: Pick<Payments, 'list' | 'transfersInReview' | 'refundRequests' | 'transfersUnsent'>,
): Promise<MoneyInReview> {
  const { payments: found } = await payments.list({ status: 'review', limit: MAX_REVIEW });
  const transfers = await payments.transfersInReview();
  // Money counted for a payment is decided with the payment.
  const counted = new Set(
    found.flatMap(({ received }) => received.map(({ transferId }) => transferId)),
  );
  const alone = transfers.filter(({ transferId }) => !counted.has(transferId)).toReversed();
  return {
    payments: found.toReversed(),
    transfers: alone.slice(0, MAX_REVIEW),
    requests: (await payments.refundRequests()).slice(0, MAX_REVIEW),
    unsent: (await payments.transfersUnsent()).slice(0, MAX_REVIEW),
  };
}
