import '../platform/zodSetup';
import { createRxDatabase } from 'rxdb/plugins/core';
import type { RxDatabase } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { AccountProfile } from '../domain/account';
import { COLLECTION_NAMES, PULL_ONLY, TWO_WAY_NAMES } from '../domain/collections';
import type { CollectionName, PullOnlyName } from '../domain/collections';
import { nowInstant } from '../platform/clock';
import { newId } from '../platform/ids';
import { askToPersist } from '../platform/storage';
import { conflictHandlerOf } from './collections/conflictHandler';
import { rxSchemaOf } from './collections/schemas';
import { databaseName } from './databaseName';
import { readRepository, repository } from './repository';
import type { StoredCollection } from './versions';
import { SideStore } from './sideStore';
import type { LocalData, Repositories } from './types';

export type RxCollections = Record<CollectionName, StoredCollection>;

/** The device's data with what only `src/sync` and the app shell may use. */
export interface OpenLocalData extends LocalData {
  readonly rx: RxDatabase<RxCollections>;
  readonly side: SideStore;
  /** Closes both databases; nothing can be read or written after it. */
  close(): Promise<void>;
}

function repositories(collections: RxCollections, side: SideStore): Repositories {
  const twoWay = TWO_WAY_NAMES.map((name) => [name, repository(name, collections[name], side)]);
  const pullOnly = (Object.keys(PULL_ONLY) as PullOnlyName[]).map((name) => [
    name,
    readRepository(collections[name]),
  ]);
  return Object.fromEntries([...twoWay, ...pullOnly]) as Repositories;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Asks the browser to keep the data, once for each account: some browsers ask the person. */
async function askOnce(side: SideStore): Promise<void> {
  if (await side.recall('askedToPersist', isBoolean)) return;
  await side.remember('askedToPersist', true);
  // Not waited for: where a person is asked, the database is open before the answer.
  void askToPersist();
}

/**
 * Opens the account's own databases on this device, made on first use.
 * @throws when IndexedDB is absent or refuses (see `src/platform/storage.ts`)
 */
export async function openLocalData(account: AccountProfile): Promise<OpenLocalData> {
  const side = new SideStore(databaseName(account));
  const rx = await createRxDatabase<RxCollections>({
    name: databaseName(account),
    storage: getRxStorageDexie(),
    // Several tabs of one browser see each other's writes; elsewhere there is one process only.
    multiInstance: typeof window !== 'undefined',
    closeDuplicates: true,
  });
  const created = await rx.addCollections(
    Object.fromEntries(
      COLLECTION_NAMES.map((name) => [
        name,
        { schema: rxSchemaOf(name), conflictHandler: conflictHandlerOf(name, side) },
      ]),
    ),
  );
  await askOnce(side);
  const collections = created as unknown as RxCollections;
  return {
    ...repositories(collections, side),
    account,
    rx,
    side,
    newBase() {
      const now = nowInstant();
      return {
        id: newId(),
        workspaceId: account.workspaceId,
        expertId: account.accountId,
        createdAt: now,
        updatedAt: now,
      };
    },
    async close() {
      await rx.close();
      side.close();
    },
  };
}
