import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { beginPush, endPush, type Outcome } from '../../src/data/store/serverWrites';
import { newId } from '../../src/platform/ids';
import { eventually, newClient, newConsultation } from './support/device';
import { withOneDevice, wire } from './support/oneDevice';

const on = withOneDevice();
const pass = (_path: string, answer: Response): Response => answer;

describe('S02 what the server refuses, and answers that are lost', () => {
  it('S02 keeps a refused document and what depends on it, and sends both once mended', async () => {
    on.server.refuse = (row) =>
      row.collection === 'clients' && row.next.clientName === 'Hoa' ? 'client_limit' : null;
    await on.synced();
    on.server.goDown();
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    const visit = await on.device.local.consultations.insert(
      newConsultation(on.device.local, made.id),
    );
    const free = await on.device.local.clients.insert(newClient(on.device.local, 'Bình'));
    on.server.down = false;
    const status = await on.device.until((one) => one.rejections.length === 2);
    expect(status.rejections.map((one) => one.code).sort()).toEqual([
      'client_limit',
      'depends_on_rejected',
    ]);
    await eventually(() => on.server.stored('clients', free.id) !== undefined);
    expect(on.server.stored('consultations', visit.id)).toBeUndefined();
    await on.reopen();
    await on.device.until((one) => one.rejections.length === 2 && one.waiting.length === 0);
    await on.device.local.clients.update(made.id, (one) => ({ ...one, clientName: 'Hoa (mới)' }));
    await on.synced();
    expect(on.server.stored('clients', made.id)).toMatchObject({ clientName: 'Hoa (mới)' });
    expect(on.server.stored('consultations', visit.id)).toBeDefined();
    const rows = on.server.pushes
      .flatMap((push) => push.rows)
      .filter((row) => row.next.id === made.id);
    expect(rows.map((row) => row.rev)).toEqual([null, null]);
  });

  it('S02 a visit that waits for its client goes up when the client comes back instead of the lost answer', async () => {
    on.server.refuse = () => 'client_limit';
    await on.synced();
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    const visit = await on.device.local.consultations.insert(
      newConsultation(on.device.local, made.id),
    );
    const { rejections } = await on.device.until((one) => one.rejections.length === 2);
    on.server.refuse = () => null;
    on.server.intercept = (path, answer) => {
      if (path !== '/sync/push') return Promise.resolve(answer);
      on.server.intercept = pass;
      on.server.goDown();
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const ofClient = rejections.find(({ collection }) => collection === 'clients');
    await on.device.sync.actions.retryRejection(ofClient!.key);
    await eventually(() => on.server.stored('clients', made.id) !== undefined);
    on.server.down = false;
    await on.synced();
    expect(on.server.stored('consultations', visit.id)).toBeDefined();
  });

  it('S02 a refusal that two tabs are told stays one, with its ways out', async () => {
    await on.offline();
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    const { store } = on.device.local;
    const document = { collection: 'clients', id: made.id } as const;
    const pushes = [1, 2].map(() => beginPush(store, [document], (all) => all.length));
    const [first, second] = await Promise.all(pushes);
    const no: Outcome = { verdict: 'rejected', code: 'schema', reason: 'Không nhận', paths: [] };
    await endPush(store, first!, [no]);
    await endPush(store, second!, [no]);
    const status = await on.device.until((one) => one.rejections.length === 1);
    expect(await store.database.decisions.count()).toBe(1);
    await endPush(store, second!, [{ verdict: 'accepted', rev: '1-a' }]);
    await on.device.until((one) => one.rejections.length === 0);
    expect(await store.database.decisions.count()).toBe(0);
    expect(status.rejections[0]).toMatchObject({ code: 'schema' });
  });

  it('S02 a refused change that meets a newer version stays, and goes up on request', async () => {
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    await on.synced();
    on.server.refuse = (row) => (row.next.phone === '0901' ? 'schema' : null);
    await on.device.local.clients.update(made.id, (one) => ({ ...one, phone: '0901' }));
    const status = await on.device.until((one) => one.rejections.length === 1);
    on.server.write('clients', wire(made, { height: 160 }));
    await eventually(async () => (await on.device.local.clients.get(made.id))?.height === 160);
    expect(await on.device.local.clients.get(made.id)).toMatchObject({ phone: '0901' });
    on.server.refuse = () => null;
    await on.device.sync.actions.retryRejection(status.rejections[0]!.key);
    await on.synced();
    await eventually(() => on.server.stored('clients', made.id)?.phone === '0901');
    expect(on.server.stored('clients', made.id)).toMatchObject({ phone: '0901', height: 160 });
    expect(await on.device.local.store.database.decisions.count()).toBe(1);
  });

  it('S02 a refused version that is mended meets another change: merged on what the server held', async () => {
    const made = await on.device.local.clients.insert({
      ...newClient(on.device.local, 'Hoa'),
      weight: 50,
    });
    await on.synced();
    on.server.refuse = (row) => (row.next.phone === '0901' ? 'schema' : null);
    await on.device.local.clients.update(made.id, (one) => ({ ...one, phone: '0901', weight: 55 }));
    await on.device.until((one) => one.rejections.length === 1);
    on.server.goDown();
    await on.device.until((one) => !one.online);
    await on.device.local.clients.update(made.id, (one) => ({ ...one, phone: '0902' }));
    on.server.put('clients', wire(made, { height: 160 }));
    on.server.down = false;
    await on.synced();
    expect(on.server.stored('clients', made.id)).toMatchObject({
      phone: '0902',
      weight: 55,
      height: 160,
    });
    expect(on.device.status().conflicts).toEqual([]);
  });

  it('S02 a refused document is sent again as it is, and refused again as often as it must be', async () => {
    let refused = 0;
    on.server.refuse = (row) =>
      row.collection === 'clients' && refused++ < 2 ? 'client_limit' : null;
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    const first = await on.device.until((one) => one.rejections.length === 1);
    await on.device.sync.actions.retryRejection(first.rejections[0]!.key);
    await eventually(() => refused === 2);
    const second = await on.device.until((one) => one.rejections.length === 1);
    await on.device.sync.actions.retryRejection(second.rejections[0]!.key);
    await on.synced();
    expect(on.server.stored('clients', made.id)).toMatchObject({ clientName: 'Hoa' });
  });

  it('S02 a refused document that is given up goes without a trace on the server', async () => {
    on.server.refuse = () => 'client_limit';
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    const created = await on.device.until((one) => one.rejections.length === 1);
    await on.device.sync.actions.discardRejection(created.rejections[0]!.key);
    await on.synced();
    await eventually(async () => (await on.device.local.clients.get(made.id)) === undefined);
    on.server.refuse = () => null;
    const client = await on.device.local.clients.insert(newClient(on.device.local, 'Bình'));
    await on.synced();
    on.server.refuse = () => 'schema';
    await on.device.local.clients.update(client.id, (one) => ({ ...one, weight: 70 }));
    const changed = await on.device.until((one) => one.rejections.length === 1);
    const before = on.server.pushes.length;
    await on.device.sync.actions.discardRejection(changed.rejections[0]!.key);
    await on.synced();
    await eventually(
      async () => (await on.device.local.clients.get(client.id))?.weight === undefined,
    );
    expect(on.server.pushes).toHaveLength(before);
    expect(on.server.stored('clients', client.id)).toMatchObject({
      clientName: 'Bình',
      _deleted: false,
    });
    expect(on.server.stored('clients', made.id)).toBeUndefined();
  });

  it('S02 a lost answer and a left out verdict are asked for again, never taken for a yes', async () => {
    await on.synced();
    // Pulls fail, because a pull would tell what became of them.
    on.server.trouble = (path) => (path === '/sync/changes' ? [503, 'database_unavailable'] : null);
    on.server.loseAnswers = 1;
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    await on.device.until((one) => on.server.pushes.length === 2 && one.waiting.length === 0);
    expect(on.server.log.workspace).toHaveLength(1);
    on.server.omitVerdicts = 1;
    await on.device.local.clients.update(made.id, (one) => ({ ...one, weight: 60 }));
    await on.device.until((one) => on.server.pushes.length === 4 && one.waiting.length === 0);
    on.server.trouble = () => null;
    await on.synced();
    expect(on.server.log.workspace).toHaveLength(2);
  });

  it('S02 of a lost answer a pull may tell: the version is stored once', async () => {
    await on.synced();
    on.server.loseAnswers = 1;
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    await on.synced();
    expect(on.server.log.workspace.map(({ document }) => document.id)).toEqual([made.id]);
  });

  it('S02 splits on 413, refuses a giant by itself, and keeps trying on 503', async () => {
    on.server.trouble = (path, body) => {
      const rows = (body as { rows?: unknown[] } | null)?.rows ?? [];
      return path === '/sync/push' && rows.length > 30 ? [413, 'batch_too_large'] : null;
    };
    on.server.goDown();
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        on.device.local.clients.insert(newClient(on.device.local, `Khách ${i}`)),
      ),
    );
    on.server.down = false;
    await on.synced();
    expect(on.server.log.workspace).toHaveLength(100);
    let times = 0;
    on.server.trouble = (path) =>
      path === '/sync/push' && times++ < 3 ? [503, 'database_unavailable'] : null;
    await on.device.local.clients.insert(newClient(on.device.local, 'Sau'));
    await on.device.until((one) => one.failures >= 3);
    await on.synced();
    await on.device.until((one) => one.failures === 0, 5);
    on.server.trouble = () => null;
    const giant = { ...newClient(on.device.local, 'To'), assignedMenus: giantMenus() };
    await on.device.local.clients.insert(giant);
    const status = await on.device.until((one) => one.rejections.length === 1);
    expect(status.rejections[0]).toMatchObject({ code: 'document_too_large', title: 'To' });
    expect(on.server.stored('clients', giant.id)).toBeUndefined();
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
