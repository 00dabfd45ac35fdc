import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { profile } from '../../../tests/support/profile';
import type { AccountProfile } from '../../domain/accounts/account';
import { newId } from '../../platform/ids';
import { keepSealKey, openWithPassword, readSealKeys } from '../../platform/sealKeys';
import { requestSealing, sealings } from '../../platform/sealings';
import { databaseName } from '../databaseName';
import { DeviceStore } from '../deviceStore';
import { openLocalData, type OpenLocalData } from '../openLocalData';
import { createRecordStore } from '../store/recordStore';
import { StorageFull } from '../types';
import { DataSealed } from './note';
import { carryOutSealings } from './seal';
import { sealedName, SealedDatabase } from './sealedDatabase';

const PASSWORD = 'mật khẩu của Lan';
const newSealKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

function createStorage(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
  };
}

let account: AccountProfile;
let sealKey: string;
let storage: Storage;
let opened: OpenLocalData | undefined;

beforeEach(() => {
  account = profile({ email: `${newId()}@example.vn` });
  sealKey = newSealKey();
  storage = createStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  vi.unstubAllGlobals();
});

async function open(): Promise<OpenLocalData> {
  opened = await openLocalData(account);
  return opened;
}

async function signIn(key: string | undefined = sealKey, password = PASSWORD): Promise<void> {
  await keepSealKey(account, key, password);
  sealings.remove(account.accountId, storage);
}

async function signOut(): Promise<void> {
  await opened?.close();
  opened = undefined;
  requestSealing(account, storage);
  await carryOutSealings(storage);
}

async function work(count = 230): Promise<string[]> {
  const data = await open();
  const names = Array.from({ length: count }, (_, index) => `Khách số ${index}`);
  for (const clientName of names) {
    const written = await data.clients.insert(clientWith({ ...data.newBase(), clientName }));
    if (clientName === 'Khách số 7') await data.versions.keep(written);
  }
  storage.setItem(`bualanh.draft:${account.accountId}:client`, 'ghi dở');
  return names.toSorted();
}

async function everything(): Promise<string> {
  const parts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.includes(account.accountId.slice(-6))) continue;
    const database = await new Dexie(name).open();
    for (const table of database.tables)
      for (const record of await table.toArray())
        parts.push(
          JSON.stringify(record, (_, value: unknown) =>
            value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : value,
          ),
        );
    database.close();
  }
  for (let index = 0; index < storage.length; index += 1)
    parts.push(storage.getItem(storage.key(index) ?? '') ?? '');
  return parts.join('\n');
}

const wrapped = (): Promise<void> =>
  vi.waitFor(
    async () => expect(await openWithPassword(account.email, PASSWORD)).toBeTruthy(),
    20_000,
  );

const readNames = async (data: OpenLocalData): Promise<string[]> =>
  (await data.clients.all()).map(({ clientName }) => clientName).toSorted();

