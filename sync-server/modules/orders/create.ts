import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OrderRequest, VisitorOrder } from '../../../src/api/orders';
import { AppError } from '../../../src/domain/errors';
import { statusAt } from '../../../src/domain/money/payments';
import { isPaid, nextState, WEEK_PRICE } from '../../../src/domain/orders/order';
import type { Payments } from '../billing/payments';
import type { JobQueue } from '../jobs/queue';
import { mailRequest } from './jobKinds';
import type { StoredOrder } from './orderRecords';
import type { OrderStore } from './orderStore';
import { orderView } from './views';

export interface OrderParts {
  store: OrderStore;
  payments: Payments;
  jobs: JobQueue;
  now: () => Date;
}

/** Orders, as their visitors act on them; who holds the token is the visitor. */
export interface VisitorOrders {
  /**
   * The same request again is the same order.
   * @throws AppError id_taken where the id belongs to another request; payments_off
   */
  place(request: OrderRequest): Promise<VisitorOrder>;
  /** @throws AppError not_found, also for a wrong token */
  read(orderId: string, token: string): Promise<VisitorOrder>;
  /** Another code where the former one is over. @throws AppError not_found, payments_off */
  renew(orderId: string, token: string): Promise<VisitorOrder>;
  /** @throws AppError not_found, order_conflict */
  cancel(orderId: string, token: string): Promise<VisitorOrder>;
}

const hashOf = (request: OrderRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

function isSame(left: string, right: string): boolean {
  const [a, b] = [new TextEncoder().encode(left), new TextEncoder().encode(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const DESCRIPTION = 'Thực đơn 7 ngày lập riêng';

/** Codes that may be made for one order. */
const MAX_CODES = 20;

/** A new order. @param at UTC, ISO 8601 */
function orderOf({ id, ...request }: OrderRequest, at: string): StoredOrder {
  return {
    ...request,
    orderId: id,
    token: randomBytes(24).toString('base64url'),
    requestHash: hashOf({ id, ...request }),
    state: 'placed',
    amount: WEEK_PRICE,
    payments: [],
    consentAt: at,
    createdAt: at,
  };
}

export function createVisitorOrders({ store, payments, jobs, now }: OrderParts): VisitorOrders {
  /** Whether the present code can still be paid, or was. */
  async function isOpen(order: StoredOrder): Promise<boolean> {
    const last = order.payments.at(-1);
    const payment = last && (await payments.find(last.paymentId));
    if (!payment) return false;
    const status = statusAt(payment, now().toISOString());
    return status !== 'expired' && status !== 'cancelled';
  }

  /** Makes the code that stands at a place; made again, it is the same one. */
  async function addCode(order: StoredOrder): Promise<StoredOrder> {
    const place = order.payments.length;
    if (place >= MAX_CODES) throw new AppError('too_many_requests');
    const { payment, token } = await payments.create({
      purpose: { kind: 'order', orderId: order.orderId },
      amount: order.amount,
      description: DESCRIPTION,
      payer: { name: order.contact.name, email: order.contact.email },
      key: `order ${order.orderId} ${place}`,
    });
    const code = { paymentId: payment.id, token };
    const stored = await store.update(order.orderId, (present) =>
      present.payments.some(({ paymentId }) => paymentId === code.paymentId)
        ? undefined
        : { ...present, payments: [...present.payments, code] },
    );
    return stored ?? order;
  }

  /** @throws AppError not_found */
  async function find(orderId: string, token: string): Promise<StoredOrder> {
    const order = await store.find(orderId);
    if (!order || !isSame(order.token, token)) throw new AppError('not_found');
    return order;
  }

  async function answer(order: StoredOrder): Promise<VisitorOrder> {
    const last = order.payments.at(-1);
    const payment = last && (await payments.find(last.paymentId));
    return {
      order: orderView(order, now()),
      token: order.token,
      ...(payment ? { payment: { ...payments.viewOf(payment), token: last.token } } : {}),
    };
  }

  async function place(request: OrderRequest): Promise<VisitorOrder> {
    const wanted = orderOf(request, now().toISOString());
    const { orderId } = wanted;
    await store.add(wanted);
    const stored = await store.find(orderId);
    if (stored?.requestHash !== wanted.requestHash) throw new AppError('id_taken');
    const isNew = stored.payments.length === 0 && stored.state === 'placed';
    return answer(isNew ? await addCode(stored) : stored);
  }

  async function renew(orderId: string, token: string): Promise<VisitorOrder> {
    const order = await find(orderId, token);
    const isWanted = order.state === 'placed' || order.state === 'expired';
    return answer(isWanted && !(await isOpen(order)) ? await addCode(order) : order);
  }

  async function cancel(orderId: string, token: string): Promise<VisitorOrder> {
    await find(orderId, token);
    const stored = await store.update(orderId, (present) => {
      if (present.state === 'cancelled' || present.state === 'refunding') return undefined;
      const state = nextState(present.state, 'cancel');
      if (!state) throw new AppError('order_conflict');
      return {
        ...present,
        state,
        ...(isPaid(state) ? { refundReason: 'cancelled' as const } : {}),
      };
    });
    if (!stored) throw new AppError('not_found');
    if (stored.state === 'refunding') await jobs.enqueue(mailRequest(orderId, 'refunding'));
    // Money on its way is not lost: staff see it.
    else await giveUpCode(stored);
    return answer(stored);
  }

  async function giveUpCode({ payments: codes }: StoredOrder): Promise<void> {
    const last = codes.at(-1);
    if (!last) return;
    await payments.cancel(last.paymentId).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }

  return {
    place,
    renew,
    cancel,
    read: async (orderId, token) => answer(await find(orderId, token)),
  };
}
