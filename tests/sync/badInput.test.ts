import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSync } from '../../src/sync/createSync';
import { edited } from '../../src/data/store/syncState';
import type { AccountProfile } from '../../src/domain/account';
import type { Client } from '../../src/domain/collections/clients';
import { SYNC_LIMITS } from '../../src/domain/protocol';
import type { WireDocument } from '../../src/domain/protocol';
import { newWriteId } from '../../src/platform/ids';
import { profile } from '../support/profile';
import { eventually, newClient, newConsultation, openDevice } from './support/device';
import type { Device } from './support/device';
import { FakeServer } from './support/fakeServer';
import { refuseRoomFor } from './support/fullStorage';

let account: AccountProfile;
let server: FakeServer;
let device: Device;

beforeEach(async () => {
  account = profile();
  server = new FakeServer(account);
  device = await openDevice(account, server.fetch);
});

afterEach(async () => {
  vi.restoreAllMocks();
  server.down = false;
  await device.close();
  expect(device.errors.map(String)).toEqual([]);
});

const synced = (): Promise<unknown> => device.until((status) => status.pill.kind === 'synced');
const wire = (document: object & { id: string }, change: object = {}): WireDocument => ({
  ...document,
  _deleted: false,
  ...change,
});
const add = (name: string, change: Partial<Client> = {}): Promise<Client> =>
  device.local.clients.insert({ ...newClient(device.local, name), ...change });
const checkpoint = async (): Promise<unknown> =>
  (await device.local.store.database.pulls.get('workspace'))?.value;

async function offline(): Promise<void> {
  server.goDown();
  await device.until((one) => !one.online);
}

describe('S02 a page that is cut in its middle', () => {
  it('S02 is not taken at all, and asked for again from where it began', async () => {
    await synced();
    await offline();
    for (let n = 0; n < 20; n += 1) server.put('clients', wire(newClient(device.local, `Số ${n}`)));
    const before = await checkpoint();
    let cuts = 0;
    server.intercept = async (path, answer) => {
      if (path !== '/sync/changes' || cuts >= 3) return answer;
      cuts += 1;
      expect(await device.local.clients.all()).toEqual([]);
      expect(await checkpoint()).toEqual(before);
      const text = await answer.text();
      return new Response(text.slice(0, (text.length * cuts) / 4));
    };
    server.down = false;
    await eventually(() => cuts === 3);
    await synced();
    expect(await device.local.clients.all()).toHaveLength(20);
  });
});

describe('S02 a database that was restored', () => {
  it('S02 its lower revisions are taken, and what was never sent goes on top of them', async () => {
    const made = await add('Hoa');
    await eventually(() => server.stored('clients', made.id) !== undefined);
    await synced();
    for (const weight of [51, 52, 53, 54]) {
      await device.local.clients.update(made.id, (one) => ({ ...one, weight }));
      await eventually(() => server.stored('clients', made.id)?.weight === weight);
      await synced();
    }
    expect(server.revOf('clients', made.id)).toMatch(/^5-/);
    await offline();
    await device.local.clients.update(made.id, (one) => ({ ...one, phone: '0901' }));
    server.down = false;
    server.restore([{ collection: 'clients', document: wire(made) }]);
    await eventually(() => server.stored('clients', made.id)?.phone === '0901');
    await synced();
    // What the backup does not know is there still.
    expect(server.stored('clients', made.id)).toMatchObject({ weight: 54, phone: '0901' });
    // And what others write there from now on arrives, though its revisions are lower than before.
    server.write('clients', { ...server.stored('clients', made.id)!, height: 160 });
    await eventually(async () => (await device.local.clients.get(made.id))?.height === 160);
    await synced();
    expect(server.revOf('clients', made.id)).toMatch(/^3-/);
  });
});

