import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getImageRoom, getRecordQuota } from '../../src/domain/accounts/access/entitlements';
import {
  imageDatabase,
  workspaceDatabase,
  type CouchDatabase,
  type CouchDocument,
} from '../../sync-server/couch/client';
import { REPLICA_LAG_MS } from '../../sync-server/couch/copies';
import { buildPng } from '../support/images';
import { startTwoGateways, type TwoGateways } from '../support/twoGateways';
import {
  addPerson,
  createClient,
  createConsultation,
  created,
  Device,
  startSyncGateway,
  type Row,
  describeVerdicts,
  type SyncGateway,
} from './syncHelpers';

const FREE = getRecordQuota('free');
const MB = 1024 * 1024;

interface Noted extends CouchDocument {
  documents: number;
  bytes: number;
  deletedDocuments: number;
  deletedBytes: number;
  countedAt?: string;
}

const getDatabase = (couch: SyncGateway['couch'], workspaceId: string): CouchDatabase<Noted> =>
  couch.database(workspaceDatabase(workspaceId)) as unknown as CouchDatabase<Noted>;

async function pretend(
  couch: SyncGateway['couch'],
  workspaceId: string,
  amount: Partial<Noted>,
  countedAt = new Date().toISOString(),
): Promise<void> {
  const notes = getDatabase(couch, workspaceId);
  const present = await notes.get('meta:storage');
  const none = { documents: 0, bytes: 0, deletedDocuments: 0, deletedBytes: 0 };
  const type = { type: 'meta' };
  await notes.put({ _id: 'meta:storage', ...none, ...present, ...type, ...amount, countedAt });
}

const words = (answers: Awaited<ReturnType<Device['push']>>[]): string[] =>
  answers.flatMap(describeVerdicts);

function article(device: Device, bytes = 100): Record<string, unknown> {
  const { workspaceId, accountId: expertId } = device.person;
  const at = new Date().toISOString();
  const base = { id: randomUUID(), workspaceId, expertId, createdAt: at, updatedAt: at };
  const blocks = Array.from({ length: Math.ceil(bytes / 9_000) }, (_, id) => ({
    id: String(id),
    type: 'code',
    data: { code: 'a'.repeat(Math.min(9_000, bytes)) },
  }));
  const facts = { slug: '', tags: [], summary: '', readingTime: 1, wordCount: 0 };
  return { ...base, title: 'Bài', status: 'draft', ...facts, blocks, _deleted: false };
}

const newArticle = (device: Device, bytes?: number): Row =>
  created(article(device, bytes), 'articles');
const changed = (before: Record<string, unknown>, next: Record<string, unknown>): Row => ({
  collection: 'articles',
  assumed: before,
  next,
});

