import 'fake-indexeddb/auto';
import type { BulkWriteRow } from 'rxdb';
import { RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseName } from '../../src/data/databaseName';
import type { Client } from '../../src/domain/collections/clients';
import type { AccountProfile } from '../../src/domain/account';
import type { WireDocument } from '../../src/domain/protocol';
import { profile } from '../support/profile';
import { eventually, newClient, openDevice } from './support/device';
import type { Device } from './support/device';
import { FakeServer } from './support/fakeServer';
import { leaveStorageBehind } from './support/storageCopy';

let account: AccountProfile;
let server: FakeServer;
let device: Device;

const synced = (): Promise<unknown> => device.until((status) => status.pill.kind === 'synced');

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

/** Does something around each write of a pull to the device's clients. */
function aroundPulled(
  write: (ids: string[], store: () => Promise<unknown>) => Promise<void>,
): () => void {
  const { storageInstance } = device.local.rx.clients;
  const store = storageInstance.bulkWrite.bind(storageInstance);
  storageInstance.bulkWrite = async (rows: BulkWriteRow<never>[], context: string) => {
    if (!context.startsWith('replication-downstream-')) return store(rows, context);
    let result: Awaited<ReturnType<typeof store>> | undefined;
    await write(
      rows.map(({ document }) => (document as { id: string }).id),
      async () => (result = await store(rows, context)),
    );
    if (!result) throw new Error('not stored');
    return result;
  };
  return () => void (storageInstance.bulkWrite = store);
}

/** The tab is killed as soon as a pull has stored documents, before anything is noted of them. */
async function killedByPull(begin: () => void): Promise<void> {
  let stored = false;
  aroundPulled(async (_ids, store) => {
    await store();
    await leaveStorageBehind();
    stored = true;
    await new Promise(() => undefined); // nothing runs any more
  });
  begin();
  await eventually(() => stored);
  server.goDown();
  await reopen();
}

async function reopen(): Promise<void> {
  // What a killed tab would still do it does to databases that nobody opens again, and seconds later it
  // would begin anew, in the middle of another test. Nobody waits for it: one that was cut never ends.
  device.sync.stop().catch(() => undefined);
  device = await openDevice(account, server.fetch);
}

const client = (change: Partial<Client> = {}): Client => ({
  ...newClient(device.local, 'Hoa'),
  phone: '0901',
  goals: ['Giảm cân', 'Ngủ ngon'],
  ...change,
});

const wire = (document: Client, change: object = {}): WireDocument => ({
  ...document,
  ...change,
  _deleted: false,
});

const without = (one: Client, goal: string): Client => ({
  ...one,
  goals: one.goals.filter((present) => present !== goal),
});

describe('S02 a tab that is killed in the middle of a pull', () => {
  it('S02 what is taken out of a new document afterwards stays out', async () => {
    await synced();
    const made = client();
    await killedByPull(() => server.write('clients', wire(made)));
    await device.local.clients.update(made.id, ({ phone: _phone, ...one }) =>
      without(one, 'Ngủ ngon'),
    );
    server.write('clients', wire(made, { height: 160 }));
    server.down = false;
    await synced();
    const stored = server.stored('clients', made.id);
    expect(stored).toMatchObject({ goals: ['Giảm cân'], height: 160 });
    expect(stored).not.toHaveProperty('phone');
    expect(await device.local.clients.get(made.id)).toMatchObject({ height: 160 });
  });

  it('S02 a new document follows what others do to it', async () => {
    await synced();
    const made = client();
    await killedByPull(() => server.write('clients', wire(made)));
    const { phone: _phone, ...later } = without(made, 'Ngủ ngon');
    server.write('clients', wire(later));
    server.down = false;
    await synced();
    await eventually(async () => (await device.local.clients.get(made.id))?.goals.length === 1);
    expect(await device.local.clients.get(made.id)).not.toHaveProperty('phone');
    expect(server.stored('clients', made.id)).not.toHaveProperty('phone');
  });

  it('S02 what is taken out of a changed document afterwards stays out', async () => {
    const made = await device.local.clients.insert(client());
    await synced();
    await killedByPull(() =>
      server.write('clients', wire(made, { goals: [...made.goals, 'Ăn rau'], email: 'a@b.vn' })),
    );
    await device.local.clients.update(made.id, ({ email: _email, ...one }) => ({
      ...without(one, 'Ăn rau'),
      height: 160,
    }));
    server.down = false;
    await synced();
    const stored = server.stored('clients', made.id);
    expect(stored).toMatchObject({ goals: ['Giảm cân', 'Ngủ ngon'], height: 160 });
    expect(stored).not.toHaveProperty('email');
  });
});

