import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountProfile } from '../../src/domain/account';
import type { WireDocument } from '../../src/domain/protocol';
import { newId } from '../../src/platform/ids';
import { profile } from '../support/profile';
import { eventually, newClient, newConsultation, openDevice } from './support/device';
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

describe('S02 what the server refuses, and answers that are lost', () => {
  it('S02 keeps a refused document and what depends on it, and sends both once mended', async () => {
    server.refuse = (row) =>
      row.collection === 'clients' && row.next.clientName === 'Hoa' ? 'client_limit' : null;
    await synced();
    server.goDown();
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    const visit = await device.local.consultations.insert(newConsultation(device.local, made.id));
    const free = await device.local.clients.insert(newClient(device.local, 'Bình'));
    server.down = false;
    const status = await device.until((one) => one.rejections.length === 2);
    expect(status.rejections.map((one) => one.code).sort()).toEqual([
      'client_limit',
      'depends_on_rejected',
    ]);
    await eventually(() => server.stored('clients', free.id) !== undefined);
    expect(server.stored('consultations', visit.id)).toBeUndefined();
    await reopen();
    await device.until((one) => one.rejections.length === 2 && one.waiting.length === 0);
    await device.local.clients.update(made.id, (one) => ({ ...one, clientName: 'Hoa (mới)' }));
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({ clientName: 'Hoa (mới)' });
    expect(server.stored('consultations', visit.id)).toBeDefined();
    const rows = server.pushes
      .flatMap((push) => push.rows)
      .filter((row) => row.next.id === made.id);
    // The refused version was never the server's: nothing is built on it.
    expect(rows.map((row) => row.rev)).toEqual([null, null]);
  });

  it('S02 a refused change that meets a newer version stays, and goes up on request', async () => {
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    await synced();
    server.refuse = (row) => (row.next.phone === '0901' ? 'schema' : null);
    await device.local.clients.update(made.id, (one) => ({ ...one, phone: '0901' }));
    const status = await device.until((one) => one.rejections.length === 1);
    server.write('clients', wire(made, { height: 160 }));
    await eventually(async () => (await device.local.clients.get(made.id))?.height === 160);
    expect(await device.local.clients.get(made.id)).toMatchObject({ phone: '0901' });
    server.refuse = () => null;
    await device.sync.actions.retryRejection(status.rejections[0]!.key);
    await synced();
    await eventually(() => server.stored('clients', made.id)?.phone === '0901');
    expect(server.stored('clients', made.id)).toMatchObject({ phone: '0901', height: 160 });
    expect(await device.local.store.database.decisions.count()).toBe(1); // the merge, for the history
  });

  it('S02 a refused version that is mended meets another change: merged on what the server held', async () => {
    const made = await device.local.clients.insert({
      ...newClient(device.local, 'Hoa'),
      weight: 50,
    });
    await synced();
    server.refuse = (row) => (row.next.phone === '0901' ? 'schema' : null);
    await device.local.clients.update(made.id, (one) => ({ ...one, phone: '0901', weight: 55 }));
    await device.until((one) => one.rejections.length === 1);
    server.goDown();
    await device.until((one) => !one.online);
    await device.local.clients.update(made.id, (one) => ({ ...one, phone: '0902' }));
    server.put('clients', wire(made, { height: 160 }));
    server.down = false;
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({
      phone: '0902',
      weight: 55,
      height: 160,
    });
    expect(device.status().conflicts).toEqual([]);
  });

  it('S02 a refused document is sent again as it is, and refused again as often as it must be', async () => {
    let refused = 0;
    server.refuse = (row) =>
      row.collection === 'clients' && refused++ < 2 ? 'client_limit' : null;
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    const first = await device.until((one) => one.rejections.length === 1);
    await device.sync.actions.retryRejection(first.rejections[0]!.key);
    await eventually(() => refused === 2);
    const second = await device.until((one) => one.rejections.length === 1);
    await device.sync.actions.retryRejection(second.rejections[0]!.key);
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({ clientName: 'Hoa' });
  });

  it('S02 a refused document that is given up goes without a trace on the server', async () => {
    server.refuse = () => 'client_limit';
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    const created = await device.until((one) => one.rejections.length === 1);
    await device.sync.actions.discardRejection(created.rejections[0]!.key);
    await synced();
    await eventually(async () => (await device.local.clients.get(made.id)) === undefined);
    server.refuse = () => null;
    const kept = await device.local.clients.insert(newClient(device.local, 'Bình'));
    await synced();
    server.refuse = () => 'schema';
    await device.local.clients.update(kept.id, (one) => ({ ...one, weight: 70 }));
    const changed = await device.until((one) => one.rejections.length === 1);
    const before = server.pushes.length;
    await device.sync.actions.discardRejection(changed.rejections[0]!.key);
    await synced();
    await eventually(async () => (await device.local.clients.get(kept.id))?.weight === undefined);
    expect(server.pushes).toHaveLength(before);
    expect(server.stored('clients', kept.id)).toMatchObject({
      clientName: 'Bình',
      _deleted: false,
    });
    expect(server.stored('clients', made.id)).toBeUndefined();
  });

  it('S02 a lost answer and a left out verdict are asked for again, never taken for a yes', async () => {
    await synced();
    // A pull would tell what became of them.
    server.trouble = (path) => (path === '/sync/changes' ? [503, 'database_unavailable'] : null);
    server.loseAnswers = 1;
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    await device.until((one) => server.pushes.length === 2 && one.waiting.length === 0);
    expect(server.log.workspace).toHaveLength(1);
    server.omitVerdicts = 1;
    await device.local.clients.update(made.id, (one) => ({ ...one, weight: 60 }));
    await device.until((one) => server.pushes.length === 4 && one.waiting.length === 0);
    server.trouble = () => null;
    await synced();
    expect(server.log.workspace).toHaveLength(2);
  });

  it('S02 of a lost answer a pull may tell: the version is stored once', async () => {
    await synced();
    server.loseAnswers = 1;
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    await synced();
    expect(server.log.workspace.map(({ document }) => document.id)).toEqual([made.id]);
  });

  it('S02 splits on 413, refuses a giant by itself, and keeps trying on 503', async () => {
    server.trouble = (path, body) => {
      const rows = (body as { rows?: unknown[] } | null)?.rows ?? [];
      return path === '/sync/push' && rows.length > 30 ? [413, 'batch_too_large'] : null;
    };
    server.goDown();
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        device.local.clients.insert(newClient(device.local, `Khách ${i}`)),
      ),
    );
    server.down = false;
    await synced();
    expect(server.log.workspace).toHaveLength(100);
    let times = 0;
    server.trouble = (path) =>
      path === '/sync/push' && times++ < 3 ? [503, 'database_unavailable'] : null;
    await device.local.clients.insert(newClient(device.local, 'Sau'));
    await device.until((one) => one.failures >= 3);
    await synced();
    await device.until((one) => one.failures === 0, 5);
    server.trouble = () => null;
    const giant = { ...newClient(device.local, 'To'), assignedMenus: giantMenus() };
    await device.local.clients.insert(giant);
    const status = await device.until((one) => one.rejections.length === 1);
    expect(status.rejections[0]).toMatchObject({ code: 'document_too_large', title: 'To' });
    expect(server.stored('clients', giant.id)).toBeUndefined();
  });
});

function giantMenus(): { menuId: string; assignedDate: string; status: 'active'; notes: string }[] {
  return Array.from({ length: 60 }, () => ({
    menuId: newId(),
    assignedDate: '2026-01-01T00:00:00.000Z',
    status: 'active',
    notes: 'a'.repeat(19_000),
  }));
}
