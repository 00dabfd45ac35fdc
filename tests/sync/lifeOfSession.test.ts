import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../src/data/deviceStore';
import { DocumentDatabase } from '../../src/data/store/documentDatabase';
import type { StoredRecord } from '../../src/data/store/documentDatabase';
import type { AccountProfile } from '../../src/domain/account';
import type { WireDocument } from '../../src/domain/protocol';
import { profile } from '../support/profile';
import { eventually, newClient, openDevice } from './support/device';
import type { Device } from './support/device';
import { FakeServer } from './support/fakeServer';

let account: AccountProfile;
let server: FakeServer;
let device: Device;

const synced = (): Promise<unknown> => device.until((status) => status.pill.kind === 'synced');

async function reopen(): Promise<void> {
  await device.close();
  device = await openDevice(account, server.fetch);
}

beforeEach(async () => {
  account = profile();
  server = new FakeServer(account);
  device = await openDevice(account, server.fetch);
});

afterEach(async () => {
  server.down = false;
  await device.close();
  expect(device.errors.map(String)).toEqual([]);
});

function wire(document: object & { id: string }, change: object = {}): WireDocument {
  return { ...document, _deleted: false, ...change };
}

describe('S02 the start and the end of replication', () => {
  it('S02 P18 what is written while everything is compared at the start counts as waiting', async () => {
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    await synced();
    server.goDown();
    await device.close();
    const { records } = DocumentDatabase.prototype;
    const spied = vi.spyOn(DocumentDatabase.prototype, 'records');
    const opening = openDevice(account, server.fetch);
    /** Behind the look for what waits, which has not found it; it is written before that is told. */
    const read = async (rows: Promise<StoredRecord[]>): Promise<StoredRecord[]> => {
      const found = await rows;
      spied.mockRestore();
      const { local } = await opening;
      await local.clients.update(made.id, (one) => ({ ...one, phone: '0901' }));
      return found;
    };
    spied.mockImplementation(function reading(this: DocumentDatabase, name) {
      const table = records.call(this, name);
      if (name !== 'clients') return table;
      const where = (index: string) => ({
        equals: (value: number) => ({
          toArray: () => read(table.where(index).equals(value).toArray()),
        }),
      });
      return Object.assign(Object.create(table) as typeof table, { where });
    });
    device = await opening;
    const told = await device.until((status) => status.counted);
    expect(spied).toHaveBeenCalledTimes(0); // restored: the write came in between
    expect(told.waiting.map(({ id }) => id)).toEqual([made.id]);
  });

  it('S02 an app that is closed in the moment of a greeting starts nothing any more', async () => {
    await synced();
    const { pulls } = device.local.store.database;
    const read = pulls.get.bind(pulls);
    let goOn: (() => void) | undefined;
    const late = new Promise<void>((resolve) => (goOn = resolve));
    let greeted = false;
    vi.spyOn(pulls, 'get').mockImplementation((async (key: string) => {
      greeted = true;
      await late;
      return read(key);
    }) as never);
    server.cut();
    await eventually(() => greeted);
    const failed: unknown[] = [];
    const note = (reason: unknown): void => void failed.push(reason);
    process.on('unhandledRejection', note);
    try {
      await device.close();
      goOn?.();
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      process.off('unhandledRejection', note);
    }
    expect(failed).toEqual([]);
    device = await openDevice(account, server.fetch);
    await synced();
  });

  it('S02 a storage that refuses the first start of replication is tried again', async () => {
    await device.close();
    account = profile();
    server = new FakeServer(account);
    const full = new DOMException('full', 'QuotaExceededError');
    const { remember } = DeviceStore.prototype;
    const refused = vi.spyOn(DeviceStore.prototype, 'remember');
    refused.mockImplementation(function refusing(this: DeviceStore, key, value) {
      return key === 'deviceId' ? Promise.reject(full) : remember.call(this, key, value);
    });
    device = await openDevice(account, server.fetch);
    await eventually(() => device.errors.length > 0);
    refused.mockRestore();
    await device.until((status) => status.pill.kind === 'synced', 30);
    device.errors.length = 0;
  });

  it.each([10, -10])('P18 S02 a clock %i years off decides nothing', async (years) => {
    const made = await device.local.clients.insert({
      ...newClient(device.local, 'Hoa'),
      weight: 50,
    });
    await synced();
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + years * 365 * 24 * 3600 * 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: real() + years * 365 * 24 * 3600 * 1000 });
    try {
      await reopen();
      await synced();
      server.goDown();
      await device.until((status) => !status.online);
      await device.local.clients.update(made.id, (one) => ({ ...one, weight: 51, phone: '0901' }));
      vi.useRealTimers();
      vi.restoreAllMocks();
      // Set back, and opened again: what was written stands where it did.
      await reopen();
      await device.local.clients.update(made.id, (one) => ({ ...one, height: 160 }));
      server.put('clients', wire(made, { weight: 52 }));
      server.down = false;
      const { conflicts } = await device.until((one) => one.conflicts.length === 1);
      expect(conflicts[0]).toMatchObject({ path: 'weight', shown: 52, kept: 51 });
      await eventually(() => server.stored('clients', made.id)?.height === 160);
      expect(server.stored('clients', made.id)).toMatchObject({ weight: 52, phone: '0901' });
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });

  it('S02 a suspended account is locked and keeps its work; only the server ends a session', async () => {
    await synced();
    server.trouble = (path) => (path === '/sync/push' ? [403, 'account_suspended'] : null);
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    const locked = await device.until((one) => one.locked !== null);
    expect(locked.locked).toBe('account_suspended');
    expect(locked.waiting.map((one) => one.id)).toEqual([made.id]);
    server.trouble = () => null;
    device.sync.actions.retryNow();
    await synced();
    expect(server.stored('clients', made.id)).toBeDefined();
    server.trouble = (path) => (path.startsWith('/sync/') ? [401, 'token_expired'] : null);
    server.cut();
    await device.until((one) => !one.online);
    expect(device.status().locked).toBeNull();
    server.trouble = () => [401, 'session_ended'];
    device.sync.actions.retryNow();
    await device.until((one) => one.locked === 'session_ended');
    expect(await device.local.clients.get(made.id)).toBeDefined();
    server.trouble = () => null;
    await device.session.login('lan@demo.bualanh.local', 'bualanh-demo');
    await synced();
  });
});