describe('S02 a document that is refused for ever', () => {
  it('S02 a new one can be edited, deleted and made again, and given up', async () => {
    await synced();
    server.refuse = () => 'schema';
    const made = await add('Hoa');
    await device.until((one) => one.rejections.length === 1 && one.waiting.length === 0);
    await device.local.clients.update(made.id, (one) => ({ ...one, weight: 60 }));
    await eventually(() => server.pushes.length === 2);
    await device.until((one) => one.rejections.length === 1 && one.waiting.length === 0);
    await device.local.clients.remove(made.id);
    // The server never had it: there is nothing to say.
    await synced();
    expect(server.pushes).toHaveLength(2);
    await device.local.clients.insert({ ...made, clientName: 'Hoa (mới)' });
    const again = await device.until(
      (one) => one.rejections.length === 1 && one.waiting.length === 0,
    );
    expect(again.rejections[0]).toMatchObject({ id: made.id, title: 'Hoa (mới)' });
    await device.sync.actions.discardRejection(again.rejections[0]!.key);
    await synced();
    expect(await device.local.clients.get(made.id)).toBeUndefined();
    server.refuse = () => null;
    await device.local.clients.insert(made);
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({ clientName: 'Hoa' });
    expect(server.stored('clients', made.id)).not.toHaveProperty('weight');
  });

  it('S02 one that the server has can be edited, deleted and made again, and comes back when given up', async () => {
    const made = await add('Hoa', { weight: 50 });
    await synced();
    server.refuse = () => 'schema';
    await device.local.clients.update(made.id, (one) => ({ ...one, weight: 60 }));
    await device.until((one) => one.rejections.length === 1 && one.waiting.length === 0);
    await device.local.clients.remove(made.id);
    await eventually(() => server.pushes.length === 3);
    await device.until((one) => one.rejections.length === 1 && one.waiting.length === 0);
    await device.local.clients.insert({ ...made, clientName: 'Hoa (mới)' });
    await eventually(() => server.pushes.length === 4);
    const again = await device.until(
      (one) => one.rejections.length === 1 && one.waiting.length === 0,
    );
    await device.sync.actions.discardRejection(again.rejections[0]!.key);
    await synced();
    expect(await device.local.clients.get(made.id)).toMatchObject({
      clientName: 'Hoa',
      weight: 50,
    });
    expect(server.log.workspace).toHaveLength(1);
  });
});

describe('S02 two tabs that both believe to replicate', () => {
  it('S02 do the same twice, and nothing is lost or asked twice', async () => {
    const made = await add('Hoa', { weight: 50 });
    const errors: unknown[] = [];
    const other = createSync(device.local, device.session, (error) => errors.push(error));
    other.start();
    try {
      await synced();
      await eventually(() => other.getSnapshot().pill.kind === 'synced');
      const visits = await Promise.all(
        Array.from({ length: 20 }, () =>
          device.local.consultations.insert(newConsultation(device.local, made.id)),
        ),
      );
      server.loseAnswers = 1;
      for (const phone of ['0901', '0902', '0901'])
        await device.local.clients.update(made.id, (one) => ({ ...one, phone }));
      await synced();
      await eventually(() => other.getSnapshot().pill.kind === 'synced');
      for (const { id } of visits) expect(server.revOf('consultations', id)).toMatch(/^1-/);
      expect(server.stored('clients', made.id)).toMatchObject({ phone: '0901' });
      // A conflict is found by both and asked once.
      await offline();
      await device.local.clients.update(made.id, (one) => ({ ...one, weight: 51 }));
      server.put('clients', { ...server.stored('clients', made.id)!, weight: 52 });
      server.down = false;
      await device.until((one) => one.conflicts.length > 0 && one.waiting.length === 0);
      await eventually(() => other.getSnapshot().waiting.length === 0);
      expect(device.status().conflicts).toMatchObject([{ path: 'weight', shown: 52, kept: 51 }]);
      expect(await device.local.clients.get(made.id)).toMatchObject({ weight: 52 });
      await eventually(async () => (await device.local.store.database.inFlight.count()) === 0);
    } finally {
      await other.stop();
    }
    expect(errors.map(String)).toEqual([]);
  });
});

