import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workspaceDatabase, type Changes, type Couch, type StoredDocument } from '../couch/client';
import { REPLICA_LAG_MS } from '../couch/copies';
import { createLogger } from '../http/log';
import { createWakeHub } from '../http/wakeHub';
import { createClusterWake } from './clusterWake';
import { createLiveHub } from './hub';

const WORKSPACE = 'w1';
const NAME = workspaceDatabase(WORKSPACE);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function client(device: string, at: number): StoredDocument {
  return {
    _id: `clients:c${at}`,
    _rev: `1-r${at}`,
    type: 'clients',
    deleted: false,
    body: {},
    by: 'account-1',
    device,
    receivedAt: '2026-11-26T00:00:00.000Z',
  };
}

function databaseWith(copies: number, behind: number) {
  const written: StoredDocument[] = [];
  const reads = { behind, count: 0 };
  const changes = async ({ since }: { since: string | null }): Promise<Changes<StoredDocument>> => {
    reads.count += 1;
    const from = Number(since ?? 0);
    if (reads.behind > 0) {
      reads.behind -= 1;
      return { rows: [], lastSeq: String(from), pending: 0 };
    }
    const rows = written.slice(from).map((doc) => ({ id: doc._id, deleted: false, doc }));
    return { rows, lastSeq: String(written.length), pending: 0 } as Changes<StoredDocument>;
  };
  const database = {
    changes,
    copies: async () => copies,
    lastSeq: async () => String(written.length),
  };
  return { written, reads, couch: { database: () => database } as unknown as Couch };
}

async function listening(copies: number, behind = 0) {
  const { written, reads, couch } = databaseWith(copies, behind);
  const hub = createLiveHub(createWakeHub());
  const cluster = createClusterWake({ couch, hub, log: createLogger('silent') });
  const wakes: Record<string, string[][]> = { tablet: [], phone: [] };
  for (const deviceId of Object.keys(wakes))
    hub.subscribe({
      accountId: 'account-1',
      workspaceId: WORKSPACE,
      deviceId,
      sessionId: deviceId,
      send: (event) => event.type === 'wake' && wakes[deviceId]?.push(event.collections),
      end: () => undefined,
    });
  await cluster.follow(WORKSPACE);
  const write = (isOwn: boolean): void => {
    const document = client('tablet', written.push({} as StoredDocument));
    written.splice(-1, 1, document);
    if (isOwn) cluster.wrote(WORKSPACE, [[document._id, document._rev ?? '']]);
  };
  const look = (): void => cluster.updated({ name: NAME, removed: false });
  const push = (): (() => void) => cluster.pushBegins(WORKSPACE);
  return { wakes, reads, write, push, look };
}

describe('S02 a write that not every copy has yet', () => {
  it('S02 wakes the other devices once more, whichever gateway took it', async () => {
    const { wakes, write, look } = await listening(3);
    write(true);
    look();
    await pass(REPLICA_LAG_MS - 1);
    expect(wakes.phone).toEqual([]);
    await pass(200);
    expect(wakes.phone).toEqual([['clients']]);
    write(false);
    look();
    await pass(200);
    expect(wakes.phone).toEqual([['clients'], ['clients']]);
    await pass(10 * REPLICA_LAG_MS);
    expect(wakes).toEqual({ tablet: [], phone: [['clients'], ['clients'], ['clients']] });
  });

  it('S02 wakes them also where the look at once reads a copy that has nothing of it', async () => {
    const { wakes, write, look } = await listening(3, 1);
    write(false);
    look();
    await pass(REPLICA_LAG_MS - 1);
    expect(wakes.phone).toEqual([]);
    await pass(10 * REPLICA_LAG_MS);
    expect(wakes).toEqual({ tablet: [], phone: [['clients'], ['clients']] });
  });

  it('S02 does so only where there are several', async () => {
    const { wakes, write, look } = await listening(1);
    write(true);
    write(false);
    look();
    await pass(10 * REPLICA_LAG_MS);
    expect(wakes).toEqual({ tablet: [], phone: [['clients']] });
  });
});

describe('S02 devices that push here', () => {
  it('S02 what they wrote is read once they pause, not behind each of their pushes', async () => {
    const { wakes, reads, write, push, look } = await listening(1);
    const ended = push();
    for (let round = 0; round < 3; round += 1) write(true);
    ended();
    for (let round = 0; round < 3; round += 1) look();
    await pass(99);
    expect(reads.count).toBe(0);
    await pass(1);
    expect(reads.count).toBe(1);
    await pass(10_000);
    expect(wakes.phone).toEqual([]);
    write(false);
    look();
    await pass(200);
    expect(wakes.phone).toEqual([['clients']]);
  });

  it('S02 what another gateway wrote is told also where the pushes do not end', async () => {
    const { wakes, reads, write, push, look } = await listening(1);
    push();
    write(false);
    look();
    await pass(999);
    expect(reads.count).toBe(0);
    await pass(200);
    expect(wakes.phone).toEqual([['clients']]);
  });
});
