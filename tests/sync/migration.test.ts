import 'fake-indexeddb/auto';
import { RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Schemas from '../../src/data/collections/schemas';
import { SCHEMA_VERSION } from '../../src/data/collections/schemas';
import { databaseName } from '../../src/data/databaseName';
import { openLocalData } from '../../src/data/openLocalData';
import { SideStore } from '../../src/data/sideStore';
import { StorageFull } from '../../src/data/types';
import type { AccountProfile } from '../../src/domain/account';
import type { Client } from '../../src/domain/collections/clients';
import { profile } from '../support/profile';
import { newClient, openDevice } from './support/device';
import type { Device } from './support/device';
import { FakeServer } from './support/fakeServer';
import { leaveStorageBehind } from './support/storageCopy';
import { pretendSchemaVersion } from './support/schemaVersion';

vi.mock('../../src/data/collections/schemas', async (actual) => {
  const { pretendingSchemas } = await import('./support/schemaVersion');
  return pretendingSchemas(await actual<typeof Schemas>());
});

const BEFORE = Array.from({ length: SCHEMA_VERSION }, (_, version) => version);

let account: AccountProfile;
let server: FakeServer;
let device: Device | undefined;

/** What an earlier app left behind, offline: work of every kind that the server has not taken. */
interface Left {
  untouched: Client;
  fresh: Client;
  changed: Client;
  deleted: Client;
  disputed: Client;
  refused: Client;
}

async function open(): Promise<Device> {
  device = await openDevice(account, server.fetch);
  return device;
}

async function close(): Promise<void> {
  await device?.close();
  device = undefined;
}

/** An app of an earlier schema version works for a while, the last of it without a network. */
async function workAsBefore(version: number): Promise<Left> {
  pretendSchemaVersion(version);
  const { local, until } = await open();
  const add = (name: string): Promise<Client> => local.clients.insert(newClient(local, name));
  const [untouched, changed, deleted, disputed] = await Promise.all(
    ['Yên', 'Đổi', 'Xoá', 'Tranh'].map(add),
  );
  if (!untouched || !changed || !deleted || !disputed) throw new Error('no clients');
  server.refuse = ({ next }) => (next.clientName === 'Từ chối' ? 'client_limit' : null);
  const refused = await add('Từ chối');
  await until((one) => one.rejections.length === 1 && one.waiting.length === 0);
  // Enough for more than one batch of a copy.
  for (let n = 0; n < 450; n += 1)
    server.log.workspace.push({
      collection: 'clients',
      document: { ...newClient(local, `Số ${n}`), _deleted: false },
    });
  server.emit({ type: 'wake', collections: ['clients'] });
  await until(() => true);
  await vi.waitFor(async () => expect(await local.clients.all()).toHaveLength(455), 20_000);
  await until((one) => one.waiting.length === 0);
  server.goDown();
  await until((one) => !one.online);
  await local.clients.update(changed.id, (one) => ({ ...one, phone: '0901' }));
  await local.clients.update(changed.id, (one) => ({ ...one, goals: ['Tăng cơ'] }));
  await local.clients.update(disputed.id, (one) => ({ ...one, weight: 52 }));
  await local.clients.remove(deleted.id);
  const fresh = await add('Mới');
  await close();
  pretendSchemaVersion(undefined);
  const other = server.stored('clients', disputed.id);
  if (!other) throw new Error('not on the server');
  server.write('clients', { ...other, weight: 51, updatedAt: new Date().toISOString() });
  return { untouched, fresh, changed, deleted, disputed, refused };
}

/** All that was left is there, is sent once, and nothing else is. */
async function expectAllThere(left: Left): Promise<void> {
  const before = server.pushes.length;
  server.down = false;
  const { local, until, errors } = device ?? (await open());
  await until((one) => one.online && one.counted && one.waiting.length === 0, 20);
  const status = await until((one) => one.conflicts.length === 1, 20);
  expect(status.conflicts[0]).toMatchObject({ path: 'weight', shown: 51, kept: 52 });
  expect(status.rejections).toMatchObject([{ id: left.refused.id, code: 'client_limit' }]);
  const all = await local.clients.all();
  expect(all).toHaveLength(455);
  expect(new Set(all.map(({ id }) => id)).size).toBe(455);
  expect(await local.clients.get(left.untouched.id)).toEqual(left.untouched);
  expect(server.stored('clients', left.fresh.id)).toMatchObject({ clientName: 'Mới' });
  expect(server.stored('clients', left.changed.id)).toMatchObject({
    phone: '0901',
    goals: ['Tăng cơ'],
  });
  expect(server.stored('clients', left.deleted.id)).toMatchObject({ _deleted: true });
  expect(server.stored('clients', left.disputed.id)).toMatchObject({ weight: 51 });
  const sent = server.pushes.slice(before).flatMap(({ rows }) => rows.map(({ next }) => next.id));
  const expected = [left.fresh.id, left.changed.id, left.deleted.id, left.disputed.id];
  expect(new Set(sent)).toEqual(new Set(expected));
  expect(errors.map(String)).toEqual([]);
}

beforeEach(() => {
  account = profile();
  server = new FakeServer(account);
});

afterEach(async () => {
  vi.restoreAllMocks();
  pretendSchemaVersion(undefined);
  await close();
});

describe.each(BEFORE)('S02 data of schema version %i', (version) => {
  it('S02 are migrated with all that was not sent', async () => {
    const left = await workAsBefore(version);
    await expectAllThere(left);
    // Once only.
    await close();
    await open();
    expect(await device?.local.clients.all()).toHaveLength(455);
  });

  it.each([1, 4, 6])('S02 go on when a tab was killed behind %i writes', async (writes) => {
    const left = await workAsBefore(version);
    let count = 0;
    let killed = false;
    const write = RxStorageInstanceDexie.prototype.bulkWrite;
    vi.spyOn(RxStorageInstanceDexie.prototype, 'bulkWrite').mockImplementation(async function (
      this: RxStorageInstanceDexie<unknown>,
      rows,
      context,
    ) {
      if (context !== 'migration') return write.call(this, rows, context);
      count += 1;
      if (count <= writes) return write.call(this, rows, context);
      if (!killed) {
        killed = true;
        await leaveStorageBehind();
      }
      throw new Error('killed');
    });
    await expect(openLocalData(account)).rejects.toThrow();
    vi.restoreAllMocks();
    await expectAllThere(left);
  });

  it('S02 stay as they are where there is no room for the copy', async () => {
    const left = await workAsBefore(version);
    const write = RxStorageInstanceDexie.prototype.bulkWrite;
    let refused = 0;
    vi.spyOn(RxStorageInstanceDexie.prototype, 'bulkWrite').mockImplementation(function (
      this: RxStorageInstanceDexie<unknown>,
      rows,
      context,
    ) {
      // One batch does not fit, the ones behind it would.
      const isCopy = this.collectionName === 'clients' && context === 'migration';
      if (isCopy && (refused += 1) === 1) throw new DOMException('no room', 'QuotaExceededError');
      return write.call(this, rows, context);
    });
    await expect(openLocalData(account)).rejects.toThrow(StorageFull);
    expect(refused).toBe(1);
    vi.restoreAllMocks();
    // The earlier app still finds all of it, and so does the next try.
    pretendSchemaVersion(version);
    const { local } = await open();
    expect(await local.clients.all()).toHaveLength(455);
    await close();
    pretendSchemaVersion(undefined);
    await expectAllThere(left);
  });
});

describe('S02 data of a newer schema version', () => {
  it('S02 are refused, and nothing is touched', async () => {
    const local = await openLocalData(account);
    await local.clients.insert(newClient(local, 'Hoa'));
    await local.side.remember('schemaVersion', SCHEMA_VERSION + 1);
    await local.close();
    await expect(openLocalData(account)).rejects.toMatchObject({ name: 'NewerDatabase' });
    const side = new SideStore(databaseName(account));
    await side.remember('schemaVersion', SCHEMA_VERSION);
    side.close();
    const again = await openLocalData(account);
    expect(await again.clients.all()).toHaveLength(1);
    await again.close();
  });
});
