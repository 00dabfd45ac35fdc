import type { PaymentView } from '../../api/payments';

/** Status of a payment now: a code whose time is over is told so at once. @param now milliseconds since 1970 */
export const statusAtNow = (
  { status, expiresAt }: Pick<PaymentView, 'status' | 'expiresAt'>,
  now: number,
): PaymentView['status'] =>
  status === 'pending' && Date.parse(expiresAt) <= now ? 'expired' : status;