describe('S02 a tab that is killed before it hears what became of a push', () => {
  it.each([
    ['a new document', true],
    ['a changed document', false],
  ])('S02 what is taken out of %s afterwards stays out', async (_what, isNew) => {
    const made = client();
    if (!isNew) {
      await device.local.clients.insert(without(made, 'Ngủ ngon'));
      await synced();
    }
    server.loseAnswers = 1;
    if (isNew) await device.local.clients.insert(made);
    else await device.local.clients.update(made.id, () => made);
    await eventually(() => server.loseAnswers === 0);
    server.goDown();
    await leaveStorageBehind();
    await reopen();
    await device.local.clients.update(made.id, ({ phone: _phone, ...one }) =>
      without(one, 'Ngủ ngon'),
    );
    server.down = false;
    await synced();
    const stored = server.stored('clients', made.id);
    expect(stored).toMatchObject({ goals: ['Giảm cân'] });
    expect(stored).not.toHaveProperty('phone');
    expect(await device.local.side.passages.count()).toBe(0);
  });
});

const others = { height: 160 };
const arrived = (id: string): Promise<void> =>
  eventually(async () => (await device.local.clients.get(id))?.height === 160);

/** Of a client that was sent another device takes some out, and this one some when it is opened again. */
async function bothTakeOut(made: Client): Promise<void> {
  const { phone: _phone, ...theirs } = without(made, 'Ngủ ngon');
  server.write('clients', wire(theirs, others));
  await reopen();
  await device.local.clients.update(made.id, ({ email: _email, ...one }) =>
    without(one, 'Giảm cân'),
  );
  server.down = false;
  await synced();
  const stored = server.stored('clients', made.id);
  expect(stored).toMatchObject({ goals: [], height: 160 });
  expect(stored).not.toHaveProperty('phone');
  expect(stored).not.toHaveProperty('email');
}

describe('S02 a tab that is killed while another device already has what it sent', () => {
  it('S02 what either takes out of a new document stays out', async () => {
    await synced();
    const made = client({ email: 'hoa@example.vn' });
    server.loseAnswers = 1;
    await device.local.clients.insert(made);
    await eventually(() => server.stored('clients', made.id) !== undefined);
    server.goDown();
    await leaveStorageBehind();
    await bothTakeOut(made);
  });
});

describe('S02 a tab that is killed before it hears that a new document was taken', () => {
  it('S02 a change in the moment of the merge brings nothing back', async () => {
    await synced();
    const made = client();
    server.loseAnswers = 1;
    await device.local.clients.insert(made);
    await eventually(() => server.stored('clients', made.id) !== undefined);
    server.goDown();
    await leaveStorageBehind();
    await reopen();
    await device.local.clients.update(made.id, (one) => without(one, 'Ngủ ngon'));
    // The merge of the first conflict meets a newer version and is not stored.
    const { storageInstance } = device.local.rx.clients;
    const store = storageInstance.bulkWrite.bind(storageInstance);
    storageInstance.bulkWrite = async (rows: BulkWriteRow<never>[], context: string) => {
      if (context === 'replication-up-write-conflict') {
        storageInstance.bulkWrite = store;
        await device.local.clients.update(made.id, ({ phone: _phone, ...one }) => one);
      }
      return store(rows, context);
    };
    server.down = false;
    await synced();
    const stored = server.stored('clients', made.id);
    expect(stored).toMatchObject({ goals: ['Giảm cân'] });
    expect(stored).not.toHaveProperty('phone');
  });
});

const notes = (): Promise<number> => device.local.side.passages.count();

