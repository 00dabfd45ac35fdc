import type { CouchDatabase } from '../../couch/client';
import { CouchConflict } from '../../couch/client';
import { envelope, readBody } from '../accounts/accountRecords';
import { whileConflicts } from '../accounts/sessions';
import { documentsOf } from '../accounts/store';
import {
  goodsKey,
  goodsSchema,
  isForgotten,
  purchaseKey,
  PURCHASES,
  purchaseSchema,
  type Goods,
  type Purchase,
} from './records';

/** Purchases in the database. */
export interface PurchaseStore {
  find(purchaseId: string): Promise<Purchase | undefined>;
  /** @returns what stands there: of before, where it was asked for before */
  create(purchase: Purchase): Promise<Purchase>;
  /** @returns what is stored; undefined where there is none */
  change(purchaseId: string, change: Partial<Purchase>): Promise<Purchase | undefined>;
  goods(purchaseId: string): Promise<Goods | undefined>;
  /** Keeps what was bought; what is kept already stays. */
  keepGoods(purchaseId: string, goods: Goods): Promise<void>;
  /** Removes what nobody has paid. @returns how many */
  forgetUnpaid(): Promise<number>;
}

async function forgetUnpaid(database: CouchDatabase, now: Date): Promise<number> {
  let removed = 0;
  for await (const stored of documentsOf(database, PURCHASES)) {
    if (!isForgotten(readBody(purchaseSchema, stored), now)) continue;
    const present = await database.get(stored._id);
    if (!present) continue;
    await database.put({ ...present, _deleted: true });
    removed += 1;
  }
  return removed;
}

export function createPurchaseStore(database: CouchDatabase, now: () => Date): PurchaseStore {
  async function putNew(key: string, body: Record<string, unknown>): Promise<void> {
    try {
      await database.put(envelope(key, body, 'gateway', now()));
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
    }
  }

  async function find(purchaseId: string): Promise<Purchase | undefined> {
    const stored = await database.get(purchaseKey(purchaseId));
    return stored && !stored.deleted ? readBody(purchaseSchema, stored) : undefined;
  }

  return {
    find,
    create: async (purchase) => {
      await putNew(purchaseKey(purchase.purchaseId), purchase);
      return (await find(purchase.purchaseId)) ?? purchase;
    },
    change: (purchaseId, change) =>
      whileConflicts(async () => {
        const stored = await database.get(purchaseKey(purchaseId));
        if (!stored || stored.deleted) return undefined;
        const next = { ...readBody(purchaseSchema, stored), ...change };
        await database.put({ ...stored, body: next, receivedAt: now().toISOString() });
        return next;
      }),
    goods: async (purchaseId) => {
      const stored = await database.get(goodsKey(purchaseId));
      return stored && !stored.deleted ? readBody(goodsSchema, stored) : undefined;
    },
    keepGoods: (purchaseId, goods) => putNew(goodsKey(purchaseId), goods),
    forgetUnpaid: () => forgetUnpaid(database, now()),
  };
}
