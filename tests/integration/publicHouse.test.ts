import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { HA, LAN } from '../../sync-server/modules/demo/accounts';
import { createProjector } from '../../sync-server/modules/published/projector';
import { startGateway, temporaryFolder, until, type TestGateway } from '../support/gateway';
import { createReader, getText } from '../support/siteReader';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

const APP = '<!doctype html><title>the app itself</title>';
const MENU = `${LAN.workspaceId}-menu-giam-can-1500`;
const RECIPE = `${HA.workspaceId}-recipe-canh-chua-nhat`;
const SOLD = `${HA.workspaceId}-recipe-ca-thu-sot-ca-chua`;
const ARTICLE = '/blog/an-nhat-ma-van-ngon-nam-cach-bot-muoi-trong-bua-com-nha';

let gateway: TestGateway;
const get = createReader(() => gateway.url);

const untilVisible = (look: () => Promise<boolean>): Promise<void> =>
  until(async () => {
    if (await look()) return true;
    await pause(200);
    return false;
  });

async function change(workspaceId: string, key: `${string}:${string}`, body: object) {
  const { couch } = gateway.ctx;
  const database = couch.database(workspaceDatabase(workspaceId));
  const stored = await database.get(key);
  if (!stored) throw new Error(`no ${key}`);
  await database.put({ ...stored, body: { ...stored.body, ...body } });
  await createProjector(couch).project(workspaceId);
}

async function setStatus(email: string, status: string): Promise<void> {
  const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
  const stored = await database.get(accountKey(email) as `account:${string}`);
  if (!stored) throw new Error(`no ${email}`);
  await database.put({ ...stored, body: { ...stored.body, status } });
}

const shows = (path: string, words: string) => async (): Promise<boolean> =>
  (await get(path)).html.includes(words);

beforeAll(async () => {
  const appFolder = await temporaryFolder();
  await mkdir(appFolder, { recursive: true });
  await writeFile(join(appFolder, 'index.html'), APP);
  gateway = await startGateway({
    appFolder,
    env: { DEMO: 'on', PUBLIC_URL: 'https://bualanh.example' },
  });
  await untilVisible(shows('/', 'Ăn nhạt mà vẫn ngon'));
  await untilVisible(shows('/', 'Giảm cân 1500 kcal'));
});
afterAll(() => gateway.stop());

