import { WEEKLY_ORDER_PATH } from '../../../src/domain/publicPaths';
import { nextState } from '../../../src/domain/orders/order';
import { handlerOf, type JobHandler } from '../jobs/kinds';
import type { JobQueue } from '../jobs/queue';
import type { Mailer } from '../mail/mailer';
import type { ClientLinkOf } from './clientLink';
import { EXPIRE_ORDER, mailRequest, ORDER_MAIL, ORDER_NOT_ACCEPTED } from './jobKinds';
import type { OrderStore } from './orderStore';
import { orderMail } from './texts';

interface Parts {
  store: OrderStore;
  jobs: JobQueue;
  mailer: Mailer;
  clientLinkOf: ClientLinkOf;
  publicUrl: () => string;
}

/** Handlers of the jobs of orders. */
export function orderJobHandlers({
  store,
  jobs,
  mailer,
  clientLinkOf,
  publicUrl,
}: Parts): JobHandler[] {
  return [
    handlerOf(ORDER_MAIL, async ({ id, payload: { orderId, mail } }) => {
      const order = await store.find(orderId);
      if (!order) return;
      const { token, clientId, expertWorkspaceId: workspaceId } = order;
      const isReady = mail === 'delivered' && clientId !== undefined && workspaceId !== undefined;
      const client = isReady ? await clientLinkOf({ workspaceId, clientId }) : undefined;
      // A fragment reaches no server's log.
      const page = `${publicUrl()}${WEEKLY_ORDER_PATH}#don=${orderId}.${token}`;
      await mailer.send(order.contact.email, orderMail(mail, order, { order: page, client }), id);
    }),
    handlerOf(EXPIRE_ORDER, async ({ payload: { orderId } }) => {
      await store.update(orderId, (present) => {
        const state = nextState(present.state, 'expire');
        return state && { ...present, state };
      });
    }),
    handlerOf(ORDER_NOT_ACCEPTED, async ({ payload: { orderId } }) => {
      const stored = await store.update(orderId, (present) => {
        const state = nextState(present.state, 'notAccepted');
        return state && { ...present, state, refundReason: 'notAccepted' };
      });
      if (stored?.refundReason === 'notAccepted')
        await jobs.enqueue(mailRequest(orderId, 'refunding'));
    }),
  ];
}
