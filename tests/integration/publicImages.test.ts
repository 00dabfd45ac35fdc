import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageSize } from '../../src/domain/records/images/limits';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { HA, LAN } from '../../sync-server/modules/demo/accounts';
import { createImageStore } from '../../sync-server/modules/images/store';
import { createProjector } from '../../sync-server/modules/published/projector';
import { PUBLISHED_DATABASE } from '../../sync-server/modules/published/publishedRecords';
import { projectSharedImage } from '../../sync-server/modules/published/sharedImageRecords';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { buildPng } from '../support/images';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

const ARTICLE = `articles:${HA.workspaceId}-article-di-ung-tom` as const;
const SOLD = `recipes:${HA.workspaceId}-recipe-ca-thu-sot-ca-chua` as const;
const [FULL, SMALL] = [buildPng(801, 600), buildPng(400, 300)];

let gateway: TestGateway;

const buildAddress = (imageId: string, size = 'full', workspaceId = HA.workspaceId): string =>
  `/images/${workspaceId}/${imageId}/${size}`;
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(gateway.url + path, { headers });
const fetchStatus = async (path: string): Promise<number> => (await get(path)).status;

async function put(workspaceId: string, imageId: string): Promise<void> {
  const store = createImageStore(gateway.ctx.couch, () => new Date());
  const files: [ImageSize, Buffer][] = [
    ['full', FULL],
    ['thumbnail', SMALL],
  ];
  for (const [size, bytes] of files)
    await store.put({ workspaceId, imageId, size }, bytes, { accountId: 'ha', plan: 'pro' });
}

async function change(key: `${string}:${string}`, body: object): Promise<void> {
  const { couch } = gateway.ctx;
  const database = couch.database(workspaceDatabase(HA.workspaceId));
  const stored = await database.get(key);
  if (!stored) throw new Error(`no ${key}`);
  await database.put({ ...stored, body: { ...stored.body, ...body } });
  await createProjector(couch).project(HA.workspaceId);
}

async function setStatus(status: string): Promise<void> {
  const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
  const stored = await database.get(accountKey(HA.email) as `account:${string}`);
  if (!stored) throw new Error(`no ${HA.email}`);
  await database.put({ ...stored, body: { ...stored.body, status } });
}

const block = (id: string, address: string) => ({
  id,
  type: 'image',
  data: { address, alt: 'Tôm', caption: '' },
});
const step = (address: string) => ({
  lineId: 's1',
  order: 1,
  instruction: 'Áp chảo.',
  imageUrls: [address],
});

beforeAll(async () => {
  gateway = await startGateway({ env: { DEMO: 'on', PUBLIC_URL: 'https://bualanh.example' } });
  await until(async () => (await (await get('/blog')).text()).includes('Dị ứng tôm'));
  for (const id of ['shown', 'private', 'step', 'cover']) await put(HA.workspaceId, id);
  await put(LAN.workspaceId, 'foreign');
  await change(ARTICLE, {
    blocks: [
      block('b1', buildAddress('shown')),
      block('b2', buildAddress('foreign', 'full', LAN.workspaceId)),
      block('b3', buildAddress('never-uploaded')),
    ],
  });
  await change(SOLD, {
    coverImage: buildAddress('cover'),
    instructions: [step(buildAddress('step'))],
  });
  await until(async () => (await fetchStatus(buildAddress('shown'))) === 200);
  await until(async () => (await fetchStatus(buildAddress('cover'))) === 200);
});
afterAll(() => gateway.stop());

