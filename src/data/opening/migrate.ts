import { addRxPlugin, createRxDatabase, INTERNAL_STORAGE_NAME } from 'rxdb/plugins/core';
import { getOldCollectionMeta, RxDBMigrationSchemaPlugin } from 'rxdb/plugins/migration-schema';
import type { RxCollection, RxStorage } from 'rxdb';
import { REPLICATED_NAMES } from '../../domain/collections';
import { MIGRATIONS } from '../collections/migrations';
import { rxSchemaOf } from '../collections/schemas';
import { deviceStorage } from '../deviceStorage';
import { storing } from '../storageErrors';

/** A storage that takes no further write once one was refused. */
interface StrictStorage {
  storage: ReturnType<typeof deviceStorage>;
  refused(): unknown;
}

/**
 * RxDB (17.6) goes on with the next documents when some could not be copied, and notes how far it came: the
 * next try would begin behind those and then remove the old data.
 */
function strictStorage(): StrictStorage {
  const storage = deviceStorage();
  let refused: unknown;
  const create = storage.createStorageInstance.bind(storage) as RxStorage<
    unknown,
    unknown
  >['createStorageInstance'];
  storage.createStorageInstance = (async (params: Parameters<typeof create>[0]) => {
    const instance = await create(params);
    // What RxDB notes of the database as a whole, the failure itself among it.
    if (params.collectionName === INTERNAL_STORAGE_NAME) return instance;
    const write = instance.bulkWrite.bind(instance);
    instance.bulkWrite = async (rows, context) => {
      if (refused) throw refused;
      try {
        return await write(rows, context);
      } catch (error) {
        refused = error;
        throw error;
      }
    };
    return instance;
  }) as typeof storage.createStorageInstance;
  return { storage, refused: () => refused };
}

/**
 * Brings one collection, and what replication remembers of it, to the newest schema.
 * @throws what the storage, or a step of the migration, said
 */
async function migrateCollection(collection: RxCollection, refused: () => unknown): Promise<void> {
  const state = collection.getMigrationState();
  // Not `migratePromise`: it would tell the failure of an earlier try as that of this one.
  await state.startMigration();
  // RxDB forgets the old collection when all of it was copied, and swallows why it was not.
  if (!(await getOldCollectionMeta(state))) return;
  const { error } = await state.getStatus();
  throw refused() ?? new Error(`migrating ${collection.name} failed`, { cause: error });
}

/**
 * Copies the data of an account from an earlier schema version to the newest. Nothing old is removed before all
 * of its collection is copied; run again, it goes on. No other tab may have the database open.
 * @throws StorageFull when there is no room for a second copy of a collection
 */
export async function migrate(name: string): Promise<void> {
  addRxPlugin(RxDBMigrationSchemaPlugin);
  const { storage, refused } = strictStorage();
  const rx = await createRxDatabase({ name, storage, multiInstance: false });
  try {
    const collections = await storing(() =>
      rx.addCollections(
        Object.fromEntries(
          REPLICATED_NAMES.map((one) => [
            one,
            { schema: rxSchemaOf(one), migrationStrategies: MIGRATIONS, autoMigrate: false },
          ]),
        ),
      ),
    );
    // One after the other: room is needed for a second copy of one collection only.
    for (const collection of Object.values(collections))
      await storing(() => migrateCollection(collection as RxCollection, refused));
  } finally {
    await rx.close();
  }
}
