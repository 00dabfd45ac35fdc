import { daysBetween } from './calendar';
import { keptSum, settledAmount, type Payment } from './payments';
import { isGranted, periodsOf, type Period, type SubscriptionEvent } from './subscription';

/** Days after a payment in which its money can be asked back (platform specification, section 5). */
export const REFUND_DAYS = 30;

/** When the right to ask ends; UTC, ISO 8601. */
export const refundUntil = (paidAt: string): string =>
  new Date(Date.parse(paidAt) + REFUND_DAYS * 86_400_000).toISOString();

/** Whether a practice waits for the staff's answer. */
export const isRefundAsked = ({
  status,
  refundRequest,
}: Pick<Payment, 'status' | 'refundRequest'>): boolean =>
  status === 'paid' && refundRequest !== undefined && refundRequest.declined === undefined;

/**
 * Whether a practice may ask for the money of a payment: for its tier, within 30 days, once.
 * @param now UTC, ISO 8601
 */
export function mayAskRefund(
  {
    status,
    purpose,
    paidAt,
    settledAt,
    refundRequest,
  }: Pick<Payment, 'status' | 'purpose' | 'paidAt' | 'settledAt' | 'refundRequest'>,
  now: string,
): boolean {
  const isGiven = status === 'paid' && settledAt !== undefined && paidAt !== undefined;
  if (!isGiven || purpose.kind !== 'subscription' || refundRequest !== undefined) return false;
  return now < refundUntil(paidAt);
}

type Paid = Pick<
  Payment,
  'paymentId' | 'amount' | 'received' | 'settledAt' | 'granted' | 'refund' | 'earlierRefunds'
>;

/**
 * VND of a payment for the days that are not used yet (product decision 35), in whole dong; 0 where a later payment took
 * them off its price.
 * @param periods of the practice
 */
export function unusedAmount(payment: Paid, periods: readonly Period[], now: string): number {
  let [unused, whole] = [0, 0];
  for (const { paymentId, from, until } of periods) {
    if (paymentId !== payment.paymentId) continue;
    whole += daysBetween(from, until);
    unused += daysBetween(now > from ? now : from, until);
  }
  return whole === 0 ? 0 : Math.round((settledAmount(payment) * unused) / whole);
}

/**
 * Most VND that may go back of a payment now: all that came and was not given back, less what its days that were used, or made
 * another tier cheaper, cost.
 * @param events of the practice, where it is a payment for its tier
 */
export function refundLimit(
  payment: Paid & Pick<Payment, 'status'>,
  events: readonly SubscriptionEvent[],
  now: string,
): number {
  const kept = keptSum(payment);
  if (!isGranted(events, payment.paymentId)) return kept;
  const { status, refund } = payment;
  // Its days ended with the refund: what was unused then goes on to be.
  if (status === 'refunded')
    return Math.max(0, Math.min(kept, (refund?.most ?? 0) - (refund?.amount ?? 0)));
  const unused = unusedAmount(payment, periodsOf(events), now);
  return Math.max(0, kept - settledAmount(payment) + unused);
}