// Keys from passwords are slow to make on purpose.
describe('P02 what an account leaves on a device when it signs out', { timeout: 240_000 }, () => {
  it('nobody reads it without the password, also who restores the key of the profile', async () => {
    await signIn();
    await work();
    expect(await everything()).toContain('Khách số 7');
    await signOut();
    const left = await everything();
    expect(left).not.toContain('Khách số');
    expect(left).not.toContain('ghi dở');
    expect(await readSealKeys(account.accountId)).toBeUndefined();
    await expect(openLocalData(account)).rejects.toThrow(DataSealed);
    expect(await Dexie.exists(databaseName(account))).toBe(false);
  });

  it('signing in brings all of it back, with what waits, versions and half-typed forms', async () => {
    await signIn();
    const names = await work();
    await signOut();
    await signIn();
    const data = await open();
    expect(await readNames(data)).toEqual(names);
    const waiting = await data.store.database
      .records('clients')
      .where('_sync.waits')
      .notEqual('')
      .count();
    expect(waiting).toBe(names.length);
    const { id = '' } =
      (await data.clients.all()).find((one) => one.clientName === 'Khách số 7') ?? {};
    expect(await data.versions.of(id)).toMatchObject([{ clientName: 'Khách số 7' }]);
    expect(storage.getItem(`bualanh.draft:${account.accountId}:client`)).toBe('ghi dở');
    await vi.waitFor(async () =>
      expect(await Dexie.exists(sealedName(databaseName(account)))).toBe(false),
    );
  });

  it('a password that was reset meanwhile loses nothing: the server gives the same key', async () => {
    await signIn();
    const names = await work(3);
    await signOut();
    await signIn(sealKey, 'mật khẩu mới hoàn toàn');
    expect(await readNames(await open())).toEqual(names);
  });

  it('a server that knows another key, after a restore: the password of before opens it', async () => {
    await signIn();
    const names = await work(3);
    await wrapped();
    await signOut();
    await signIn(newSealKey(), 'một mật khẩu khác');
    await expect(openLocalData(account)).rejects.toThrow(DataSealed);
    await signIn(newSealKey());
    expect(await readNames(await open())).toEqual(names);
  });

  it('without a network the password of the last sign-in opens it, another one does not, ten tries at most', async () => {
    await signIn();
    const names = await work(3);
    await wrapped();
    await signOut();
    expect(await openWithPassword(account.email, 'sai')).toBeUndefined();
    expect(await openWithPassword('khac@example.vn', PASSWORD)).toBeUndefined();
    await expect(openLocalData(account)).rejects.toThrow(DataSealed);
    expect(await openWithPassword(account.email.toUpperCase(), PASSWORD)).toMatchObject({
      accountId: account.accountId,
    });
    expect(await readNames(await open())).toEqual(names);
    for (let wrong = 0; wrong < 10; wrong += 1) await openWithPassword(account.email, 'sai');
    expect(await openWithPassword(account.email, PASSWORD)).toBeUndefined();
  });

  it('closing that was cut while it wrote counts as none, and is done again', async () => {
    await signIn();
    const names = await work(120);
    const sealed = new SealedDatabase(databaseName(account));
    await sealed.chunks.put({
      part: 'cut',
      number: 0,
      iv: new Uint8Array(12),
      bytes: new ArrayBuffer(8),
    });
    sealed.close();
    await signOut();
    await signIn();
    expect(await readNames(await open())).toEqual(names);
  });

  it('closing that was cut before all plain was gone goes on, and what was edited meanwhile stays', async () => {
    await signIn();
    const names = await work(5);
    const removing = vi.spyOn(storage, 'removeItem').mockImplementation(() => {
      throw new Error('the tab was closed');
    });
    await signOut();
    removing.mockRestore();
    expect(await Dexie.exists(databaseName(account))).toBe(true);
    const store = createRecordStore(databaseName(account));
    const [first] = await store.database.records('clients').toArray();
    await store.edit('clients', first?.id ?? '', (one) =>
      one ? { ...one, clientName: 'Khách mới sửa' } : null,
    );
    store.close();
    await signOut();
    expect(await Dexie.exists(databaseName(account))).toBe(false);
    await signIn();
    const clientNames = await readNames(await open());
    expect(clientNames).toHaveLength(names.length);
    expect(clientNames).toContain('Khách mới sửa');
    await opened?.close();
    opened = undefined;
    expect(await readNames(await open())).toEqual(clientNames);
  });

  it('closing that was cut before its end was noted is nothing: what is edited after it stays', async () => {
    await signIn();
    const names = await work(5);
    const noting = vi.spyOn(DeviceStore.prototype, 'remember').mockImplementation(() => {
      throw new Error('the tab was closed');
    });
    await signOut();
    noting.mockRestore();
    await signIn();
    const data = await open();
    const [first] = await data.clients.all();
    await data.clients.update(first?.id ?? '', (one) => ({ ...one, clientName: 'Khách mới sửa' }));
    const client = await data.clients.insert(clientWith({ ...data.newBase(), clientName: 'Thêm' }));
    await signOut();
    await signIn();
    const clientNames = await readNames(await open());
    expect(clientNames).toContain('Khách mới sửa');
    expect(clientNames).toContain(client.clientName);
    expect(clientNames).toHaveLength(names.length + 1);
  });

  it('opening waits for nobody who holds the closed data open', async () => {
    await signIn();
    const names = await work(3);
    await signOut();
    await signIn();
    const held = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(sealedName(databaseName(account)));
      request.addEventListener('success', () => resolve(request.result));
    });
    expect(await readNames(await open())).toEqual(names);
    held.close();
  });

  it('opening that was cut is done again', async () => {
    await signIn();
    const names = await work(5);
    await signOut();
    await signIn();
    const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(openLocalData(account)).rejects.toThrow(StorageFull);
    full.mockRestore();
    expect(await readNames(await open())).toEqual(names);
    expect(storage.getItem(`bualanh.draft:${account.accountId}:client`)).toBe('ghi dở');
  });

  it('a gateway of before gives no key: all stays as it was', async () => {
    const names = await work(3);
    await signOut();
    await signIn(undefined);
    expect(await readNames(await open())).toEqual(names);
  });

  it('whoever signs in before it is closed goes on', async () => {
    await signIn();
    const names = await work(3);
    await opened?.close();
    opened = undefined;
    requestSealing(account, storage);
    await expect(openLocalData(account)).rejects.toThrow(DataSealed);
    await signIn();
    await carryOutSealings(storage);
    expect(await readNames(await open())).toEqual(names);
  });
});
