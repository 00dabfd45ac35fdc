import type { OpenOrder, OrderView, OwnOrder, StaffOrder } from '../../../src/api/orders';
import {
  ACCEPT_HOURS,
  DELIVER_DAYS,
  hoursAfter,
  orderCode,
  orderStateAt,
} from '../../../src/domain/money/orders/order';
import type { StoredOrder } from './orderRecords';

const definedFields = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

export function orderView(order: StoredOrder, now: Date): OrderView {
  const { orderId, amount, createdAt, paidAt } = order;
  const state = orderStateAt(order, now.toISOString());
  const isLate = state === 'refunding' && order.state === 'paid';
  return {
    id: orderId,
    code: orderCode(orderId),
    state,
    amount,
    createdAt,
    ...definedFields({
      paidAt,
      acceptBy: paidAt && hoursAfter(paidAt, ACCEPT_HOURS),
      acceptedAt: order.acceptedAt,
      expertName: order.expertName,
      deliveredAt: order.deliveredAt,
      clientUrl: order.state === 'refunded' ? undefined : order.clientUrl,
      change: order.change,
      refundReason: isLate ? ('notAccepted' as const) : order.refundReason,
      refundedAt: order.refundedAt,
      email: order.contact.email,
      emailConfirmed: paidAt && !order.confirmation?.confirmedAt ? (false as const) : undefined,
    }),
  } as OrderView;
}

/** Without name and address: those are for who accepts it. */
export function openOrderView(order: StoredOrder): OpenOrder {
  const { orderId, paidAt = order.createdAt, answers, mealFrequency } = order;
  return {
    id: orderId,
    code: orderCode(orderId),
    paidAt,
    acceptBy: hoursAfter(paidAt, ACCEPT_HOURS),
    answers,
    mealFrequency,
  };
}

export function ownOrderView(order: StoredOrder): OwnOrder {
  const { acceptedAt = order.createdAt, state, contact } = order;
  return {
    ...openOrderView(order),
    state,
    contact,
    acceptedAt,
    deliverBy: hoursAfter(acceptedAt, DELIVER_DAYS * 24),
    ...(order.delivering ? { deliveringSince: order.delivering.at } : {}),
    ...(order.deliveredAt ? { deliveredAt: order.deliveredAt } : {}),
    ...(order.change ? { change: order.change } : {}),
    ...(order.refundedAt ? { refundedAt: order.refundedAt } : {}),
  };
}

export function staffOrderView(order: StoredOrder, now: Date): StaffOrder {
  const { name, email } = order.contact;
  // Wishes and menus are health data, which staff have no need of.
  const { clientUrl: _url, change: _change, email: _email, ...view } = orderView(order, now);
  const { acceptedAt, delivering, paidAmount } = order;
  const paymentId = order.paidWith ?? order.payments.at(-1)?.paymentId;
  return {
    ...view,
    contact: { name, email },
    ...(paymentId ? { paymentId } : {}),
    ...definedFields({
      paidAmount,
      deliverBy: acceptedAt && hoursAfter(acceptedAt, DELIVER_DAYS * 24),
      deliveringSince: delivering?.at,
    }),
  };
}
