import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createSync } from '../../src/sync/createSync';
import { edited } from '../../src/data/store/syncState';
import type { Client } from '../../src/domain/records/clients';
import { SYNC_LIMITS } from '../../src/domain/protocol/protocol';
import { newWriteId } from '../../src/platform/ids';
import { eventually, newClient, newConsultation, openDevice } from './support/device';
import { withOneDevice, wire } from './support/oneDevice';
import { refuseRoomFor } from './support/fullStorage';

const on = withOneDevice();
const pass = (_path: string, answer: Response): Response => answer;

const add = (name: string, change: Partial<Client> = {}): Promise<Client> =>
  on.device.local.clients.insert({ ...newClient(on.device.local, name), ...change });
const checkpoint = async (): Promise<unknown> =>
  (await on.device.local.store.database.pulls.get('workspace'))?.value;

describe('S02 a page that is cut in its middle', () => {
  it('S02 is not taken at all, and asked for again from where it began', async () => {
    await on.synced();
    await on.offline();
    for (let n = 0; n < 20; n += 1)
      on.server.put('clients', wire(newClient(on.device.local, `Số ${n}`)));
    const before = await checkpoint();
    let cuts = 0;
    on.server.intercept = async (path, answer) => {
      if (path !== '/sync/changes' || cuts >= 3) return answer;
      cuts += 1;
      expect(await on.device.local.clients.all()).toEqual([]);
      expect(await checkpoint()).toEqual(before);
      const text = await answer.text();
      return new Response(text.slice(0, (text.length * cuts) / 4));
    };
    on.server.down = false;
    await eventually(() => cuts === 3);
    await on.synced();
    expect(await on.device.local.clients.all()).toHaveLength(20);
  });
});

describe('S02 a server that cannot say what is new', () => {
  it('S02 leaves no word that all is on the device, until it can', async () => {
    await on.synced();
    let requestCount = 0;
    on.server.intercept = (path, answer) => {
      if (path !== '/sync/changes') return Promise.resolve(answer);
      requestCount += 1;
      return Promise.resolve(new Response('', { status: 503 }));
    };
    const other = newClient(on.device.local, 'Hoa');
    on.server.write('clients', wire(other));
    await eventually(() => requestCount > 0);
    const status = await on.device.until(({ syncBadge }) => syncBadge.kind !== 'synced');
    expect(status).toMatchObject({ online: true, waiting: [], rejections: [] });
    on.server.intercept = pass;
    await on.synced();
    expect(await on.device.local.clients.get(other.id)).toBeDefined();
  });
});

describe('S02 a database that was restored', () => {
  it('S02 its lower revisions are taken, and what was never sent goes on top of them', async () => {
    const made = await add('Hoa');
    await eventually(() => on.server.stored('clients', made.id) !== undefined);
    await on.synced();
    for (const weight of [51, 52, 53, 54]) {
      await on.device.local.clients.update(made.id, (one) => ({ ...one, weight }));
      await eventually(() => on.server.stored('clients', made.id)?.weight === weight);
      await on.synced();
    }
    expect(on.server.getRevision('clients', made.id)).toMatch(/^5-/);
    await on.offline();
    await on.device.local.clients.update(made.id, (one) => ({ ...one, phone: '0901' }));
    on.server.down = false;
    on.server.restore([{ collection: 'clients', document: wire(made) }]);
    await eventually(() => on.server.stored('clients', made.id)?.phone === '0901');
    await on.synced();
    expect(on.server.stored('clients', made.id)).toMatchObject({ weight: 54, phone: '0901' });
    on.server.write('clients', { ...on.server.stored('clients', made.id)!, height: 160 });
    await eventually(async () => (await on.device.local.clients.get(made.id))?.height === 160);
    await on.synced();
    expect(on.server.getRevision('clients', made.id)).toMatch(/^3-/);
  });
});

