import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffReport, StaffReview } from '../../src/api/reviews';
import { HA, LAN } from '../../sync-server/modules/demo/accounts';
import { keysFor } from '../../sync-server/modules/accounts/tokens';
import { createPurchaseLinks } from '../../sync-server/modules/purchases/links';
import { demoBusiness } from '../../sync-server/modules/demo/business/business';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { viewsKey } from '../../sync-server/modules/reviews/records';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { createReader, getText } from '../support/siteReader';
import { Browser, getCode, putAccount } from './accountHelpers';
import { extractPart, startMailServer, type MailServer } from './mailServer';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const RECIPE = { type: 'recipes', id: `${HA.workspaceId}-recipe-canh-chua-nhat` };
const RECIPE_PATH = `/recipe/${RECIPE.id}`;
const MENU = { type: 'menus', id: `${LAN.workspaceId}-menu-giam-can-1500` };

let mails: MailServer;
let gateway: TestGateway;
let content: Browser;
let support: Browser;
const get = createReader(() => gateway.url);

/** From an address of its own, so that tests do not share limits. */
async function from(address: string, path: string, body: object, agent = PHONE) {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'user-agent': agent,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const device = (number: number): string => number.toString(16).padStart(32, '0');
const review = (number: number, changes: object = {}) => ({
  target: RECIPE,
  device: device(number),
  stars: 5,
  name: 'Chị Mai',
  text: `Nấu hai lần, nhà ai cũng khen. Số ${number}.`,
  ...changes,
});

const listed = async (state = 'waiting'): Promise<StaffReview[]> =>
  (await content.call('GET', `/api/admin/reviews?state=${state}`)).body.reviews as StaffReview[];
async function find(text: string, state = 'waiting'): Promise<StaffReview> {
  const staffReview = (await listed(state)).find((one) =>
    (one.waiting ?? one.shown)?.text.includes(text),
  );
  if (!staffReview) throw new Error(`no review “${text}”`);
  return staffReview;
}
async function decide(act: 'approve' | 'refuse', one: StaffReview, by = content) {
  const { target, voter } = one;
  const { at } = one.waiting ?? one.shown ?? { at: '' };
  return by.post(`/api/admin/reviews/${act}`, { target, voter, at, reason: 'Quảng cáo' });
}
const pageHas = (path: string, words: string) => async (): Promise<boolean> =>
  getText((await get(path)).html).includes(words);

beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGateway({
    env: { DEMO: 'on', TRUST_PROXY: '1', SMTP_URL: mails.url },
  });
  for (const role of ['content', 'support'] as const)
    await putAccount(gateway.ctx.couch, role, { role: 'admin', adminRole: role });
  content = new Browser(gateway.url);
  await content.login('content@example.vn');
  support = new Browser(gateway.url);
  await support.login('support@example.vn');
  await until(async () => (await get(RECIPE_PATH)).status === 200);
  await until(async () => (await get('/chuyen-gia')).html.includes('Nguyễn Thị Lan'));
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
});

async function noticeTitles(): Promise<string[]> {
  const rows = await gateway.ctx.couch
    .database(workspaceDatabase(HA.workspaceId))
    .list({ startKey: 'notices:review-', endKey: 'notices:review-\ufff0', includeDocs: true });
  return rows.map(({ doc }) => String(doc?.body.title));
}
const boughtWords = async (): Promise<StaffReview[]> =>
  (await listed()).filter(({ waiting }) => waiting?.text.startsWith('Mua rồi'));

