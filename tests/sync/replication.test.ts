import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids';
import { eventually, newClient, newConsultation } from './support/device';
import { withOneDevice, wire } from './support/oneDevice';

const on = withOneDevice();

describe('S02 replication', () => {
  it('S02 sends what is written and takes what others write', async () => {
    await on.synced();
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    await on.device.until((status) => status.syncBadge.kind === 'waiting');
    await on.synced();
    expect(on.server.stored('clients', made.id)).toMatchObject({ clientName: 'Hoa' });
    expect(on.device.status().lastSent?.title).toBe('Hoa');
    const other = newClient(on.device.local, 'Bình');
    on.server.write('clients', wire(other));
    await eventually(async () => (await on.device.local.clients.get(other.id)) !== undefined);
    await on.synced();
    expect(on.server.pushes.flatMap((push) => push.rows)).toHaveLength(1);
  });

  it('P18 the pill tells the network, the number that waits, and both survive a restart', async () => {
    await on.synced();
    on.server.goDown();
    await on.device.until((status) => status.syncBadge.kind === 'offline', 1);
    const client = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    await on.device.local.consultations.insert(newConsultation(on.device.local, client.id));
    const offline = await on.device.until((status) => status.waiting.length === 2, 1);
    expect(offline.syncBadge).toEqual({ kind: 'waiting', count: 2 });
    expect(offline.waiting.map((one) => one.title).sort()).toEqual(['Hoa', 'Lần khám 05/03/2026']);
    await on.reopen();
    expect((await on.device.until((status) => status.waiting.length === 2)).online).toBe(false);
    on.server.down = false;
    await on.synced();
    expect(
      on.server.stored('consultations', (await on.device.local.consultations.all())[0]!.id),
    ).toBeDefined();
  });

  it('S02 a page that is no JSON in its middle, or no page, is asked for again', async () => {
    await on.synced();
    const broken = [
      (text: string) =>
        `${text.slice(0, text.length / 2)}\u0000<html>${text.slice(text.length / 2)}`,
      (text: string) => text.replace('"changes":[', '"changes":[null,'),
      (text: string) => text.replace(/"changes":\[.*\]/, '"changes":7'),
    ];
    on.server.intercept = (path, answer) => {
      const spoil = path === '/sync/changes' ? broken.shift() : undefined;
      return spoil ? answer.text().then((text) => new Response(spoil(text))) : answer;
    };
    const other = newClient(on.device.local, 'Bình');
    on.server.write('clients', wire(other));
    await eventually(
      async () => (await on.device.local.clients.get(other.id)) !== undefined,
      () => broken.length,
      30,
    );
    await on.synced();
    expect(broken).toEqual([]);
  });

  it('S02 merges with what the server holds and keeps the value that lost', async () => {
    const made = await on.device.local.clients.insert({
      ...newClient(on.device.local, 'Hoa'),
      weight: 50,
    });
    await on.synced();
    on.server.goDown();
    await on.device.until((status) => !status.online);
    await on.device.local.clients.update(made.id, (one) => ({ ...one, weight: 51, phone: '0901' }));
    on.server.put('clients', wire(made, { weight: 52, height: 160 }));
    on.server.down = false;
    const status = await on.device.until(
      (one) => one.conflicts.length === 1 && one.waiting.length === 0,
    );
    expect(status.syncBadge).toEqual({ kind: 'attention', count: 1 });
    expect(status.conflicts[0]).toMatchObject({
      path: 'weight',
      shown: 52,
      kept: 51,
      title: 'Hoa',
    });
    expect(on.server.stored('clients', made.id)).toMatchObject({
      weight: 52,
      height: 160,
      phone: '0901',
    });
    on.server.writers[made.id] = 'Máy ở phòng khám';
    on.server.write('clients', wire(on.server.stored('clients', made.id) as never, { weight: 53 }));
    const later = await on.device.until((one) => one.conflicts[0]?.shown === 53);
    expect(later.conflicts).toMatchObject([{ kept: 51, shownBy: 'Máy ở phòng khám' }]);
    await on.device.sync.actions.resolveConflict(status.conflicts[0]!.key, 'kept');
    await on.synced();
    expect(on.server.stored('clients', made.id)).toMatchObject({ weight: 51, height: 160 });
    expect(await on.device.local.clients.get(made.id)).toMatchObject({ weight: 51, phone: '0901' });
  });

  it('S02 goes on from page to page, and from where it was when it is opened again', async () => {
    on.server.goDown();
    on.server.scan = 3;
    for (let i = 0; i < 30; i++)
      on.server.put('clients', wire(newClient(on.device.local, `Khách ${i}`)));
    on.server.put('consultations', wire(newConsultation(on.device.local, newId())));
    on.server.down = false;
    await on.synced();
    expect(await on.device.local.clients.all()).toHaveLength(30);
    expect(await on.device.local.consultations.all()).toHaveLength(1);
    const checkpoints = on.server.pulls.map(({ since }) => since.workspace);
    expect(checkpoints.slice(0, 11)).toEqual(
      [null, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30].map(toSince),
    );
    await on.reopen();
    on.server.pulls.splice(0);
    await on.synced();
    expect(on.server.pulls.map(({ since }) => since.workspace)).not.toContain(null);
    expect(on.server.pulls[0]?.since.workspace).toBe('31');
  });

  it('P18 says that all is there when the dishes are, too, not only the own work', async () => {
    on.server.goDown();
    on.server.scan = 3;
    for (let i = 0; i < 30; i++) on.server.put('library', wire({ id: `template-${i}` }));
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const before = on.server.pulls.length;
    on.server.intercept = async (path, answer) => {
      if (path === '/sync/changes' && on.server.pulls.length > before + 2) await released;
      return answer;
    };
    on.server.down = false;
    await eventually(async () => (await on.device.local.library.all()).length > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(on.device.status().syncBadge.kind).not.toBe('synced');
    release();
    await on.synced();
    expect(await on.device.local.library.all()).toHaveLength(30);
  });

  it('S02 a new epoch makes the device compare everything, and nothing is lost', async () => {
    const client = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    const lost = await on.device.local.clients.insert(newClient(on.device.local, 'Bình'));
    await on.synced();
    const old = newClient(on.device.local, 'Cúc');
    on.server.restore([
      { collection: 'clients', document: wire(client) },
      { collection: 'clients', document: wire(old) },
    ]);
    await eventually(() => on.server.stored('clients', lost.id) !== undefined);
    await eventually(async () => (await on.device.local.clients.get(old.id)) !== undefined);
    await on.synced();
    expect((await on.device.local.clients.all()).map((one) => one.clientName).sort()).toEqual([
      'Bình',
      'Cúc',
      'Hoa',
    ]);
  });

  it('S02 a replaced public database goes on from what the device has of the library', async () => {
    await on.synced();
    on.server.write('library', wire({ id: 'master-1' }));
    await eventually(async () => (await on.device.local.library.all()).length === 1);
    on.server.epochs = { ...on.server.epochs, published: 'p2' };
    const before = on.server.pulls.length;
    on.server.cut();
    const listCheckpoints = (): (string | null | undefined)[] =>
      on.server.pulls.slice(before).map(({ since }) => since.published);
    await eventually(() => listCheckpoints().some((since) => since !== undefined));
    await on.synced();
    expect(listCheckpoints()).not.toContain(null);
  });

  it('S02 an epoch that changes during a push is learned and the push repeated under it', async () => {
    await on.synced();
    on.server.epochs = { ...on.server.epochs, workspace: 'w2' };
    const made = await on.device.local.clients.insert(newClient(on.device.local, 'Hoa'));
    await eventually(() => on.server.stored('clients', made.id) !== undefined);
    await on.synced();
  });

  it('S02 pulls 10,000 documents of the catalogue', async () => {
    on.server.goDown();
    for (let i = 0; i < 10_000; i++)
      on.server.put('catalogue', {
        id: `food-${i}`,
        name: `Thực phẩm ${i}`,
        nutrients: { calories: i },
        _deleted: false,
      });
    on.server.down = false;
    await eventually(async () => (await countFoods()) === 10_000, countFoods, 60);
  });
});

const toSince = (at: number | null): string | null => (at === null ? null : String(at));
const countFoods = (): Promise<number> => on.device.local.catalogue.all().then((all) => all.length);
