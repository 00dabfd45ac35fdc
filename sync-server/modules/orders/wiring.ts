import { createHash } from 'node:crypto';
import type { OrderRequest, VisitorOrder } from '../../../src/api/orders';
import { AppError, type ErrorCode } from '../../../src/domain/protocol/errors';
import {
  isPaid,
  nextState,
  orderStateAt,
  WEEK_PRICE,
} from '../../../src/domain/money/orders/order';
import { isSameSecret } from '../../http/secrets';
import { createOrderCodes, mayReadAll, type RefundParts } from './codes';
import { changeAndNotify, presentMail, tells } from './changes';
import { createCorrecting, type Correction, type CorrectionParts } from './correction';
import { confirmedMailRequest, tellRequest } from './jobKinds';
import { paidFor, type StoredOrder } from './orderRecords';
import type { OrderParts } from './parts';
import { newSecret, openerFor, type Opener } from './secret';

/**
 * Orders, as their visitors act on them. The device that ordered holds a token of its own; that of the mails opens the same, but
 * mends no address: it ends with the address to which it was sent.
 */
export interface VisitorOrders {
  /**
   * Idempotent.
   * @throws AppError id_taken where the id belongs to another request; payments_off
   */
  place(request: OrderRequest): Promise<VisitorOrder>;
  /** @throws AppError not_found, also for a wrong token */
  read(orderId: string, token: string): Promise<VisitorOrder>;
  /**
   * A new code where the former one is over.
   * @throws AppError not_found, payments_off
   */
  renew(orderId: string, token: string): Promise<VisitorOrder>;
  /**
   * On the device that ordered. A mail's link, which may be forwarded, asks the staff where money has come, and cancels nothing.
   * @throws AppError not_found, order_conflict
   */
  cancel(orderId: string, token: string): Promise<VisitorOrder>;
  /**
   * Once per order.
   * @throws AppError not_found, order_changed, order_conflict
   */
  change(orderId: string, token: string, text: string): Promise<VisitorOrder>;
  confirm(orderId: string, token: string): Promise<void>;
  /**
   * Mends the address: the links of before end, and the new one has to be confirmed. Asked again with the same, it is done once.
   * @throws AppError not_found, order_other_device, order_email_mended
   */
  correct(orderId: string, token: string, correction: Correction): Promise<VisitorOrder>;
  delivered(orderId: string, token: string): Promise<StoredOrder>;
}

/** For the staff: whoever has the mail may have pressed it. */
const ASKED_BY_MAIL =
  'Xin hủy đơn qua liên kết trong thư. Hãy hỏi lại người đặt trước khi hoàn tiền.';

function refuse(code: ErrorCode): never {
  throw new AppError(code);
}

