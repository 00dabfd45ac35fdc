import { KEEP_MONTHS, nextState, orderStateAt } from '../../../src/domain/money/orders/order';
import type { Expiring } from '../../cleanUp';
import type { OrderParts } from './parts';
import { mailRequest } from './jobKinds';
import type { StoredOrder } from './orderRecords';

const DAY = 86_400_000;
const KEEP_UNPAID = 30;

type Parts = Pick<OrderParts, 'store' | 'jobs' | 'now'>;

async function closeLate({ store, jobs, now }: Parts): Promise<number> {
  const at = now().toISOString();
  const late = (await store.all()).filter((order) => orderStateAt(order, at) !== order.state);
  for (const order of late) {
    const isUnwanted = orderStateAt(order, at) === 'refunding';
    const close = () =>
      store.update(order.orderId, (present) => {
        const state = orderStateAt(present, at);
        if (state === present.state) return undefined;
        return state === 'refunding'
          ? { ...present, state, refundReason: 'notAccepted' as const }
          : { ...present, state };
      });
    await jobs.enqueueAround(isUnwanted ? [mailRequest(order.orderId, 'refunding')] : [], close);
  }
  return late.length;
}

/** Health data are kept no longer than the visitor was told. */
function isOver({ state, createdAt }: StoredOrder, now: Date): boolean {
  const isUnpaid = nextState(state, 'refund') === undefined && state !== 'refunded';
  const days = isUnpaid ? KEEP_UNPAID : KEEP_MONTHS * 30;
  return Date.parse(createdAt) + days * DAY < now.getTime();
}

export const orderSweeps = (parts: Parts): Expiring[] => [
  { name: 'waits of orders', remove: () => closeLate(parts) },
  { name: 'orders', remove: () => parts.store.remove((order) => isOver(order, parts.now())) },
];
