import type { OrderView, VisitorOrder } from '../../../src/api/orders';
import { AppError } from '../../../src/domain/protocol/errors';
import { statusAt, type Payment, type PaymentStatus } from '../../../src/domain/money/payments';
import { isRefundAsked } from '../../../src/domain/money/refunds';
import type { PaymentRequest } from '../billing/payments/payments';
import type { RefundAccounts } from '../billing/payments/refundAccounts';
import type { OrderParts } from './parts';
import type { StoredOrder } from './orderRecords';
import type { Opener } from './secret';
import { orderView } from './views';

const DESCRIPTION = 'Thực đơn 7 ngày lập riêng';
const MAX_CODES = 20;
/** Codes by which nothing can be paid any more. */
const GONE: ReadonlySet<PaymentStatus> = new Set(['expired', 'cancelled']);

export const orderPayment = (
  { orderId, amount, contact: { name, email } }: StoredOrder,
  index: number,
): PaymentRequest => ({
  purpose: { kind: 'order', orderId },
  amount,
  description: DESCRIPTION,
  payer: { name, email },
  key: `order ${orderId} ${index}`,
});

export interface RefundParts {
  refundAccounts: Pick<RefundAccounts, 'pathFor'>;
}

/** Where the visitor of an order gives the account for a refund, while they are asked. */
async function refundPath(
  { payments, refundAccounts }: Pick<OrderParts, 'payments'> & RefundParts,
  last: Payment | undefined,
  { paidWith }: StoredOrder,
  opener: Opener,
): Promise<string | undefined> {
  const by = opener === 'visitor' ? 'order' : 'mail';
  const path = last && (await refundAccounts.pathFor(last, by));
  // Two codes may have been paid, and the money of either goes back.
  if (path !== undefined || paidWith === undefined || paidWith === last?.paymentId) return path;
  const paid = await payments.find(paidWith);
  return paid && refundAccounts.pathFor(paid, by);
}

/** Orders of before mailed what opens them to addresses that nobody had confirmed. */
export const mayReadAll = ({ confirmation }: StoredOrder, opener: Opener): boolean =>
  opener === 'visitor' || confirmation?.confirmedAt !== undefined;

/** What the visitor wished, and the way to their week. */
const withoutHealth = ({ clientUrl: _url, change: _change, ...view }: OrderView): OrderView => view;

/** Whether staff were asked, by a mail's link, to cancel it. */
async function isRefundAskedFor(
  { payments }: Pick<OrderParts, 'payments'>,
  last: Payment | undefined,
  { state, paidWith }: StoredOrder,
): Promise<boolean> {
  if (state !== 'paid' || paidWith === undefined) return false;
  const paid = paidWith === last?.paymentId ? last : await payments.find(paidWith);
  return paid !== undefined && isRefundAsked(paid);
}

/** Gives the present code of an order up, where it can be. */
async function giveUpCode(
  { payments }: Pick<OrderParts, 'payments'>,
  { payments: codes }: StoredOrder,
): Promise<void> {
  const last = codes.at(-1);
  if (!last) return;
  await payments.cancel(last.paymentId).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

export function createOrderCodes(parts: Omit<OrderParts, 'jobs'> & RefundParts) {
  const { store, payments, now } = parts;

  async function isOpen(order: StoredOrder): Promise<boolean> {
    const last = order.payments.at(-1);
    const payment = last && (await payments.find(last.paymentId));
    return payment ? !GONE.has(statusAt(payment, now().toISOString())) : false;
  }

  async function addCode(order: StoredOrder): Promise<StoredOrder> {
    const index = order.payments.length;
    if (index >= MAX_CODES) throw new AppError('too_many_requests');
    const { payment, token } = await payments.create(orderPayment(order, index));
    const code = { paymentId: payment.id, token };
    const stored = await store.update(order.orderId, (present) =>
      present.payments.some(({ paymentId }) => paymentId === code.paymentId)
        ? undefined
        : { ...present, payments: [...present.payments, code] },
    );
    return stored ?? order;
  }

  /** Answers with the secret by which the order was opened. */
  async function answer(order: StoredOrder, opener: Opener = 'visitor'): Promise<VisitorOrder> {
    const last = order.payments.at(-1);
    const payment = last && (await payments.find(last.paymentId));
    const isClosed = !mayReadAll(order, opener);
    const path = isClosed ? undefined : await refundPath(parts, payment, order, opener);
    return {
      order: isClosed ? withoutHealth(orderView(order, now())) : orderView(order, now()),
      ...(path === undefined ? {} : { refundPath: path }),
      ...((await isRefundAskedFor(parts, payment, order)) ? { refundAsked: true as const } : {}),
      ...(opener === 'mail'
        ? { token: order.mailToken ?? order.token, byMail: true as const }
        : { token: order.token }),
      // The payment's token would outlive the link of a mail, behind which there is nothing to pay.
      ...(payment && opener === 'visitor'
        ? { payment: { ...payments.toView(payment), token: last.token } }
        : {}),
    };
  }

  const giveUp = (order: StoredOrder) => giveUpCode(parts, order);
  return { isOpen, addCode, giveUpCode: giveUp, answer };
}
