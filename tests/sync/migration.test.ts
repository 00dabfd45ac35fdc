import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '../../src/data/databaseName';
import { DeviceStore } from '../../src/data/deviceStore';
import { openLocalData } from '../../src/data/openLocalData';
import { SCHEMA_VERSION } from '../../src/data/opening/version';
import type { AccountProfile } from '../../src/domain/accounts/account';
import { profile } from '../support/profile';
import { dumpDatabases, loadDatabases, type DatabaseDump } from './support/databases';
import { eventually, newClient, openDevice, type Device } from './support/device';
import { FakeServer } from './support/fakeServer';
import { leaveStorageBehind } from './support/storageCopy';

/** IndexedDB contents recorded from an app of an earlier version that was killed offline. */
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
    log: FakeServer['log']['workspace'];
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

async function leftBy(version: number): Promise<void> {
  former = JSON.parse(readFileSync(new URL(`${version}.json`, folder), 'utf8')) as Former;
  await loadDatabases(former.databases);
  server = new FakeServer(former.account);
  server.epochs = former.server.epochs;
  server.log.workspace.push(...former.server.log);
  server.refuse = ({ next }) =>
    next.clientName === 'Từ chối' ? 'client_limit' : next.phone === 'sai' ? 'schema' : null;
}

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
  expect(new Set(sent)).toEqual(new Set([fresh, changed, deleted]));
  expect(sent).toHaveLength(3);
  expect(errors.map(String)).toEqual([]);
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
    await leftBy(version);
    const dumped = JSON.parse(JSON.stringify(await dumpDatabases())) as DatabaseDump[];
    expect(dumped.toSorted(byName)).toEqual(former.databases.toSorted(byName));
  });

  it('S02 are taken over with all that was not sent', async () => {
    await leftBy(version);
    await expectAllThere();
    await close();
    await open();
    expect(await device?.local.clients.all()).toHaveLength(68);
    await device?.until((one) => one.rejections.length === 3 && one.conflicts.length === 2);
  });

  it('S02 what was sent and never answered is not brought back when it is taken out', async () => {
    await leftBy(version);
    const { sent } = former.ids;
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
    const findKey = (id: string): string => rejections.find((one) => one.id === id)?.key ?? '';
    await sync.actions.discardRejection(findKey(misspelt));
    await eventually(async () => (await local.clients.get(misspelt))?.phone === undefined);
    server.refuse = () => null;
    await sync.actions.retryRejection(findKey(refused));
    await until((one) => one.rejections.length === 0 && one.waiting.length === 0);
    expect(server.stored('clients', refused)).toMatchObject({ clientName: 'Từ chối' });
    expect(server.stored('consultations', visit)).toBeDefined();
  });

  it('S02 go on when a tab was killed before it noted the new version', async () => {
    await leftBy(version);
    const remember = vi.spyOn(DeviceStore.prototype, 'remember').mockImplementation(async () => {
      await leaveStorageBehind();
      throw new Error('killed');
    });
    await expect(openLocalData(former.account)).rejects.toThrow('killed');
    expect(remember).toHaveBeenCalledWith('schemaVersion', SCHEMA_VERSION);
    vi.restoreAllMocks();
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
    const store = new DeviceStore(databaseName(account));
    await store.remember('schemaVersion', SCHEMA_VERSION);
    store.close();
    const again = await openLocalData(account);
    expect(await again.clients.all()).toHaveLength(1);
    await again.close();
  });
});
