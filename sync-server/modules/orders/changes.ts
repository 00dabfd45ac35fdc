import { AppError } from '../../../src/domain/protocol/errors';
import type { OrderParts } from './parts';
import type { JobRequest } from '../jobs/queue';
import { mailRequest, type OrderMail } from './jobKinds';
import type { StoredOrder } from './orderRecords';

type Change = (order: StoredOrder) => StoredOrder | undefined;

type Follows = (order: StoredOrder) => readonly JobRequest[];

export const tells =
  (mail: OrderMail): Follows =>
  ({ orderId }) => [mailRequest(orderId, mail)];

/** Nothing is owed to the expert before delivery (product decision 65). */
export const acceptanceFollows = tells('accepted');

/**
 * Jobs are stored first, so that none is lost if this gateway ends in between.
 * @param change throws to refuse; undefined where it was done before
 * @throws AppError not_found; what `change` throws
 */
export async function changeAndNotify(
  { store, jobs }: Pick<OrderParts, 'store' | 'jobs'>,
  orderId: string,
  follows: Follows,
  change: Change,
): Promise<StoredOrder> {
  const present = await store.find(orderId);
  if (!present) throw new AppError('not_found');
  change(present);
  const write = () => store.update(orderId, change);
  const stored = await jobs.enqueueAround(follows(present), write);
  if (!stored) throw new AppError('not_found');
  return stored;
}

export function isTrue(mail: OrderMail, order: StoredOrder): boolean {
  switch (mail) {
    case 'paid':
      return order.paidAt !== undefined;
    case 'accepted':
      return order.acceptedAt !== undefined;
    case 'delivered':
      return order.deliveredAt !== undefined;
    case 'redelivered':
      return order.change?.answeredAt !== undefined;
    case 'refunding':
      return order.refundReason !== undefined;
  }
}

export const presentMail = (order: StoredOrder): OrderMail | undefined =>
  (['refunding', 'redelivered', 'delivered', 'accepted', 'paid'] as const).find((mail) =>
    isTrue(mail, order),
  );
