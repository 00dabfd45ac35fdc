import '../platform/zodSetup';
import { createRxDatabase } from 'rxdb/plugins/core';
import type { RxDatabase } from 'rxdb';
import type { AccountProfile } from '../domain/account';
import { REPLICATED_NAMES, TWO_WAY_NAMES } from '../domain/collections';
import type { PullOnlyName, ReplicatedName } from '../domain/collections';
import { nowInstant } from '../platform/clock';
import { newId } from '../platform/ids';
import { askToPersist } from '../platform/storage';
import { createCatalogueStore } from './catalogue';
import type { CatalogueStore } from './catalogue';
import { conflictHandlerOf } from './collections/conflictHandler';
import { rxSchemaOf } from './collections/schemas';
import { databaseName } from './databaseName';
import { deviceStorage } from './deviceStorage';
import { holdVersion } from './opening/version';
import type { OpeningOptions } from './opening/version';
import { readRepository, repository } from './repository';
import type { StoredCollection } from './versions';
import { SideStore } from './sideStore';
import type { LocalData, Repositories } from './types';

export type RxCollections = Record<ReplicatedName, StoredCollection>;

/** The device's data with what only `src/sync` and the app shell may use. */
export interface OpenLocalData extends LocalData {
  readonly catalogue: CatalogueStore;
  readonly rx: RxDatabase<RxCollections>;
  readonly side: SideStore;
  /** Closes both databases; nothing can be read or written after it. */
  close(): Promise<void>;
}

function repositories(
  collections: RxCollections,
  side: SideStore,
): Omit<Repositories, 'catalogue'> {
  const twoWay = TWO_WAY_NAMES.map((name) => [name, repository(name, collections[name], side)]);
  const pullOnly = {
    notices: readRepository<'notices'>(collections.notices),
    library: readRepository<'library'>(collections.library),
  };
  return { ...(Object.fromEntries(twoWay) as Omit<Repositories, PullOnlyName>), ...pullOnly };
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Asks the browser to keep the data, once for each account: some browsers ask the person. */
async function askOnce(side: SideStore): Promise<void> {
  if (await side.recall('askedToPersist', isBoolean)) return;
  await side.remember('askedToPersist', true);
  // Not waited for: where a person is asked, the database is open before the answer.
  void askToPersist();
}

async function openCollections(name: string, side: SideStore): Promise<RxDatabase<RxCollections>> {
  const rx = await createRxDatabase<RxCollections>({
    name,
    storage: deviceStorage(),
    // Several tabs of one browser see each other's writes; elsewhere there is one process only.
    multiInstance: typeof window !== 'undefined',
    closeDuplicates: true,
  });
  await rx.addCollections(
    Object.fromEntries(
      REPLICATED_NAMES.map((one) => [
        one,
        {
          schema: rxSchemaOf(one),
          conflictHandler: conflictHandlerOf(one, side),
          // Done before, see `holdVersion`.
          autoMigrate: false,
        },
      ]),
    ),
  );
  return rx;
}

/**
 * Opens the account's own databases on this device, made on first use; data of an earlier version are migrated.
 * @throws when IndexedDB is absent or refuses (see `src/platform/storage.ts`), and as `holdVersion`
 */
export async function openLocalData(
  account: AccountProfile,
  options: OpeningOptions = {},
): Promise<OpenLocalData> {
  const name = databaseName(account);
  const side = new SideStore(name);
  const release = await holdVersion(name, side, options).catch((error: unknown) => {
    side.close();
    throw error;
  });
  const rx = await openCollections(name, side).catch((error: unknown) => {
    side.close();
    release();
    throw error;
  });
  await askOnce(side);
  const { collections } = rx;
  return {
    ...repositories(collections, side),
    catalogue: createCatalogueStore(side),
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
      release();
    },
  };
}
