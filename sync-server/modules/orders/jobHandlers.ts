import { WEEKLY_ORDER_PATH } from '../../../src/domain/publicPaths';
import type { Payments } from '../billing/payments';
import type { CreateClientLink } from '../clientLinks';
import { handlerOf, type JobHandler } from '../jobs/kinds';
import type { Mailer } from '../mail/mailer';
import { isTrue } from './changes';
import { ORDER_MAIL } from './jobKinds';
import type { OrderStore } from './orderStore';
import { orderMail } from './texts';

interface Parts {
  store: OrderStore;
  payments: Pick<Payments, 'assign'>;
  mailer: Mailer;
  createClientLink: CreateClientLink;
  publicUrl: () => string;
}

/** Handlers of the jobs of orders. */
export function orderJobHandlers({
  store,
  payments,
  mailer,
  createClientLink,
  publicUrl,
}: Parts): JobHandler[] {
  return [
    handlerOf(ORDER_MAIL, async ({ id, payload: { orderId, mail } }) => {
      const order = await store.find(orderId);
      if (!order || !isTrue(mail, order)) return;
      // Whose share the money is, is known from now on.
      if (mail === 'accepted' && order.paidWith && order.expertWorkspaceId)
        await payments.assign(order.paidWith, order.expertWorkspaceId);
      const { token, clientId, expertWorkspaceId: workspaceId } = order;
      // One link for an order, also where its mail is tried again.
      const client =
        mail === 'delivered' && clientId !== undefined && workspaceId !== undefined
          ? (await createClientLink({ workspaceId, clientId, linkId: orderId })).url
          : undefined;
      // A fragment reaches no server's log.
      const page = `${publicUrl()}${WEEKLY_ORDER_PATH}#don=${orderId}.${token}`;
      await mailer.send(order.contact.email, orderMail(mail, order, { order: page, client }), id);
    }),
  ];
}
