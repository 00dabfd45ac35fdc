import { daysBetween } from './calendar';
import { keptSum, settledAmount, type Payment } from './payments';
import { isGranted, listPeriods, type Period, type SubscriptionEvent } from './subscription';

export const REFUND_DAYS = 30;

export const refundUntil = (paidAt: string): string =>
  new Date(Date.parse(paidAt) + REFUND_DAYS * 86_400_000).toISOString();

export const isRefundAsked = ({
  status,
  refundRequest,
}: Pick<Payment, 'status' | 'refundRequest'>): boolean =>
  status === 'paid' && refundRequest !== undefined && refundRequest.declined === undefined;

type Askable = Pick<Payment, 'status' | 'purpose' | 'paidAt' | 'settledAt' | 'refundRequest'>;

/** Whether a refund may be requested for it: once, within 30 days, for what was given. */
export function isRefundable(
  { status, paidAt, settledAt, refundRequest }: Askable,
  now: string,
): boolean {
  const isGiven = status === 'paid' && settledAt !== undefined && paidAt !== undefined;
  return isGiven && refundRequest === undefined && now < refundUntil(paidAt);
}

/** The same for a practice and its tier. */
export const mayAskRefund = (payment: Askable, now: string): boolean =>
  payment.purpose.kind === 'subscription' && isRefundable(payment, now);

type Paid = Pick<
  Payment,
  'paymentId' | 'amount' | 'received' | 'settledAt' | 'granted' | 'refund' | 'earlierRefunds'
>;

/** Whole dong (product decision 35); 0 where a later payment was made cheaper by these days. */
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
 * VND that came and were not refunded, less the cost of days that were used or made another tier cheaper.
 * @param events of the practice, where it is a payment for its tier
 */
export function refundLimit(
  payment: Paid & Pick<Payment, 'status'>,
  events: readonly SubscriptionEvent[],
  now: string,
): number {
  const remaining = keptSum(payment);
  if (!isGranted(events, payment.paymentId)) return remaining;
  const { status, refund } = payment;
  // Its days ended with the refund, so that what was unused then can still go back.
  if (status === 'refunded')
    return Math.max(0, Math.min(remaining, (refund?.most ?? 0) - (refund?.amount ?? 0)));
  const unused = unusedAmount(payment, listPeriods(events), now);
  return Math.max(0, remaining - settledAmount(payment) + unused);
}
