import { AppError } from '../../../src/domain/errors';
import { WEEKLY_ORDER_PATH } from '../../../src/domain/publicPaths';
import type { Payments } from '../billing/payments';
import type { CreateClientLink } from '../clientLinks/links';
import { handlerOf, LOOKS, WriteMissing, type JobHandler } from '../jobs/kinds';
import type { Mailer } from '../mail/mailer';
import { isTrue } from './changes';
import { ASSIGN_ORDER, ORDER_MAIL } from './jobKinds';
import type { StoredOrder } from './orderRecords';
import type { OrderStore } from './orderStore';
import { orderMail } from './texts';

interface Parts {
  store: OrderStore;
  payments: Pick<Payments, 'assign'>;
  mailer: Mailer;
  createClientLink: CreateClientLink;
  publicUrl: () => string;
}

/**
 * The address of the client's own page; the same link where the mail is tried again. A client whom the expert's device has not
 * sent yet is waited for; then the mail goes without it.
 * @throws AppError client_unknown
 */
async function clientUrl(
  { createClientLink }: Pick<Parts, 'createClientLink'>,
  { orderId, clientId, expertWorkspaceId: workspaceId }: StoredOrder,
  attempt: number,
): Promise<string | undefined> {
  if (clientId === undefined || workspaceId === undefined) return undefined;
  try {
    return (await createClientLink({ workspaceId, clientId, linkId: orderId })).url;
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'client_unknown';
    if (!isUnknown || attempt < LOOKS) throw error;
    return undefined;
  }
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
    handlerOf(ASSIGN_ORDER, async ({ payload: { orderId } }) => {
      const order = await store.find(orderId);
      if (!order) return;
      const { paidWith, expertWorkspaceId } = order;
      if (!paidWith || !expertWorkspaceId) throw new WriteMissing('the acceptance');
      await payments.assign(paidWith, expertWorkspaceId);
    }),
    handlerOf(ORDER_MAIL, async ({ id, payload: { orderId, mail }, attempt }) => {
      const order = await store.find(orderId);
      if (!order) return;
      if (!isTrue(mail, order)) throw new WriteMissing(`what the mail "${mail}" tells`);
      const isDelivered = mail === 'delivered';
      const client = isDelivered
        ? await clientUrl({ createClientLink }, order, attempt)
        : undefined;
      // A fragment reaches no server's log.
      const page = `${publicUrl()}${WEEKLY_ORDER_PATH}#don=${orderId}.${order.token}`;
      await mailer.send(order.contact.email, orderMail(mail, order, { order: page, client }), id);
    }),
  ];
}
