import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { line } from '../../src/domain/food/lineFixture';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { accountKey, type Account } from '../../sync-server/modules/accounts/accountRecords';
import { workspaceDatabase, type StoredDocument } from '../../sync-server/couch/client';
import { LAN } from '../../sync-server/modules/demo/accounts';
import { buildMenu, collectFoods } from '../../sync-server/modules/demo/build';
import { createProjector } from '../../sync-server/modules/published/projector';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { putAccount } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let gateway: TestGateway;
const accounts = new Map<string, Account>();

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  html: string;
}

/** `fetch` adds a `no-cache` of its own to conditional requests. */
function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const call = request(
      gateway.url + path,
      { headers: { accept: 'text/html', ...headers } },
      (res) => {
        let html = '';
        res.setEncoding('utf8');
        res.on('data', (chunk: string) => (html += chunk));
        res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, html }));
      },
    );
    call.on('error', reject);
    call.end();
  });
}
const fetchStatus = async (path: string): Promise<number> => (await get(path)).status;

async function save(name: string, id: string, changes: object = {}): Promise<void> {
  const { accountId: expertId, workspaceId } = accounts.get(name) as Account;
  const plan = {
    key: id,
    name: `Thực đơn của ${name}`,
    description: 'Cơm nhà, nhiều rau.',
    meals: {},
    tags: [],
    target: 1500,
    isPublic: true,
  };
  const at = '2026-11-20T08:00:00.000Z';
  const menu = buildMenu(LAN, { foods: collectFoods(new Map()), recipes: new Map() }, plan, at);
  const items = [{ ...line('l1', { name: 'Cá lóc <kho>' }), order: 1 }];
  const meals = {
    ...emptyMeals(),
    lunch: { items, notes: 'Ăn rau trước', privateNotes: 'hay quên' },
  };
  const { couch } = gateway.ctx;
  const database = couch.database<StoredDocument>(workspaceDatabase(workspaceId));
  await couch.ensureDatabase(workspaceDatabase(workspaceId));
  const before = await database.get(`menus:${id}`);
  await database.put({
    ...(before ? { _rev: before._rev ?? '' } : {}),
    _id: `menus:${id}`,
    type: 'menus',
    deleted: false,
    body: { ...menu, id, workspaceId, expertId, meals, ...changes },
    by: expertId,
    device: 'd1',
    receivedAt: at,
  });
  await createProjector(couch).project(workspaceId);
}

beforeAll(async () => {
  gateway = await startGateway({ env: { PUBLIC_URL: 'https://bualanh.example' } });
  for (const name of ['lan', 'hoa', 'nam'])
    accounts.set(name, await putAccount(gateway.ctx.couch, name));
  await save('lan', 'menu-1');
});
afterAll(() => gateway.stop());

describe('P10 a published menu at its address', () => {
  it('P10 is a whole page of its own, with what search engines and chats ask for', async () => {
    const { status, headers, html } = await get('/daily-menu/menu-1');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self';/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(html).toMatch(/^<!doctype html><html lang="vi">/);
    expect(html).toContain('<title>Thực đơn của lan · Thực đơn · Bữa Lành</title>');
    const address = 'https://bualanh.example/daily-menu/menu-1';
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(html).toContain('<meta name="description" content="Cơm nhà, nhiều rau."/>');
    expect(html).toContain('Cá lóc &lt;kho&gt;');
    expect(html).toContain('Ăn rau trước');
    expect(html).not.toContain('hay quên');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Article', author: { name: 'Người lan' } });
  });

  it('P10 who has it already is told so, and gets the new one after a change', async () => {
    const first = await get('/daily-menu/menu-1');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get('/daily-menu/menu-1', { 'if-none-match': etag });
    expect([again.status, again.html]).toEqual([304, '']);
    await save('lan', 'menu-1', { name: 'Thực đơn mới' });
    const changed = await get('/daily-menu/menu-1', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.html).toContain('Thực đơn mới');
  });

  it.each(['/daily-menu/nobody-knows', '/daily-menu/%3Cscript%3E', '/daily-menu/a%00b'])(
    'P10 %s is not found, in words, and by no search engine',
    async (path) => {
      const { status, headers, html } = await get(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(html).toContain('Không tìm thấy trang này');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('script&gt;');
    },
  );

  it('P10 what is unpublished is gone, and comes back when it is published again', async () => {
    await save('lan', 'menu-2');
    expect(await fetchStatus('/daily-menu/menu-2')).toBe(200);
    await save('lan', 'menu-2', { isPublic: false });
    const { status, html } = await get('/daily-menu/menu-2');
    expect(status).toBe(410);
    expect(html).toContain('Trang này không còn công khai');
    await save('lan', 'menu-2');
    expect(await fetchStatus('/daily-menu/menu-2')).toBe(200);
  });

  it('P10 the menus of a suspended or rejected expert are gone, without a change of theirs', async () => {
    const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    for (const [id, status] of [
      ['menu-s', 'suspended'],
      ['menu-r', 'rejected'],
    ] as const) {
      await save('hoa', id);
      await until(async () => (await fetchStatus(`/daily-menu/${id}`)) === 200);
      const key = accountKey('hoa@example.vn') as `account:${string}`;
      const stored = await database.get(key);
      if (!stored) throw new Error('no account');
      await database.put({ ...stored, body: { ...stored.body, status } });
      await until(async () => (await fetchStatus(`/daily-menu/${id}`)) === 410);
      const now = await database.get(key);
      await database.put({ ...stored, _rev: now?._rev ?? '' });
    }
  });

  it('P10 an address stays with the workspace that published there first', async () => {
    await save('nam', 'menu-1', { name: 'Giả mạo' });
    expect((await get('/daily-menu/menu-1')).html).not.toContain('Giả mạo');
    await save('lan', 'menu-1', { isPublic: false });
    expect(await fetchStatus('/daily-menu/menu-1')).toBe(410);
  });

  it('P10 the app answers no address of a public page', async () => {
    expect((await get('/daily-menu/')).status).toBe(404);
    expect((await get('/daily-menu/menu-1/more')).status).toBe(404);
  });

  it('P10 one address cannot ask without end', async () => {
    const answers: number[] = [];
    // A few at a time: how many may be under way at once is another bound.
    for (let round = 0; round < 20; round += 1)
      answers.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => fetchStatus('/daily-menu/x')))),
      );
    expect(new Set(answers)).toEqual(new Set([404, 429]));
  });
});
