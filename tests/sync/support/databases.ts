interface IndexDump {
  name: string;
  keyPath: string | string[];
  multiEntry: boolean;
  unique: boolean;
}

interface StoreDump {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: IndexDump[];
  records: unknown[];
}

/** Plain JSON is enough, because all stores here have their keys within the records. */
export interface DatabaseDump {
  name: string;
  version: number;
  stores: StoreDump[];
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });
}

async function dumpStore(store: IDBObjectStore): Promise<StoreDump> {
  const { name, keyPath, autoIncrement } = store;
  const indexes = [...store.indexNames].map((one) => {
    const { keyPath: path, multiEntry, unique } = store.index(one);
    return { name: one, keyPath: path, multiEntry, unique };
  });
  return { name, keyPath, autoIncrement, indexes, records: await done(store.getAll()) };
}

export async function dumpDatabases(): Promise<DatabaseDump[]> {
  const dumps: DatabaseDump[] = [];
  for (const { name = '', version = 1 } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    const names = [...database.objectStoreNames];
    const stores =
      names.length === 0
        ? []
        : await Promise.all(
            names.map((one) => dumpStore(database.transaction(names).objectStore(one))),
          );
    database.close();
    dumps.push({ name, version, stores });
  }
  return dumps;
}

export async function loadDatabases(dumps: readonly DatabaseDump[]): Promise<void> {
  for (const { name, version, stores } of dumps) {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      for (const { name: store, keyPath, autoIncrement, indexes, records } of stores) {
        const made = opening.result.createObjectStore(store, { keyPath, autoIncrement });
        for (const { name: index, keyPath: path, ...options } of indexes)
          made.createIndex(index, path, options);
        for (const record of records) made.put(record);
      }
    });
    (await done(opening)).close();
  }
}
