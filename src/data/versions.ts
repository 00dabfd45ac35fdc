import type { RxCollection, RxDocumentData } from 'rxdb';
import type { WireDocument } from '../domain/protocol';
import type { StoredDocument } from './collections/schemas';
import { storing } from './storageErrors';

export type StoredCollection = RxCollection<StoredDocument>;
export type StoredVersion = RxDocumentData<StoredDocument>;

/** The stored versions of documents, deleted ones too. */
export async function storedVersions(
  collection: StoredCollection,
  ids: string[],
): Promise<StoredVersion[]> {
  return collection.storageInstance.findDocumentsById(ids, true);
}

/** A stored version as it travels: its fields and whether it is deleted. */
export function toWire(stored: StoredVersion): WireDocument {
  const fields = Object.entries(stored).filter(([key]) => !key.startsWith('_'));
  return { ...Object.fromEntries(fields), id: stored.id, _deleted: stored._deleted };
}

async function write(
  collection: StoredCollection,
  previous: StoredVersion | undefined,
  next: WireDocument,
): Promise<boolean> {
  const document = {
    ...next,
    _attachments: {},
    _meta: previous ? { ...previous._meta } : { lwt: 1 },
    _rev: '',
  };
  const result = await storing(() =>
    collection.storageInstance.bulkWrite([{ previous, document }], 'bualanh-write-version'),
  );
  const [error] = result.error;
  if (error && error.status !== 409) throw new Error(`writing a version failed: ${error.status}`);
  return !error;
}

/** Stores documents that the collection does not have, deleted ones left out. @throws when one is there */
export async function insertVersions(
  collection: StoredCollection,
  documents: readonly WireDocument[],
): Promise<void> {
  const rows = documents
    .filter((document) => !document._deleted)
    .map((document) => ({
      document: { ...document, _attachments: {}, _meta: { lwt: 1 }, _rev: '' },
    }));
  const { error } = await storing(() =>
    collection.storageInstance.bulkWrite(rows, 'bualanh-insert-versions'),
  );
  // Also one that is there already: whoever compares versions has to decide about it.
  const [failed] = error;
  if (failed) throw new Error(`inserting versions failed: ${failed.status}`);
}

/**
 * Makes a version the document's newest one, deleted or not; what is written while it tries is
 * passed to `decide` again.
 * @param decide gets the present version and gives the next one; null leaves all as it is
 * @returns whether something was written
 */
export async function putVersion(
  collection: StoredCollection,
  id: string,
  decide: (current: WireDocument | undefined) => Promise<WireDocument | null>,
): Promise<boolean> {
  for (;;) {
    const [previous] = await storedVersions(collection, [id]);
    const next = await decide(previous && toWire(previous));
    if (!next || (!previous && next._deleted)) return false;
    if (await write(collection, previous, next)) return true;
  }
}
