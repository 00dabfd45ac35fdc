import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import type { AccountProfile } from '../../src/domain/account';
import { NEEDED_PROTOCOL, PROTOCOL } from '../../src/domain/protocolVersions';
import type { Fetch } from '../../src/gateway/calls';
import { profile } from '../support/profile';
import { newClient, openDevice } from './support/device';
import type { Device } from './support/device';
import { FakeServer } from './support/fakeServer';

let account: AccountProfile;
let server: FakeServer;
let device: Device;
let calls: { path: string; headers: Headers }[];

beforeEach(async () => {
  account = profile();
  server = new FakeServer(account);
  calls = [];
  const noting: Fetch = (path, init) => {
    calls.push({ path, headers: new Headers(init.headers) });
    return server.fetch(path, init);
  };
  device = await openDevice(account, noting);
});

afterEach(async () => {
  await device.close();
  expect(device.errors.map(String)).toEqual([]);
});

const synced = () => device.until(({ pill }) => pill.kind === 'synced');
const add = (name: string) => device.local.clients.insert(newClient(device.local, name));
/** The gateway is replaced: the stream is cut and opened again. */
const replace = (): void => server.cut();

describe('S02 versions of app and gateway', () => {
  it('every call names the version of the app, a push also the protocol that it needs', async () => {
    await synced();
    await add('Hoa');
    await synced();
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
      await synced();
      server.protocol = old;
      replace();
      await device.until(({ outdated }) => outdated === 'gateway');
      const before = calls.length;
      const other = newClient(device.local, 'Bình');
      server.write('clients', { ...other, _deleted: false });
      await add('Hoa');
      const status = await device.until(({ waiting }) => waiting.length === 1);
      expect(status.pill).toEqual({ kind: 'waiting', count: 1 });
      expect(calls.slice(before).map(({ path }) => path)).not.toContain('/sync/changes');
      expect(server.pushes).toEqual([]);
      server.protocol = PROTOCOL;
      replace();
      const after = await synced();
      expect(after).toMatchObject({ outdated: null, rejections: [], failures: 0 });
      expect(server.pushes).toHaveLength(1);
      expect(await device.local.clients.get(other.id)).toBeDefined();
    },
  );

  it('an outdated app keeps all, pushes nothing, and says what to do', async () => {
    server.leastApp = '99.0.0';
    replace();
    await device.until(({ pill }) => pill.kind === 'outdated');
    await add('Hoa');
    await device.until(({ waiting }) => waiting.length === 1);
    expect(server.pushes).toEqual([]);
    server.leastApp = '0.1.0';
    replace();
    await synced();
  });

  it('a push that meets another gateway than the stream is no failure of its documents', async () => {
    await synced();
    // Behind a balancer: the stream leads to a new gateway, the push to one of the first protocol.
    server.refuse = () => 'schema';
    const said: unknown[] = [];
    server.trouble = (path) => {
      server.protocol = path === '/sync/push' && said.push(path) < 3 ? undefined : PROTOCOL;
      if (said.length >= 3) server.refuse = () => null;
      return null;
    };
    await add('Hoa');
    await device.until(({ outdated }) => outdated === 'gateway');
    const status = await synced();
    expect(status.rejections).toEqual([]);
    // Or both were of this form, and one does not let this version push any more.
    server.trouble = (path) => (path === '/sync/push' ? [426, 'app_outdated'] : null);
    await add('Bình');
    await device.until(({ pill }) => pill.kind === 'outdated');
    server.trouble = () => null;
    replace();
    expect((await synced()).rejections).toEqual([]);
  });
});