describe('P29 reviews of readers', () => {
  it('P29 a review is shown once staff have read it, with its stars for search engines', async () => {
    const before = (await get(RECIPE_PATH)).html;
    expect((await from('10.2.0.1', '/api/reviews', review(1))).status).toBe(200);
    expect(getText((await get(RECIPE_PATH)).html)).not.toContain('Số 1.');
    expect((await get(RECIPE_PATH)).html).toBe(before);
    const waiting = await find('Số 1.');
    expect(waiting).toMatchObject({ path: RECIPE_PATH, expert: { name: HA.name } });
    expect((await decide('approve', waiting)).status).toBe(200);
    await until(pageHas(RECIPE_PATH, 'Số 1.'));
    const { html } = await get(RECIPE_PATH);
    const count = Number(/"ratingCount":(\d+)/.exec(html)?.[1]);
    expect(count).toBeGreaterThan(0);
    expect(count).toBe(Number(/"ratingCount":(\d+)/.exec(before)?.[1] ?? 0) + 1);
    const titles = await noticeTitles();
    expect(titles.some((title) => title.startsWith('Đánh giá 5 sao của Chị Mai: '))).toBe(true);
  });

  it('P29 one person has one: sent again it waits in the place of the former, which stays meanwhile', async () => {
    for (const stars of [4, 2]) {
      const words = review(2, { stars, text: `Lần ${stars} sao` });
      await from('10.2.0.2', '/api/reviews', words);
    }
    const own = (await listed()).filter((one) => one.waiting?.text.startsWith('Lần '));
    expect(own.map((one) => one.waiting?.stars)).toEqual([2]);
    await decide('approve', await find('Lần 2 sao'));
    await until(pageHas(RECIPE_PATH, 'Lần 2 sao'));
    await from('10.2.0.2', '/api/reviews', review(2, { stars: 3, text: 'Lần ba' }));
    expect(await pageHas(RECIPE_PATH, 'Lần 2 sao')()).toBe(true);
    await decide('refuse', await find('Lần ba'));
    expect(await pageHas(RECIPE_PATH, 'Lần 2 sao')()).toBe(true);
    expect(await pageHas(RECIPE_PATH, 'Lần ba')()).toBe(false);
    expect(
      (await from('10.2.0.2', '/api/reviews/withdraw', { target: RECIPE, device: device(2) }))
        .status,
    ).toBe(200);
    await until(async () => !(await pageHas(RECIPE_PATH, 'Lần 2 sao')()));
  });

  it('P29 what was changed after staff have read it is not decided on', async () => {
    await from('10.2.0.3', '/api/reviews', review(3, { text: 'Hiền lành' }));
    const read = await find('Hiền lành');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await from('10.2.0.3', '/api/reviews', review(3, { text: 'Không hiền nữa' }));
    expect(getCode(await decide('approve', read))).toBe('review_changed');
    expect(await pageHas(RECIPE_PATH, 'Không hiền nữa')()).toBe(false);
  });

  it('P29 staff take down what is shown; others of the staff may not', async () => {
    await from('10.2.0.4', '/api/reviews', review(4, { text: 'Mua thuốc ở chỗ tôi' }));
    await decide('approve', await find('Mua thuốc'));
    await until(pageHas(RECIPE_PATH, 'Mua thuốc'));
    const publicReview = await find('Mua thuốc', 'shown');
    expect((await decide('refuse', publicReview, support)).status).toBe(403);
    expect((await decide('refuse', publicReview)).status).toBe(200);
    await until(async () => !(await pageHas(RECIPE_PATH, 'Mua thuốc')()));
    expect((await listed('refused')).some((one) => one.refusal?.reason === 'Quảng cáo')).toBe(true);
    const titles = await noticeTitles();
    expect(titles.some((title) => title.startsWith('Đã gỡ một ý kiến về '))).toBe(true);
  });

  it('P29 an approval that is undone leaves the page, and its words wait again', async () => {
    await from('10.2.0.9', '/api/reviews', review(9, { text: 'Nhầm tay duyệt' }));
    const read = await find('Nhầm tay');
    const { body } = await decide('approve', read);
    await until(pageHas(RECIPE_PATH, 'Nhầm tay'));
    const { target, voter } = read;
    const { decidedAt } = body.undo as { decidedAt: string };
    const undo = () => content.post('/api/admin/reviews/undo', { target, voter, decidedAt });
    expect((await undo()).status).toBe(200);
    await until(async () => !(await pageHas(RECIPE_PATH, 'Nhầm tay')()));
    expect((await find('Nhầm tay')).waiting?.text).toBe('Nhầm tay duyệt');
    const titles = await noticeTitles();
    expect(titles.some((title) => title.endsWith('đang được xem lại'))).toBe(true);
    expect(getCode(await undo())).toBe('decided_meanwhile');
  });

  it('P29 markup in names and texts is shown as it was typed', async () => {
    const text = '<img src=x onerror=alert(1)> "ngon" & rẻ';
    await from('10.2.0.5', '/api/reviews', review(5, { name: '<b>Mai</b>', text }));
    await decide('approve', await find('onerror'));
    await until(async () => (await get(RECIPE_PATH)).html.includes('&lt;img src=x'));
    const { html } = await get(RECIPE_PATH);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<b>Mai</b>');
  });

  it('P29 who has bought it is said to have, and is one person on each device', async () => {
    const start = { at: new Date().toISOString(), secret: 'x', receipts: {} };
    const filed = demoBusiness(start, 'hash').filed.filter(([key]) => key.startsWith('purchase'));
    const target = { type: 'recipes', id: `${HA.workspaceId}-recipe-pho-ga-nha` };
    const bought = filed.find(
      ([, body]) => body.recipeId === target.id && 'settledAt' in body && !('revokedAt' in body),
    );
    await gateway.ctx.couch
      .database(ACCOUNTS_DATABASE)
      .bulk(filed.map(([key, body]) => envelope(key, body, 'test', new Date())));
    const links = createPurchaseLinks(keysFor('purchase', gateway.ctx.config));
    const purchase = links.createToken({ purchaseId: String(bought?.[1].purchaseId) });
    for (const number of [70, 71]) {
      const words = review(number, { target, purchase, text: `Mua rồi ${number}` });
      expect((await from('10.2.0.9', '/api/reviews', words)).status).toBe(200);
    }
    expect(await boughtWords()).toMatchObject([{ isBuyer: true, waiting: { text: 'Mua rồi 71' } }]);
    const elsewhere = review(72, { purchase, text: 'Mua món khác' });
    await from('10.2.0.9', '/api/reviews', elsewhere);
    expect(await find('Mua món khác')).toMatchObject({ isBuyer: false });
    await from('10.2.0.9', '/api/reviews/withdraw', { target, device: device(73), purchase });
    expect(await boughtWords()).toEqual([]);
  });

  it.each([
    ['stars out of range', { stars: 6 }],
    ['no stars', { stars: undefined }],
    ['a name without letters', { name: ' \u200b ' }],
    ['an address for a name', { name: 'https://lua-dao.example' }],
    ['a text that is too long', { text: 'x'.repeat(1_001) }],
    ['a device that is none', { device: 'abc' }],
  ])('P29 %s is refused', async (_what, changes) => {
    const answer = await from('10.2.0.6', '/api/reviews', review(6, changes));
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  });

  it('P29 nothing is said of what is not public, and a program that fills the hidden field says nothing', async () => {
    const missing = { target: { type: 'recipes', id: 'khong-co' } };
    expect((await from('10.2.0.7', '/api/reviews', review(7, missing))).status).toBe(404);
    const trapped = review(8, { website: 'x', text: 'Bẫy' });
    expect((await from('10.2.0.7', '/api/reviews', trapped)).status).toBe(200);
    expect((await listed()).some((one) => one.waiting?.text === 'Bẫy')).toBe(false);
  });

  it('P29 one address sends a few words, then waits', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1)
      statuses.push((await from('10.2.0.8', '/api/reviews', review(100 + at))).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

const like = (address: string, number: number, liked = true) =>
  from(address, '/api/likes', { target: MENU, device: device(number), liked });

describe('P29 likes and views', () => {
  it('P29 a device likes once, and takes it back', async () => {
    const before = Number((await like('10.3.0.1', 1, false)).body.likes);
    expect((await like('10.3.0.1', 1)).body.likes).toBe(before + 1);
    expect((await like('10.3.0.1', 1)).body.likes).toBe(before + 1);
    const others = await Promise.all([2, 3, 4, 5].map((number) => like('10.3.0.2', number)));
    expect(Math.max(...others.map(({ body }) => Number(body.likes)))).toBe(before + 5);
    expect((await like('10.3.0.1', 1, false)).body.likes).toBe(before + 4);
    const { html } = await get(`/daily-menu/${MENU.id}`);
    expect(html).toContain(`<span data-likes="true">${before + 4}</span>`);
  });

  it('P29 one address cannot like one thing up', async () => {
    const likes: number[] = [];
    for (let at = 0; at < 25; at += 1) likes.push((await like('10.3.0.3', 50 + at)).status);
    expect(likes.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(likes.at(-1)).toBe(429);
  });

  it('P29 an invented thing has no counts, neither of likes nor of who tried', async () => {
    const target = { type: 'recipes', id: 'khong-co' };
    const statuses: number[] = [];
    for (let at = 0; at < 22; at += 1) {
      const body = { target, device: device(80 + at), liked: true };
      statuses.push((await from('10.3.0.9', '/api/likes', body)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  it('P29 a reader counts once a day; robots and mere visits do not', async () => {
    const target = { type: 'recipes', id: `${HA.workspaceId}-recipe-canh-chua-nhat` } as const;
    const count = async (): Promise<number> =>
      Number(
        (await gateway.ctx.couch.database(ACCOUNTS_DATABASE).get(viewsKey(target)))?.body.count ??
          0,
      );
    const before = await count();
    const view = (number: number, agent?: string) =>
      from('10.3.0.4', '/api/views', { target, device: device(number) }, agent);
    await get(RECIPE_PATH, { 'user-agent': PHONE });
    await get(RECIPE_PATH, { 'user-agent': 'Googlebot/2.1' });
    expect((await view(1, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).status).toBe(200);
    expect((await view(2, 'curl/8.5.0')).status).toBe(200);
    expect(await count()).toBe(before);
    await view(3);
    await view(3);
    await view(4);
    expect(await count()).toBe(before + 2);
  });
});

describe('P29 reports', () => {
  it('P29 a report waits for staff once, and is closed', async () => {
    const report = { target: MENU, device: device(1), reason: 'promise', text: 'Hứa giảm 10 ký' };
    for (let again = 0; again < 2; again += 1)
      expect((await from('10.4.0.1', '/api/reports', report)).status).toBe(200);
    const open = async (): Promise<StaffReport[]> =>
      ((await content.call('GET', '/api/admin/reports')).body.reports as StaffReport[]).filter(
        ({ text }) => text === report.text,
      );
    const [openReport, ...more] = await open();
    expect(more).toEqual([]);
    expect(openReport).toMatchObject({ reason: 'promise', expert: { id: LAN.accountId } });
    expect((await support.call('GET', '/api/admin/reports')).status).toBe(403);
    expect((await content.post(`/api/admin/reports/${openReport?.id}/close`)).status).toBe(200);
    expect(await open()).toEqual([]);
  });
});

const message = (key: string, changes: object = {}) => ({
  key,
  expertId: LAN.accountId,
  name: 'Anh Phúc',
  email: 'phuc@example.vn',
  text: 'Tôi muốn hỏi về thực đơn cho người tăng huyết áp.',
  ...changes,
});
const toLan = () => mails.mails.filter(({ to }) => to.includes(LAN.email));

describe('P10 messages to experts', () => {
  it('P10 reach them as a notice and one mail that answers the sender, and show no address', async () => {
    for (let again = 0; again < 2; again += 1)
      expect((await from('10.5.0.1', '/api/experts/contact', message('tin-1'))).status).toBe(200);
    await until(() => toLan().length > 0);
    const [mail] = toLan();
    expect(mail?.raw).toMatch(/^Reply-To: <?phuc@example\.vn/im);
    expect(extractPart(mail?.raw ?? '', 'text/plain')).toContain('người tăng huyết áp');
    const practice = gateway.ctx.couch.database(workspaceDatabase(LAN.workspaceId));
    await until(async () => (await practice.get('notices:contact-tin-1')) !== undefined);
    const notice = await practice.get('notices:contact-tin-1');
    expect(notice?.body).toMatchObject({ title: 'Tin nhắn từ trang công khai: Anh Phúc' });
    expect(toLan()).toHaveLength(1);
    const { html } = await get('/expert/bs-nguyen-thi-lan');
    expect(html).toContain('data-say="contact"');
    expect(html).not.toContain(LAN.email);
  });

  it('P10 need a public profile, an address to answer and some words, and are few', async () => {
    const refused = [
      [message('tin-2', { expertId: 'demo-minh' }), 404],
      [message('tin-3', { email: 'phuc' }), 400],
      [message('tin-4', { text: 'Alo' }), 400],
    ] as const;
    for (const [body, status] of refused)
      expect((await from('10.5.0.2', '/api/experts/contact', body)).status).toBe(status);
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1)
      statuses.push(
        (await from('10.5.0.3', '/api/experts/contact', message(`nhieu-${at}`))).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('P10 the expert’s own public page', () => {
  const profile = {
    isPublic: true,
    introduction: 'Mười hai năm <em>lâm sàng</em>.',
    specialities: ['Gút', 'Gan nhiễm mỡ'],
    languages: ['Tiếng Việt', 'English'],
    place: 'Quận 5, TP. Hồ Chí Minh',
  };
  const PAGE = '/expert/bs-nguyen-thi-lan';
  let lan: Browser;
  beforeAll(async () => {
    lan = new Browser(gateway.url);
    await lan.login(LAN.email, 'bualanh-demo');
  });
  const save = (changes: object = {}) =>
    lan.call('PUT', '/api/expert/profile', { ...profile, ...changes });

  it('P10 says what they have kept; switched off, it says their name and nothing else of it', async () => {
    expect((await lan.call('GET', '/api/expert/profile')).body).toMatchObject({
      profile: { isPublic: true, specialities: ['Giảm cân', 'đái tháo đường', 'tăng huyết áp'] },
      path: PAGE,
    });
    expect((await save()).status).toBe(200);
    await until(pageHas(PAGE, 'Gan nhiễm mỡ'));
    const text = getText((await get(PAGE)).html);
    for (const words of ['Tiếng Việt, English', 'Quận 5', 'Viết đánh giá', 'Nhắn cho chuyên gia'])
      expect(text).toContain(words);
    expect(text).toContain('&lt;em&gt;lâm sàng');
    await save({ isPublic: false });
    await until(async () => !(await pageHas(PAGE, 'Gan nhiễm mỡ')()));
    const hidden = getText((await get(PAGE)).html);
    expect(hidden).toContain('Nguyễn Thị Lan');
    expect(hidden).not.toContain('Nhắn cho chuyên gia');
  });

  it('P10 takes a portrait of their own practice only', async () => {
    const foreign = `/images/${HA.workspaceId}/i1/full`;
    expect((await save({ portrait: foreign })).status).toBe(400);
    expect((await save({ portrait: 'https://noi-khac.example/a.jpg' })).status).toBe(400);
    const portrait = `/images/${LAN.workspaceId}/i1/full`;
    expect((await save({ portrait })).status).toBe(200);
    await until(async () => (await get(PAGE)).html.includes(`src="${portrait}"`));
  });

  it('P29 shows how often their things are read and liked', async () => {
    const { body } = await lan.call('GET', '/api/expert/readers');
    const things = body.things as { target: { id: string }; likes: number; title: string }[];
    const menu = things.find(({ target }) => target.id === MENU.id);
    expect(menu?.likes).toBeGreaterThan(3);
    expect(things.some(({ target }) => target.id === RECIPE.id)).toBe(false);
  });
});
