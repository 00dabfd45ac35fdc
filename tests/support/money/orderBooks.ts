import { settledAmount, type Payment } from '../../../src/domain/money/payments';
import { isPaid as isPaidOrder } from '../../../src/domain/money/orders/order';
import { ordersIn, paymentsIn } from './documents';
import type { World } from './world';
import type { Walk } from './walk';

export const isPaid = (payment: Payment | undefined): boolean =>
  payment !== undefined &&
  payment.received.length > 0 &&
  (payment.accepted !== undefined || settledAmount(payment) >= payment.amount);

export function orderFaults({ world }: Walk): string[] {
  const payments = new Map(paymentsIn(world).map((one) => [one.paymentId, one]));
  const orders = ordersIn(world);
  const faults = orders.flatMap((order) => {
    const { orderId, state, paidWith = '', deliveredAt, expertWorkspaceId } = order;
    if (!isPaidOrder(state)) return [];
    const payment = payments.get(paidWith);
    if (!payment || !isPaid(payment)) return [`${orderId} is ${state}, and nobody paid`];
    const isBack = payment.status === 'refunded';
    const wantsSeller = deliveredAt === undefined || isBack ? payment.seller : expertWorkspaceId;
    return [
      ...(isBack === (state === 'refunded')
        ? []
        : [`${orderId} is ${state} of a ${payment.status}`]),
      ...(payment.seller === wantsSeller ? [] : [`${orderId} was delivered, and nobody is owed`]),
      ...(payment.seller !== undefined && deliveredAt === undefined
        ? [`${orderId} was not delivered, and somebody is owed`]
        : []),
    ];
  });
  const bought = new Set(orders.map(({ paidWith }) => paidWith));
  for (const { paymentId, purpose, status } of payments.values()) {
    const isOpen = purpose.kind === 'order' && status === 'paid' && !bought.has(paymentId);
    const isThere =
      purpose.kind === 'order' && orders.some((one) => one.orderId === purpose.orderId);
    if (isOpen && isThere) faults.push(`${paymentId} is paid, and its order is not`);
  }
  return faults;
}

export const orderDeeds = (world: World): string[] =>
  ordersIn(world).flatMap(({ state, change, delivering, refundReason, payments }) => [
    `order ${state}`,
    ...(change?.answeredAt === undefined ? [] : ['order changed']),
    ...(delivering === undefined ? [] : ['order waits for its week']),
    ...(refundReason === undefined ? [] : [`order ${refundReason}`]),
    ...(payments.length > 1 ? ['order with two codes'] : []),
  ]);
