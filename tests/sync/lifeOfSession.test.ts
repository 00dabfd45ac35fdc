import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../src/data/deviceStore';
import { RecordDatabase, type StoredRecord } from '../../src/data/store/recordDatabase';
import { profile } from '../support/profile';
import { eventually, newClient, openDevice } from './support/device';
import { FakeServer } from './support/fakeServer';
import { withOneDevice, wire } from './support/oneDevice';

const on = withOneDevice();

describe('S02 the start and the end of replication', () => {
  it('S02 P18 what is written while everything is compared at the start counts as waiting', async () => {
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    await on.synced();
    on.server.goDown();
    await on.device.close();
    const { records } = RecordDatabase.prototype;
    const spied = vi.spyOn(RecordDatabase.prototype, 'records');
    const opening = openDevice(on.account, on.server.fetch);
    const read = async (rows: Promise<StoredRecord[]>): Promise<StoredRecord[]> => {
      const loadedRows = await rows;
      spied.mockRestore();
      const { local } = await opening;
      await local.clients.update(made.id, (one) => ({ ...one, phone: '0901' }));
      return loadedRows;
    };
    spied.mockImplementation(function reading(this: RecordDatabase, name) {
      const table = records.call(this, name);
      if (name !== 'clients') return table;
      const where = (index: string) => ({
        equals: (value: number) => ({
          toArray: () => read(table.where(index).equals(value).toArray()),
        }),
      });
      return Object.assign(Object.create(table) as typeof table, { where });
    });
    on.device = await opening;
    const settledStatus = await on.device.until((status) => status.counted);
    expect(spied).toHaveBeenCalledTimes(0);
    expect(settledStatus.waiting.map(({ id }) => id)).toEqual([made.id]);
  });

  it('S02 an app that is closed in the moment of a greeting starts nothing any more', async () => {
    await on.synced();
    const { pulls } = on.device.local.store.database;
    const read = pulls.get.bind(pulls);
    let goOn: (() => void) | undefined;
    const late = new Promise<void>((resolve) => (goOn = resolve));
    let greeted = false;
    vi.spyOn(pulls, 'get').mockImplementation((async (key: string) => {
      greeted = true;
      await late;
      return read(key);
    }) as never);
    on.server.cut();
    await eventually(() => greeted);
    const failed: unknown[] = [];
    const note = (reason: unknown): void => void failed.push(reason);
    process.on('unhandledRejection', note);
    try {
      await on.device.close();
      goOn?.();
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      process.off('unhandledRejection', note);
    }
    expect(failed).toEqual([]);
    await on.open();
    await on.synced();
  });

  it('S02 a storage that refuses the first start of replication is tried again', async () => {
    await on.device.close();
    on.account = profile();
    on.server = new FakeServer(on.account);
    const full = new DOMException('full', 'QuotaExceededError');
    const { remember } = DeviceStore.prototype;
    const refused = vi.spyOn(DeviceStore.prototype, 'remember');
    refused.mockImplementation(function refusing(this: DeviceStore, key, value) {
      return key === 'deviceId' ? Promise.reject(full) : remember.call(this, key, value);
    });
    await on.open();
    await eventually(() => on.device.errors.length > 0);
    refused.mockRestore();
    await on.device.until((status) => status.syncBadge.kind === 'synced', 30);
    on.device.errors.length = 0;
  });

  it.each([10, -10])('P18 S02 a clock %i years off decides nothing', async (years) => {
    const made = await on.device.local.clients.insert({
      ...newClient(on.device.local, 'Hoa'),
      weight: 50,
    });
    await on.synced();
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + years * 365 * 24 * 3600 * 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: real() + years * 365 * 24 * 3600 * 1000 });
    try {
      await on.reopen();
      await on.synced();
      on.server.goDown();
      await on.device.until((status) => !status.online);
      await on.device.local.clients.update(made.id, (one) => ({
        ...one,
        weight: 51,
        phone: '0901',
      }));
      vi.useRealTimers();
      vi.restoreAllMocks();
      await on.reopen();
      await on.device.local.clients.update(made.id, (one) => ({ ...one, height: 160 }));
      on.server.put('clients', wire(made, { weight: 52 }));
      on.server.down = false;
      const { conflicts } = await on.device.until((one) => one.conflicts.length === 1);
      expect(conflicts[0]).toMatchObject({ path: 'weight', shown: 52, kept: 51 });
      await eventually(() => on.server.stored('clients', made.id)?.height === 160);
      expect(on.server.stored('clients', made.id)).toMatchObject({ weight: 52, phone: '0901' });
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });

  it('S02 a suspended account is locked and keeps its work; only the server ends a session', async () => {
    await on.synced();
    on.server.trouble = (path) => (path === '/sync/push' ? [403, 'account_suspended'] : null);
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    const locked = await on.device.until((one) => one.locked !== null);
    expect(locked.locked).toBe('account_suspended');
    expect(locked.waiting.map((one) => one.id)).toEqual([made.id]);
    on.server.trouble = () => null;
    on.device.sync.actions.retryNow();
    await on.synced();
    expect(on.server.stored('clients', made.id)).toBeDefined();
    on.server.trouble = (path) => (path.startsWith('/sync/') ? [401, 'token_expired'] : null);
    on.server.cut();
    await on.device.until((one) => !one.online);
    expect(on.device.status().locked).toBeNull();
    on.server.trouble = () => [401, 'session_ended'];
    on.device.sync.actions.retryNow();
    await on.device.until((one) => one.locked === 'session_ended');
    expect(await on.device.local.clients.get(made.id)).toBeDefined();
    on.server.trouble = () => null;
    await on.device.session.login('lan@demo.bualanh.local', 'bualanh-demo');
    await on.synced();
  });
});
