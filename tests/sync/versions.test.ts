import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { LEAST_APP, NEEDED_PROTOCOL, PROTOCOL } from '../../src/domain/protocol/protocolVersions';
import { readArrived } from '../../src/data/arrived';
import { RecordDatabase } from '../../src/data/store/recordDatabase';
import { REPLICATED_NAMES } from '../../src/domain/records';
import { eventually, newClient, newConsultation } from './support/device';
import { withOneDevice } from './support/oneDevice';

let calls: { path: string; headers: Headers }[];
beforeEach(() => {
  calls = [];
});
const on = withOneDevice({
  through: (server) => (path, init) => {
    calls.push({ path, headers: new Headers(init.headers) });
    return server.fetch(path, init);
  },
});

const add = (name: string) => on.device.local.clients.insert(newClient(on.device.local, name));
const replace = (): void => on.server.cut();

describe('S02 versions of app and gateway', () => {
  it('every call names the version of the app, a push also the protocol that it needs', async () => {
    await on.synced();
    await add('Hoa');
    await on.synced();
    expect(calls.map(({ headers }) => headers.get('x-app-version'))).toEqual(
      calls.map(() => version),
    );
    const pushes = calls.filter(({ path }) => path === '/sync/push');
    expect(pushes.map(({ headers }) => headers.get('x-needed-protocol'))).toEqual([
      String(NEEDED_PROTOCOL),
    ]);
  });

  it.each([undefined, NEEDED_PROTOCOL - 1])(
    'a gateway of protocol %s is asked for nothing until it is replaced, and all is kept',
    async (old) => {
      await on.synced();
      on.server.protocol = old;
      replace();
      await on.device.until(({ outdated }) => outdated === 'gateway');
      const before = calls.length;
      const other = newClient(on.device.local, 'Bình');
      on.server.write('clients', { ...other, _deleted: false });
      await add('Hoa');
      const status = await on.device.until(({ waiting }) => waiting.length === 1);
      expect(status.syncBadge).toEqual({ kind: 'waiting', count: 1 });
      expect(calls.slice(before).map(({ path }) => path)).not.toContain('/sync/changes');
      expect(on.server.pushes).toEqual([]);
      on.server.protocol = PROTOCOL;
      replace();
      const after = await on.synced();
      expect(after).toMatchObject({ outdated: null, rejections: [], failures: 0 });
      expect(on.server.pushes).toHaveLength(1);
      expect(await on.device.local.clients.get(other.id)).toBeDefined();
    },
  );

  it('an outdated app keeps all, pushes nothing, and says what to do', async () => {
    on.server.leastApp = '99.0.0';
    replace();
    await on.device.until(({ syncBadge }) => syncBadge.kind === 'outdated');
    await add('Hoa');
    await on.device.until(({ waiting }) => waiting.length === 1);
    expect(on.server.pushes).toEqual([]);
    on.server.leastApp = LEAST_APP;
    replace();
    await on.synced();
  });

  it('a push that meets another gateway than the stream is no failure of its documents', async () => {
    await on.synced();
    on.server.refuse = () => 'schema';
    const pushPaths: unknown[] = [];
    on.server.trouble = (path) => {
      on.server.protocol = path === '/sync/push' && pushPaths.push(path) < 3 ? undefined : PROTOCOL;
      if (pushPaths.length >= 3) on.server.refuse = () => null;
      return null;
    };
    await add('Hoa');
    await on.device.until(({ outdated }) => outdated === 'gateway');
    const status = await on.synced();
    expect(status.rejections).toEqual([]);
    on.server.trouble = (path) => (path === '/sync/push' ? [426, 'app_outdated'] : null);
    await add('Bình');
    await on.device.until(({ syncBadge }) => syncBadge.kind === 'outdated');
    on.server.trouble = () => null;
    replace();
    expect((await on.synced()).rejections).toEqual([]);
  });
});

/** With the app closed, because a pull on its way would note the present collections. */
async function leftBy(collections: readonly string[]): Promise<void> {
  const { name } = on.device.local.store.database;
  await on.device.close();
  const database = new RecordDatabase(name);
  const { value } = (await database.pulls.get('workspace')) ?? {};
  await database.pulls.put({ key: 'workspace', value: { ...(value as object), collections } });
  await database.records('consultations').clear();
  database.close();
}

describe('S02 a collection that came with a newer version', () => {
  const former = REPLICATED_NAMES.filter((name) => name !== 'consultations');

  it('S02 is pulled from the beginning behind an app that did not have it', async () => {
    const client = await add('Hoa');
    const visit = newConsultation(on.device.local, client.id);
    on.server.write('consultations', { ...visit, _deleted: false });
    await eventually(async () => Boolean(await on.device.local.consultations.get(visit.id)));
    await on.synced();
    await leftBy(former);
    on.server.goDown();
    await on.open();
    expect((await readArrived(on.device.local)).workspace).toBe(true);
    expect(await on.device.local.consultations.get(visit.id)).toBeUndefined();
    await on.device.local.clients.update(client.id, (one) => ({ ...one, phone: '0901' }));
    on.server.down = false;
    await on.device.until(({ syncBadge }) => syncBadge.kind === 'synced');
    expect(await on.device.local.consultations.get(visit.id)).toMatchObject({ id: visit.id });
    expect(on.server.stored('clients', client.id)).toMatchObject({ phone: '0901' });
  });

  it('S02 is pulled once: the next start goes on where the last one ended', async () => {
    await on.synced();
    await leftBy(former);
    await on.open();
    await on.synced();
    calls = [];
    await on.reopen();
    await on.synced();
    const { value } = (await on.device.local.store.database.pulls.get('workspace')) ?? {};
    expect(value).toMatchObject({ collections: REPLICATED_NAMES });
  });
});
