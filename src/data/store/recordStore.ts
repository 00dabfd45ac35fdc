import type { EventBulk, RxStorageChangeEvent } from 'rxdb';
import { Subject } from 'rxjs';
import { isTwoWay, type TwoWayName } from '../../domain/records';
import type { WireDocument } from '../../domain/protocol/protocol';
import { newId, newWriteId } from '../../platform/ids';
import { storing } from '../storageErrors';
import { conflictAfter, refusalId, toSubject, type DecisionRecord } from './decisions';
import {
  DECISIONS,
  RecordDatabase,
  toHeld,
  recordKey,
  LOCAL_NAMES,
  toWire,
  type LocalName,
  type StoredRecord,
} from './recordDatabase';
import { toEvents, flush, getId, WriteBatch, rxFields, type RecordWrite } from './writeBatch';
import { edited, type Held } from './syncState';

export type ChangeBulk = EventBulk<RxStorageChangeEvent<StoredRecord>, null>;

export interface Touched {
  collection: TwoWayName;
  id: string;
}

/** A document that was written; what it says may be the same, and only its state another. */
export interface WrittenDocument extends Touched {
  /** Undefined where it was removed. */
  record: StoredRecord | undefined;
}

export interface Loaded {
  collection: TwoWayName;
  record: StoredRecord | undefined;
  held: Held | undefined;
}

/** One transaction. What is put is written at its end, all of it or nothing. */
export interface StoreTransaction {
  readonly database: RecordDatabase;
  /** In the order of the names, as the transaction has left them so far. */
  load(documents: readonly Touched[]): Promise<Loaded[]>;
  /** @param held what becomes of it; undefined removes the record @returns the record as it will stand */
  hold(loaded: Loaded, held: Held | undefined): StoredRecord | undefined;
  mirror(name: LocalName, documents: readonly WireDocument[]): Promise<void>;
  decide(decision: DecisionRecord): Promise<void>;
  withdraw(ids: readonly string[]): Promise<void>;
}

export interface RecordStore {
  readonly database: RecordDatabase;
  /** Identifies this tab in the changes that it broadcasts. */
  readonly origin: string;
  observeChanges(name: LocalName): Subject<ChangeBulk>;
  readonly written$: Subject<readonly WrittenDocument[]>;
  /**
   * Runs a transaction over all documents.
   * @param writer name of the device whose versions it writes, by `<collection>|<id>`; absent: this one
   * @throws StorageFull; nothing is written then
   */
  write<T>(
    work: (transaction: StoreTransaction) => Promise<T>,
    writer?: (key: string) => string | undefined,
  ): Promise<T>;
  /**
   * A person's write: `change` gets the present version, deleted or not, and gives the next one; null
   * leaves all as it is. @returns the record as it stands now
   */
  edit(
    collection: TwoWayName,
    id: string,
    change: (current: WireDocument | undefined) => WireDocument | null,
  ): Promise<StoredRecord | undefined>;
  editAll(
    collection: TwoWayName,
    edits: readonly {
      id: string;
      change: (current: WireDocument | undefined) => WireDocument | null;
    }[],
  ): Promise<void>;
  close(): void;
}

async function settleConflicts(
  database: RecordDatabase,
  puts: readonly RecordWrite[],
  writer: (key: string) => string | undefined,
): Promise<RecordWrite[]> {
  const changedRecords = puts.flatMap(({ name, before, after }) =>
    isTwoWay(name) && after && after._rev !== before?._rev ? [{ name, record: after }] : [],
  );
  if (changedRecords.length === 0 || (await database.decisions.count()) === 0) return [];
  const changed = new Map(
    changedRecords.map(({ name, record }) => [
      recordKey(name, record.id),
      { document: toWire(record), name },
    ]),
  );
  const subjects = [...changed.values()].map(({ name, document }) => toSubject(name, document.id));
  const open = await database.decisions.where('[collection+documentId]').anyOf(subjects).toArray();
  return open.flatMap((record): RecordWrite[] => {
    const key = recordKey(record.collection, record.documentId);
    const subject = changed.get(key);
    if (record.kind !== 'conflict' || !subject) return [];
    const next = conflictAfter(record, subject.document, writer(key));
    if (next === record) return [];
    const after = next ? ({ ...record, ...next, ...rxFields(record) } as StoredRecord) : undefined;
    return [{ name: DECISIONS, before: record, after }];
  });
}

