import { AppError } from '../../../src/domain/errors';
import type { OrderParts } from './parts';
import { assignRequest, mailRequest, type OrderMail } from './jobKinds';
import type { StoredOrder } from './orderRecords';

type Change = (order: StoredOrder) => StoredOrder | undefined;

/**
 * Changes an order and has done what follows from it (its visitor is told, an expert's share is booked): these jobs are stored
 * first, so that a gateway which ends in between loses none.
 * @param change refuses by throwing what is not possible; undefined where it was done before
 * @throws AppError not_found; what `change` throws
 */
export async function changeAndTell(
  { store, jobs }: Pick<OrderParts, 'store' | 'jobs'>,
  orderId: string,
  mail: OrderMail,
  change: Change,
): Promise<StoredOrder> {
  const present = await store.find(orderId);
  if (!present) throw new AppError('not_found');
  // Before a job is stored: what is refused would leave one that stands in the way of the right one.
  change(present);
  const write = () => store.update(orderId, change);
  const requests = [mailRequest(orderId, mail)];
  if (mail === 'accepted') requests.push(assignRequest(orderId));
  const stored = await jobs.enqueueAround(requests, write);
  if (!stored) throw new AppError('not_found');
  return stored;
}

/** Whether an order has come so far that a mail is right. */
export function isTrue(mail: OrderMail, order: StoredOrder): boolean {
  switch (mail) {
    case 'paid':
      return order.paidAt !== undefined;
    case 'accepted':
      return order.acceptedAt !== undefined;
    case 'delivered':
      return order.deliveredAt !== undefined;
    case 'refunding':
      return order.refundReason !== undefined;
  }
}