describe('S05 room for the documents of a practice', () => {
  let gateway: SyncGateway;
  beforeAll(async () => {
    gateway = await startSyncGateway();
  });
  afterAll(() => gateway.stop());

  const newDevice = async (): Promise<Device> =>
    new Device(
      gateway.url,
      await addPerson(gateway.couch, gateway.secret, { plan: 'free' }),
    ).start();

  it('S05 a free account does not fill the server: what goes beyond the plan is refused by verdict', async () => {
    const device = await newDevice();
    const { workspaceId } = device.person;
    await device.push([newArticle(device)]);
    await pretend(gateway.couch, workspaceId, { documents: 1, bytes: FREE.bytes - 5 * MB });
    const rows = (): Row[] => Array.from({ length: 10 }, () => newArticle(device, 900_000));
    const verdicts = words([await device.push(rows()), await device.push(rows())]);
    expect(verdicts.filter((word) => word === 'accepted').length).toBeLessThanOrEqual(6);
    expect(verdicts.filter((word) => word === 'workspace_full').length).toBeGreaterThanOrEqual(14);
    const { documents = 0 } =
      (await getDatabase(gateway.couch, workspaceId).get('meta:storage')) ?? {};
    expect(documents).toBeLessThan(40);
  });

  it('S05 so is one document too many; the refusal says it in Vietnamese', async () => {
    const device = await newDevice();
    await pretend(gateway.couch, device.person.workspaceId, { documents: FREE.documents });
    const { body } = await device.push([newArticle(device)]);
    expect(body.verdicts).toMatchObject([
      {
        verdict: 'rejected',
        code: 'workspace_full',
        error: expect.stringContaining('Kho dữ liệu'),
      },
    ]);
  });

  it('S05 whoever is over the limit still deletes and shortens, and that makes room', async () => {
    const device = await newDevice();
    const [long, other] = [article(device, 50_000), article(device)];
    await device.push([created(long, 'articles'), created(other, 'articles')]);
    await pretend(gateway.couch, device.person.workspaceId, {
      bytes: FREE.bytes,
    });
    await device.push(Array.from({ length: 40 }, () => newArticle(device, 2_000)));
    for (let left = 20; left > 0; left -= 1)
      if (!words([await device.push([newArticle(device)])]).includes('accepted')) break;
    const fresh = article(device);
    expect(words([await device.push([created(fresh, 'articles')])])).toEqual(['workspace_full']);
    const grown = { ...other, summary: 'Dài hơn trước. '.repeat(100) };
    expect(words([await device.push([changed(other, grown)])])).toEqual(['workspace_full']);
    const short = { ...long, blocks: [] };
    expect(words([await device.push([changed(long, short)])])).toEqual(['accepted']);
    expect(words([await device.push([changed(other, grown)])])).toEqual(['accepted']);
    const gone = { ...short, _deleted: true };
    expect(words([await device.push([changed(short, gone)])])).toEqual(['accepted']);
    expect(words([await device.push([created(fresh, 'articles')])])).toEqual(['accepted']);
  });

  it('S05 what is deleted and what comes in one call: the one makes room for the other', async () => {
    const device = await newDevice();
    const old = article(device, 20_000);
    await device.push([created(old, 'articles')]);
    await pretend(gateway.couch, device.person.workspaceId, { documents: FREE.documents });
    const rows = [newArticle(device), changed(old, { ...old, _deleted: true })];
    expect(words([await device.push(rows)])).toEqual(['accepted', 'accepted']);
  });

  it('S05 tombstones have a limit too: making and deleting again and again fills nothing', async () => {
    const device = await newDevice();
    const present = article(device);
    await device.push([created(present, 'articles')]);
    await pretend(gateway.couch, device.person.workspaceId, {
      deletedDocuments: FREE.deletedDocuments + 100,
    });
    expect(words([await device.push([newArticle(device)])])).toEqual(['accepted']);
    const next = Array.from({ length: 30 }, () => newArticle(device));
    expect(words([await device.push(next)])).toContain('workspace_full');
    const gone = { ...present, _deleted: true };
    expect(words([await device.push([changed(present, gone)])])).toEqual(['accepted']);
  });

  it('S05 a database of before is counted once; what a dead gateway took is found out', async () => {
    const device = await newDevice();
    const { workspaceId } = device.person;
    const notes = getDatabase(gateway.couch, workspaceId);
    const visits = Array.from({ length: 120 }, () => createConsultation(device.person));
    const documents = visits.map(({ _deleted: deleted, ...body }) => ({
      _id: `consultations:${body.id}`,
      type: 'consultations',
      deleted,
      body,
      by: 'x',
      device: 'x',
      receivedAt: '',
    }));
    await gateway.couch.ensureDatabase(workspaceDatabase(workspaceId));
    const database = gateway.couch.database(workspaceDatabase(workspaceId));
    await database.bulk(documents);
    // A count reads one copy of a cluster, which may be behind: until several readings are whole.
    for (let whole = 0; whole < 6; whole += 1)
      await expect.poll(async () => (await database.list()).length).toBeGreaterThanOrEqual(120);
    if ((await database.copies()) > 1) await pause(REPLICA_LAG_MS);
    expect(words([await device.push([newArticle(device)])])).toEqual(['accepted']);
    expect((await notes.get('meta:storage'))?.documents).toBeGreaterThan(120);
    expect((await notes.get('meta:storage'))?.documents).toBeLessThan(150);
    await pretend(gateway.couch, workspaceId, { documents: 10 ** 9 }, '2026-01-01T00:00:00Z');
    const many = Array.from({ length: 60 }, () => newArticle(device));
    expect(new Set(words([await device.push(many)]))).toEqual(new Set(['accepted']));
    expect((await notes.get('meta:storage'))?.documents).toBeLessThan(220);
  });

  it('S05 a refused client takes no place, and what depends on it waits', async () => {
    const device = await newDevice();
    await pretend(gateway.couch, device.person.workspaceId, { documents: FREE.documents });
    const client = createClient(device.person);
    const visit = createConsultation(device.person, client.id);
    const rows = [created(client), created(visit, 'consultations')];
    expect(words([await device.push(rows)])).toEqual(['workspace_full', 'depends_on_rejected']);
    await pretend(gateway.couch, device.person.workspaceId, { documents: 0 });
    const five = Array.from({ length: 5 }, () => created(createClient(device.person)));
    expect(words([await device.push(five)])).toEqual(Array(5).fill('accepted'));
  });
});

