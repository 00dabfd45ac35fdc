import { keptSum, type Payment } from '../../../src/domain/money/payments';
import { isPaid, nextState } from '../../../src/domain/money/orders/order';
import { SettleRefused, type PaymentHandler } from '../billing/payments/purposeHandlers';
import type { OrderParts } from './parts';
import { mailRequest, tellRequest } from './jobKinds';

/** Whether somebody confirmed just the address of a payment: a code made while it was mended may name the former one. */
async function isConfirmed(
  store: OrderParts['store'],
  { purpose, payer }: Payment,
): Promise<boolean> {
  const order = purpose.kind === 'order' ? await store.find(purpose.orderId) : undefined;
  const isSame = order?.contact.email === payer.email;
  return isSame && order?.confirmation?.confirmedAt !== undefined;
}

export function orderPayments({
  store,
  jobs,
  now,
}: Pick<OrderParts, 'store' | 'jobs' | 'now'>): PaymentHandler {
  return {
    kind: 'order',
    label: 'Thực đơn tuần cá nhân',
    settle: async (payment) => {
      const { paymentId, purpose, paidAt } = payment;
      if (purpose.kind !== 'order') return;
      const { orderId } = purpose;
      const at = paidAt ?? now().toISOString();
      const stored = await store.update(orderId, (present) => {
        if (present.paidWith === paymentId) return undefined;
        // A second paid code, or a cancelled order: the money has to go back.
        if (isPaid(present.state)) throw new SettleRefused();
        const state = nextState(present.state, 'pay');
        if (!state) throw new SettleRefused();
        return { ...present, state, paidWith: paymentId, paidAt: at, paidAmount: keptSum(payment) };
      });
      if (!stored) throw new SettleRefused();
      await jobs.enqueue(mailRequest(orderId, 'paid'));
      await jobs.enqueue(tellRequest(orderId, 'open'));
    },
    isConfirmed: (payment) => isConfirmed(store, payment),
    refund: async ({ paymentId, purpose, refund }) => {
      if (purpose.kind !== 'order') return;
      const { orderId } = purpose;
      await store.update(orderId, (present) => {
        const isOurs = present.paidWith === paymentId;
        const state = isOurs ? nextState(present.state, 'refund') : undefined;
        const refundedAt = refund?.at ?? now().toISOString();
        return state ? { ...present, state, refundedAt } : undefined;
      });
    },
  };
}
