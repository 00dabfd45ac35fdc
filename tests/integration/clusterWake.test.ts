import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  workspaceDatabase,
  type Couch,
  type CouchDocument,
  type StoredDocument,
} from '../../sync-server/couch/client';
import { createLogger } from '../../sync-server/http/log';
import { createWakeHub } from '../../sync-server/http/wakeHub';
import { createClusterWake } from '../../sync-server/sync/clusterWake';
import { createLiveHub } from '../../sync-server/sync/hub';
import { connectTestCouch, type TestCouch } from '../support/gateway';

let server: TestCouch;
beforeAll(async () => {
  server = await connectTestCouch();
});
afterAll(() => server.close());

const client = (device: string): StoredDocument => ({
  _id: `clients:${randomUUID()}`,
  type: 'clients',
  deleted: false,
  body: {},
  by: 'account-1',
  device,
  receivedAt: new Date().toISOString(),
});

/**
 * Two devices that listen at a gateway whose database has so many copies.
 * @param behind how many reads of changes come from a copy that has none of them yet
 */
async function listening(copies: number, behind = 0) {
  const workspaceId = randomUUID();
  const name = workspaceDatabase(workspaceId);
  await server.couch.ensureDatabase(name);
  const reads = { behind, count: 0 };
  const couch: Couch = {
    ...server.couch,
    database: <D extends CouchDocument>(one: string) => {
      const database = server.couch.database<D>(one);
      const changes: typeof database.changes = async (options) => {
        reads.count += 1;
        const page = await database.changes(options);
        if (reads.behind === 0) return page;
        reads.behind -= 1;
        return { ...page, rows: [], lastSeq: options.since ?? '0' };
      };
      return { ...database, changes, copies: () => Promise.resolve(copies) };
    },
  };
  const hub = createLiveHub(createWakeHub());
  const cluster = createClusterWake({ couch, hub, log: createLogger('silent') });
  const wakes: Record<string, string[][]> = { tablet: [], phone: [] };
  for (const deviceId of Object.keys(wakes))
    hub.subscribe({
      accountId: 'account-1',
      workspaceId,
      deviceId,
      sessionId: deviceId,
      send: (event) => event.type === 'wake' && wakes[deviceId]?.push(event.collections),
      end: () => undefined,
    });
  await cluster.follow(workspaceId);
  const write = async (isOwn: boolean): Promise<void> => {
    const { id, rev } = await server.couch.database(name).put(client('tablet'));
    if (isOwn) cluster.wrote(workspaceId, [[id, rev]]);
  };
  const look = (): void => cluster.updated({ name, removed: false });
  const push = (): (() => void) => cluster.pushBegins(workspaceId);
  return { wakes, reads, write, push, look };
}

describe('S02 a write that not every copy has yet', () => {
  it('S02 wakes the other devices once more, whichever gateway took it', async () => {
    const { wakes, write, look } = await listening(3);
    await write(true);
    // The look itself may read a copy that is behind.
    await expect.poll(() => (look(), wakes.phone)).toEqual([['clients']]);
    await write(false);
    await expect.poll(() => (look(), wakes.phone)).toEqual([['clients'], ['clients'], ['clients']]);
    expect(wakes.tablet).toEqual([]);
  });

  it('S02 wakes them also where the look at once reads a copy that has nothing of it', async () => {
    const { wakes, write, look } = await listening(3, 1);
    await write(false);
    look();
    await expect.poll(() => wakes.phone).toEqual([['clients'], ['clients']]);
    expect(wakes.tablet).toEqual([]);
  });

  it('S02 does so only where there are several', async () => {
    const { wakes, write, look } = await listening(1);
    await write(true);
    await write(false);
    await expect.poll(() => (look(), wakes.phone)).toEqual([['clients']]);
    await pause(1_500);
    expect(wakes).toEqual({ tablet: [], phone: [['clients']] });
  });
});

describe('S02 devices that push here', () => {
  it('S02 what they wrote is read once they pause, not behind each of their pushes', async () => {
    const { wakes, reads, write, push, look } = await listening(1);
    const ended = push();
    for (let round = 0; round < 3; round += 1) await write(true);
    ended();
    for (let round = 0; round < 3; round += 1) look();
    expect(reads.count).toBe(0);
    await expect.poll(() => reads.count).toBeGreaterThan(0);
    await pause(100);
    expect(wakes.phone).toEqual([]);
    await write(false);
    await expect.poll(() => (look(), wakes.phone)).toEqual([['clients']]);
  });

  it('S02 what another gateway wrote is told also where the pushes do not end', async () => {
    const { wakes, reads, write, push, look } = await listening(1);
    const ended = push();
    await write(false);
    look();
    expect(reads.count).toBe(0);
    await expect.poll(() => (look(), wakes.phone)).toEqual([['clients']]);
    ended();
  });
});
