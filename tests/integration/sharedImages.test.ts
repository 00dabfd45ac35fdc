import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffImage } from '../../src/api/sharedImages';
import type { SharedImageEntry } from '../../src/domain/records/library';
import type { ImageRecord } from '../../src/domain/records/images';
import { imageRecord } from '../../src/domain/records/images/record';
import { OFFERS_WAITING_MAX } from '../../src/domain/records/images/sharing';
import type { WireDocument } from '../../src/domain/protocol/protocol';
import { PUBLISHED_DATABASE } from '../../sync-server/modules/published/publishedRecords';
import { createNoticeWriter } from '../../sync-server/modules/notices/notices';
import { sharingNoticeHandler } from '../../sync-server/modules/sharedImages/notice';
import { rebuildSharedImages } from '../../sync-server/modules/sharedImages/show';
import { createSharedImageStore } from '../../sync-server/modules/sharedImages/store';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';
import { printedRecipe } from '../../src/domain/printable/fixtures';
import { buildPng } from '../support/images';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { Browser, putAccount } from './accountHelpers';
import { addPerson, created, Device } from './syncHelpers';

let gateway: TestGateway;
let author: Device;
let other: Device;
const staff = { content: new Browser(''), owner: new Browser('') };

const KINDS = ['tag', 'master', 'template', 'image'];
const facts = { width: 800, height: 600, fileSize: 1000, mimeType: 'image/png' };
const words = {
  title: 'Phở bò tái',
  description: '',
  altText: 'Một bát phở bò',
  category: 'recipes',
  mealType: 'vietnamese',
  tags: ['phở'],
  isOffered: true,
};

beforeAll(async () => {
  gateway = await startGateway();
  const { couch, config } = gateway.ctx;
  const start = async () =>
    new Device(gateway.url, await addPerson(couch, config.sessionSecret)).start();
  [author, other] = [await start(), await start()];
  for (const role of ['content', 'owner'] as const) {
    await putAccount(couch, role, { role: 'admin', adminRole: role });
    staff[role] = new Browser(gateway.url);
    await staff[role].login(`${role}@example.vn`);
  }
});
afterAll(() => gateway.stop());

async function upload(id: string, bytes = buildPng(40, 30), status = 200): Promise<void> {
  const query = new URLSearchParams({ ...author.caller }).toString();
  for (const size of ['full', 'thumbnail']) {
    const answer = await fetch(`${gateway.url}/sync/images/${id}/${size}?${query}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${author.person.token}`, 'x-app-version': '0.4.0' },
      body: new Uint8Array(bytes),
    });
    expect(answer.status).toBe(status);
  }
}

type Stored = ImageRecord & { _deleted: boolean };

async function offer(changes: Partial<typeof words> = {}): Promise<Stored> {
  const { workspaceId, accountId: expertId } = author.person;
  const at = new Date().toISOString();
  const base = { id: randomUUID(), workspaceId, expertId, createdAt: at, updatedAt: at };
  const record = imageRecord(base, { ...words, ...changes }, facts, 'Lan');
  await upload(record.id);
  const next = { ...record, _deleted: false };
  const { body } = await author.push([created(next, 'images')]);
  expect(body.verdicts[0]?.verdict).toBe('accepted');
  return next;
}

async function write(before: Stored, changes: Partial<Stored>): Promise<void> {
  const row = { collection: 'images', assumed: { ...before }, next: { ...before, ...changes } };
  const { body } = await author.push([row]);
  expect(body.verdicts[0]?.verdict).toBe('accepted');
}

async function listed(state = 'waiting'): Promise<StaffImage[]> {
  const { body } = await staff.content.call('GET', `/api/admin/images?state=${state}`);
  return body.images as StaffImage[];
}
async function waiting(id: string): Promise<StaffImage> {
  await until(async () => (await listed()).some(({ imageId }) => imageId === id));
  const found = (await listed()).find(({ imageId }) => imageId === id);
  if (!found) throw new Error('not listed');
  return found;
}

