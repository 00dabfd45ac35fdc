import type { Payment } from '../../../src/domain/money/payments';
import type { Transfer } from '../billing/billingRecords';
import type { Payments } from '../billing/payments';

/** Payments, and messages of the bank, of one answer. */
const MAX_REVIEW = 200;

/** Money that waits for a decision of the staff, the oldest first: payments, and messages that belong to none of them. */
export async function moneyInReview(
  payments: Pick<Payments, 'list' | 'transfersInReview'>,
): Promise<{ payments: Payment[]; transfers: Transfer[] }> {
  const { payments: found } = await payments.list({ status: 'review', limit: MAX_REVIEW });
  const transfers = await payments.transfersInReview();
  // Money counted for a payment is decided with the payment.
  const counted = new Set(
    found.flatMap(({ received }) => received.map(({ transferId }) => transferId)),
  );
  const alone = transfers.filter(({ transferId }) => !counted.has(transferId)).toReversed();
  return { payments: found.toReversed(), transfers: alone.slice(0, MAX_REVIEW) };
}
