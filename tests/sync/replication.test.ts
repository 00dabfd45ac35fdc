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

  it('P18 says that all is there when the dishes are, too, not only the own work', async () => {
    server.goDown();
    server.scan = 3;
    for (let i = 0; i < 30; i++) server.put('library', wire({ id: `template-${i}` }));
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const before = server.pulls.length;
    server.intercept = async (path, answer) => {
      if (path === '/sync/changes' && server.pulls.length > before + 2) await released;
      return answer;
    };
    server.down = false;
    await eventually(async () => (await device.local.library.all()).length > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(device.status().pill.kind).not.toBe('synced');
    release();
    await synced();
    expect(await device.local.library.all()).toHaveLength(30);
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

  it('S02 an epoch that changes during a push is learned and the push repeated under it', async () => {
    await synced();
    server.epochs = { ...server.epochs, workspace: 'w2' };
    const made = await device.local.clients.insert(newClient(device.local, 'Hoa'));
    await eventually(() => server.stored('clients', made.id) !== undefined);
    await synced();
  });

  it('S02 pulls 10,000 documents of the catalogue', async () => {
    server.goDown();
    for (let i = 0; i < 10_000; i++)
      server.put('catalogue', {
        id: `food-${i}`,
        name: `Thực phẩm ${i}`,
        nutrients: { calories: i },
        _deleted: false,
      });
    server.down = false;
    await eventually(async () => (await countFoods()) === 10_000, countFoods, 60);
  });
});

const toSince = (at: number | null): string | null => (at === null ? null : String(at));
const countFoods = (): Promise<number> => device.local.catalogue.all().then((all) => all.length);
