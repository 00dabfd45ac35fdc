import { expect, it } from 'vitest';
import type { Couch } from '../../couch/client';
import { anOrder } from './fixtures';
import type { StoredOrder } from './orderRecords';
import { planDeliveryJob } from './planDelivery';

const AT = '2026-11-29T02:00:00.000Z';
const base = { workspaceId: 'w-lan', expertId: 'lan', createdAt: AT, updatedAt: AT };
const plan = {
  ...base,
  id: 'p1',
  name: 'Tuần của Hạnh',
  clientId: 'o1',
  dailyPlans: [],
  given: { date: '2026-11-29', delivers: { orderId: 'o1', at: AT } },
};

async function runOn(changes: Partial<StoredOrder>): Promise<StoredOrder> {
  let order: StoredOrder = {
    ...anOrder('o1'),
    state: 'changing',
    expertId: 'lan',
    expertWorkspaceId: 'w-lan',
    change: { text: 'Thứ ba đổi cá thu thành thịt gà', at: AT },
    ...changes,
  };
  const update = async (_id: string, change: (of: StoredOrder) => StoredOrder | undefined) => {
    order = change(order) ?? order;
    return order;
  };
  const couch = { database: () => ({ get: async () => ({ body: plan }) }) };
  const job = planDeliveryJob(couch as unknown as Couch, {
    store: { find: async () => order, update } as never,
    jobs: { enqueueAround: async (_jobs: unknown, write: () => unknown) => write() } as never,
    now: () => new Date(AT),
    arrived: async () => 'there',
  });
  const payload = { orderId: 'o1', workspaceId: 'w-lan', planId: 'p1', at: AT };
  const signal = new AbortController().signal;
  await job.run({ id: 'j', payload, attempt: 1, subject: undefined, signal });
  return order;
}

it('P09 a press that was carried out before the visitor asked for a change delivers nothing anew', async () => {
  expect((await runOn({ planGivenAt: AT })).state).toBe('changing');
  expect(await runOn({})).toMatchObject({ state: 'delivered', planGivenAt: AT });
});
