import '../platform/zodSetup';
import { createRxDatabase } from 'rxdb/plugins/core';
import type { RxDatabase } from 'rxdb';
import type { AccountProfile } from '../domain/accounts/account';
import {
  REPLICATED_NAMES,
  TWO_WAY_NAMES,
  type PullOnlyName,
  type ReplicatedName,
} from '../domain/records';
import type { Menu } from '../domain/records/menus';
import { menuListing } from '../domain/menus/menuListing';
import type { DocumentBase } from '../domain/schema/primitives';
import { nowInstant } from '../platform/clock';
import { newId } from '../platform/ids';
import { askToPersist } from '../platform/storage';
import { createCatalogueStore, type CatalogueStore } from './catalogue';
import { databaseName } from './databaseName';
import { DeviceStore } from './deviceStore';
import { watchListing } from './listing';
import { holdVersion, type Opened, type OpeningOptions } from './opening/version';
import type { Release } from './opening/locks';
import { createDeviceImages } from './images/images';
import type { ImageQueue } from './images/types';
import { forgetRemoval } from './removal';
import {
  readRepository,
  recordRepositories,
  repository,
  type StoredCollection,
} from './repository';
import { openDecisionFeed, type DecisionFeed } from './store/decisionFeed';
import { createRecordStore, type RecordStore } from './store/recordStore';
import { RX_SCHEMA, createRxStorage } from './store/rxStorage';
import type { LocalData, Repositories } from './types';
import { createVersions } from './versions';
import { sealings } from '../platform/sealings';
import { DataSealed, SEALED_NOTE } from './sealing/note';
import { storing } from './storageErrors';
import { withTierLimit } from './tierLimits';

export type RxCollections = Record<ReplicatedName, StoredCollection>;

interface Stores {
  readonly rx: RxDatabase<RxCollections>;
  readonly store: RecordStore;
  readonly device: DeviceStore;
}

export interface OpenLocalData extends LocalData, Stores {
  readonly catalogue: CatalogueStore;
  readonly imageFiles: ImageQueue;
  readonly decisions: DecisionFeed;
  close(): Promise<void>;
}

type Reads = Omit<Repositories, 'catalogue'> & Pick<LocalData, 'menuList' | 'sharedImages'>;

function repositories(rx: RxCollections, store: RecordStore, account: AccountProfile): Reads {
  const all = TWO_WAY_NAMES.map((name) => [name, repository(name, rx[name], store)]);
  const twoWay = Object.fromEntries(all) as Omit<Repositories, PullOnlyName | 'records'>;
  const pullOnly = {
    notices: readRepository<'notices'>(rx.notices),
    // Pictures may be thousands, and whoever reads the library looks for dishes and tags.
    library: readRepository<'library'>(rx.library, ({ kind }) => kind !== 'image'),
    sharedImages: readRepository<'library'>(
      rx.library,
      ({ kind }) => kind === 'image',
    ) as unknown as LocalData['sharedImages'],
  };
  const menuList = watchListing(store.database.records('menus'), rx.menus, (document) =>
    menuListing(document as unknown as Menu),
  );
  const known = { account, notices: pullOnly.notices, store };
  return {
    ...twoWay,
    recipes: withTierLimit('recipes', twoWay.recipes, known),
    menus: withTierLimit('menus', twoWay.menus, known),
    records: recordRepositories(rx.records, store),
    ...pullOnly,
    menuList,
  };
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Asks the browser to keep the data, once for each account: some browsers ask the person. */
async function askOnce(device: DeviceStore): Promise<void> {
  if (await device.recall('askedToPersist', isBoolean)) return;
  await device.remember('askedToPersist', true);
  // Not awaited: the database opens even while the browser asks the person.
  void askToPersist();
}

async function openShown(
  name: string,
  store: RecordStore,
): Promise<{ rx: RxDatabase<RxCollections>; decisions: DecisionFeed }> {
  const rx = await createRxDatabase<RxCollections>({
    name,
    storage: createRxStorage(store),
    // Several tabs of one browser see each other's writes; elsewhere there is one process only.
    multiInstance: typeof window !== 'undefined',
    closeDuplicates: true,
  });
  await rx.addCollections(
    Object.fromEntries(REPLICATED_NAMES.map((one) => [one, { schema: RX_SCHEMA }])),
  );
  return { rx, decisions: await openDecisionFeed(store, rx) };
}

function createBase({ workspaceId, accountId }: AccountProfile): DocumentBase {
  const now = nowInstant();
  return { id: newId(), workspaceId, expertId: accountId, createdAt: now, updatedAt: now };
}

/** @throws DataSealed when somebody signed out and nobody has signed in since */
async function openWhatWasSealed(
  { accountId }: AccountProfile,
  { name, device, store }: Opened,
): Promise<void> {
  const isAsked = typeof localStorage !== 'undefined' && sealings.has(accountId, localStorage);
  if (isAsked) throw new DataSealed('signed out');
  if (!(await device.recall(SEALED_NOTE, isBoolean))) return;
  const { openSealed } = await import('./sealing/openSealed');
  await storing(() => openSealed({ name, accountId, device, documents: store.database }));
}

/** @throws as `holdVersion`, DataSealed */
async function hold(
  account: AccountProfile,
  opened: Opened,
  options: OpeningOptions,
): Promise<Release> {
  const release = await holdVersion(opened, options);
  try {
    await openWhatWasSealed(account, opened);
    // Absent in Node, where nobody signs out.
    if (typeof localStorage !== 'undefined') forgetRemoval(account, localStorage);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/** @throws when IndexedDB is absent or refuses (see `src/platform/storage.ts`), and as `holdVersion` */
export async function openLocalData(
  account: AccountProfile,
  options: OpeningOptions = {},
): Promise<OpenLocalData> {
  const name = databaseName(account);
  const device = new DeviceStore(name);
  const store = createRecordStore(name);
  let release: Release | undefined;
  const close = (): void => {
    store.close();
    device.close();
    release?.();
  };
  try {
    release = await hold(account, { name, device, store }, options);
    const [{ rx, decisions }] = await Promise.all([openShown(name, store), askOnce(device)]);
    const imageFiles = createDeviceImages(name);
    return {
      ...repositories(rx.collections, store, account),
      catalogue: createCatalogueStore(device),
      imageFiles,
      decisions,
      versions: createVersions(device),
      account,
      rx,
      store,
      device,
      newBase: () => createBase(account),
      async close() {
        await Promise.all([decisions.close(), rx.close()]);
        await imageFiles.close();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
