import type { StoredDocument } from '../../couch/client';
import { CouchConflict, type CouchDatabase } from '../../couch/client';
import { envelope, readBody, readSound } from '../accounts/accountRecords';
import { whileConflicts } from '../accounts/sessions';
import { documentsOf } from '../accounts/store';
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

/** All orders, read again when a while is over or something was written here. */
function createList({ database, steady }: Pick<Parts, 'database' | 'steady'>) {
  let known: { at: number; orders: Promise<readonly StoredOrder[]> } | undefined;

  async function readAll(): Promise<StoredOrder[]> {
    const orders: StoredOrder[] = [];
    for await (const stored of documentsOf(database, ORDERS)) {
      const order = stored.deleted ? undefined : readSound(orderSchema, stored.body);
      if (order) orders.push(order);
    }
    return orders;
  }

  async function all(): Promise<readonly StoredOrder[]> {
    if (!known || steady() - known.at > BELIEVED) known = { at: steady(), orders: readAll() };
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
      try {
        await database.put(envelope(orderKey(order.orderId), order, 'gateway', now()));
        list.forget();
        return true;
      } catch (error) {
        if (error instanceof CouchConflict) return false;
        throw error;
      }
    },
    update: (orderId, change) =>
      whileConflicts(async () => {
        const stored = await database.get(orderKey(orderId));
        const order = stored && readBody(orderSchema, stored);
        const next = order && change(order);
        if (!stored || !next || next === order) return order;
        await database.put({ ...stored, body: next, receivedAt: now().toISOString() });
        list.forget();
        return next;
      }),
    remove: async (isOver) => {
      let removed = 0;
      for await (const stored of documentsOf(database, ORDERS)) {
        const order = readSound(orderSchema, stored.body);
        if (order && isOver(order) && (await takeOut(database, stored))) removed += 1;
      }
      return removed;
    },
  };
}

/** One that somebody writes meanwhile stays until the next time. */
async function takeOut(database: CouchDatabase, stored: StoredDocument): Promise<boolean> {
  try {
    await database.put({ ...stored, body: {}, deleted: true, _deleted: true });
    return true;
  } catch (error) {
    if (error instanceof CouchConflict) return false;
    throw error;
  }
}
