import type { MangoQuery, RxCollection, RxDocument } from 'rxdb';
import { map } from 'rxjs';
import type { z } from 'zod';
import {
  COLLECTIONS,
  type CollectionName,
  type CollectionDocument,
  type TwoWayName,
} from '../domain/records';
import { isRecordKind, RECORD_KINDS } from '../domain/records/records';
import type { WireDocument } from '../domain/protocol/protocol';
import { readTolerantly } from '../domain/schema/tolerance';
import { nowInstant } from '../platform/clock';
import { deepFreeze, toPlain } from './plain';
import type { StoredDocument } from './store/recordDatabase';
import type { RecordStore } from './store/recordStore';
import { InvalidDocument, type ReadRepository, type Records, type Repository } from './types';

export type StoredCollection = RxCollection<StoredDocument>;

export class MissingDocument extends Error {
  override readonly name = 'MissingDocument';
}

function plain(document: RxDocument<StoredDocument>): StoredDocument {
  // `_data` is the stored version itself: reading it copies nothing, however large the list.
  return toPlain(document._data);
}

/**
 * The document as it may be stored. What a newer version of the app wrote in it is kept as it is; a further
 * field at its top must have been there before, so that a misspelt one of this app is noticed.
 * @param before the version that is changed; absent for a document that is new here, or a copy
 * @throws InvalidDocument when the document breaks the collection's schema
 */
function checked(name: CollectionName, document: unknown, before?: StoredDocument): StoredDocument {
  const reading = readTolerantly(COLLECTIONS[name] as z.ZodType, document);
  if (!reading.ok) throw new InvalidDocument(name, reading.issues.map(toProblem));
  const made = reading.unknown.find(
    ({ path: [field, ...deeper] }) =>
      before && deeper.length === 0 && field !== undefined && !Object.hasOwn(before, field),
  );
  if (made) throw new InvalidDocument(name, [toProblem({ ...made, message: 'unknown field' })]);
  return reading.value as StoredDocument;
}

function toProblem({ path, message }: { path: PropertyKey[]; message: string }) {
  return { path: path.map(String).join('.'), message };
}

const getFields = ({ _deleted, ...fields }: WireDocument): StoredDocument => fields;

const stamped = (document: object): object => ({ ...document, updatedAt: nowInstant() });

const byId = (id: string): MangoQuery<StoredDocument> => ({ selector: { id } });

/** @throws InvalidDocument at once, RangeError where it is there already */
function inserting(name: CollectionName, document: { id: string }) {
  const valid = checked(name, document);
  return (current: WireDocument | undefined): WireDocument => {
    if (current && !current._deleted) throw new RangeError(`${name} ${document.id} is there`);
    return { ...valid, _deleted: false };
  };
}

type Filter = (document: StoredDocument) => boolean;

export function readRepository<N extends CollectionName>(
  collection: StoredCollection,
  isShown: Filter = () => true,
): ReadRepository<CollectionDocument<N> & { id: string }> {
  type T = CollectionDocument<N> & { id: string };
  const toList = (all: RxDocument<StoredDocument>[]): T[] =>
    all.map(plain).filter(isShown) as unknown as T[];
  const toDocument = (one: RxDocument<StoredDocument> | null): T | undefined =>
    toList(one ? [one] : [])[0];
  return {
    watchAll: () => collection.find().$.pipe(map(toList)),
    watch: (id) => collection.findOne(byId(id)).$.pipe(map(toDocument)),
    all: async () => toList(await collection.find().exec()),
    get: async (id) => toDocument(await collection.findOne(byId(id)).exec()),
  };
}

function createReader<N extends TwoWayName>(
  name: N,
  collection: StoredCollection,
  store: RecordStore,
) {
  type T = CollectionDocument<N> & { id: string };
  return {
    ...readRepository<N>(collection),
    async removed(id: string): Promise<T | undefined> {
      const record = await store.database.records(name).get(id);
      return record?._deleted ? (toPlain(record) as unknown as T) : undefined;
    },
  };
}

function writesOfMany<T extends { id: string }>(
  name: TwoWayName,
  store: RecordStore,
): Pick<Repository<T>, 'insertAll' | 'removeAll'> {
  return {
    async insertAll(documents) {
      const edits = documents.map((one) => ({ id: one.id, change: inserting(name, one) }));
      await store.editAll(name, edits);
    },
    async removeAll(ids, isWanted) {
      const removed: string[] = [];
      const change = (current: WireDocument | undefined): WireDocument | null => {
        const isThere = current !== undefined && !current._deleted;
        if (!isThere || !isWanted(getFields(current) as unknown as T)) return null;
        removed.push(current.id);
        return { ...(stamped(getFields(current)) as StoredDocument), _deleted: true };
      };
      await store.editAll(
        name,
        ids.map((id) => ({ id, change })),
      );
      return removed;
    },
  };
}

export function repository<N extends TwoWayName>(
  name: N,
  collection: StoredCollection,
  store: RecordStore,
): Repository<CollectionDocument<N> & { id: string }> {
  type T = CollectionDocument<N> & { id: string };

  async function write(
    id: string,
    change: (current: WireDocument | undefined) => WireDocument | null,
  ): Promise<T> {
    const written = await store.edit(name, id, change);
    if (!written) throw new MissingDocument(`${name} ${id}`);
    return toPlain(written) as unknown as T;
  }

  /** @throws MissingDocument */
  function present(current: WireDocument | undefined, id: string): StoredDocument {
    if (!current || current._deleted) throw new MissingDocument(`${name} ${id}`);
    const fields = getFields(current);
    deepFreeze(fields);
    return fields;
  }

  return {
    ...createReader(name, collection, store),
    ...writesOfMany<T>(name, store),
    insert: async (document) => write(document.id, inserting(name, document)),
    update: (id, change) =>
      write(id, (current) => {
        const before = present(current, id);
        const next = checked(name, stamped(change(before as unknown as T)), before);
        return { ...next, _deleted: false };
      }),
    async remove(id) {
      // The fields stay: a deletion that meets another device's change is merged like any change.
      await store.edit(name, id, (current) => ({
        ...(stamped(present(current, id)) as StoredDocument),
        _deleted: true,
      }));
    },
    restore: (document) =>
      write(document.id, (current) => {
        if (current && !current._deleted) return null;
        const newest = stamped(current ? getFields(current) : document);
        return { ...checked(name, newest), _deleted: false };
      }),
  };
}

/** Kinds that only a newer version knows stay in the store and travel on, but no screen shows them. */
export function recordRepositories(collection: StoredCollection, store: RecordStore): Records {
  const writes = repository('records', collection, store);
  const kinds = Object.fromEntries(
    Object.keys(RECORD_KINDS).map((kind) => [
      kind,
      { ...writes, ...readRepository<'records'>(collection, (record) => record.kind === kind) },
    ]),
  );
  return {
    ...readRepository<'records'>(collection, ({ kind }) => isRecordKind(kind)),
    of: (kind) => kinds[kind] as unknown as ReturnType<Records['of']>,
  } as Records;
}
