import { describe, expect, it } from 'vitest';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { createExpertOrders } from './expertOrders';
import { anOrder } from './fixtures';
import type { StoredOrder } from './orderRecords';

const AT = '2026-11-27T03:00:00.000Z';
const CLAIMS = { sub: 'lan' } as AccessClaims;

const waiting = (orderId: string): StoredOrder => ({
  ...anOrder(orderId),
  state: 'paid',
  paidAt: AT,
});
const accepted = (orderId: string, expertId = 'lan'): StoredOrder => ({
  ...waiting(orderId),
  state: 'accepted',
  expertId,
  acceptedAt: AT,
});

function expertWith(
  stored: readonly StoredOrder[],
  mayAccept = () => true,
  takesOrders: boolean | undefined = true,
) {
  const orders = new Map(stored.map((order) => [order.orderId, order]));
  const account = {
    accountId: 'lan',
    workspaceId: 'w-lan',
    name: 'BS Lan',
    takesOrders,
    createdAt: '2026-09-01T03:00:00.000Z',
  };
  return createExpertOrders({
    store: {
      all: async () => [...orders.values()],
      some: async (ids: readonly string[]) => ids.flatMap((id) => orders.get(id) ?? []),
      find: async (id: string) => orders.get(id),
      update: async (id: string, change: (order: StoredOrder) => StoredOrder | undefined) => {
        const next = change(orders.get(id) as StoredOrder) ?? (orders.get(id) as StoredOrder);
        orders.set(id, next);
        return next;
      },
    } as never,
    arrived: () => Promise.resolve('there'),
    jobs: { enqueueAround: async (_jobs: unknown, write: () => unknown) => write() } as never,
    accounts: {} as never,
    accountState: { accountOf: async () => ({ account }) } as never,
    payments: {} as never,
    now: () => new Date(AT),
    mayAccept,
  });
}

describe('P09 orders of one expert', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => accepted(`mine-${at}`));

  it('are no more than twenty that are not delivered', async () => {
    const expert = expertWith([...twenty, waiting('new')]);
    await expect(expert.accept(CLAIMS, 'new')).rejects.toMatchObject({ code: 'too_many_orders' });
    expect((await expert.accept(CLAIMS, 'mine-3')).state).toBe('accepted');
  });

  it('are counted without those of others and those that are delivered', async () => {
    const [first, ...rest] = twenty as [StoredOrder, ...StoredOrder[]];
    const orders = [...rest, { ...first, state: 'delivered' as const }, accepted('other', 'minh')];
    expect((await expertWith([...orders, waiting('new')]).accept(CLAIMS, 'new')).state).toBe(
      'accepted',
    );
  });

  it('are not for who has not switched them on; what is theirs already stays', async () => {
    const expert = expertWith([waiting('new'), accepted('mine')], undefined, false);
    const { takesOrders, open, mine } = await expert.list(CLAIMS);
    expect([takesOrders, open.length, mine.length]).toEqual([false, 0, 1]);
    await expect(expert.accept(CLAIMS, 'new')).rejects.toMatchObject({ code: 'orders_off' });
    expect((await expert.accept(CLAIMS, 'mine')).state).toBe('accepted');
  });

  it('are delivered anew once their visitor has asked for a change', async () => {
    const change = { text: 'Thứ ba đổi cá thu thành thịt gà', at: AT };
    const order = { ...accepted('mine'), state: 'changing' as const, deliveredAt: AT, change };
    const own = await expertWith([order]).deliver(CLAIMS, 'mine', 'c1');
    expect(own).toMatchObject({ state: 'delivered', deliveredAt: AT });
    expect(own.change).toEqual({ ...change, answeredAt: AT });
  });

  it('are not for an account that everybody can sign in to', async () => {
    const expert = expertWith([waiting('new')], () => false);
    expect((await expert.list(CLAIMS)).open).toEqual([]);
    await expect(expert.accept(CLAIMS, 'new')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
