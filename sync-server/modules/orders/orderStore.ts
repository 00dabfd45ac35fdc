import { orderStateAt } from '../../../src/domain/money/orders/order';
import type { CouchDatabase } from '../../couch/client';
import { listDocuments, putNew, removeDocument, updateBody } from '../../store/documents';
import { createOrderList, type ListedOrder } from './orderList';
import { orderKey, ORDERS, orderSchema, type StoredOrder } from './orderRecords';
import { readBody, readSound } from '../../store/envelope';

export interface OrderStore {
  find(orderId: string): Promise<StoredOrder | undefined>;
  add(order: StoredOrder): Promise<boolean>;
  /**
   * Repeated on write conflicts.
   * @param change undefined leaves it as it is
   * @returns what is stored; undefined where there is none
   */
  update(
    orderId: string,
    change: (order: StoredOrder) => StoredOrder | undefined,
  ): Promise<StoredOrder | undefined>;
  all(): Promise<readonly ListedOrder[]>;
  some(orderIds: readonly string[]): Promise<StoredOrder[]>;
  remove(isOver: (order: StoredOrder) => boolean): Promise<number>;
}

interface Parts {
  database: CouchDatabase;
  now: () => Date;
  steady: () => number;
}

/** @returns since when each of them waits */
export async function listRefundsDue(database: CouchDatabase, now: Date): Promise<string[]> {
  const at = now.toISOString();
  const due: string[] = [];
  for await (const stored of listDocuments(database, ORDERS)) {
    const order = stored.deleted ? undefined : readSound(orderSchema, stored.body);
    if (order && orderStateAt(order, at) === 'refunding') due.push(order.paidAt ?? order.createdAt);
  }
  return due;
}

export function createOrderStore({ database, now, steady }: Parts): OrderStore {
  const list = createOrderList({ database, steady });

  return {
    all: list.all,
    some: async (orderIds) => {
      const documents = await database.getMany(orderIds.map(orderKey));
      return orderIds.flatMap((id) => {
        const stored = documents.get(orderKey(id));
        const order = stored && !stored.deleted ? readSound(orderSchema, stored.body) : undefined;
        return order ? [order] : [];
      });
    },
    find: async (orderId) => {
      const stored = await database.get(orderKey(orderId));
      return stored && readBody(orderSchema, stored);
    },
    add: async (order) => {
      const isNew = await putNew(database, orderKey(order.orderId), order, now());
      if (isNew) list.noteWritten(order);
      return isNew;
    },
    update: async (orderId, change) => {
      const target = { database, key: orderKey(orderId), schema: orderSchema, now };
      const stored = await updateBody(target, change);
      if (stored) list.noteWritten(stored);
      return stored;
    },
    remove: async (isOver) => {
      let removed = 0;
      for await (const stored of listDocuments(database, ORDERS)) {
        const order = readSound(orderSchema, stored.body);
        if (order && isOver(order) && (await removeDocument(database, stored))) removed += 1;
      }
      return removed;
    },
  };
}