const pathOf = ({ workspaceId, imageId }: Pick<StaffImage, 'workspaceId' | 'imageId'>): string =>
  `/api/admin/images/${workspaceId}/${imageId}`;
const decide = (image: StaffImage, body: object, who: Browser = staff.content) =>
  who.post(`${pathOf(image)}/decide`, { version: image.version, files: image.files, ...body });

async function removeFiles({ url }: Pick<Stored, 'url'>): Promise<void> {
  await fetch(`${gateway.url}/api/delete-image`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${author.person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ imageUrl: url }),
  });
}
async function seenStatus(image: StaffImage, query = ''): Promise<number> {
  const headers = { authorization: `Bearer ${staff.content.token}` };
  return (await fetch(`${gateway.url}${pathOf(image)}/thumbnail${query}`, { headers })).status;
}

interface Pull {
  shared: SharedImageEntry[];
  gone: string[];
  kinds: unknown[];
  checkpoint: string | null;
  pages: number;
}

async function pull(
  device: Device,
  asked: { since?: string | null; limit?: number; kinds?: string[] | null } = {},
): Promise<Pull> {
  const documents: WireDocument[] = [];
  let checkpoint = asked.since ?? null;
  for (let pages = 1; ; pages += 1) {
    const { body } = await device.post<{ databases: Record<string, never> }>('/sync/changes', {
      ...device.caller,
      epochs: device.epochs,
      since: { published: checkpoint },
      limit: asked.limit ?? 1000,
      ...(asked.kinds === null ? {} : { libraryKinds: asked.kinds ?? KINDS }),
    });
    const page = body.databases.published as unknown as {
      changes: { document: WireDocument }[];
      checkpoint: string;
      complete: boolean;
    };
    documents.push(...page.changes.map(({ document }) => document));
    expect(page.checkpoint.length).toBeLessThan(4_000);
    ({ checkpoint } = page);
    if (!page.complete) continue;
    const entries = documents as unknown as (SharedImageEntry & { _deleted: boolean })[];
    return {
      shared: entries.filter(({ kind, _deleted }) => kind === 'image' && !_deleted),
      gone: entries.filter(({ _deleted }) => _deleted).map(({ id }) => id),
      kinds: [...new Set(documents.map(({ kind }) => kind))],
      checkpoint,
      pages,
    };
  }
}

const fileStatus = async (image: Pick<StaffImage, 'workspaceId' | 'imageId'>): Promise<number> =>
  (await fetch(`${gateway.url}/images/${image.workspaceId}/${image.imageId}/thumbnail`)).status;

