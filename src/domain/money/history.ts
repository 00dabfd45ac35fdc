import { fold } from '../text/fold';
import type { Payment, PaymentStatus } from './payments';

/** States of a payment in a practice's history (platform specification, section 3). */
export const HISTORY_STATUSES = ['completed', 'pending', 'cancelled', 'refunded'] as const;
export type HistoryStatus = (typeof HISTORY_STATUSES)[number];

/** Why a code that was not paid is over. */
export type CancellationReason = 'user_cancelled' | 'expired';

type Shown = Pick<Payment, 'closedAt'> & { status: PaymentStatus };

/** The state of a payment in the history: one that waits for staff, or was not cleared away, is pending. */
export function historyStatusOf({ status, closedAt }: Shown): HistoryStatus {
  if (status === 'paid') return 'completed';
  if (status === 'refunded') return 'refunded';
  if (status === 'cancelled') return 'cancelled';
  return status === 'expired' && closedAt !== undefined ? 'cancelled' : 'pending';
}

export function cancellationReasonOf(payment: Shown): CancellationReason | undefined {
  if (historyStatusOf(payment) !== 'cancelled') return undefined;
  return payment.status === 'cancelled' ? 'user_cancelled' : 'expired';
}

/** Whether a payment is meant by what somebody types: its code, what it is for, the number of its receipt. */
export function isMeantBy(
  { memo, description, receipt }: Pick<Payment, 'memo' | 'description' | 'receipt'>,
  search: string,
): boolean {
  const wanted = fold(search.trim());
  return [memo, description, receipt ?? ''].some((text) => fold(text).includes(wanted));
}
