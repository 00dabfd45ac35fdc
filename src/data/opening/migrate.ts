import {
  addConnectedStorageToCollection,
  createRxDatabase,
  getAllCollectionDocuments,
  getChangedDocumentsSince,
  getRxReplicationMetaInstanceSchema,
  writeSingle,
} from 'rxdb/plugins/core';
import type {
  InternalStoreCollectionDocType,
  RxCollection,
  RxDatabase,
  RxDocumentData,
  RxJsonSchema,
  RxStorageInstance,
} from 'rxdb';
import { isReplicated, REPLICATED_NAMES } from '../../domain/collections';
import type { CollectionName, ReplicatedName } from '../../domain/collections';
import { stepsFrom } from '../collections/migrations';
import type { Step } from '../collections/migrations';
import { rxSchemaOf, SCHEMA_VERSION } from '../collections/schemas';
import type { StoredDocument } from '../collections/schemas';
import { deviceStorage } from '../deviceStorage';
import { storing } from '../storageErrors';

/** Documents that are copied at a time. */
const BATCH = 200;

type Instance<T> = RxStorageInstance<T, unknown, unknown>;
/** What RxDB notes of a collection: its schema, and where replication keeps what it knows of the server. */
type CollectionNote = RxDocumentData<InternalStoreCollectionDocType>;
/** What replication knows of one document, or how far it came. */
interface ReplicationNote {
  id: string;
  isCheckpoint: '0' | '1';
  docData: StoredDocument;
}

function open<T>(rx: RxDatabase, collectionName: string, schema: RxJsonSchema<RxDocumentData<T>>) {
  return rx.storage.createStorageInstance<T>({
    databaseInstanceToken: rx.token,
    databaseName: rx.name,
    collectionName,
    schema,
    options: {},
    multiInstance: false,
    devMode: false,
  }) as Promise<Instance<T>>;
}

/**
 * Copies all documents, deleted ones too, with their revisions and times: what replication has noted of them
 * stays true. What a killed run has copied already is left as it is.
 * @throws what the storage says when it takes no more
 */
async function copy<T>(from: Instance<T>, to: Instance<T>, change: (document: T) => T) {
  let checkpoint: unknown;
  for (;;) {
    const page = await getChangedDocumentsSince(from, BATCH, checkpoint);
    if (page.documents.length === 0) return;
    const rows = page.documents.map((stored) => {
      const { _deleted, _meta, _rev, _attachments } = stored;
      return { document: { ...change(stored), _deleted, _meta, _rev, _attachments } };
    });
    const { error } = await to.bulkWrite(rows, 'migration');
    const refused = error.find(({ status }) => status !== 409);
    if (refused) throw new Error(`a document was refused: ${refused.status}`, { cause: refused });
    checkpoint = page.checkpoint;
  }
}

/** Copies what replication knows of the server. @returns the old storages */
async function copyNotes(
  collection: RxCollection,
  { data }: CollectionNote,
  change: Step,
): Promise<Instance<ReplicationNote>[]> {
  const olds: Instance<ReplicationNote>[] = [];
  for (const { collectionName, schema } of data.connectedStorages) {
    const newSchema = getRxReplicationMetaInstanceSchema(collection.schema.jsonSchema, false);
    const from = await open<ReplicationNote>(collection.database, collectionName, schema);
    olds.push(from);
    const to = await open<ReplicationNote>(
      collection.database,
      collectionName,
      newSchema as unknown as typeof schema,
    );
    await copy(from, to, (note) =>
      note.isCheckpoint === '1' ? note : { ...note, docData: change(note.docData) },
    );
    await to.close();
    await addConnectedStorageToCollection(collection, collectionName, newSchema);
  }
  return olds;
}

/** Brings one collection to the newest schema. The old data are removed when all of it was copied. */
async function migrateCollection(collection: RxCollection, note: CollectionNote): Promise<void> {
  const { internalStore } = collection.database;
  const { name, version, schema } = note.data;
  const change = stepsFrom(version, name as ReplicatedName);
  const olds = await copyNotes(collection, note, change);
  const from = await open<StoredDocument>(collection.database, name, schema as never);
  // Beside RxDB's own layers: they would make revisions and times of their own.
  const to = collection.storageInstance.originalStorageInstance as Instance<StoredDocument>;
  await copy(from, to, change);
  // Killed from here on, the next run finds less to copy, and at last nothing.
  for (const old of olds) await old.remove();
  await from.remove();
  const document = { ...note, _deleted: true };
  await writeSingle(internalStore, { previous: note, document }, 'migration');
}

const isOurs = (name: string): name is ReplicatedName =>
  REPLICATED_NAMES.some((one) => one === name) && isReplicated(name as CollectionName);

/**
 * Copies the data of an account from earlier schema versions to the newest. Nothing old is removed before all
 * of its collection is copied; run again, it goes on. No other tab may have the database open.
 *
 * Not RxDB's migration plugin (17.6): where a copy is refused (a full storage) it never ends, goes on with the next
 * documents and notes them as how far it came, so that the next run would leave out the refused ones and remove them.
 * @throws StorageFull when there is no room for a second copy of a collection
 */
export async function migrate(name: string): Promise<void> {
  const rx = await createRxDatabase({ name, storage: deviceStorage(), multiInstance: false });
  try {
    await storing(async () => {
      const notes = await getAllCollectionDocuments(rx.internalStore);
      const old = notes
        .filter(({ data }) => data.version < SCHEMA_VERSION && isOurs(data.name))
        .sort((a, b) => a.data.version - b.data.version);
      if (old.length === 0) return;
      const collections = await rx.addCollections(
        Object.fromEntries(
          REPLICATED_NAMES.map((one) => [one, { schema: rxSchemaOf(one), autoMigrate: false }]),
        ),
      );
      // One after the other: room is needed for a second copy of one collection only.
      for (const note of old) {
        const collection = collections[note.data.name];
        if (collection) await migrateCollection(collection, note);
      }
    });
  } finally {
    await rx.close();
  }
}