describe('S02 a document that is refused for ever', () => {
  it('S02 a new one can be edited, deleted and made again, and given up', async () => {
    await on.synced();
    on.server.refuse = () => 'schema';
    const made = await add('Hoa');
    await on.device.until((one) => one.rejections.length === 1 && one.waiting.length === 0);
    await on.device.local.clients.update(made.id, (one) => ({ ...one, weight: 60 }));
    await eventually(() => on.server.pushes.length === 2);
    await on.device.until((one) => one.rejections.length === 1 && one.waiting.length === 0);
    await on.device.local.clients.remove(made.id);
    await on.synced();
    expect(on.server.pushes).toHaveLength(2);
    await on.device.local.clients.insert({ ...made, clientName: 'Hoa (mới)' });
    const again = await on.device.until(
      (one) => one.rejections.length === 1 && one.waiting.length === 0,
    );
    expect(again.rejections[0]).toMatchObject({ id: made.id, title: 'Hoa (mới)' });
    await on.device.sync.actions.discardRejection(again.rejections[0]!.key);
    await on.synced();
    expect(await on.device.local.clients.get(made.id)).toBeUndefined();
    on.server.refuse = () => null;
    await on.device.local.clients.insert(made);
    await on.synced();
    expect(on.server.stored('clients', made.id)).toMatchObject({ clientName: 'Hoa' });
    expect(on.server.stored('clients', made.id)).not.toHaveProperty('weight');
  });

  it('S02 one that the server has can be edited, deleted and made again, and comes back when given up', async () => {
    const made = await add('Hoa', { weight: 50 });
    await on.synced();
    on.server.refuse = () => 'schema';
    await on.device.local.clients.update(made.id, (one) => ({ ...one, weight: 60 }));
    await on.device.until((one) => one.rejections.length === 1 && one.waiting.length === 0);
    await on.device.local.clients.remove(made.id);
    await eventually(() => on.server.pushes.length === 3);
    await on.device.until((one) => one.rejections.length === 1 && one.waiting.length === 0);
    await on.device.local.clients.insert({ ...made, clientName: 'Hoa (mới)' });
    await eventually(() => on.server.pushes.length === 4);
    const again = await on.device.until(
      (one) => one.rejections.length === 1 && one.waiting.length === 0,
    );
    await on.device.sync.actions.discardRejection(again.rejections[0]!.key);
    await on.synced();
    expect(await on.device.local.clients.get(made.id)).toMatchObject({
      clientName: 'Hoa',
      weight: 50,
    });
    expect(on.server.log.workspace).toHaveLength(1);
  });
});

describe('S02 two tabs that both believe to replicate', () => {
  it('S02 do the same twice, and nothing is lost or asked twice', async () => {
    const made = await add('Hoa', { weight: 50 });
    const errors: unknown[] = [];
    const other = createSync(on.device.local, on.device.session, (error) => errors.push(error));
    other.start();
    try {
      await on.synced();
      await eventually(() => other.getSnapshot().syncBadge.kind === 'synced');
      const visits = await Promise.all(
        Array.from({ length: 20 }, () =>
          on.device.local.consultations.insert(newConsultation(on.device.local, made.id)),
        ),
      );
      on.server.loseAnswers = 1;
      for (const phone of ['0901', '0902', '0901'])
        await on.device.local.clients.update(made.id, (one) => ({ ...one, phone }));
      await on.synced();
      await eventually(() => other.getSnapshot().syncBadge.kind === 'synced');
      for (const { id } of visits)
        expect(on.server.getRevision('consultations', id)).toMatch(/^1-/);
      expect(on.server.stored('clients', made.id)).toMatchObject({ phone: '0901' });
      await on.offline();
      await on.device.local.clients.update(made.id, (one) => ({ ...one, weight: 51 }));
      on.server.put('clients', { ...on.server.stored('clients', made.id)!, weight: 52 });
      on.server.down = false;
      await on.device.until((one) => one.conflicts.length > 0 && one.waiting.length === 0);
      await eventually(() => other.getSnapshot().waiting.length === 0);
      expect(on.device.status().conflicts).toMatchObject([{ path: 'weight', shown: 52, kept: 51 }]);
      expect(await on.device.local.clients.get(made.id)).toMatchObject({ weight: 52 });
      await eventually(async () => (await on.device.local.store.database.inFlight.count()) === 0);
    } finally {
      await other.stop();
    }
    expect(errors.map(String)).toEqual([]);
  });
});

