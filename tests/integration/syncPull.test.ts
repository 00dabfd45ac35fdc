import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireDocument } from '../../src/domain/protocol/protocol';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { until } from '../support/gateway';
import {
  addPerson,
  createClient,
  createConsultation,
  created,
  Device,
  startSyncGateway,
  type Pulled,
  type SyncGateway,
} from './syncHelpers';

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

async function newDevice(): Promise<Device> {
  const person = await addPerson(gateway.couch, gateway.secret);
  return new Device(gateway.url, person).start();
}

const byId = (documents: WireDocument[]): WireDocument[] =>
  [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));

const written = (type: string, body: Record<string, unknown> & { id: string }) => ({
  _id: `${type}:${body.id}`,
  type,
  deleted: false,
  body,
  by: 'gateway',
  device: 'gateway',
  receivedAt: new Date().toISOString(),
});

/** A feed comes from one copy, which may lag behind. */
async function pullUntil(device: Device, checkpoint: string | null, size: number): Promise<Pulled> {
  let pulledPage: Pulled | undefined;
  await until(async () => {
    pulledPage = await device.pull('clients', checkpoint);
    return pulledPage.documents.length >= size;
  });
  return pulledPage!;
}

describe('S02 pull', () => {
  it('P18 names the device that wrote what is new, but not at a first pull', async () => {
    const device = await newDevice();
    const { workspaceId } = device.person;
    const client = createClient(device.person);
    await device.push([created(client)]);
    const database = gateway.couch.database(workspaceDatabase(workspaceId));
    const put = (body: WireDocument): Promise<unknown> =>
      database.put({ ...written('clients', body), deviceName: 'Máy ở phòng khám' });
    const other = createClient(device.person);
    await put(other);
    const first = await pullUntil(device, null, 2);
    expect(first.documents).toHaveLength(2);
    for (const change of first.changes) expect(change).not.toHaveProperty('writtenOn');
    const newest = createClient(device.person);
    await put(newest);
    const next = await pullUntil(device, first.checkpoint, 1);
    expect(next.changes).toMatchObject([
      { document: { id: newest.id }, writtenOn: 'Máy ở phòng khám' },
    ]);
  });

  it.each([1, 2, 3, 7, 1000])('loses and doubles nothing with pages of %d', async (limit) => {
    const device = await newDevice();
    const clients = Array.from({ length: 9 }, () => createClient(device.person));
    const visits = clients
      .slice(0, 4)
      .map((client) => createConsultation(device.person, client.id));
    await device.push([
      ...clients.map((client) => created(client)),
      ...visits.map((visit) => created(visit, 'consultations')),
    ]);
    const pulled: WireDocument[] = [];
    let since: string | null = null;
    await until(async () => {
      const page = (await device.changes({ workspace: since }, limit)).body.databases.workspace!;
      expect(page.changes.length).toBeLessThanOrEqual(limit);
      pulled.push(...page.changes.map(({ document }) => document));
      since = page.checkpoint;
      // The feed of a lagging copy ends before the last writes and continues with them later.
      return page.complete && pulled.length >= clients.length + visits.length;
    });
    expect(byId(pulled)).toEqual(byId([...(clients as unknown as WireDocument[]), ...visits]));
    const later = createClient(device.person);
    await device.push([created(later)]);
    await expect
      .poll(() => device.pull('clients', since))
      .toMatchObject({ documents: [later], complete: true });
  });

  it('tells a document once, in its newest version, and that it is deleted', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    const gone = { ...one, weight: 60, _deleted: true };
    await device.push([created(one)]);
    await device.push([{ ...created(gone), assumed: one }]);
    await vi.waitFor(async () => expect(await device.pullAll('clients')).toEqual([gone]), 20_000);
  });

  it('reads notices, catalogue and library, and never what is not the device’s', async () => {
    const device = await newDevice();
    const id = randomUUID();
    const at = new Date().toISOString();
    const notice = { id, createdAt: at, updatedAt: at, kind: 'notification', title: 'Chào' };
    const own = gateway.couch.database(workspaceDatabase(device.person.workspaceId));
    await own.put(written('notices', notice));
    await own.put(written('secrets', { id: 'x' }));
    await own.put({ ...written('clients', { id: 'y' }), _id: 'clients:z' });
    await gateway.couch.database('catalogue').put(written('catalogue', { id: `f-${id}` }));
    await gateway.couch.database('published').put(written('library', { id: `l-${id}` }));
    const other = await newDevice();
    await other.push([created(createClient(other.person))]);
    const pull = async () => (await device.changes({ workspace: null })).body.databases.workspace;
    await expect
      .poll(async () => (await pull())?.changes)
      .toMatchObject([{ collection: 'notices', document: { ...notice, _deleted: false } }]);
    const food = { id: `f-${id}`, _deleted: false };
    await expect.poll(() => device.pullAll('catalogue')).toContainEqual(food);
    const library = () => device.pullAll('library');
    await expect.poll(library).toContainEqual({ id: `l-${id}`, _deleted: false });
  });

  it('starts again from a checkpoint that nobody can read', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    await device.push([created(one)]);
    await expect
      .poll(() => device.pull('clients', 'not-a-sequence'))
      .toMatchObject({ documents: [one], complete: true });
  });

  it('ends an answer before it grows too large, and goes on from there', async () => {
    const device = await newDevice();
    const text = 'x'.repeat(20_000);
    const large = Array.from({ length: 11 }, () =>
      createClient(device.person, {
        dietaryRestrictions: text,
        assignedMenus: Array.from({ length: 45 }, () => ({
          menuId: randomUUID(),
          assignedDate: '2026-01-05T00:00:00.000Z',
          status: 'active' as const,
          notes: text,
        })),
      }),
    );
    for (const client of large) await device.push([created(client)]);
    // A feed of a cluster may lag behind the last writes.
    let first: Pulled | undefined;
    await until(async () => {
      first = await device.pull('clients');
      return !first.complete;
    });
    expect(first?.documents.length).toBeLessThan(11);
    let all: WireDocument[] = [];
    await until(async () => (all = await device.pullAll('clients')).length >= 11);
    expect(new Set(all.map((client) => client.id))).toEqual(
      new Set(large.map((client) => client.id)),
    );
    expect(all).toHaveLength(11);
  });

  it('refuses an old epoch of any database, and tells the new ones', async () => {
    const device = await newDevice();
    for (const kind of ['workspace', 'catalogue', 'published'] as const) {
      const { status, body } = await device.changes({ workspace: null }, 10, {
        epochs: { ...device.epochs, [kind]: 'another life' },
      });
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'epoch_changed', details: { epochs: device.epochs } });
    }
  });

  it('notices a database that was replaced within seconds, and makes the device compare', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    await device.push([created(one)]);
    const { checkpoint } = await device.pull('clients');
    const name = workspaceDatabase(device.person.workspaceId);
    await gateway.couch.destroy(name);
    await gateway.couch.ensureDatabase(name);
    const { status, body } = await device.changes({ workspace: checkpoint });
    expect(status).toBe(409);
    expect(body.code).toBe('epoch_changed');
  });

  it.each(['now', 'a b', '\u0000', '\ud800', 'một'])(
    'S02 refuses %j, which no checkpoint can be',
    async (checkpoint) => {
      const device = await newDevice();
      const { status, body } = await device.changes({ workspace: checkpoint, catalogue: null });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'invalid_request',
        details: { issues: [{ path: 'since.workspace' }] },
      });
    },
  );

  it.each([[{ limit: 0 }], [{ limit: 100_000 }], [{ since: [] }], [{ epochs: {} }]])(
    'refuses a call that is none: %j',
    async (changes) => {
      const device = await newDevice();
      const { status, body } = await device.changes({ workspace: null }, 10, changes);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, code: 'invalid_request' });
    },
  );
});
