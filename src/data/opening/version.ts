import type { DeviceStore } from '../deviceStore';
import type { RecordStore } from '../store/recordStore';
import { takeAlone, takeShared, type Release } from './locks';

export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

export interface OpeningOptions {
  /** Told when tabs with an older version of the app must be closed first, and when they are gone. */
  onWaiting?: (waits: boolean) => void;
  signal?: AbortSignal;
}

export interface Opened {
  name: string;
  device: DeviceStore;
  store: RecordStore;
}

/**
 * Version of what a device stores. It is raised where ids, indexes or the meaning of a stored field change; a
 * further field of a document changes nothing here. `RecordDatabase` brings records from one version to the next.
 */
export const SCHEMA_VERSION = 3;

const NOTE = 'schemaVersion';
const NONE = 0;
/** Milliseconds before the person is told of a wait: most are over sooner. */
const PATIENCE = 500;

const isVersion = (value: unknown): value is number => Number.isInteger(value);

async function storedVersion({ device }: Opened): Promise<number> {
  const version = (await device.recall(NOTE, isVersion)) ?? NONE;
  if (version > SCHEMA_VERSION)
    throw new NewerDatabase(`schema ${version}, this app knows ${SCHEMA_VERSION}`);
  return version;
}

async function waited(
  lock: Promise<Release>,
  { onWaiting }: OpeningOptions = {},
): Promise<Release> {
  let notified = false;
  const timer = setTimeout(() => {
    notified = true;
    onWaiting?.(true);
  }, PATIENCE);
  try {
    return await lock;
  } finally {
    clearTimeout(timer);
    if (notified) onWaiting?.(false);
  }
}

async function bringUp(opened: Opened, options: OpeningOptions): Promise<void> {
  const { name, device, store } = opened;
  const release = await waited(takeAlone(name, options.signal), options);
  try {
    const version = await storedVersion(opened);
    // Another tab may have done it meanwhile.
    if (version === SCHEMA_VERSION) return;
    // Dexie runs the upgrades of all versions on the first open.
    await store.database.open();
    await device.remember(NOTE, SCHEMA_VERSION);
  } finally {
    release();
  }
}

/**
 * Makes sure that the data on this device have this app's schema version as long as they are open here.
 * @returns lets a later version migrate, once the database is closed
 * @throws NewerDatabase, with nothing touched; StorageFull when a migration found no room, the data are as before;
 *   AbortError when `signal` ended the wait
 */
export async function holdVersion(opened: Opened, options: OpeningOptions = {}): Promise<Release> {
  for (;;) {
    const release = await waited(takeShared(opened.name, options.signal), options);
    try {
      if ((await storedVersion(opened)) === SCHEMA_VERSION) return release;
    } catch (error) {
      release();
      throw error;
    }
    release();
    await bringUp(opened, options);
  }
}
