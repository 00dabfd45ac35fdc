import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { createArticlePurge } from '../../sync-server/modules/articles/purge';
import { createStorageQuota } from '../../sync-server/modules/storage/storageQuota';
import {
  addPerson,
  created,
  Device,
  startSyncGateway,
  describeVerdicts,
  type SyncGateway,
} from './syncHelpers';

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

function purgeIn(days: number) {
  const { couch, ctx } = gateway;
  let at = Date.now() + days * DAY;
  const now = () => new Date(at);
  const parts = { couch, rooms: createStorageQuota(couch), wake: ctx.wake, now };
  return {
    ...createArticlePurge(parts),
    wait: (hours: number) => void (at += (hours * DAY) / 24),
  };
}

/** Copies of the database may lag, so the rest goes on later days. */
async function removes(purge: ReturnType<typeof purgeIn>, count: number): Promise<void> {
  let removed = 0;
  if ((await gateway.couch.database('accounts').copies()) === 1)
    return expect(await purge.remove()).toBe(count);
  const more = async () => {
    purge.wait(24);
    removed += await purge.remove();
    return removed;
  };
  await expect.poll(more).toBe(count);
}

const newDevice = async (): Promise<Device> =>
  new Device(gateway.url, await addPerson(gateway.couch, gateway.secret)).start();

function article(device: Device, changes: Record<string, unknown>): Record<string, unknown> {
  const { workspaceId, accountId: expertId } = device.person;
  const at = new Date().toISOString();
  const base = { id: randomUUID(), workspaceId, expertId, createdAt: at, updatedAt: at };
  const facts = { slug: '', tags: [], summary: '', readingTime: 1, wordCount: 0, blocks: [] };
  return { ...base, title: 'Bài', status: 'published', ...facts, ...changes, _deleted: false };
}

const pushed = async (device: Device, changes: Record<string, unknown> = {}) => {
  const body = article(device, changes);
  expect(describeVerdicts(await device.push([created(body, 'articles')]))).toEqual(['accepted']);
  return body;
};

const readStored = ({ person }: Device, { id }: Record<string, unknown>) =>
  gateway.couch.database(workspaceDatabase(person.workspaceId)).get(`articles:${String(id)}`);

describe('P27 the gateway removes articles that were deleted thirty days ago', () => {
  it('P27 those, and no others; devices learn of it as of any deletion', async () => {
    const device = await newDevice();
    const gone = await pushed(device, { deletedAt: daysAgo(0), title: 'Đã xóa' });
    const row = await pushed(device);
    const draft = await pushed(device, { status: 'draft' });
    expect(await purgeIn(29).remove()).toBe(0);
    expect((await readStored(device, gone))?.deleted).toBe(false);

    const stream = await device.connect();
    await removes(purgeIn(31), 1);
    await stream.next('wake', undefined, ({ collections }) => collections.includes('articles'));
    stream.close();
    const { _deleted: _, ...body } = gone;
    expect(await readStored(device, gone)).toMatchObject({ deleted: true, body, by: 'gateway' });
    for (const other of [row, draft])
      expect((await readStored(device, other))?.deleted).toBe(false);
    const listDeleted = async () => {
      const { documents } = await device.pull('articles');
      return documents.filter(({ _deleted }) => _deleted).map(({ id }) => id);
    };
    await expect.poll(listDeleted).toEqual([gone.id]);
    expect(await purgeIn(31).remove()).toBe(0);
  });

  it('P27 a device whose clock is years behind does not have its article removed at once', async () => {
    const device = await newDevice();
    const body = await pushed(device, { deletedAt: daysAgo(3_650) });
    expect(await purgeIn(1).remove()).toBe(0);
    expect((await readStored(device, body))?.deleted).toBe(false);
    await removes(purgeIn(31), 1);
  });

  it('P27 who took the article back without a network gets both versions to merge', async () => {
    const device = await newDevice();
    const body = await pushed(device, { deletedAt: daysAgo(0) });
    await removes(purgeIn(31), 1);
    const { deletedAt: _, ...restored } = body;
    const row = { collection: 'articles', assumed: body, next: restored };
    const { body: answer } = await device.push([row]);
    expect(answer.verdicts).toMatchObject([
      { verdict: 'conflict', master: { id: body.id, _deleted: true } },
    ]);
  });

  it('P27 the practice’s room is counted anew, of more than one page, once a day', async () => {
    const device = await newDevice();
    const rows = Array.from({ length: 60 }, () =>
      created(article(device, { deletedAt: daysAgo(0) }), 'articles'),
    );
    expect(new Set(describeVerdicts(await device.push(rows)))).toEqual(new Set(['accepted']));
    const purge = purgeIn(31);
    await removes(purge, 60);
    const database = gateway.couch.database(workspaceDatabase(device.person.workspaceId));
    const note = (await database.get('meta:storage')) as unknown as Record<string, number>;
    expect(note.deletedDocuments).toBeGreaterThanOrEqual(60);
    expect(note.documents).toBeLessThan(60);
    await pushed(device, { deletedAt: daysAgo(0) });
    purge.wait(23);
    expect(await purge.remove()).toBe(0);
    purge.wait(1);
    await removes(purge, 1);
  });
});
