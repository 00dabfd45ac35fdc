import { CouchRefused, type CouchDatabase, type StoredDocument } from '../../couch/client';
import { listDocuments } from '../../store/documents';
import { ORDERS, orderSchema, type StoredOrder } from './orderRecords';
import { readSound } from '../../store/envelope';

const [PAGE, MAX_PAGES] = [500, 20];
const READ_ALL_EVERY = 600_000;

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
  steady: () => number;
}

type Orders = Map<string, ListedOrder>;

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
  for await (const stored of listDocuments(database, ORDERS)) note(orders, stored);
  return { since, readAllAt: steady() + READ_ALL_EVERY };
}

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

/** Cache for choosing what a list shows; the content itself is read from the database. */
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
      if (error instanceof CouchRefused) followed = undefined;
      throw error;
    }
  }

  return {
    all: async (): Promise<ListedOrder[]> => {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
      return [...orders.values()];
    },
    /** The copy asked next may not have the write yet. */
    noteWritten: (order: StoredOrder): void => {
      orders.set(order.orderId, listed(order));
    },
  };
}
