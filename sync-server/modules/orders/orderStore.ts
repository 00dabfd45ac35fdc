import { orderStateAt } from '../../../src/domain/orders/order';
import type { CouchDatabase } from '../../couch/client';
import { readBody, readSound } from '../accounts/accountRecords';
import { documentsOf, putNew, removeDocument, updateBody } from '../accounts/documents';
import { orderKey, ORDERS, orderSchema, type StoredOrder } from './orderRecords';

/** Milliseconds for which a list of all orders is believed; a change here is seen at once. */
const BELIEVED = 5_000;

/** Orders in the database. */
export interface OrderStore {
  find(orderId: string): Promise<StoredOrder | undefined>;
  /** @returns false where the id is taken */
  add(order: StoredOrder): Promise<boolean>;
  /**
   * Changes an order as it is now, again whenever somebody else was faster.
   * @param change undefined leaves it as it is
   * @returns what is stored; undefined where there is none
   */
  update(
    orderId: string,
    change: (order: StoredOrder) => StoredOrder | undefined,
  ): Promise<StoredOrder | undefined>;
  /** All orders, as they were a few seconds ago. */
  all(): Promise<readonly StoredOrder[]>;
  /** Removes orders for good. @returns how many */
  remove(isOver: (order: StoredOrder) => boolean): Promise<number>;
}

interface Parts {
  database: CouchDatabase;
  now: () => Date;
  /** Milliseconds of a clock that only goes forward. */
  steady: () => number;
}

async function readAll(database: CouchDatabase): Promise<StoredOrder[]> {
  const orders: StoredOrder[] = [];
  for await (const stored of documentsOf(database, ORDERS)) {
    const order = stored.deleted ? undefined : readSound(orderSchema, stored.body);
    if (order) orders.push(order);
  }
  return orders;
}

/** Counts orders whose money staff have to send back. */
export async function countRefundsDue(database: CouchDatabase, now: Date): Promise<number> {
  const at = now.toISOString();
  const orders = await readAll(database);
  return orders.filter((order) => orderStateAt(order, at) === 'refunding').length;
}

/** All orders, read again when a while is over or something was written here. */
function createList({ database, steady }: Pick<Parts, 'database' | 'steady'>) {
  let known: { at: number; orders: Promise<readonly StoredOrder[]> } | undefined;

  async function all(): Promise<readonly StoredOrder[]> {
    if (!known || steady() - known.at > BELIEVED)
      known = { at: steady(), orders: readAll(database) };
    const asked = known;
    try {
      return await asked.orders;
    } catch (error) {
      if (known === asked) known = undefined;
      throw error;
    }
  }

  const forget = (): void => {
    known = undefined;
  };
  return { all, forget };
}

export function createOrderStore({ database, now, steady }: Parts): OrderStore {
  const list = createList({ database, steady });

  return {
    all: list.all,
    find: async (orderId) => {
      const stored = await database.get(orderKey(orderId));
      return stored && readBody(orderSchema, stored);
    },
    add: async (order) => {
      const isNew = await putNew(database, orderKey(order.orderId), order, now());
      if (isNew) list.forget();
      return isNew;
    },
    update: async (orderId, change) => {
      const place = { database, key: orderKey(orderId), schema: orderSchema, now };
      const stored = await updateBody(place, change);
      list.forget();
      return stored;
    },
    remove: async (isOver) => {
      let removed = 0;
      for await (const stored of documentsOf(database, ORDERS)) {
        const order = readSound(orderSchema, stored.body);
        if (order && isOver(order) && (await removeDocument(database, stored))) removed += 1;
      }
      return removed;
    },
  };
}
