import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  SYNC_LIMITS,
  WRITES_KEPT,
  type ChangesResponse,
  type Verdict,
} from '../../src/domain/protocol/protocol';
import {
  addPerson,
  createClient,
  created,
  Device,
  startSyncGateway,
  type Answer,
  type SyncGateway,
} from './syncHelpers';

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

async function newDevice(): Promise<Device> {
  return new Device(gateway.url, await addPerson(gateway.couch, gateway.secret)).start();
}

type Since = Record<string, string | null>;

const readChanges = (
  device: Device,
  since: Since = { workspace: null },
  more: Record<string, unknown> = {},
): Promise<Answer<ChangesResponse>> => device.changes(since, 1000, more);

async function push(
  device: Device,
  next: object,
  rev: string | null,
  write: string = randomUUID(),
): Promise<Verdict> {
  const row = { collection: 'clients', rev, write, next };
  const { status, body } = await device.push([row as never]);
  expect(status).toBe(200);
  return body.verdicts[0]!;
}

async function taken(...of: Parameters<typeof push>): Promise<string> {
  const verdict = await push(...of);
  if (verdict.verdict !== 'accepted') throw new Error(JSON.stringify(verdict));
  return verdict.rev;
}

describe('S02 changes by revision', () => {
  it('S02 tells each document once, with its revision, and goes on from the checkpoint', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    const first = await taken(device, one, null, 'a');
    const second = await taken(device, { ...one, weight: 61 }, first, 'b');
    const { body } = await readChanges(device);
    const { changes, checkpoint, complete } = body.databases.workspace!;
    expect(changes).toEqual([
      {
        collection: 'clients',
        document: { ...one, weight: 61 },
        rev: second,
        writes: ['a', 'b'],
      },
    ]);
    expect(complete).toBe(true);
    const later = await readChanges(device, { workspace: checkpoint });
    expect(later.body.databases.workspace).toMatchObject({ changes: [], complete: true });
    expect(Object.keys(later.body.databases)).toEqual(['workspace']);
  });

  it('S02 gives no more than is asked for, and all of it page by page', async () => {
    const device = await newDevice();
    await device.push(Array.from({ length: 25 }, () => created(createClient(device.person))));
    const ids = new Set<string>();
    let since: string | null = null;
    const goOn = async (): Promise<number> => {
      for (let complete = false; !complete;) {
        const { body } = await readChanges(device, { workspace: since }, { limit: 10 });
        const page = body.databases.workspace!;
        expect(page.changes.length).toBeLessThanOrEqual(10);
        for (const { document } of page.changes) ids.add(document.id);
        ({ checkpoint: since, complete } = page);
      }
      return ids.size;
    };
    // A copy of a cluster may not have all of it yet: what comes later stands behind the checkpoint.
    await expect.poll(goOn).toBe(25);
  });

  it('S02 refuses what is no call of ours: epochs, checkpoints, accounts and limits', async () => {
    const device = await newDevice();
    const other = await newDevice();
    const codes = await Promise.all([
      readChanges(device, { workspace: null }, { epochs: { ...device.epochs, workspace: 'old' } }),
      readChanges(device, { workspace: 'now' }),
      readChanges(device, { workspace: 'x'.repeat(4001) }),
      readChanges(device, { accounts: null }),
      readChanges(device, { workspace: null }, { limit: SYNC_LIMITS.pullDocuments + 1 }),
      readChanges(device, { workspace: null }, { workspaceId: other.person.workspaceId }),
    ]).then((answers) => answers.map(({ status, body }) => [status, body.code]));
    expect(codes[0]).toEqual([409, 'epoch_changed']);
    for (const [status] of codes) expect(status).toBeGreaterThanOrEqual(400);
    for (const [status] of codes) expect(status).toBeLessThan(500);
  });
});

describe('S02 a push by revision', () => {
  it('S02 builds on the stored revision, or meets the stored version with its names', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    const first = await taken(device, one, null, 'a');
    const second = await taken(device, { ...one, weight: 61 }, first, 'b');
    const verdict = await push(device, { ...one, phone: '0901' }, first, 'c');
    expect(verdict).toMatchObject({
      verdict: 'conflict',
      rev: second,
      master: { weight: 61 },
      writes: ['a', 'b'],
    });
    expect(await push(device, { ...one, weight: 61 }, first, 'b')).toMatchObject({
      verdict: 'accepted',
      rev: second,
    });
  });

  it('S02 what two devices say alike is stored once, under the names of both', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    const first = await taken(device, one, null, 'a');
    const two = { ...one, weight: 61 };
    await taken(device, two, first, 'b');
    const same = await taken(device, two, first, 'c');
    expect(await taken(device, two, first, 'c')).toBe(same);
    const later = await push(device, { ...two, phone: '0901' }, first, 'd');
    expect(later).toMatchObject({ verdict: 'conflict', rev: same, writes: ['a', 'b', 'c'] });
  });

  it('S02 a value that is set and set back is a version of its own: what was set may come late', async () => {
    const device = await newDevice();
    const one = createClient(device.person, { weight: 60 });
    const first = await taken(device, one, null, 'a');
    const back = await taken(device, one, first, 'c');
    expect(Number.parseInt(back, 10)).toBe(2);
    expect(await push(device, { ...one, weight: 61 }, first, 'b')).toMatchObject({
      verdict: 'conflict',
      master: { weight: 60 },
    });
  });

  it('S02 the names of the last writes are remembered, and no more', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    let rev = await taken(device, one, null, 'w0');
    for (let n = 1; n <= WRITES_KEPT; n += 1)
      rev = await taken(device, { ...one, weight: 40 + n }, rev, `w${n}`);
    // A copy of a cluster may not have the last of them yet.
    const names = async () =>
      (await readChanges(device)).body.databases.workspace!.changes[0]?.writes;
    await expect.poll(names).toEqual(Array.from({ length: WRITES_KEPT }, (_, n) => `w${n + 1}`));
  });

  it('S02 a row that does not say what it builds on is refused, and the others are not', async () => {
    const device = await newDevice();
    const [one, other] = [createClient(device.person), createClient(device.person)];
    const { body } = await device.push([
      { collection: 'clients', next: one } as never,
      created(other),
    ]);
    expect(body.verdicts).toMatchObject([
      { verdict: 'rejected', code: 'schema', details: { issues: [{ path: 'rev' }] } },
      { verdict: 'accepted' },
    ]);
  });
});
