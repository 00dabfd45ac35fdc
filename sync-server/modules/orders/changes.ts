import { AppError } from '../../../src/domain/protocol/errors';
import type { OrderParts } from './parts';
import type { JobRequest } from '../jobs/queue';
import { mailRequest, type OrderMail } from './jobKinds';
import type { StoredOrder } from './orderRecords';

type Change = (order: StoredOrder) => StoredOrder | undefined;

/** The jobs that follow a change, by the order as it is before. */
type Follows = (order: StoredOrder) => readonly JobRequest[];

/** Tells the visitor. */
export const tells =
  (mail: OrderMail): Follows =>
  ({ orderId }) => [mailRequest(orderId, mail)];

/** Tells the visitor; nothing is owed to who accepted it until it is delivered (product decision 65). */
export const acceptanceFollows = tells('accepted');

/**
 * Changes an order and has done what follows from it: these jobs are stored first, so that a gateway which ends in between loses
 * none.
 * @param change refuses by throwing what is not possible; undefined where it was done before
 * @throws AppError not_found; what `change` throws
 */
export async function changeAndTell(
  { store, jobs }: Pick<OrderParts, 'store' | 'jobs'>,
  orderId: string,
  follows: Follows,
  change: Change,
): Promise<StoredOrder> {
  const present = await store.find(orderId);
  if (!present) throw new AppError('not_found');
  // Before a job is stored: what is refused would leave one that stands in the way of the right one.
  change(present);
  const write = () => store.update(orderId, change);
  const stored = await jobs.enqueueAround(follows(present), write);
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
    case 'redelivered':
      return order.change?.answeredAt !== undefined;
    case 'refunding':
      return order.refundReason !== undefined;
  }
}

/** The mail that says the newest of an order; none before it was paid. */
export const presentMail = (order: StoredOrder): OrderMail | undefined =>
  (['refunding', 'redelivered', 'delivered', 'accepted', 'paid'] as const).find((mail) =>
    isTrue(mail, order),
  );
