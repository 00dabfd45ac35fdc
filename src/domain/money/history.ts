import { fold } from '../text/fold';
import type { Payment, PaymentStatus } from './payments';

export const HISTORY_STATUSES = ['completed', 'pending', 'cancelled', 'refunded'] as const;
export type HistoryStatus = (typeof HISTORY_STATUSES)[number];

export type CancellationReason = 'user_cancelled' | 'expired';

type Shown = Pick<Payment, 'closedAt'> & { status: PaymentStatus };

export function getHistoryStatus({ status, closedAt }: Shown): HistoryStatus {
  if (status === 'paid') return 'completed';
  if (status === 'refunded') return 'refunded';
  if (status === 'cancelled') return 'cancelled';
  return status === 'expired' && closedAt !== undefined ? 'cancelled' : 'pending';
}

export function getCancellationReason(payment: Shown): CancellationReason | undefined {
  if (getHistoryStatus(payment) !== 'cancelled') return undefined;
  return payment.status === 'cancelled' ? 'user_cancelled' : 'expired';
}

export function isMeantBy(
  { memo, description, receipt }: Pick<Payment, 'memo' | 'description' | 'receipt'>,
  search: string,
): boolean {
  const searchText = fold(search.trim());
  return [memo, description, receipt ?? ''].some((text) => fold(text).includes(searchText));
}
