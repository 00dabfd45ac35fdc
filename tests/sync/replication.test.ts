import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../src/data/deviceStore';
import { DocumentDatabase } from '../../src/data/store/documentDatabase';
import type { StoredRecord } from '../../src/data/store/documentDatabase';
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

describe('S02 replication', () => {
  it('S02 sends what is written and takes what others write', async () => {
    await synced();
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    await device.until((status) => status.pill.kind === 'waiting');
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({ clientName: 'Hoa' });
    expect(device.status().lastSent?.title).toBe('Hoa');
    const other = newClient(device.local, 'Bình');
    server.write('clients', wire(other));
    await eventually(async () => (await device.local.clients.get(other.id)) !== undefined);
    await synced();
    expect(server.pushes.flatMap((push) => push.rows)).toHaveLength(1);
  });

  it('P18 the pill tells the network, the number that waits, and both survive a restart', async () => {
    await synced();
    server.goDown();
    await device.until((status) => status.pill.kind === 'offline', 1);
    const client = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    await device.local.consultations.insert(newConsultation(device.local, client.id));
    const offline = await device.until((status) => status.waiting.length === 2, 1);
    expect(offline.pill).toEqual({ kind: 'waiting', count: 2 });
    expect(offline.waiting.map((one) => one.title).sort()).toEqual(['Hoa', 'Lần khám 05/03/2026']);
    await reopen();
    expect((await device.until((status) => status.waiting.length === 2)).online).toBe(false);
    server.down = false;
    await synced();
    expect(
      server.stored('consultations', (await device.local.consultations.all())[0]!.id),
    ).toBeDefined();
  });

  it('S02 a page that is no JSON in its middle, or no page, is asked for again', async () => {
    await synced();
    const broken = [
      (text: string) =>
        `${text.slice(0, text.length / 2)}\u0000<html>${text.slice(text.length / 2)}`,
      (text: string) => text.replace('"changes":[', '"changes":[null,'),
      (text: string) => text.replace(/"changes":\[.*\]/, '"changes":7'),
    ];
    server.intercept = (path, answer) => {
      const spoil = path === '/sync/changes' ? broken.shift() : undefined;
      return spoil ? answer.text().then((text) => new Response(spoil(text))) : answer;
    };
    const other = newClient(device.local, 'Bình');
    server.write('clients', wire(other));
    await eventually(
      async () => (await device.local.clients.get(other.id)) !== undefined,
      () => broken.length,
      30,
    );
    await synced();
    expect(broken).toEqual([]);
  });

  it('S02 merges with what the server holds and keeps the value that lost', async () => {
    const made = await device.local.clients.insert({
      ...newClient(device.local, 'Hoa'),
      weight: 50,
    });
    await synced();
    server.goDown();
    await device.until((status) => !status.online);
    await device.local.clients.update(made.id, (one) => ({ ...one, weight: 51, phone: '0901' }));
    server.put('clients', wire(made, { weight: 52, height: 160 }));
    server.down = false;
    const status = await device.until(
      (one) => one.conflicts.length === 1 && one.waiting.length === 0,
    );
    expect(status.pill).toEqual({ kind: 'attention', count: 1 });
    expect(status.conflicts[0]).toMatchObject({
      path: 'weight',
      shown: 52,
      kept: 51,
      title: 'Hoa',
    });
    expect(server.stored('clients', made.id)).toMatchObject({
      weight: 52,
      height: 160,
      phone: '0901',
    });
    // Somebody else decides otherwise: the question shows whose value stands there now.
    server.writers[made.id] = 'Máy ở phòng khám';
    server.write('clients', wire(server.stored('clients', made.id) as never, { weight: 53 }));
    const later = await device.until((one) => one.conflicts[0]?.shown === 53);
    expect(later.conflicts).toMatchObject([{ kept: 51, shownBy: 'Máy ở phòng khám' }]);
    await device.sync.actions.resolveConflict(status.conflicts[0]!.key, 'kept');
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({ weight: 51, height: 160 });
    expect(await device.local.clients.get(made.id)).toMatchObject({ weight: 51, phone: '0901' });
  });

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

  it('S02 goes on from page to page, and from where it was when it is opened again', async () => {
    server.goDown();
    server.scan = 3;
    for (let i = 0; i < 30; i++) server.put('clients', wire(newClient(device.local, `Khách ${i}`)));
    server.put('consultations', wire(newConsultation(device.local, newId())));
    server.down = false;
    await synced();
    expect(await device.local.clients.all()).toHaveLength(30);
    expect(await device.local.consultations.all()).toHaveLength(1);
    const asked = server.pulls.map(({ since }) => since.workspace);
    expect(asked.slice(0, 11)).toEqual([null, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30].map(toSince));
    await reopen();
    server.pulls.splice(0);
    await synced();
    expect(server.pulls.map(({ since }) => since.workspace)).not.toContain(null);
    expect(server.pulls[0]?.since.workspace).toBe('31');
  });

  it('S02 a new epoch makes the device compare everything, and nothing is lost', async () => {
    const kept = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    const lost = await device.local.clients.insert(newClient(device.local, 'Bình'));
    await synced();
    // A backup was restored: it does not know the second client.
    const old = newClient(device.local, 'Cúc');
    server.restore([
      { collection: 'clients', document: wire(kept) },
      { collection: 'clients', document: wire(old) },
    ]);
    await eventually(() => server.stored('clients', lost.id) !== undefined);
    await eventually(async () => (await device.local.clients.get(old.id)) !== undefined);
    await synced();
    expect((await device.local.clients.all()).map((one) => one.clientName).sort()).toEqual([
      'Bình',
      'Cúc',
      'Hoa',
    ]);
  });

  it('S02 a replaced public database goes on from what the device has of the library', async () => {
    await synced();
    server.write('library', wire({ id: 'master-1' }));
    await eventually(async () => (await device.local.library.all()).length === 1);
    server.epochs = { ...server.epochs, published: 'p2' };
    const before = server.pulls.length;
    server.cut();
    const asked = (): (string | null | undefined)[] =>
      server.pulls.slice(before).map(({ since }) => since.published);
    await eventually(() => asked().some((since) => since !== undefined));
    await synced();
    expect(asked()).not.toContain(null);
  });

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

  it('S02 an epoch that changes during a push is learned and the push repeated under it', async () => {
    await synced();
    server.epochs = { ...server.epochs, workspace: 'w2' };
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    await eventually(() => server.stored('clients', made.id) !== undefined);
    await synced();
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

  it('S02 pulls 10,000 documents of the catalogue in a few seconds', async () => {
    server.goDown();
    for (let i = 0; i < 10_000; i++)
      server.put('catalogue', {
        id: `food-${i}`,
        name: `Thực phẩm ${i}`,
        nutrients: { calories: i },
        _deleted: false,
      });
    const started = performance.now();
    server.down = false;
    await eventually(async () => (await countFoods()) === 10_000, countFoods, 60);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

const toSince = (at: number | null): string | null => (at === null ? null : String(at));
const countFoods = (): Promise<number> => device.local.catalogue.all().then((all) => all.length);

function giantMenus(): { menuId: string; assignedDate: string; status: 'active'; notes: string }[] {
  return Array.from({ length: 60 }, () => ({
    menuId: newId(),
    assignedDate: '2026-01-01T00:00:00.000Z',
    status: 'active',
    notes: 'a'.repeat(19_000),
  }));
}