describe('P13 pictures for everybody', () => {
  it('P13 P22 an offered picture waits for staff; approved, every device gets it with its file', async () => {
    const record = await offer();
    const image = await waiting(record.id);
    expect(image).toMatchObject({
      state: 'waiting',
      expertName: 'Lan',
      words: { title: 'Phở bò tái' },
    });
    expect(await fileStatus(image)).toBe(404);
    const seen = async (id: string) => {
      const headers = { authorization: `Bearer ${staff.content.token}` };
      const path = `/api/admin/images/${image.workspaceId}/${id}/thumbnail`;
      return (await fetch(gateway.url + path, { headers })).status;
    };
    await upload('private');
    expect([await seen(image.imageId), await seen('private')]).toEqual([200, 404]);
    const before = await pull(other);
    const edited = { ...image.words, title: 'Phở bò', tags: ['phở', 'bò'] };
    expect((await decide(image, { verdict: 'approved', words: edited })).status).toBe(200);
    const { shared, checkpoint } = await pull(other, { since: before.checkpoint });
    expect(shared).toMatchObject([
      { imageId: record.id, title: 'Phở bò', status: 'active', isPublic: true, isApproved: true },
    ]);
    expect(await fileStatus(image)).toBe(200);
    expect((await pull(other, { since: checkpoint })).shared).toEqual([]);
  });

  it('P13 a declined picture reaches nobody, and its author reads why', async () => {
    const image = await waiting((await offer({ title: 'Có số điện thoại' })).id);
    expect((await decide(image, { verdict: 'declined' })).status).toBe(400);
    const done = await decide(image, { verdict: 'declined', reason: 'Có số điện thoại trong ảnh' });
    expect(done.status).toBe(200);
    expect((await pull(other)).shared.map(({ imageId }) => imageId)).not.toContain(image.imageId);
    expect(await fileStatus(image)).toBe(404);
    const { couch, wake } = gateway.ctx;
    const store = createSharedImageStore(couch.database(ACCOUNTS_DATABASE), () => new Date());
    const { decision } = (await store.find(image)) ?? {};
    const handler = sharingNoticeHandler(
      store,
      createNoticeWriter({ couch, wake, now: () => new Date() }),
    );
    const { workspaceId, imageId } = image;
    const job = { id: 'j', attempt: 1, subject: undefined, signal: new AbortController().signal };
    await handler.run({ ...job, payload: { workspaceId, imageId, at: decision?.at ?? '' } });
    const rows = await couch
      .database(workspaceDatabase(workspaceId))
      .list({ startKey: 'notices:', endKey: 'notices:\ufff0', includeDocs: true });
    const told = rows
      .map(({ doc }) => doc?.body)
      .find((one) => (one?.about as { id?: string })?.id === imageId);
    expect(told).toMatchObject({ act: 'imageDeclined', body: 'Có số điện thoại trong ảnh' });
  });

  it('P22 of two who decide at once one is told that the other was faster; an undo leads back', async () => {
    const image = await waiting((await offer({ title: 'Hai người' })).id);
    const both = await Promise.all([
      decide(image, { verdict: 'approved' }),
      decide(image, { verdict: 'declined', reason: 'Mờ' }, staff.owner),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('decided_meanwhile');
    const done = both.find(({ status }) => status === 200)?.body.image as StaffImage;
    const undone = await staff.owner.post(`${pathOf(image)}/undo`, { version: done.version });
    expect(undone.body.image).toMatchObject({ state: 'waiting' });
    expect(
      (await staff.owner.post(`${pathOf(image)}/undo`, { version: done.version })).body.code,
    ).toBe('decided_meanwhile');
    expect(await fileStatus(image)).toBe(404);
  });

  it('P22 who decides on words that its author has changed meanwhile is told', async () => {
    const record = await offer({ title: 'Trước khi sửa' });
    const seen = await waiting(record.id);
    await write(record, { title: 'Sau khi sửa' });
    await until(async () => (await waiting(record.id)).version > seen.version);
    const { status, body } = await decide(seen, { verdict: 'approved' });
    expect([status, body.code]).toEqual([409, 'decided_meanwhile']);
    expect(await waiting(record.id)).toMatchObject({ words: { title: 'Sau khi sửa' } });
  });

  it.each(['takes it back', 'deletes it', 'is taken down by staff'])(
    'P13 when its author %s, it leaves devices and the public address',
    async (what) => {
      const record = await offer({ title: `Bún ${what}` });
      const image = await waiting(record.id);
      await decide(image, { verdict: 'approved' });
      const before = await pull(other);
      const entry = before.shared.find(({ imageId }) => imageId === record.id);
      expect(entry).toBeDefined();
      if (what === 'takes it back') await write(record, { isPublic: false, status: 'active' });
      else if (what === 'deletes it') await write(record, { _deleted: true });
      else {
        const [approved] = (await listed('approved')).filter(
          ({ imageId }) => imageId === record.id,
        );
        if (approved) await decide(approved, { verdict: 'removed', reason: 'Ảnh của người khác' });
      }
      await until(async () => (await fileStatus(image)) === 404);
      const { gone } = await pull(other, { since: before.checkpoint });
      expect(gone).toContain(entry?.id);
    },
  );

  it('P13 a file that was put in the place of the one that staff saw is shown to nobody', async () => {
    const record = await offer({ title: 'Đánh tráo' });
    const image = await waiting(record.id);
    await decide(image, { verdict: 'approved' });
    expect(await fileStatus(image)).toBe(200);
    await removeFiles(record);
    await upload(record.id, buildPng(44, 33), 409);
    expect(await fileStatus(image)).toBe(404);
    await upload(record.id);
    expect(await fileStatus(image)).toBe(200);
  });

  it('P22 staff approve the files that they were shown, and no others', async () => {
    const record = await offer({ title: 'Đổi ảnh lúc chờ' });
    const image = await waiting(record.id);
    const { files: _, ...before } = image;
    const old = await staff.content.post(`${pathOf(image)}/decide`, {
      version: before.version,
      verdict: 'approved',
    });
    expect([old.status, old.body.code]).toEqual([426, 'app_outdated']);
    expect(await seenStatus(image, `?sha256=${image.files?.thumbnail}`)).toBe(200);
    await removeFiles(record);
    expect((await decide(image, { verdict: 'approved' })).body.code).toBe('image_not_there');
    await upload(record.id, buildPng(44, 33));
    expect((await decide(image, { verdict: 'approved' })).body.code).toBe('decided_meanwhile');
    expect(await seenStatus(image, `?sha256=${image.files?.thumbnail}`)).toBe(409);
    expect((await decide(await waiting(record.id), { verdict: 'approved' })).status).toBe(200);
  });

  it('P13 staff no longer read a picture that was taken back, and nothing keeps its words', async () => {
    const record = await offer({ title: 'Gửi nhầm ảnh khách' });
    const image = await waiting(record.id);
    expect(await seenStatus(image)).toBe(200);
    await write(record, { isPublic: false, status: 'active' });
    await until(async () => (await seenStatus(image)) === 404);
    const { couch } = gateway.ctx;
    const store = createSharedImageStore(couch.database(ACCOUNTS_DATABASE), () => new Date());
    expect(await store.find(image)).toBeUndefined();
  });

  it('P13 a practice has so many offers waiting at a time, and further ones follow', async () => {
    const { couch, config } = gateway.ctx;
    const many = await new Device(
      gateway.url,
      await addPerson(couch, config.sessionSecret),
    ).start();
    const { workspaceId, accountId: expertId } = many.person;
    const at = new Date().toISOString();
    const records = Array.from({ length: OFFERS_WAITING_MAX + 8 }, (_, n) => {
      const base = { id: randomUUID(), workspaceId, expertId, createdAt: at, updatedAt: at };
      const record = imageRecord(base, { ...words, title: `Món ${n}` }, facts, 'Lan');
      return { ...record, _deleted: false };
    });
    // Or offers of before would be looked for meanwhile, and these be found.
    const noted = () => couch.database(ACCOUNTS_DATABASE).get('meta:formerOffers');
    await until(async () => (await noted()) !== undefined);
    const { body } = await many.push(records.map((record) => created(record, 'images')));
    expect(new Set(body.verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['accepted']));
    const own = async () =>
      (await listed()).filter((one) => one.workspaceId === many.person.workspaceId);
    // Four jobs at a time may each see the last place free.
    await until(async () => (await own()).length >= OFFERS_WAITING_MAX);
    await until(() =>
      [...gateway.parts.jobs.board.all()].every(({ job }) => job.kind !== 'images.share'),
    );
    const before = await own();
    expect(before.length).toBeLessThan(records.length);
    const decided = new Set(before.slice(0, 8).map(({ imageId }) => imageId));
    for (const image of before.slice(0, 8))
      await decide(image, { verdict: 'declined', reason: 'Mờ' });
    const missing = records.filter(
      ({ id }) => !before.some(({ imageId }) => imageId === id) && !decided.has(id),
    );
    await until(async () => {
      const ids = new Set((await own()).map(({ imageId }) => imageId));
      return missing.every(({ id }) => ids.has(id));
    });
  });

  it('S02 an app that knows no pictures of the library gets none, and all of them once it knows', async () => {
    const old = await pull(other, { kinds: null });
    expect(old.kinds).not.toContain('image');
    const { shared } = await pull(other, { since: old.checkpoint });
    expect(shared.length).toBeGreaterThan(0);
  });

  it('P13 comes whole in small pages, and again from a database that lost it', async () => {
    const all = (await pull(other)).shared.map(({ id }) => id).sort();
    const { checkpoint: since } = await pull(other, { kinds: null });
    const paged = await pull(other, { since, limit: 1 });
    expect(paged.shared.map(({ id }) => id).sort()).toEqual(all);
    expect(paged.pages).toBeGreaterThanOrEqual(all.length);
    const { couch } = gateway.ctx;
    const published = couch.database(PUBLISHED_DATABASE);
    const rows = await published.list({
      startKey: 'sharedImages:',
      endKey: 'sharedImages:\ufff0',
      includeDocs: true,
    });
    const [first] = rows.flatMap(({ doc }) => (doc && !doc.deleted ? [doc] : []));
    if (first) await published.put({ ...first, deleted: true, body: { id: first.body.id } });
    const store = createSharedImageStore(couch.database(ACCOUNTS_DATABASE), () => new Date());
    expect(await rebuildSharedImages({ couch, store })).toBe(1);
    expect((await pull(other)).shared.map(({ id }) => id).sort()).toEqual(all);
  });

  it('E14 what staff upload is shared at once', async () => {
    const id = randomUUID();
    const bytes = new Uint8Array(buildPng(40, 30));
    const headers = { authorization: `Bearer ${staff.content.token}` };
    const { isOffered: _, description: __, ...kept } = words;
    const path = `/api/admin/images/new/${id}`;
    expect((await staff.content.post(path, { words: kept })).body.code).toBe('image_not_there');
    for (const size of ['full', 'thumbnail'])
      expect(
        (await fetch(`${gateway.url}${path}/${size}`, { method: 'PUT', headers, body: bytes }))
          .status,
      ).toBe(200);
    expect((await staff.content.post(path, { words: kept })).status).toBe(200);
    const { shared } = await pull(other);
    const entry = shared.find(({ imageId }) => imageId === id);
    expect(entry).toMatchObject({ expertName: 'Bữa Lành', workspaceId: 'bua-lanh' });
    expect(await fileStatus({ workspaceId: 'bua-lanh', imageId: id })).toBe(200);
  });
});

describe('E14 where a shared picture is used', () => {
  it('E14 each document counts once, and no more when it shows another picture', async () => {
    const image = await waiting((await offer({ title: 'Đếm' })).id);
    await decide(image, { verdict: 'approved' });
    const usage = async () =>
      (await listed('approved')).find(({ imageId }) => imageId === image.imageId)?.usageCount;
    const { workspaceId, accountId: expertId } = other.person;
    const at = new Date().toISOString();
    const url = `/images/${image.workspaceId}/${image.imageId}/full`;
    const base = { id: randomUUID(), workspaceId, expertId, createdAt: at, updatedAt: at };
    const recipe = { ...printedRecipe('Phở'), ...base, coverImage: url, _deleted: false };
    const first = await other.push([created(recipe, 'recipes')]);
    expect(first.body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
    await until(async () => (await usage()) === 1);
    const again = { collection: 'recipes', assumed: recipe, next: { ...recipe, title: 'Phở bò' } };
    await other.push([again]);
    expect(await usage()).toBe(1);
    const { coverImage: _, ...plain } = again.next;
    await other.push([{ collection: 'recipes', assumed: again.next, next: plain }]);
    await until(async () => (await usage()) === 0);
  });
});
