import { expect, it } from 'vitest';
import type { CouchDatabase, StoredDocument } from '../../couch/client';
import { createOrderList } from './orderList';
import { orderKey } from './orderRecords';
import { anOrder } from './fixtures';

const stored = (orderId: string, changes: object = {}): StoredDocument => ({
  _id: orderKey(orderId),
  type: 'order',
  deleted: false,
  body: { ...anOrder(orderId), ...changes },
  by: 'gateway',
  device: 'gateway',
  receivedAt: '2026-11-27T03:00:00.000Z',
});

function played() {
  const docs = new Map<string, StoredDocument>();
  const feed: { id: string; deleted: boolean; doc?: StoredDocument }[] = [];
  const reads = { all: 0 };
  const database = {
    lastSeq: async () => String(feed.length),
    list: async () => {
      reads.all += 1;
      return [...docs.values()].map((doc) => ({ id: doc._id, rev: '1', doc }));
    },
    changes: async ({ since, limit }: { since: string; limit: number }) => {
      const rows = feed.slice(Number(since), Number(since) + limit);
      const lastSeq = Number(since) + rows.length;
      return { rows, lastSeq: String(lastSeq), pending: feed.length - lastSeq };
    },
  } as unknown as CouchDatabase;
  const write = (doc: StoredDocument): void => {
    docs.set(doc._id, doc);
    feed.push({ id: doc._id, deleted: false, doc });
  };
  const remove = (id: string): void => {
    docs.delete(id);
    feed.push({ id, deleted: true });
  };
  return { database, reads, write, remove };
}

it('P09 a list of orders reads all of them once, and later what was written since', async () => {
  const { database, reads, write, remove } = played();
  const clock = { ms: 0 };
  const { all } = createOrderList({ database, steady: () => clock.ms });
  const states = async () =>
    Object.fromEntries((await all()).map(({ orderId, state }) => [orderId, state]));
  for (const id of ['a', 'b']) write(stored(id));
  expect(await states()).toEqual({ a: 'placed', b: 'placed' });
  write(stored('a', { state: 'paid' }));
  write({ ...stored('x'), _id: 'account:x' });
  remove(orderKey('b'));
  expect(await states()).toEqual({ a: 'paid' });
  for (let time = 0; time < 50; time += 1) await all();
  expect(reads.all).toBe(1);
  // The periodic full read finds a change that a lagging copy missed.
  clock.ms = 600_000;
  await all();
  expect(reads.all).toBe(2);
});

it('P09 a list of orders holds nothing of what visitors told', async () => {
  const { database, write } = played();
  write(stored('a'));
  const { all } = createOrderList({ database, steady: () => 0 });
  expect(JSON.stringify(await all())).not.toMatch(/Hạnh|example\.vn|158/u);
});
