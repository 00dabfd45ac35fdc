import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '../../src/data/databaseName';
import { DeviceStore } from '../../src/data/deviceStore';
import { openLocalData } from '../../src/data/openLocalData';
import { SCHEMA_VERSION } from '../../src/data/opening/version';
import { RecordDatabase } from '../../src/data/store/recordDatabase';
import { StorageFull } from '../../src/data/types';
import type { AccountProfile } from '../../src/domain/account';
import type { WireDocument } from '../../src/domain/protocol';
import { profile } from '../support/profile';
import { dumpDatabases, loadDatabases } from './support/databases';
import type { DatabaseDump } from './support/databases';
import { eventually, newClient, openDevice } from './support/device';
import type { Device } from './support/device';
import { FakeServer } from './support/fakeServer';
import { refuseRoomFor } from './support/fullStorage';
import { leaveStorageBehind } from './support/storageCopy';

/**
 * What the app of an earlier version left when it was killed offline, written down as IndexedDB held it: a new, a
 * changed, a deleted and a disputed client, one whose change was sent and whose answer was lost, a refused new one
 * with its visit, a refused change, an open conflict, and 60 that came from elsewhere.
 */
interface Former {
  account: AccountProfile;
  ids: Record<
    | 'untouched'
    | 'changed'
    | 'deleted'
    | 'disputed'
    | 'asked'
    | 'sent'
    | 'misspelt'
    | 'refused'
    | 'visit'
    | 'fresh',
    string
  >;
  server: {
    epochs: FakeServer['epochs'];
    log: { collection: string; document: WireDocument }[];
  };
  databases: DatabaseDump[];
}

const folder = new URL('../support/formerData/', import.meta.url);
const BEFORE = readdirSync(folder).map((file) => Number.parseInt(file, 10));

let former: Former;
let server: FakeServer;
let device: Device | undefined;

async function open(): Promise<Device> {
  device = await openDevice(former.account, server.fetch);
  return device;
}

const byName = (a: DatabaseDump, b: DatabaseDump): number => (a.name < b.name ? -1 : 1);

async function close(): Promise<void> {
  await device?.close();
  device = undefined;
}

/** The device and the server as that app left them; others have written since. */
async function leftBy(version: number): Promise<void> {
  former = JSON.parse(readFileSync(new URL(`${version}.json`, folder), 'utf8')) as Former;
  await loadDatabases(former.databases);
  server = new FakeServer(former.account);
  server.epochs = former.server.epochs;
  for (const { collection, document } of former.server.log) server.put(collection, document);
  server.refuse = ({ next }) =>
    next.clientName === 'Từ chối' ? 'client_limit' : next.phone === 'sai' ? 'schema' : null;
}

const formerNames = async (): Promise<string[]> =>
  (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('rxdb-dexie-'));

/** All that was left is there, is sent once, and nothing else is. */
async function expectAllThere(): Promise<void> {
  const { ids } = former;
  const { local, until, errors } = device ?? (await open());
  const status = await until((one) => one.online && one.counted && one.conflicts.length === 2, 20);
  await until((one) => one.waiting.length === 0, 20);
  const conflicts = status.conflicts.map(({ id, shown, kept }) => ({ id, shown, kept }));
  expect(conflicts).toEqual(
    expect.arrayContaining([
      { id: ids.asked, shown: 61, kept: 62 },
      { id: ids.disputed, shown: 51, kept: 52 },
    ]),
  );
  const refused = device?.status().rejections.map(({ id, code }) => `${code} ${id}`);
  expect(new Set(refused)).toEqual(
    new Set([
      `client_limit ${ids.refused}`,
      `depends_on_rejected ${ids.visit}`,
      `schema ${ids.misspelt}`,
    ]),
  );
  const all = await local.clients.all();
  expect(all).toHaveLength(68);
  expect(new Set(all.map(({ id }) => id)).size).toBe(68);
  expect(await local.clients.get(ids.untouched)).toMatchObject({ clientName: 'Yên' });
  expect(await local.clients.get(ids.misspelt)).toMatchObject({ phone: 'sai' });
  expect(await local.notices.all()).toHaveLength(1);
  expect(server.stored('clients', ids.fresh)).toMatchObject({ clientName: 'Mới' });
  expect(server.stored('clients', ids.changed)).toMatchObject({
    phone: '0901',
    goals: ['Tăng cơ'],
  });
  expect(server.stored('clients', ids.deleted)).toMatchObject({ _deleted: true });
  expect(server.stored('clients', ids.disputed)).toMatchObject({ weight: 51 });
  expect(server.stored('clients', ids.sent)).toMatchObject({ phone: '0907' });
  const sent = server.pushes.flatMap(({ rows }) => rows.map(({ next }) => next.id));
  const { fresh, changed, deleted } = ids;
  // The disputed one equals the server's; whether the lost answer was a yes the pull told.
  expect(new Set(sent)).toEqual(new Set([fresh, changed, deleted]));
  expect(sent).toHaveLength(3);
  expect(errors.map(String)).toEqual([]);
  expect(await formerNames()).toEqual([]);
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
});

afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

describe.each(BEFORE)('S02 data of schema version %i', (version) => {
  it('what a version left is written down as it is', async () => {
    await leftBy(0);
    const dumped = JSON.parse(JSON.stringify(await dumpDatabases())) as DatabaseDump[];
    expect(dumped.toSorted(byName)).toEqual(former.databases.toSorted(byName));
  });

  it('S02 are taken over with all that was not sent', async () => {
    await leftBy(version);
    await expectAllThere();
    // Once only.
    await close();
    await open();
    expect(await device?.local.clients.all()).toHaveLength(68);
    await device?.until((one) => one.rejections.length === 3 && one.conflicts.length === 2);
  });

  it('S02 what was sent and never answered is not brought back when it is taken out', async () => {
    await leftBy(version);
    const { sent } = former.ids;
    // Old writes have no names: on top of what another device added to it, it would not be recognised.
    server.down = true;
    const { local, until } = await open();
    await until((one) => one.counted);
    await local.clients.update(sent, ({ phone: _phone, ...one }) => ({ ...one, goals: [] }));
    server.down = false;
    await until((one) => one.waiting.length === 0 && one.conflicts.length === 2);
    const stored = server.stored('clients', sent);
    expect(stored).toMatchObject({ clientName: 'Gửi', goals: [] });
    expect(stored).not.toHaveProperty('phone');
  });

  it('S02 what was refused can be sent again or given up', async () => {
    await leftBy(version);
    const { refused, visit, misspelt } = former.ids;
    const { local, sync, until } = await open();
    const { rejections } = await until((one) => one.rejections.length === 3);
    const keyOf = (id: string): string => rejections.find((one) => one.id === id)?.key ?? '';
    await sync.actions.discardRejection(keyOf(misspelt));
    await eventually(async () => (await local.clients.get(misspelt))?.phone === undefined);
    server.refuse = () => null;
    await sync.actions.retryRejection(keyOf(refused));
    await until((one) => one.rejections.length === 0 && one.waiting.length === 0);
    expect(server.stored('clients', refused)).toMatchObject({ clientName: 'Từ chối' });
    expect(server.stored('consultations', visit)).toBeDefined();
  });

  it.each(['before', 'behind'])('S02 go on when a tab was killed %s the copy', async (when) => {
    await leftBy(version);
    let killed = false;
    const remember = vi.spyOn(DeviceStore.prototype, 'remember');
    const remove = vi.spyOn(Dexie, 'delete');
    const kill = async (): Promise<never> => {
      if (!killed) await leaveStorageBehind();
      killed = true;
      throw new Error('killed');
    };
    if (when === 'behind') remove.mockImplementation(kill as never);
    else vi.spyOn(RecordDatabase.prototype, 'transaction').mockImplementation(kill as never);
    await expect(openLocalData(former.account)).rejects.toThrow('killed');
    expect(killed).toBe(true);
    expect(remember).not.toHaveBeenCalledWith('schemaVersion', SCHEMA_VERSION);
    vi.restoreAllMocks();
    expect((await formerNames()).length).toBeGreaterThan(0);
    await expectAllThere();
  });

  it('S02 go on when a tab was killed between two of the former databases that it removes', async () => {
    await leftBy(version);
    let removed = 0;
    const remove = Dexie.delete.bind(Dexie);
    vi.spyOn(Dexie, 'delete').mockImplementation((async (name: string) => {
      removed += 1;
      if (removed <= 3) return remove(name);
      await leaveStorageBehind();
      throw new Error('killed');
    }) as never);
    await expect(openLocalData(former.account)).rejects.toThrow('killed');
    vi.restoreAllMocks();
    await expectAllThere();
  });

  it('S02 stay as they are where there is no room for the copy', async () => {
    await leftBy(version);
    const before = await formerNames();
    // The clients fit, what comes behind them does not.
    const storage = refuseRoomFor('consultations');
    await expect(openLocalData(former.account)).rejects.toThrow(StorageFull);
    expect(storage.refusals()).toBe(1);
    storage.makeRoom();
    expect(await formerNames()).toEqual(before);
    await expectAllThere();
  });
});

describe('S02 data of a newer schema version', () => {
  it('S02 are refused, and nothing is touched', async () => {
    const account = profile();
    const local = await openLocalData(account);
    await local.clients.insert(newClient(local, 'Hoa'));
    await local.device.remember('schemaVersion', SCHEMA_VERSION + 1);
    await local.close();
    await expect(openLocalData(account)).rejects.toMatchObject({ name: 'NewerDatabase' });
    const kept = new DeviceStore(databaseName(account));
    await kept.remember('schemaVersion', SCHEMA_VERSION);
    kept.close();
    const again = await openLocalData(account);
    expect(await again.clients.all()).toHaveLength(1);
    await again.close();
  });
});
