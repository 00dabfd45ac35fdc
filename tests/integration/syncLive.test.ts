import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { MAX_STREAMS } from '../../sync-server/sync/hub';
import { accountKey, sessionKey } from '../../sync-server/modules/accounts/accountRecords';
import {
  addPerson,
  createClient,
  created,
  Device,
  openLive,
  startSyncGateway,
  listWakes,
  type LiveStream,
  type SyncGateway,
} from './syncHelpers';
import { until } from '../support/gateway';

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

const newPerson = () => addPerson(gateway.couch, gateway.secret);
async function newDevice(): Promise<Device> {
  return new Device(gateway.url, await newPerson()).start();
}

const LAST = 'plans';
async function wokenLast(...streams: LiveStream[]): Promise<void> {
  gateway.ctx.wake.wake('*', [LAST]);
  for (const stream of streams)
    await stream.next('wake', undefined, ({ collections }) => collections.includes(LAST));
}

const wakesBefore = (stream: LiveStream): string[][] =>
  listWakes(stream)
    .map((names) => names.filter((name) => name !== LAST))
    .filter(({ length }) => length > 0);

async function wakesAfterRefusal(): Promise<string[][]> {
  const tablet = await newDevice();
  const phone = new Device(gateway.url, tablet.person);
  const stream = await phone.connect();
  await tablet.push([created(createClient(tablet.person, { weight: -1 }))]);
  // Simultaneous wakes are merged: whatever the refused row told is in this one or before it.
  gateway.ctx.wake.wake(tablet.person.workspaceId, ['menus']);
  await stream.next('wake', undefined, ({ collections }) => collections.includes('menus'));
  stream.close();
  return listWakes(stream);
}

function countReads(workspaceId: string): { count: number } {
  const { couch } = gateway.ctx;
  const reads = { count: 0 };
  const open = couch.database.bind(couch);
  vi.spyOn(couch, 'database').mockImplementation((name) => {
    const database = open(name);
    if (name !== workspaceDatabase(workspaceId)) return database as never;
    const changes: typeof database.changes = (options) => {
      reads.count += 1;
      return database.changes(options);
    };
    return { ...database, changes } as never;
  });
  return reads;
}

