import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  LEAF_SIZE,
  type SnapshotEnd,
  type SnapshotStart,
} from '../../src/domain/protocol/protocol';
import { createSnapshots } from '../../sync-server/sync/snapshot';
import { until } from '../support/gateway';
import { addPerson, Device, startSyncGateway, type Person, type SyncGateway } from './syncHelpers';

let gateway: SyncGateway;
let person: Person;
beforeAll(async () => {
  gateway = await startSyncGateway();
  person = await addPerson(gateway.couch, gateway.secret);
  const documents = Array.from({ length: LEAF_SIZE + 20 }, (_, index) =>
    stored({ id: `snap-${String(index).padStart(4, '0')}`, name: `Cá ${index}` }),
  );
  documents.push(stored({ id: 'snap-gone', name: 'Cá đã bỏ' }, true));
  const catalogue = gateway.couch.database('catalogue');
  // The starter set loads in the background; only afterwards does nothing change by itself.
  await until(async () => (await catalogue.getLocal('starter')) !== undefined);
  await catalogue.bulk(documents);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await gateway.couch.destroy('catalogue');
  await gateway.stop();
});

function stored(body: Record<string, unknown> & { id: string }, deleted = false) {
  const receivedAt = new Date().toISOString();
  const _id = `catalogue:${body.id}`;
  return { _id, type: 'catalogue', deleted, body, by: 'gateway', device: 'gateway', receivedAt };
}

const call = (headers: Record<string, string> = {}, token = person.token): Promise<Response> =>
  fetch(`${gateway.url}/sync/catalogue`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

function read(text: string) {
  const lines = text.split('\n').map((line) => JSON.parse(line) as unknown);
  const start = lines.shift() as SnapshotStart;
  const end = lines.pop() as SnapshotEnd;
  return { start, end, leaves: lines as { id: string; name: string }[][] };
}

describe('P26 S02 the catalogue in one file', () => {
  it('P26 S02 holds every entry once, in the order of ids, in leaves that the end names', async () => {
    const { start, end, leaves } = read(await (await call()).text());
    const ids = leaves.flat().map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('snap-'))).toHaveLength(LEAF_SIZE + 20);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids).not.toContain('snap-gone');
    expect(end.leaves).toEqual(leaves.map(([first]) => first?.id));
    expect(Math.max(...leaves.map((leaf) => leaf.length))).toBe(LEAF_SIZE);
    expect(start.epoch).toBe(await gateway.couch.epoch('catalogue'));
    expect(leaves[0]?.[0]).not.toHaveProperty('_deleted');
  });

  it('P26 S02 goes on by changes from its checkpoint, with nothing in between lost', async () => {
    const { start, leaves } = read(await (await call()).text());
    const device = await new Device(gateway.url, person).start();
    const later = { id: 'snap-later', name: 'Cá đến sau' };
    await gateway.couch.database('catalogue').put(stored(later));
    const again = read(await (await call()).text());
    expect(again.leaves).toEqual(leaves);
    const changes = async () => (await device.pull('catalogue', start.checkpoint)).documents;
    await expect.poll(changes).toEqual([{ ...later, _deleted: false }]);
  });

  it('P26 S02 travels compressed, is kept by the browser and asked for again with its tag', async () => {
    const packed = await call({ 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('cache-control')).toBe('private, no-cache');
    const tag = packed.headers.get('etag') ?? '';
    const plain = await call({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(await packed.text());
    const known = await call({ 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect((await call({ 'accept-encoding': 'identity', 'if-none-match': tag })).status).toBe(200);
  });

  it('P26 S02 is for approved experts only', async () => {
    const getStatus = async (options: Parameters<typeof addPerson>[2]): Promise<unknown> => {
      const { token } = await addPerson(gateway.couch, gateway.secret, options);
      const answer = await call({}, token);
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await getStatus({ status: 'suspended' })).toEqual([403, 'account_suspended']);
    expect(await getStatus({ status: 'pending' })).toEqual([403, 'account_not_approved']);
    expect(await getStatus({ claims: { sid: 'none' } })).toEqual([401, 'session_ended']);
    expect((await fetch(`${gateway.url}/sync/catalogue`)).status).toBe(401);
  });

  it('P26 S02 is made once for all who wait, and anew only after a change', async () => {
    const { couch } = gateway;
    const changes = vi.spyOn(couch.database('catalogue'), 'changes');
    vi.spyOn(couch, 'database').mockReturnValue(
      Object.assign(couch.database('catalogue'), { changes }) as never,
    );
    const snapshots = createSnapshots(couch);
    vi.mocked(couch.database).mockRestore();
    const epoch = await couch.epoch('catalogue');
    const [first, second] = await Promise.all([snapshots.read(epoch), snapshots.read(epoch)]);
    expect(second).toBe(first);
    const calls = changes.mock.calls.length;
    expect(calls).toBeGreaterThan(0);
    const clock = vi.spyOn(performance, 'now');
    const real = performance.now();
    clock.mockImplementation(() => real + 61_000);
    expect(await snapshots.read(epoch)).toBe(first);
    await couch.database('catalogue').put(stored({ id: 'snap-newest', name: 'Cá mới nhất' }));
    // In a cluster the changes come from one copy, which may not have the entry yet.
    await expect.poll(async () => (await snapshots.read(epoch)).tag).not.toBe(first.tag);
    expect(changes.mock.calls.length).toBeGreaterThan(calls);
    expect((await snapshots.read('another')).epoch).toBe('another');
    clock.mockRestore();
  });
});
