import type { OwnOrder } from '../../../src/api/orders';
import type { AccessClaims } from '../../../src/domain/account';
import { AppError } from '../../../src/domain/errors';
import { nextState } from '../../../src/domain/orders/order';
import { handlerOf, JobFailed, WriteMissing, type JobHandler } from '../jobs/kinds';
import { jobRequest } from '../jobs/queue';
import type { Arrived } from './arrival';
import { changeAndTell, tells } from './changes';
import { assignRequest, DELIVER_ORDER } from './jobKinds';
import type { StoredOrder } from './orderRecords';
import type { OrderParts } from './parts';
import { ownOrderView } from './views';

interface Parts extends Pick<OrderParts, 'store' | 'jobs' | 'now'> {
  arrived: Arrived;
}

/** The jobs of a delivery: the mail of the first one, or of what was changed, and the share of who made it. */
const deliveryFollows = (present: StoredOrder) => [
  ...tells(present.change ? 'redelivered' : 'delivered')(present),
  assignRequest(present.orderId),
];

/** The order once its week is there. @throws AppError order_conflict */
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

/** Notes that the expert has delivered a week whose menus are still on their way; a job waits for them. */
async function wait(parts: Parts, orderId: string, clientId: string): Promise<StoredOrder> {
  const { store, jobs, now } = parts;
  const at = now().toISOString();
  const job = jobRequest(DELIVER_ORDER, { key: `${orderId} ${at}`, payload: { orderId, at } });
  const stored = await jobs.enqueueAround([job], () =>
    store.update(orderId, (present) => {
      if (present.state === 'delivered' || present.delivering?.clientId === clientId)
        return undefined;
      if (!nextState(present.state, 'deliver')) throw new AppError('order_conflict');
      return { ...present, delivering: { clientId, at } };
    }),
  );
  if (!stored) throw new AppError('not_found');
  return stored;
}

/**
 * Delivers an order to a client of the expert's own practice, once the gateway has the client's week with its menus; until then it
 * waits for them.
 */
export const createDelivery =
  (parts: Parts) =>
  async (claims: AccessClaims, orderId: string, clientId: string): Promise<OwnOrder> => {
    const { store, now, arrived } = parts;
    const present = await store.find(orderId);
    if (!present || present.expertId !== claims.sub) throw new AppError('not_found');
    if (present.state === 'delivered') return ownOrderView(present);
    const arrival = await arrived(claims.workspaceId, clientId);
    // The client that the app makes of an order has its id, and may still be on the device.
    if (arrival === 'noClient' && clientId !== orderId) throw new AppError('client_unknown');
    if (arrival !== 'there') return ownOrderView(await wait(parts, orderId, clientId));
    const at = now().toISOString();
    const stored = await changeAndTell(parts, orderId, deliveryFollows, (order) => {
      if (order.expertId !== claims.sub) throw new AppError('not_found');
      return deliveredOrder(order, clientId, at);
    });
    return ownOrderView(stored);
  };

/** Delivers an order as soon as the week is there that its expert has delivered. */
export const deliveryJob = (parts: Parts): JobHandler =>
  handlerOf(DELIVER_ORDER, async ({ payload: { orderId, at } }) => {
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
    await changeAndTell(parts, orderId, deliveryFollows, (present) =>
      nextState(present.state, 'deliver')
        ? deliveredOrder(present, delivering.clientId, deliveredAt)
        : undefined,
    );
  });