describe('S05 room through two gateways', () => {
  let both: TwoGateways;
  beforeAll(async () => {
    both = await startTwoGateways();
  }, 120_000);
  afterAll(() => both?.stop());

  it('S05 20 devices on two gateways fill the last places at once, and no more', async () => {
    const person = await addPerson(both.couch, both.secret, { plan: 'free' });
    const urls = [both.first.url, both.second().url];
    const devices = await Promise.all(
      Array.from({ length: 20 }, (_, index) => new Device(urls[index % 2] ?? '', person).start()),
    );
    await both.couch.ensureDatabase(workspaceDatabase(person.workspaceId));
    await pretend(both.couch, person.workspaceId, { documents: FREE.documents - 3 });
    const push = () => Promise.all(devices.map((device) => device.push([newArticle(device)])));
    const verdicts = words([...(await push()), ...(await push())]);
    // Copies of a cluster's database may each accept one more at the same moment; the next count finds it.
    const copies = await both.couch.database(workspaceDatabase(person.workspaceId)).copies();
    const accepted = verdicts.filter((word) => word === 'accepted').length;
    expect(accepted).toBeGreaterThanOrEqual(3);
    expect(accepted).toBeLessThanOrEqual(3 + 2 * (copies - 1));
    expect(verdicts.filter((word) => word === 'workspace_full')).toHaveLength(40 - accepted);
  }, 120_000);

  it('S05 12 images through two gateways want the last place: one has it, and 11 are told', async () => {
    const person = await addPerson(both.couch, both.secret, { plan: 'free' });
    const { accountId, workspaceId, token } = person;
    const urls = [both.first.url, both.second().url];
    const image = buildPng(800, 600);
    const named = new URLSearchParams({ accountId, workspaceId, deviceId: randomUUID() });
    await both.couch.ensureDatabase(imageDatabase(workspaceId));
    const files = both.couch.database<CouchDocument & { bytes: number }>(
      imageDatabase(workspaceId),
    );
    const used = getImageRoom('free') - image.length;
    const countedAt = new Date().toISOString();
    await files.put({ _id: 'meta:used', type: 'meta', bytes: used, countedAt } as never);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const answer = await fetch(
          `${urls[index % 2]}/sync/images/anh-${index}/full?${named.toString()}`,
          {
            method: 'PUT',
            headers: { authorization: `Bearer ${token}` },
            body: new Uint8Array(image),
          },
        );
        const { code } = (await answer.json()) as { code?: string };
        return code ?? answer.status;
      }),
    );
    const taken = answers.filter((answer) => answer === 200).length;
    expect(taken).toBeGreaterThanOrEqual(1);
    expect(taken).toBeLessThanOrEqual(1 + 2 * ((await files.copies()) - 1));
    expect(answers.filter((answer) => answer === 'storage_full')).toHaveLength(12 - taken);
    const markers = await files.list({ startKey: 'full:', endKey: 'full:\ufff0', limit: 20 });
    expect(markers).toHaveLength(taken);
  }, 120_000);
});