export function createRecordStore(name: string): RecordStore {
  const database = new RecordDatabase(name);
  const subjects = new Map(LOCAL_NAMES.map((one) => [one, new Subject<ChangeBulk>()]));
  const written$ = new Subject<readonly WrittenDocument[]>();
  const getChanges = (one: LocalName): Subject<ChangeBulk> => {
    const subject = subjects.get(one);
    if (!subject) throw new RangeError(one);
    return subject;
  };

  function announce(puts: readonly RecordWrite[]): void {
    for (const one of new Set(puts.map(({ name }) => name))) {
      const events = puts.filter(({ name }) => name === one).flatMap(toEvents);
      if (events.length === 0) continue;
      getChanges(one).next({ id: newId(), events, checkpoint: null, context: store.origin });
    }
    const written = puts.flatMap((put) => {
      const { name, after } = put;
      return isTwoWay(name) ? [{ collection: name, id: getId(put), record: after }] : [];
    });
    if (written.length > 0) written$.next(written);
  }

  const store: RecordStore = {
    database,
    origin: newId(),
    observeChanges: getChanges,
    written$,
    async write(work, writer = () => undefined) {
      const puts = new WriteBatch();
      const transaction = createTransaction(database, puts);
      const [result, written] = await storing(() =>
        database.transaction('rw', database.tables, async () => {
          puts.clear();
          const value = await work(transaction);
          for (const put of await settleConflicts(database, puts.all(), writer)) puts.add(put);
          const all = puts.all();
          await flush(database, all);
          return [value, all] as const;
        }),
      );
      announce(written);
      return result;
    },
    edit: (collection, id, change) =>
      store.write((transaction) => editOne(transaction, { collection, id }, change)),
    editAll: (collection, edits) =>
      store.write(async (transaction) => {
        for (const { id, change } of edits) await editOne(transaction, { collection, id }, change);
      }),
    close() {
      for (const subject of subjects.values()) subject.complete();
      written$.complete();
      database.close();
    },
  };
  return store;
}

async function editOne(
  transaction: StoreTransaction,
  { collection, id }: Touched,
  change: (current: WireDocument | undefined) => WireDocument | null,
): Promise<StoredRecord | undefined> {
  const [loaded] = await transaction.load([{ collection, id }]);
  const held = loaded?.held;
  const next = change(held?.document);
  if (!loaded || next === null) return loaded?.record;
  const inFlight = held !== undefined && (await isInFlight(transaction.database, collection, held));
  const record = transaction.hold(loaded, edited(held, next, newWriteId(), inFlight));
  if (held?.sync.state === 'refused') await transaction.withdraw([refusalId(collection, id)]);
  return record;
}

async function isInFlight(
  database: RecordDatabase,
  collection: TwoWayName,
  { document, sync }: Held,
): Promise<boolean> {
  if (sync.state === 'clean') return false;
  const version = `${recordKey(collection, document.id)}|${sync.write}`;
  const pushes = await database.inFlight.toArray();
  return pushes.some(({ writes }) => writes.includes(version));
}

/** @param isSame the same document in another state: nothing for RxDB to show */
function buildRecord(
  { document, sync }: Held,
  before: StoredRecord | undefined,
  isSame: boolean,
): StoredRecord {
  const own =
    before && isSame
      ? { _rev: before._rev, _meta: before._meta, _attachments: {} }
      : rxFields(before);
  return { ...document, ...own, _sync: sync };
}

function createTransaction(database: RecordDatabase, puts: WriteBatch): StoreTransaction {
  const read = (name: LocalName, ids: readonly string[]) => puts.read(database, name, ids);
  return {
    database,
    async load(documents) {
      const loaded = new Map<string, Loaded>();
      for (const collection of new Set(documents.map((one) => one.collection))) {
        const ids = documents.flatMap((one) => (one.collection === collection ? [one.id] : []));
        const records = await read(collection, ids);
        for (const [index, id] of ids.entries()) {
          const record = records[index];
          loaded.set(recordKey(collection, id), {
            collection,
            record,
            held: record && toHeld(record),
          });
        }
      }
      return documents.flatMap(({ collection, id }) => loaded.get(recordKey(collection, id)) ?? []);
    },
    hold({ collection: name, record: before, held: was }, held) {
      if (!held) {
        if (before) puts.add({ name, before, after: undefined });
        return undefined;
      }
      const isSame = held.document === was?.document;
      const after = buildRecord(held, before, isSame);
      puts.add({ name, before, after });
      return after;
    },
    async mirror(name, documents) {
      if (documents.length === 0) return;
      const records = await read(
        name,
        documents.map(({ id }) => id),
      );
      documents.forEach(({ _deleted, ...fields }, index) => {
        const before = records[index];
        const after = _deleted ? undefined : { ...fields, _deleted, ...rxFields(before) };
        if (before || after) puts.add({ name, before, after });
      });
    },
    async decide(decision) {
      const [before] = await read(DECISIONS, [decision.id]);
      const after = { ...decision, _deleted: false, ...rxFields(before) };
      puts.add({ name: DECISIONS, before, after });
    },
    async withdraw(ids) {
      for (const before of await read(DECISIONS, ids))
        if (before) puts.add({ name: DECISIONS, before, after: undefined });
    },
  };
}
