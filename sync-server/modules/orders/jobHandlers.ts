import { AppError } from '../../../src/domain/protocol/errors';
import { WEEKLY_ORDER_PATH } from '../../../src/domain/publicHouse/publicPaths';
import type { Payments } from '../billing/payments/payments';
import type { CreateClientLink } from '../clientLinks/links';
import { createHandler, JobFailed, LOOKS, WriteMissing, type JobHandler } from '../jobs/kinds';
import { compose } from '../mail/compose';
import type { Mailer } from '../mail/mailer';
import { isTrue } from './changes';
import { ASSIGN_ORDER, ORDER_MAIL } from './jobKinds';
import type { StoredOrder } from './orderRecords';
import type { OrderStore } from './orderStore';
import type { OrderPaper } from './paper';
import { newSecret, withMailToken } from './secret';
import { confirmOrderMail, orderMail } from './texts';

interface Parts {
  store: OrderStore;
  payments: Pick<Payments, 'assign'>;
  mailer: Mailer;
  createClientLink: CreateClientLink;
  paper: OrderPaper;
  publicUrl: () => string;
  replyTo: string;
}

const PRODUCT = 'Bữa Lành';
const NOTHING = { client: undefined, file: undefined };

/**
 * Made once and kept with the order. Waits some attempts for the client to arrive; then the mail goes without it.
 * @throws AppError client_unknown
 */
async function clientUrl(
  { createClientLink, store }: Pick<Parts, 'createClientLink' | 'store'>,
  order: StoredOrder,
  attempt: number,
): Promise<string | undefined> {
  const { orderId, clientId, expertWorkspaceId: workspaceId } = order;
  if (order.clientUrl !== undefined) return order.clientUrl;
  if (clientId === undefined || workspaceId === undefined) return undefined;
  try {
    const { url } = await createClientLink({ workspaceId, clientId, linkId: orderId });
    await store.update(orderId, (present) => ({ ...present, clientUrl: url }));
    return url;
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'client_unknown';
    if (!isUnknown || attempt < LOOKS) throw error;
    return undefined;
  }
}

async function broughtWith(parts: Parts, order: StoredOrder, attempt: number) {
  const client = await clientUrl(parts, order, attempt);
  const file = await parts.paper(order);
  return { client, file };
}

/** Until the address is confirmed, a mail only asks for that. Orders from before this rule have no secret. */
async function askFirst({ store, mailer, publicUrl }: Parts, of: StoredOrder, id: string) {
  const order = await store.update(of.orderId, (present) =>
    present.confirmation ? undefined : { ...present, confirmation: { token: newSecret() } },
  );
  if (!order?.confirmation) return;
  const { token } = order.confirmation;
  const url = `${publicUrl()}${WEEKLY_ORDER_PATH}#xacnhan=${order.orderId}.${token}`;
  await mailer.sendAsked(order.contact.email, confirmOrderMail(order, url), id, 'payer');
}

/**
 * Drawing the paper takes seconds, in which the address may be corrected.
 * @throws JobFailed to begin anew
 */
function requireSameAddress(present: StoredOrder | undefined, { corrections = 0 }: StoredOrder) {
  if (present && (present.corrections ?? 0) !== corrections)
    throw new JobFailed('internal', 'the address was mended');
}

/**
 * The link of a mail to the order's page. Its secret is not the visitor's, so that a mail which went astray shuts nobody out.
 * @throws JobFailed where the address was mended meanwhile
 */
async function pageLink({ store, publicUrl }: Parts, order: StoredOrder): Promise<string> {
  const { orderId } = order;
  // Orders of before have none yet.
  const linked = order.mailToken === undefined ? await store.update(orderId, withMailToken) : order;
  requireSameAddress(linked, order);
  // The token is in the fragment, which reaches no server's log.
  return `${publicUrl()}${WEEKLY_ORDER_PATH}#don=${orderId}.${linked?.mailToken ?? ''}`;
}

const assignHandler = ({ store, payments }: Parts): JobHandler =>
  createHandler(ASSIGN_ORDER, async ({ payload: { orderId } }) => {
    const order = await store.find(orderId);
    if (!order) return;
    const { paidWith, expertWorkspaceId, deliveredAt } = order;
    if (!paidWith || !expertWorkspaceId || deliveredAt === undefined)
      throw new WriteMissing('the delivery');
    await payments.assign(paidWith, expertWorkspaceId);
  });

export function orderJobHandlers(parts: Parts): JobHandler[] {
  const { store, mailer, replyTo } = parts;
  return [
    assignHandler(parts),
    createHandler(ORDER_MAIL, async ({ id, payload: { orderId, mail, isConfirmed }, attempt }) => {
      const order = await store.find(orderId);
      if (!order) return;
      if (!isTrue(mail, order)) throw new WriteMissing(`what the mail "${mail}" tells`);
      if (order.confirmation?.confirmedAt === undefined) {
        if (isConfirmed) throw new WriteMissing('the confirmation');
        return askFirst(parts, order, id);
      }
      const isDelivered = mail === 'delivered' || mail === 'redelivered';
      const { client, file } = isDelivered ? await broughtWith(parts, order, attempt) : NOTHING;
      const page = await pageLink(parts, order);
      const { name, email } = order.contact;
      const { allergies, guidance } = file ?? {};
      const links = { order: page, client, allergies, guidance, hasPaper: file !== undefined };
      const text = orderMail(mail, order, links);
      requireSameAddress(await store.find(orderId), order);
      if (!file) return mailer.send(email, text, id);
      const attachment = { name: file.name, content: file.bytes };
      const to = { name, address: email };
      return mailer.sendLetter(
        { fromName: PRODUCT, replyTo, to, ...compose(text), attachment },
        id,
      );
    }),
  ];
}