describe('S02 a storage that is full in the middle of a page', () => {
  it('S02 takes nothing of the page, sends what waits, and goes on when there is room', async () => {
    await on.synced();
    await on.offline();
    const mine = await add('Hoa');
    const theirs = newClient(on.device.local, 'Bình');
    on.server.put('clients', wire(theirs));
    on.server.put('consultations', wire(newConsultation(on.device.local, theirs.id)));
    const before = await checkpoint();
    const storage = refuseRoomFor('consultations');
    on.server.down = false;
    await eventually(() => storage.refusals() > 0 && on.device.errors.length > 0);
    expect(await on.device.local.clients.get(theirs.id)).toBeUndefined();
    expect(await checkpoint()).toEqual(before);
    await eventually(() => on.server.stored('clients', mine.id) !== undefined);
    storage.makeRoom();
    await on.synced();
    expect(await on.device.local.clients.get(theirs.id)).toBeDefined();
    expect(await on.device.local.consultations.all()).toHaveLength(1);
    expect(new Set(on.device.errors.map((error) => (error as Error).name))).toEqual(
      new Set(['StorageFull']),
    );
    on.device.errors.length = 0;
  });
});

describe('S02 5,000 changes that were never sent', () => {
  it('S02 are counted after a start, and all go up, each once', async () => {
    await on.synced();
    await on.offline();
    const count = 5000;
    const { store } = on.device.local;
    await store.write((transaction) => {
      const collection = 'clients';
      for (let n = 0; n < count; n += 1) {
        const next = wire(newClient(on.device.local, `Khách ${n}`));
        const held = edited(undefined, next, newWriteId(), false);
        transaction.hold({ collection, record: undefined, held: undefined }, held);
      }
      return Promise.resolve();
    });
    await on.device.close();
    on.device = await openDevice(on.account, on.server.fetch);
    const { syncBadge } = await on.device.until((one) => one.waiting.length === count);
    expect(syncBadge).toEqual({ kind: 'waiting', count });
    on.server.down = false;
    const sent = (): unknown => [on.server.pushes.map(({ rows }) => rows.length), on.device.errors];
    await eventually(() => on.device.status().syncBadge.kind === 'synced', sent, 100, 50);
    expect(on.server.log.workspace).toHaveLength(count);
    const sizes = on.server.pushes.map(({ rows }) => rows.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(SYNC_LIMITS.pushRows);
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(count);
    expect(await on.device.local.store.database.inFlight.count()).toBe(0);
    on.server.restore([...on.server.log.workspace]);
    await on.device.until(({ syncBadge: { kind } }) => kind !== 'synced', 30);
    await eventually(() => on.device.status().syncBadge.kind === 'synced', sent, 100, 50);
    expect(on.server.pushes).toHaveLength(sizes.length);
  }, 240_000);
});

describe('S02 a server revision that is older than the device’s', () => {
  it('S02 a page that was read before a push was taken does not undo it', async () => {
    const made = await add('Hoa', { status: 'active' });
    await on.synced();
    await on.device.local.clients.update(made.id, (one) => ({ ...one, status: 'inactive' }));
    await on.synced();
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let read = false;
    on.server.intercept = async (path, answer) => {
      if (path !== '/sync/changes' || read) return answer;
      read = true;
      await held;
      return answer;
    };
    on.server.write('clients', { ...on.server.stored('clients', made.id)!, height: 160 });
    await eventually(() => read);
    await on.device.local.clients.update(made.id, (one) => ({ ...one, status: 'active' }));
    await on.device.until((one) => one.waiting.length === 0);
    const { rev } = { rev: on.server.getRevision('clients', made.id) };
    release?.();
    await on.synced();
    expect(await on.device.local.clients.get(made.id)).toMatchObject({
      status: 'active',
      height: 160,
    });
    expect(on.server.getRevision('clients', made.id)).toBe(rev);
    expect(on.server.stored('clients', made.id)).toMatchObject({ status: 'active', height: 160 });
  });

  it('S02 a copy of the server that lags behind changes nothing here', async () => {
    const made = await add('Hoa', { weight: 50 });
    await on.synced();
    const old = on.server.log.workspace.at(-1)!;
    await on.device.local.clients.update(made.id, (one) => ({ ...one, weight: 60 }));
    await on.synced();
    on.server.log.workspace.push(old);
    on.server.emit({ type: 'wake', collections: ['clients'] });
    const end = String(on.server.log.workspace.length);
    await eventually(async () => JSON.stringify(await checkpoint()).includes(`"${end}"`));
    expect(await on.device.local.clients.get(made.id)).toMatchObject({ weight: 60 });
    await on.synced();
  });
});
