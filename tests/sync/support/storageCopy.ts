import { IDBFactory } from 'fake-indexeddb';
import { Dexie } from 'dexie';

interface RawTransaction {
  _started: boolean;
  _state: string;
  mode: string;
}

interface RawDatabase {
  transactions: RawTransaction[];
  processTransactions: () => void;
}

interface RawFactory {
  _databases: Map<string, RawDatabase>;
}

const PASSING = new Set(['transactions', 'connections']);

function copied(value: unknown, known: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const seen = known.get(value);
  if (seen) return seen;
  if (value instanceof Map) {
    const map = new Map();
    known.set(value, map);
    for (const [key, one] of value) map.set(copied(key, known), copied(one, known));
    return map;
  }
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    known.set(value, list);
    for (const one of value) list.push(copied(one, known));
    return list;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  const plain = prototype === null || prototype === Object.prototype;
  const ours = !plain && !(value instanceof Date) && !ArrayBuffer.isView(value);
  if (!plain && (!ours || value instanceof ArrayBuffer)) return structuredClone(value);
  const object = Object.create(prototype as object | null) as Record<string, unknown>;
  known.set(value, object);
  for (const [key, one] of Object.entries(value))
    object[key] = PASSING.has(key) ? [] : copied(one, known);
  return object;
}

function isWriting(database: RawDatabase): boolean {
  return database.transactions.some(
    (one) => one._started && one._state !== 'finished' && one.mode !== 'readonly',
  );
}

async function committed(factory: IDBFactory): Promise<IDBFactory> {
  const raw = factory as unknown as RawFactory;
  while ([...raw._databases.values()].some(isWriting))
    await new Promise((resolve) => setImmediate(resolve));
  const copy = new IDBFactory();
  const databases = copied(raw._databases, new Map()) as RawFactory['_databases'];
  for (const database of databases.values())
    database.processTransactions = (
      Object.getPrototypeOf(database) as RawDatabase
    ).processTransactions.bind(database);
  (copy as unknown as RawFactory)._databases = databases;
  return copy;
}

/** Later writes of the open databases are lost, as by a kill. */
export async function leaveStorageBehind(): Promise<void> {
  const copy = await committed(globalThis.indexedDB as unknown as IDBFactory);
  globalThis.indexedDB = copy as unknown as typeof globalThis.indexedDB;
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
}
