import { AppError } from '../../../src/domain/errors';
import { WEEKLY_ORDER_PATH } from '../../../src/domain/publicPaths';
import type { Payments } from '../billing/payments';
import type { CreateClientLink } from '../clientLinks/links';
import { handlerOf, type JobHandler } from '../jobs/kinds';
import type { Mailer } from '../mail/mailer';
import { isTrue } from './changes';
import { ORDER_MAIL } from './jobKinds';
import type { StoredOrder } from './orderRecords';
import type { OrderStore } from './orderStore';
import { orderMail } from './texts';

/** Runs that wait for a client whom the expert's device has not sent yet; then the mail goes without their link. */
const LOOKS = 4;

interface Parts {
  store: OrderStore;
  payments: Pick<Payments, 'assign'>;
  mailer: Mailer;
  createClientLink: CreateClientLink;
  publicUrl: () => string;
}

/** The address of the client's own page; the same link where the mail is tried again. @throws AppError client_unknown */
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
    handlerOf(ORDER_MAIL, async ({ id, payload: { orderId, mail }, attempt }) => {
      const order = await store.find(orderId);
      if (!order || !isTrue(mail, order)) return;
      // Whose share the money is, is known from now on.
      if (mail === 'accepted' && order.paidWith && order.expertWorkspaceId)
        await payments.assign(order.paidWith, order.expertWorkspaceId);
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