describe('P10 the public house', () => {
  it('P10 the home page has the first question, menus, articles, experts and a real lunch', async () => {
    const { status, headers, html } = await get('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(html).toContain('<link rel="canonical" href="https://bualanh.example/"/>');
    expect(html).toMatch(/href="\/khao-sat[#"]/);
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    const text = getText(html);
    for (const words of ['Bạn là', 'Bữa trưa, ', 'BS. Nguyễn Thị Lan', 'ThS. Lê Thu Hà'])
      expect(text).toContain(words);
  });

  it.each([
    ['/search-menus', 'Đái tháo đường 1600 kcal'],
    ['/blog', 'Bữa sáng 10 phút'],
    ['/chuyen-gia', 'ThS. Lê Thu Hà'],
    ['/expert/bs-nguyen-thi-lan', 'Phòng dinh dưỡng Sen Việt'],
    [`/recipe/${RECIPE}`, 'Nêm nước mắm, nếm, rắc rau thơm'],
    [`/daily-menu/${MENU}`, 'href="/expert/bs-nguyen-thi-lan"'],
    [ARTICLE, 'Canh chua cá lóc nấu nhạt'],
  ])(
    'P10 %s is a whole page that says %j, and is told apart from its next version',
    async (path, words) => {
      await untilVisible(shows(path, words));
      const first = await get(path);
      expect(first.status).toBe(200);
      const etag = String(first.headers.etag);
      const again = await get(path, { 'if-none-match': etag });
      expect([again.status, again.html]).toEqual([304, '']);
    },
  );

  it.each([
    ['/blog/khong-co-bai-nay', 404],
    ['/blog/%3Cscript%3E', 404],
    ['/recipe/khong-co', 404],
    ['/recipe/a%00b', 404],
    ['/expert/khong-ai', 404],
    ['/mua?token=abc~def', 404],
    ['/mua?token=a&token=b', 404],
  ])('P10 %s answers %i in words', async (path, status) => {
    const got = await get(path);
    expect(got.status).toBe(status);
    expect(got.html).toContain('Không tìm thấy trang này');
    expect(got.html).not.toContain('<script>');
  });

  it('P10 the app keeps its own addresses below /expert', async () => {
    for (const path of ['/expert', '/expert/login', '/expert/clients', '/expert/dashboard'])
      expect((await get(path)).html, path).toBe(APP);
  });

  it('P10 menus are found without accents, by energy, and never with what a reader avoids', async () => {
    const resultText = getText((await get('/search-menus?q=tang+huyet')).html);
    expect(resultText).toContain('Tăng huyết áp 1700 kcal');
    expect(resultText).not.toContain('Giảm cân 1500 kcal');
    const light = getText((await get('/search-menus?tu=1400&den=1550')).html);
    expect(light).toContain('Giảm cân 1500 kcal');
    expect(light).not.toContain('Tăng cơ 2600');
    const { html } = await get(`/search-menus?khong=${encodeURIComponent('sữa')}`);
    expect(getText(html)).toMatch(/Đã bỏ \d+ thực đơn có món bạn tránh/);
    const all = getText((await get('/search-menus')).html);
    expect(all).not.toContain('Đã bỏ');
  });

  it('P10 nothing that fits says what could be given up', async () => {
    const { status, html } = await get('/search-menus?q=khongcomonnay&tu=1400');
    expect(status).toBe(200);
    expect(getText(html)).toContain('Nới bớt một điều kiện');
  });

  it.each([
    'tu=-5&den=abc',
    'trang=0',
    'trang=99999',
    'q=%00%F0%9F',
    'khong=x&khong[a]=b',
    'xep=;drop',
  ])('P10 a list asked for with %j is shown all the same', async (query) => {
    expect((await get(`/search-menus?${query}`)).status).toBe(200);
    expect((await get(`/blog?${query}`)).status).toBe(200);
  });

  it('P10 what is for sale shows names and price, and holds neither amounts nor steps', async () => {
    const { html } = await get(`/recipe/${SOLD}`);
    const text = getText(html);
    expect(text).toContain('49.000 ₫');
    expect(text).toContain('Nước mắm');
    for (const secret of ['2 muỗng cà phê', '5 lát', 'áp chảo với nửa chỗ dầu', 'Múc phần'])
      expect(html).not.toContain(secret);
    expect(html).toContain('"isAccessibleForFree":false');
  });

  it('P10 an article whose slug was changed is led to, and a recipe taken back is only named in it', async () => {
    const key = `articles:${HA.workspaceId}-article-di-ung-tom` as const;
    await change(HA.workspaceId, key, { slug: 'tom-o-dau' });
    await untilVisible(shows('/blog/tom-o-dau', 'Dị ứng tôm'));
    const old = await get('/blog/di-ung-tom-bay-mon-nhin-khong-thay-tom-ma-co-tom');
    expect([old.status, old.headers.location]).toEqual([301, '/blog/tom-o-dau']);
    const pumpkin = `${HA.workspaceId}-recipe-canh-bi-do-ga`;
    expect((await get('/blog/tom-o-dau')).html).toContain(`href="/recipe/${pumpkin}"`);
    await change(HA.workspaceId, `recipes:${pumpkin}`, { isPublic: false });
    await untilVisible(
      async () => !(await get('/blog/tom-o-dau')).html.includes(`/recipe/${pumpkin}`),
    );
    expect(getText((await get('/blog/tom-o-dau')).html)).toContain('không còn công khai');
    expect((await get(`/recipe/${pumpkin}`)).status).toBe(410);
  });

  it('P10 nothing of a suspended expert is shown anywhere, and comes back with them', async () => {
    await setStatus(HA.email, 'suspended');
    await untilVisible(async () => (await get(`/recipe/${RECIPE}`)).status === 410);
    await untilVisible(async () => !(await get('/blog')).html.includes('Bữa sáng 10 phút'));
    for (const path of ['/', '/chuyen-gia', '/search-menus'])
      expect((await get(path)).html, path).not.toContain('Lê Thu Hà');
    expect((await get('/expert/ths-le-thu-ha')).status).toBe(410);
    expect((await get(ARTICLE)).status).toBe(410);
    await setStatus(HA.email, 'approved');
    await untilVisible(async () => (await get(ARTICLE)).status === 200);
  });
});
