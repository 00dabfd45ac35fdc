import { CouchRefused, type CouchDatabase, type StoredDocument } from '../../couch/client';
import { documentsOf } from '../../store/documents';
import { ORDERS, orderSchema, type StoredOrder } from './orderRecords';
import { readSound } from '../../store/envelope';

/** Changes that are read in one call, and most in a row: from there on reading all orders is less. */
const [PAGE, MAX_PAGES] = [500, 20];
/** Milliseconds between two reads of everything, for what copies that were behind did not tell. */
const READ_ALL_EVERY = 600_000;

/** The part of an order by which lists choose. */
export type ListedOrder = Pick<
  StoredOrder,
  'orderId' | 'state' | 'createdAt' | 'paidAt' | 'acceptedAt' | 'expertId'
>;

function listed(order: StoredOrder): ListedOrder {
  const { orderId, state, createdAt, paidAt, acceptedAt, expertId } = order;
  return { orderId, state, createdAt, paidAt, acceptedAt, expertId };
}

interface Parts {
  database: CouchDatabase;
  /** Milliseconds of a clock that only goes forward. */
  steady: () => number;
}

type Orders = Map<string, ListedOrder>;

/** How far the changes were followed. */
interface Followed {
  since: string;
  readAllAt: number;
}

function note(orders: Orders, { deleted, body }: Pick<StoredDocument, 'deleted' | 'body'>): void {
  const order = deleted ? undefined : readSound(orderSchema, body);
  if (order) orders.set(order.orderId, listed(order));
}

async function readAll({ database, steady }: Parts, orders: Orders): Promise<Followed> {
  const since = await database.lastSeq();
  orders.clear();
  for await (const stored of documentsOf(database, ORDERS)) note(orders, stored);
  return { since, readAllAt: steady() + READ_ALL_EVERY };
}

/** @returns how far; undefined where there are more changes than are worth reading */
async function readChanges(
  { database }: Parts,
  orders: Orders,
  { since, readAllAt }: Followed,
): Promise<Followed | undefined> {
  let from = since;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { rows, lastSeq, pending } = await database.changes({ since: from, limit: PAGE });
    for (const { id, deleted, doc } of rows) {
      if (!id.startsWith(ORDERS)) continue;
      if (deleted) orders.delete(id.slice(ORDERS.length));
      else if (doc) note(orders, doc);
    }
    from = lastSeq;
    if (pending === 0) return { since: from, readAllAt };
  }
  return undefined;
}

/**
 * This gateway's image of all orders, without what visitors told: it reads everything once, and later what was written since. It
 * decides what a list shows; what is shown is read from the database.
 */
export function createOrderList(parts: Parts) {
  const orders: Orders = new Map();
  let followed: Followed | undefined;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      const isKnown = followed !== undefined && followed.readAllAt > parts.steady();
      const read = isKnown && followed && (await readChanges(parts, orders, followed));
      followed = read || (await readAll(parts, orders));
    } catch (error) {
      // A database that was replaced has other sequences, and other orders.
      if (error instanceof CouchRefused) followed = undefined;
      throw error;
    }
  }

  return {
    /** Orders as they are now, in no order. */
    all: async (): Promise<ListedOrder[]> => {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
      return [...orders.values()];
    },
    /** An order was written here: a copy that is asked may not have it yet. */
    noteWritten: (order: StoredOrder): void => {
      orders.set(order.orderId, listed(order));
    },
  };
}