const getVerdict = (request: OrderRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

export function createOrder({ id, ...request }: OrderRequest, at: string): StoredOrder {
  return {
    ...request,
    orderId: id,
    token: newSecret(),
    mailToken: newSecret(),
    confirmation: { token: newSecret() },
    requestHash: getVerdict({ id, ...request }),
    state: 'placed',
    amount: WEEK_PRICE,
    payments: [],
    consentAt: at,
    createdAt: at,
  };
}

function givenUp(present: StoredOrder): StoredOrder | undefined {
  if (present.state === 'cancelled' || present.state === 'refunding') return undefined;
  const state = nextState(present.state, 'cancel');
  if (!state) throw new AppError('order_conflict');
  return { ...present, state, ...(isPaid(state) ? { refundReason: 'cancelled' } : {}) };
}

/** @throws AppError order_conflict, payment_conflict */
async function askToCancel({ payments, now }: OrderParts, order: StoredOrder): Promise<void> {
  const { orderId, paidWith } = order;
  const state = orderStateAt(order, now().toISOString());
  if (state === 'refunding') return;
  if (state !== 'paid' || paidWith === undefined) throw new AppError('order_conflict');
  const request = { by: orderId, reason: ASKED_BY_MAIL, amount: paidFor(order) };
  await payments.requestRefund(paidWith, request);
}

/**
 * @returns undefined where the same change was asked for before
 * @throws AppError order_changed, order_conflict
 */
function wantsChange(present: StoredOrder, text: string, at: string): StoredOrder | undefined {
  if (present.change) return present.change.text === text ? undefined : refuse('order_changed');
  const state = nextState(present.state, 'change');
  return state ? { ...present, state, change: { text, at } } : refuse('order_conflict');
}

function confirmedRequests(order: StoredOrder) {
  const mail = presentMail(order);
  return mail === undefined || order.confirmation?.confirmedAt !== undefined
    ? []
    : [confirmedMailRequest(order, mail)];
}

interface Opened {
  order: StoredOrder;
  opener: Opener;
}
type Find = (orderId: string, token: string) => Promise<Opened>;

/** Finds an order by what opens it. @throws AppError not_found */
const createFinding =
  ({ store }: Pick<OrderParts, 'store'>): Find =>
  async (orderId, token) => {
    const order = await store.find(orderId);
    const opener = order && openerFor(token, order);
    if (!order || !opener) throw new AppError('not_found');
    return { order, opener };
  };

function createDelivered(
  parts: OrderParts,
  find: Find,
  answer: (order: StoredOrder, opener?: Opener) => Promise<VisitorOrder>,
): Pick<VisitorOrders, 'change' | 'delivered'> {
  return {
    change: async (orderId, token, text) => {
      const { order, opener } = await find(orderId, token);
      if (!mayReadAll(order, opener)) return refuse('order_conflict');
      const at = parts.now().toISOString();
      const follows = () => [tellRequest(orderId, 'change')];
      const change = (present: StoredOrder) => wantsChange(present, text, at);
      return answer(await changeAndNotify(parts, orderId, follows, change), opener);
    },
    delivered: async (orderId, token) => {
      const { order, opener } = await find(orderId, token);
      if (!mayReadAll(order, opener)) return refuse('not_found');
      if (order.deliveredAt === undefined || order.state === 'refunded') return refuse('not_found');
      return order;
    },
  };
}

function createConfirming({ store, jobs, now }: OrderParts): VisitorOrders['confirm'] {
  return async (orderId, token) => {
    const order = await store.find(orderId);
    if (!order?.confirmation || !isSameSecret(token, order.confirmation.token))
      throw new AppError('not_found');
    const confirmedAt = now().toISOString();
    await jobs.enqueueAround(confirmedRequests(order), () =>
      store.update(orderId, (present) => {
        const { confirmation } = present;
        // Mended meanwhile: the link of the former address says nothing of the new one.
        if (!confirmation || !isSameSecret(token, confirmation.token)) return refuse('not_found');
        if (confirmation.confirmedAt !== undefined) return undefined;
        return { ...present, confirmation: { ...confirmation, confirmedAt } };
      }),
    );
  };
}

function createCancelling(
  parts: OrderParts,
  find: Find,
  { giveUpCode, answer }: Pick<ReturnType<typeof createOrderCodes>, 'giveUpCode' | 'answer'>,
): VisitorOrders['cancel'] {
  return async (orderId, token) => {
    const { order, opener } = await find(orderId, token);
    if (opener === 'mail') {
      await askToCancel(parts, order);
      return answer(order, opener);
    }
    if (isPaid(order.state))
      return answer(await changeAndNotify(parts, orderId, tells('refunding'), givenUp), opener);
    const stored = await parts.store.update(orderId, givenUp);
    if (!stored) throw new AppError('not_found');
    await giveUpCode(stored);
    return answer(stored, opener);
  };
}

export function createVisitorOrders(
  parts: OrderParts & CorrectionParts & RefundParts,
): VisitorOrders {
  const { store, now } = parts;
  const codes = createOrderCodes(parts);
  const { isOpen, addCode, answer } = codes;
  const mend = createCorrecting(parts);
  const find = createFinding(parts);

  async function placeOrder(request: OrderRequest): Promise<VisitorOrder> {
    const order = createOrder(request, now().toISOString());
    await store.add(order);
    const stored = await store.find(order.orderId);
    if (stored?.requestHash !== order.requestHash) throw new AppError('id_taken');
    const isNew = stored.payments.length === 0 && stored.state === 'placed';
    return answer(isNew ? await addCode(stored) : stored);
  }

  async function renew(orderId: string, token: string): Promise<VisitorOrder> {
    const { order, opener } = await find(orderId, token);
    const isWanted = order.state === 'placed' || order.state === 'expired';
    return answer(isWanted && !(await isOpen(order)) ? await addCode(order) : order, opener);
  }

  const read: VisitorOrders['read'] = async (orderId, token) => {
    const { order, opener } = await find(orderId, token);
    return answer(order, opener);
  };

  const correct: VisitorOrders['correct'] = async (...args) => answer(await mend(...args));
  const confirm = createConfirming(parts);
  return {
    place: placeOrder,
    renew,
    cancel: createCancelling(parts, find, codes),
    confirm,
    correct,
    read,
    ...createDelivered(parts, find, answer),
  };
}
