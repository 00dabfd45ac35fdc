import type { MangoQuery, RxDocument } from 'rxdb';
import { map } from 'rxjs';
import type { z } from 'zod';
import { COLLECTIONS } from '../domain/collections';
import type { CollectionName, DocumentOf, TwoWayName } from '../domain/collections';
import { readTolerantly } from '../domain/tolerance';
import { nowInstant } from '../platform/clock';
import type { StoredDocument } from './collections/schemas';
import { toPlain } from './plain';
import { storing } from './storageErrors';
import { keepAncestor, storedVersions, toWire } from './versions';
import type { SideStore } from './sideStore';
import type { StoredCollection } from './versions';
import { InvalidDocument } from './types';
import type { ReadRepository, Repository } from './types';

/** The document that a caller wants to change is not there (any more). */
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
  if (!reading.ok) throw new InvalidDocument(name, reading.issues.map(problemOf));
  const made = reading.unknown.find(
    ({ path: [field, ...deeper] }) =>
      before && deeper.length === 0 && field !== undefined && !Object.hasOwn(before, field),
  );
  if (made) throw new InvalidDocument(name, [problemOf({ ...made, message: 'unknown field' })]);
  return reading.value as StoredDocument;
}

function problemOf({ path, message }: { path: PropertyKey[]; message: string }) {
  return { path: path.map(String).join('.'), message };
}

const stamped = (document: object): object => ({ ...document, updatedAt: nowInstant() });

const byId = (id: string): MangoQuery<StoredDocument> => ({ selector: { id } });

/** Reads of one collection. */
export function readRepository<N extends CollectionName>(
  collection: StoredCollection,
): ReadRepository<DocumentOf<N> & { id: string }> {
  type T = DocumentOf<N> & { id: string };
  const asType = (document: StoredDocument): T => document as unknown as T;
  return {
    watchAll: () => collection.find().$.pipe(map((all) => all.map((one) => asType(plain(one))))),
    watch: (id) =>
      collection.findOne(byId(id)).$.pipe(map((one) => (one ? asType(plain(one)) : undefined))),
    all: async () => (await collection.find().exec()).map((one) => asType(plain(one))),
    async get(id) {
      const one = await collection.findOne(byId(id)).exec();
      return one ? asType(plain(one)) : undefined;
    },
  };
}

/** Reads and writes of one collection; every write is checked before the database sees it. */
export function repository<N extends TwoWayName>(
  name: N,
  collection: StoredCollection,
  side: SideStore,
): Repository<DocumentOf<N> & { id: string }> {
  type T = DocumentOf<N> & { id: string };
  const asType = (document: StoredDocument): T => document as unknown as T;

  /** Changes the newest stored version; two changes at once are applied one after the other. */
  async function modify(id: string, change: (current: StoredDocument) => object): Promise<T> {
    const document = await collection.findOne(byId(id)).exec();
    if (!document) throw new MissingDocument(`${name} ${id}`);
    await keepAncestor(side, name, document.getLatest()._data);
    const written = await storing(() =>
      document.incrementalModify((current) => {
        if (document.getLatest().deleted) throw new MissingDocument(`${name} ${id}`);
        return change(current) as StoredDocument;
      }),
    );
    return asType(plain(written));
  }

  async function insert(document: T): Promise<T> {
    const valid = checked(name, document);
    return asType(plain(await storing(() => collection.insert(valid))));
  }

  return {
    ...readRepository<N>(collection),
    insert,
    update: (id, change) =>
      modify(id, (current) => {
        const before = toPlain({ ...current });
        return checked(name, stamped(change(asType(before))), before);
      }),
    async remove(id) {
      // The fields stay: a deletion that meets another device's change is merged like any change.
      await modify(id, (current) => ({ ...stamped(current), _deleted: true }));
    },
    async restore(document) {
      const [stored] = await storedVersions(collection, [document.id]);
      if (!stored) return insert(stamped(document) as T);
      const { _deleted: deleted, ...newest } = toWire(stored);
      return deleted ? insert(stamped(newest) as T) : asType(newest);
    },
  };
}
