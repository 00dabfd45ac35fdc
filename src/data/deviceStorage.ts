import type { DBCore, DBCoreTable, Dexie } from 'dexie';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { RxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { queryIndex } from './indexQuery';

/** From so many keys on it is worth a look at how many documents there are at all. */
const MANY = 20;
/** A document read in a row with others costs about this part of one that is asked for by itself. */
const IN_A_ROW = 4;
/** `DBCoreRangeType.Any`, which Dexie declares as a constant that single files cannot read. */
const ANY = 3;

/**
 * Answers a question for many keys from the whole table where that is cheaper: an empty one is asked
 * nothing, a small one is read in one go. RxDB asks for each document four times when it stores a page.
 */
export function readManyAtOnce(table: DBCoreTable): DBCoreTable {
  const { primaryKey } = table.schema;
  return {
    ...table,
    getMany(request) {
      const { trans, keys } = request;
      if (keys.length < MANY) return table.getMany(request);
      const query = { index: primaryKey, range: { type: ANY, lower: undefined, upper: undefined } };
      // No `await`: only what follows at once still belongs to the transaction in every browser.
      return table.count({ trans, query }).then((count) => {
        if (count === 0) return keys.map(() => undefined);
        if (count > keys.length * IN_A_ROW) return table.getMany(request);
        return table.query({ trans, values: true, query }).then(({ result }) => {
          const found = new Map(result.map((value) => [primaryKey.extractKey?.(value), value]));
          return keys.map((key) => found.get(key) as unknown);
        });
      });
    },
  };
}

function tune(database: Dexie): void {
  database.use({
    stack: 'dbcore',
    name: 'read-many-at-once',
    create: (core: DBCore): DBCore => ({
      ...core,
      table: (name) => readManyAtOnce(core.table(name)),
    }),
  });
  // Both serve Dexie's live queries. RxDB has its own, and nobody else opens its databases.
  database.unuse({ stack: 'dbcore', name: 'Observability' });
  database.unuse({ stack: 'dbcore', name: 'Cache' });
}

/** RxDB's storage over Dexie, as this app uses it. */
export function deviceStorage(): RxStorageDexie {
  const storage = getRxStorageDexie({ onCreate: tune });
  const create = storage.createStorageInstance.bind(storage);
  storage.createStorageInstance = async (params) => {
    const instance = await create(params);
    instance.query = (prepared) => queryIndex(instance, prepared);
    return instance;
  };
  return storage;
}