describe('S02 live stream', () => {
  it('says hello with the epochs first, uncompressed and never stored', async () => {
    const device = new Device(gateway.url, await newPerson());
    const before = Date.now();
    const stream = await openLive(device);
    const hello = await stream.next('hello');
    expect(stream.events[0]).toBe(hello);
    expect(hello.epochs.workspace).toBe(
      await gateway.couch.epoch(workspaceDatabase(device.person.workspaceId)),
    );
    expect(Date.parse(hello.serverTime)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(hello.serverTime)).toBeLessThanOrEqual(Date.now());
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(stream.headers.get('cache-control')).toContain('no-store');
    expect(stream.headers.get('content-type')).toContain('ndjson');
    stream.close();
  });

  it('S02 does not read back what a device pushes behind each of its pushes', async () => {
    const tablet = await newDevice();
    const stream = await tablet.connect();
    const reads = countReads(tablet.person.workspaceId);
    for (let round = 0; round < 20; round += 1)
      expect((await tablet.push([created(createClient(tablet.person))])).status).toBe(200);
    expect(reads.count).toBeLessThan(10);
    await expect.poll(() => reads.count).toBeGreaterThan(0);
    stream.close();
  });

  it('S02 P18 wakes the other devices at once, not the one that wrote', async () => {
    const tablet = await newDevice();
    const phone = new Device(gateway.url, tablet.person);
    const stranger = await newDevice();
    const streams = await Promise.all([tablet.connect(), phone.connect(), stranger.connect()]);
    const [own, other, foreign] = streams;
    await tablet.push([created(createClient(tablet.person))]);
    await other.next('wake', undefined, ({ collections }) => collections.includes('clients'));
    await expect.poll(() => phone.pullAll('clients')).toHaveLength(1);
    await wokenLast(...streams);
    // On a cluster, or where the machine stalled, a second wake may follow.
    expect([...new Set(wakesBefore(other).flat())]).toEqual(['clients']);
    expect(wakesBefore(other).length).toBeLessThanOrEqual(2);
    for (const quiet of [own, foreign]) expect(wakesBefore(quiet)).toEqual([]);
    for (const stream of streams) stream.close();
  });

  it('P18 does not wake for what was refused', async () => {
    // A cluster's feed that begins anew wakes for everything, which proves nothing, so it is tried again.
    await expect.poll(wakesAfterRefusal).toEqual([['menus']]);
  });

  it('wakes every device for what the gateway writes, many changes as one', async () => {
    const device = await newDevice();
    const stream = await device.connect();
    gateway.ctx.wake.wake(device.person.workspaceId, ['notices']);
    gateway.ctx.wake.wake('*', ['menus']);
    gateway.ctx.wake.wake(device.person.workspaceId, ['notices']);
    await stream.next('wake', undefined, ({ collections }) => collections.includes('notices'));
    await wokenLast(stream);
    expect(wakesBefore(stream).map((names) => names.sort())).toEqual([['menus', 'notices']]);
    stream.close();
  });

  it('is cut with its reason when the account is locked', async () => {
    const device = await newDevice();
    const stream = await device.connect();
    gateway.hub.lock(device.person.accountId, 'account_suspended');
    expect(await stream.next('locked')).toEqual({ type: 'locked', code: 'account_suspended' });
    await stream.ended;
  });

  it(
    'beats, and notices an ended session and a suspension by itself',
    { timeout: 120_000 },
    async () => {
      const ended = await newDevice();
      const suspended = await newDevice();
      const streams = await Promise.all([ended.connect(), suspended.connect()]);
      await streams[0].next('beat', 60_000);
      const accounts = gateway.couch.database('accounts');
      const session = await accounts.get(sessionKey(ended.person.sid));
      await accounts.put({ ...session!, _deleted: true });
      const key = accountKey(`${suspended.person.accountId}@example.vn`);
      const account = await accounts.get(key);
      await accounts.put({ ...account!, body: { ...account!.body, status: 'suspended' } });
      const locked = await Promise.all(streams.map((stream) => stream.next('locked')));
      expect(locked.map((event) => event.code)).toEqual(['session_ended', 'account_suspended']);
      await Promise.all(streams.map((stream) => stream.ended));
    },
  );

  it('ends when a database begins another life, so that the device learns the epoch', async () => {
    const device = await newDevice();
    const stream = await device.connect();
    const before = device.epochs.workspace;
    const name = workspaceDatabase(device.person.workspaceId);
    await gateway.couch.destroy(name);
    await gateway.couch.ensureDatabase(name);
    await stream.ended;
    await device.start();
    expect(device.epochs.workspace).not.toBe(before);
  });

  it('refuses another account, a missing device and too many streams', async () => {
    // Not `newDevice`: its first stream may still be counted.
    const device = new Device(gateway.url, await newPerson());
    expect((await openLive(device, { workspaceId: 'other' })).status).toBe(403);
    expect((await openLive(device, { deviceId: '' })).status).toBe(400);
    // Not all at once: concurrent calls of one account have a limit of their own.
    const streams: LiveStream[] = [];
    while (streams.length < MAX_STREAMS)
      streams.push(...(await Promise.all(Array.from({ length: 10 }, () => openLive(device)))));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect((await openLive(device)).status).toBe(429);
    streams[0]?.close();
    // The gateway learns of it only once the connection's end has arrived.
    let next = await openLive(device);
    await until(async () => next.status === 200 || (next = await openLive(device)).status === 200);
    for (const stream of [...streams, next]) stream.close();
  });

  it('S06 ends all streams when the gateway stops', async () => {
    const other = await startSyncGateway();
    const device = new Device(other.url, await addPerson(other.couch, other.secret));
    const stream = await device.connect();
    let isStopped = false;
    const stopped = other.stop().then(() => (isStopped = true));
    await stream.ended;
    expect(isStopped).toBe(false);
    await stopped;
  });
});