describe('E14 images of what is public', () => {
  it('E14 an image that an article shows is for anybody, in both sizes, and runs nothing', async () => {
    const full = await get(buildAddress('shown'));
    expect(full.headers.get('content-type')).toBe('image/png');
    expect(full.headers.get('cache-control')).toBe('public, max-age=300');
    expect(full.headers.get('x-content-type-options')).toBe('nosniff');
    expect(full.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await full.arrayBuffer()).equals(FULL)).toBe(true);
    const small = await get(buildAddress('shown', 'thumbnail'));
    expect(Buffer.from(await small.arrayBuffer()).equals(SMALL)).toBe(true);
  });

  it('E14 who has it already is sent nothing', async () => {
    const etag = String((await get(buildAddress('shown'))).headers.get('etag'));
    const again = await get(buildAddress('shown'), { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get(buildAddress('shown', 'thumbnail'), { 'if-none-match': etag })).status).toBe(
      200,
    );
  });

  it('S02 any other answers the same, whether there is one or not', async () => {
    const paths = [
      buildAddress('private'),
      buildAddress('nobody-has-this'),
      buildAddress('never-uploaded'),
      buildAddress('foreign', 'full', LAN.workspaceId),
      buildAddress('shown', 'full', LAN.workspaceId),
      buildAddress('shown', 'original'),
      buildAddress('%00'),
      buildAddress('shown%2Fx'),
    ];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const answer = await get(path);
        const cache = answer.headers.get('cache-control');
        return { path, status: answer.status, cache, text: await answer.text() };
      }),
    );
    const text = answers[0]?.text ?? '';
    for (const answer of answers)
      expect(answer).toEqual({ path: answer.path, status: 404, cache: 'no-store', text });
    expect(text).toContain('not_found');
  });

  it('S02 of a recipe that is for sale, only the cover is shown', async () => {
    expect(await fetchStatus(buildAddress('step'))).toBe(404);
    await change(SOLD, { sale: undefined });
    await until(async () => (await fetchStatus(buildAddress('step'))) === 200);
  });

  it('S02 nothing of a suspended expert is shown, and it comes back with them', async () => {
    await setStatus('suspended');
    await until(async () => (await fetchStatus(buildAddress('shown'))) === 404);
    expect(await fetchStatus(buildAddress('cover'))).toBe(404);
    await setStatus('approved');
    await until(async () => (await fetchStatus(buildAddress('shown'))) === 200);
  });

  it('P13 other bytes under the id of a shared picture reach nobody, though its author shows it', async () => {
    const { couch } = gateway.ctx;
    const { workspaceId, accountId } = HA;
    const store = createImageStore(couch, () => new Date());
    const { full = '', thumbnail = '' } =
      (await store.hashes(workspaceId, ['shown'])).get('shown') ?? {};
    const at = '2026-11-20T08:00:00.000Z';
    const entry = projectSharedImage({
      workspaceId,
      imageId: 'shown',
      expertId: accountId,
      expertName: 'Hà',
      state: 'approved',
      words: { title: 'Tôm', altText: 'Tôm', category: 'recipes', mealType: 'main', tags: [] },
      facts: { width: 801, height: 600, fileSize: 900, mimeType: 'image/png' },
      hashes: { full, thumbnail },
      offeredAt: at,
      version: 1,
      decision: { verdict: 'approved', by: 'content', at },
    });
    const published = couch.database(PUBLISHED_DATABASE);
    const { rev: _rev } = await published.put(entry);
    const put = (bytes: Buffer) =>
      store.put({ workspaceId, imageId: 'shown', size: 'full' }, bytes, {
        accountId: 'ha',
        plan: 'pro',
      });
    await store.remove(workspaceId, 'shown');
    await put(buildPng(802, 600));
    await until(async () => (await fetchStatus(buildAddress('shown'))) === 404, 10_000);
    await store.remove(workspaceId, 'shown');
    await put(FULL);
    await published.put({ ...entry, _rev, deleted: true });
    await until(async () => (await fetchStatus(buildAddress('shown'))) === 200);
  });

  it('S02 an image that its owner removed, or that is shown no more, is gone', async () => {
    const store = createImageStore(gateway.ctx.couch, () => new Date());
    await store.remove(HA.workspaceId, 'cover');
    expect(await fetchStatus(buildAddress('cover'))).toBe(404);
    await change(ARTICLE, { status: 'draft' });
    await until(async () => (await fetchStatus(buildAddress('shown'))) === 404);
  });
});