describe('S02 notes of what comes and goes', () => {
  it('S02 do not pile up while there is no network', async () => {
    await synced();
    server.goDown();
    await device.local.clients.insert(client());
    for (let starts = 0; starts < 3; starts += 1) {
      await device.until((status) => status.waiting.length === 1);
      await leaveStorageBehind();
      await reopen();
    }
    expect(await notes()).toBe(0);
    server.down = false;
    await synced();
  });

  it('S02 do not pile up where the same version is sent again and again', async () => {
    await synced();
    await device.local.clients.insert(client());
    for (let starts = 0; starts < 3; starts += 1) {
      server.loseAnswers = 1;
      await eventually(() => server.loseAnswers === 0);
      server.goDown();
      await leaveStorageBehind();
      await reopen();
      server.down = false;
    }
    expect(await notes()).toBeLessThanOrEqual(1);
    await synced();
    await eventually(async () => (await notes()) === 0);
  });

  it('S02 go when RxDB has noted what a killed tab had pulled', async () => {
    await synced();
    await killedByPull(() => server.write('clients', wire(client())));
    expect(await notes()).toBe(1);
    server.down = false;
    await synced();
    await eventually(async () => (await notes()) === 0);
  });
});

/**
 * Opens the app anew so that it is closed when RxDB is about to note something, and RxDB's notes with it
 * before it could.
 * @returns when it is closed
 */
async function closedBefore(note: string): Promise<{ closed: Promise<void> }> {
  const instances = RxStorageInstanceDexie.prototype;
  const { bulkWrite } = instances;
  const closed = new Promise<void>((resolve) => {
    instances.bulkWrite = async function closing(rows, context) {
      // Those that were killed in tests before may still be writing.
      if (context === note && this.databaseName === databaseName(account)) {
        instances.bulkWrite = bulkWrite;
        resolve(device.close());
        await eventually(() => this.closed !== undefined);
      }
      return bulkWrite.call(this, rows, context);
    };
  });
  await device.close();
  await reopen();
  await synced();
  return { closed };
}

describe('S02 an app that is closed before what came or went is noted', () => {
  it('S02 what is taken out of a new document from the server afterwards stays out', async () => {
    const { closed } = await closedBefore('replication-down-write-meta');
    const made = client();
    server.write('clients', wire(made));
    await closed;
    server.goDown();
    await reopen();
    await device.local.clients.update(made.id, ({ phone: _phone, ...one }) =>
      without(one, 'Ngủ ngon'),
    );
    server.write('clients', wire(made, others));
    server.down = false;
    await synced();
    const stored = server.stored('clients', made.id);
    expect(stored).toMatchObject({ goals: ['Giảm cân'], height: 160 });
    expect(stored).not.toHaveProperty('phone');
  });

  it('S02 what either takes out of a document that was sent stays out', async () => {
    const { closed } = await closedBefore('replication-up-write-meta');
    const made = client({ email: 'hoa@example.vn' });
    await device.local.clients.insert(made);
    await closed;
    server.goDown();
    await bothTakeOut(made);
  });
});

describe('S02 a document that changes while a pull stores it', () => {
  it('S02 a save that changes nothing does not keep the new version away', async () => {
    const made = await device.local.clients.insert(client());
    await synced();
    const stop = aroundPulled(async (ids, store) => {
      stop();
      await device.local.clients.update(ids[0] ?? '', (one) => one);
      await store();
    });
    server.write('clients', wire(made, others));
    await arrived(made.id);
    await synced();
  });

  it('S02 a change that is taken back at once does not keep the new version away', async () => {
    const made = await device.local.clients.insert(client());
    await synced();
    const stop = aroundPulled(async (ids, store) => {
      stop();
      await device.local.clients.update(ids[0] ?? '', (one) => ({ ...one, phone: '0902' }));
      await store();
      await device.local.clients.update(ids[0] ?? '', (one) => ({ ...one, phone: made.phone }));
    });
    server.write('clients', wire(made, others));
    await arrived(made.id);
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({ ...others, phone: '0901' });
  });

  it('S02 a change that waits and is taken back does not keep the new version away', async () => {
    const made = await device.local.clients.insert(client());
    await synced();
    server.trouble = (path) => (path === '/sync/push' ? [503, null] : null);
    await device.local.clients.update(made.id, (one) => ({ ...one, phone: '0902' }));
    await device.until((status) => status.waiting.length === 1);
    server.write('clients', wire(made, others));
    await device.local.clients.update(made.id, (one) => ({ ...one, phone: made.phone }));
    server.trouble = () => null;
    await arrived(made.id);
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({ ...others, phone: '0901' });
  });
});
