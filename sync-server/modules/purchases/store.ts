import type { CouchDatabase } from '../../couch/client';
import { listDocuments, putNew, removeDocument, updateBody } from '../../store/documents';
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
import { readBody, readSound } from '../../store/envelope';

export interface PurchaseStore {
  find(purchaseId: string): Promise<Purchase | undefined>;
  create(purchase: Purchase): Promise<Purchase>;
  change(purchaseId: string, change: Partial<Purchase>): Promise<Purchase | undefined>;
  /** @param change undefined leaves it unchanged; throws to refuse */
  update(
    purchaseId: string,
    change: (present: Purchase) => Purchase | undefined,
  ): Promise<Purchase | undefined>;
  goods(purchaseId: string): Promise<Goods | undefined>;
  keepGoods(purchaseId: string, goods: Goods): Promise<void>;
  forgetUnpaid(): Promise<number>;
}

async function forgetUnpaid(database: CouchDatabase, now: Date): Promise<number> {
  let removed = 0;
  for await (const stored of listDocuments(database, PURCHASES)) {
    const purchase = readSound(purchaseSchema, stored.body);
    if (!purchase || !isForgotten(purchase, now)) continue;
    if (await removeDocument(database, stored)) removed += 1;
  }
  return removed;
}

export function createPurchaseStore(database: CouchDatabase, now: () => Date): PurchaseStore {
  async function find(purchaseId: string): Promise<Purchase | undefined> {
    const stored = await database.get(purchaseKey(purchaseId));
    return stored && !stored.deleted ? readBody(purchaseSchema, stored) : undefined;
  }

  const update: PurchaseStore['update'] = (purchaseId, change) =>
    updateBody({ database, key: purchaseKey(purchaseId), schema: purchaseSchema, now }, change);

  return {
    find,
    create: async (purchase) => {
      await putNew(database, purchaseKey(purchase.purchaseId), purchase, now());
      return (await find(purchase.purchaseId)) ?? purchase;
    },
    update,
    change: (purchaseId, change) => update(purchaseId, (present) => ({ ...present, ...change })),
    goods: async (purchaseId) => {
      const stored = await database.get(goodsKey(purchaseId));
      return stored && !stored.deleted ? readBody(goodsSchema, stored) : undefined;
    },
    keepGoods: async (purchaseId, goods) => {
      await putNew(database, goodsKey(purchaseId), goods, now());
    },
    forgetUnpaid: () => forgetUnpaid(database, now()),
  };
}