describe('S02 a storage that is full in the middle of a page', () => {
  it('S02 takes nothing of the page, sends what waits, and goes on when there is room', async () => {
    await synced();
    await offline();
    const mine = await add('Hoa');
    const theirs = newClient(device.local, 'Bình');
    server.put('clients', wire(theirs));
    server.put('consultations', wire(newConsultation(device.local, theirs.id)));
    const before = await checkpoint();
    // The clients of the page fit, what comes behind them does not.
    const storage = refuseRoomFor('consultations');
    server.down = false;
    await eventually(() => storage.refusals() > 0 && device.errors.length > 0);
    expect(await device.local.clients.get(theirs.id)).toBeUndefined();
    expect(await checkpoint()).toEqual(before);
    await eventually(() => server.stored('clients', mine.id) !== undefined);
    storage.makeRoom();
    await synced();
    expect(await device.local.clients.get(theirs.id)).toBeDefined();
    expect(await device.local.consultations.all()).toHaveLength(1);
    expect(new Set(device.errors.map((error) => (error as Error).name))).toEqual(
      new Set(['StorageFull']),
    );
    device.errors.length = 0;
  });
});

describe('S02 5,000 changes that were never sent', () => {
  it('S02 are counted after a start, and all go up, each once', async () => {
    await synced();
    await offline();
    const count = 5000;
    const { store } = device.local;
    await store.write((transaction) => {
      const collection = 'clients';
      for (let n = 0; n < count; n += 1) {
        const next = wire(newClient(device.local, `Khách ${n}`));
        const held = edited(undefined, next, newWriteId(), false);
        transaction.hold({ collection, record: undefined, held: undefined }, held);
      }
      return Promise.resolve();
    });
    await device.close();
    device = await openDevice(account, server.fetch);
    const { pill } = await device.until((one) => one.waiting.length === count);
    expect(pill).toEqual({ kind: 'waiting', count });
    server.down = false;
    const sent = (): unknown => [server.pushes.map(({ rows }) => rows.length), device.errors];
    await eventually(() => device.status().pill.kind === 'synced', sent, 100, 50);
    expect(server.log.workspace).toHaveLength(count);
    const sizes = server.pushes.map(({ rows }) => rows.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(SYNC_LIMITS.pushRows);
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(count);
    expect(await device.local.store.database.inFlight.count()).toBe(0);
    // A restored database holds all of them, too: they are compared, and not sent again.
    server.restore([...server.log.workspace]);
    await device.until(({ pill: { kind } }) => kind !== 'synced', 30);
    await eventually(() => device.status().pill.kind === 'synced', sent, 100, 50);
    expect(server.pushes).toHaveLength(sizes.length);
  }, 240_000);
});

describe('S02 a server revision that is older than the device’s', () => {
  it('S02 a page that was read before a push was taken does not undo it', async () => {
    const made = await add('Hoa', { status: 'active' });
    await synced();
    await device.local.clients.update(made.id, (one) => ({ ...one, status: 'inactive' }));
    await synced();
    // The page is read now, and comes when two further versions were taken.
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let read = false;
    server.intercept = async (path, answer) => {
      if (path !== '/sync/changes' || read) return answer;
      read = true;
      await held;
      return answer;
    };
    server.write('clients', { ...server.stored('clients', made.id)!, height: 160 });
    await eventually(() => read);
    await device.local.clients.update(made.id, (one) => ({ ...one, status: 'active' }));
    await device.until((one) => one.waiting.length === 0);
    const { rev } = { rev: server.revOf('clients', made.id) };
    release?.();
    await synced();
    expect(await device.local.clients.get(made.id)).toMatchObject({
      status: 'active',
      height: 160,
    });
    expect(server.revOf('clients', made.id)).toBe(rev);
    expect(server.stored('clients', made.id)).toMatchObject({ status: 'active', height: 160 });
  });

  it('S02 a copy of the server that lags behind changes nothing here', async () => {
    const made = await add('Hoa', { weight: 50 });
    await synced();
    const old = server.log.workspace.at(-1)!;
    await device.local.clients.update(made.id, (one) => ({ ...one, weight: 60 }));
    await synced();
    // A copy that has not seen the last write tells of the one before, as if it were news.
    server.log.workspace.push(old);
    server.emit({ type: 'wake', collections: ['clients'] });
    const end = String(server.log.workspace.length);
    await eventually(async () => JSON.stringify(await checkpoint()).includes(`"${end}"`));
    expect(await device.local.clients.get(made.id)).toMatchObject({ weight: 60 });
    await synced();
  });
});
