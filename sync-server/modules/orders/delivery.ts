import type { OwnOrder } from '../../../src/api/orders';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { nextState } from '../../../src/domain/money/orders/order';
import { createHandler, JobFailed, WriteMissing, type JobHandler } from '../jobs/kinds';
import { jobRequest } from '../jobs/queue';
import type { Arrived } from './arrival';
import { changeAndNotify, tells } from './changes';
import { assignRequest, DELIVER_ORDER } from './jobKinds';
import type { StoredOrder } from './orderRecords';
import type { OrderParts } from './parts';
import { ownOrderView } from './views';

export interface DeliveryParts extends Pick<OrderParts, 'store' | 'jobs' | 'now'> {
  arrived: Arrived;
}

const deliveryFollows = (present: StoredOrder) => [
  ...tells(present.change ? 'redelivered' : 'delivered')(present),
  assignRequest(present.orderId),
];

function deliveredOrder(
  present: StoredOrder,
  clientId: string,
  at: string,
): StoredOrder | undefined {
  if (present.state === 'delivered') return undefined;
  const state = nextState(present.state, 'deliver');
  if (!state) throw new AppError('order_conflict');
  const { delivering: _, change, deliveredAt = at, ...rest } = present;
  const answered = change ? { change: { ...change, answeredAt: at } } : {};
  return { ...rest, state, clientId, deliveredAt, ...answered };
}

type Noted = Pick<StoredOrder, 'planGivenAt'>;

async function wait(
  parts: DeliveryParts,
  orderId: string,
  clientId: string,
  noted: Noted,
): Promise<StoredOrder> {
  const { store, jobs, now } = parts;
  const at = now().toISOString();
  const job = jobRequest(DELIVER_ORDER, { key: `${orderId} ${at}`, payload: { orderId, at } });
  const stored = await jobs.enqueueAround([job], () =>
    store.update(orderId, (present) => {
      if (present.state === 'delivered' || present.delivering?.clientId === clientId)
        return undefined;
      if (!nextState(present.state, 'deliver')) throw new AppError('order_conflict');
      return { ...present, ...noted, delivering: { clientId, at } };
    }),
  );
  if (!stored) throw new AppError('not_found');
  return stored;
}

/**
 * Waits until the gateway has the client's week with its menus.
 * @throws AppError client_unknown, order_conflict
 */
export async function deliverWhenThere(
  parts: DeliveryParts,
  { orderId, expertId }: StoredOrder,
  to: { workspaceId: string; clientId: string },
  noted: Noted = {},
): Promise<StoredOrder> {
  const { workspaceId, clientId } = to;
  const arrival = await parts.arrived(workspaceId, clientId);
  // A client made from the order has its id, and may not have been sent by the device yet.
  if (arrival === 'noClient' && clientId !== orderId) throw new AppError('client_unknown');
  if (arrival !== 'there') return wait(parts, orderId, clientId, noted);
  const at = parts.now().toISOString();
  return changeAndNotify(parts, orderId, deliveryFollows, (order) => {
    if (order.expertId !== expertId) throw new AppError('not_found');
    const next = deliveredOrder(order, clientId, at);
    return next && { ...next, ...noted };
  });
}

export const createDelivery =
  (parts: DeliveryParts) =>
  async (claims: AccessClaims, orderId: string, clientId: string): Promise<OwnOrder> => {
    const present = await parts.store.find(orderId);
    if (!present || present.expertId !== claims.sub) throw new AppError('not_found');
    if (present.state === 'delivered') return ownOrderView(present);
    const to = { workspaceId: claims.workspaceId, clientId };
    return ownOrderView(await deliverWhenThere(parts, present, to));
  };

export const deliveryJob = (parts: DeliveryParts): JobHandler =>
  createHandler(DELIVER_ORDER, async ({ payload: { orderId, at } }) => {
    const { store, arrived, now } = parts;
    const order = await store.find(orderId);
    // Delivered by hand meanwhile, refunded, or gone.
    if (!order || !nextState(order.state, 'deliver')) return;
    const { delivering, expertWorkspaceId } = order;
    if (delivering?.at !== at || expertWorkspaceId === undefined)
      throw new WriteMissing('the delivery');
    const arrival = await arrived(expertWorkspaceId, delivering.clientId);
    if (arrival !== 'there')
      throw new JobFailed('internal', `the week of order ${orderId} has not come`);
    const deliveredAt = now().toISOString();
    await changeAndNotify(parts, orderId, deliveryFollows, (present) =>
      nextState(present.state, 'deliver')
        ? deliveredOrder(present, delivering.clientId, deliveredAt)
        : undefined,
    );
  });
