import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffReview } from '../../src/api/reviews';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { HA, LAN } from '../../sync-server/modules/demo/accounts';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { removeOldContacts } from '../../sync-server/modules/contacts/expiry';
import { createNoticeWriter } from '../../sync-server/modules/notices/notices';
import { removeOldReviews } from '../../sync-server/modules/reviews/expiry';
import { MAX_WAITING, reviewKey, REVIEWS } from '../../sync-server/modules/reviews/records';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { createReader, getText } from '../support/siteReader';
import { Browser, putAccount } from './accountHelpers';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

const RECIPE = { type: 'recipes', id: `${HA.workspaceId}-recipe-canh-chua-nhat` } as const;
const RECIPE_PATH = `/recipe/${RECIPE.id}`;
const EXPERT_PATH = '/expert/bs-nguyen-thi-lan';

let gateway: TestGateway;
let content: Browser;
const get = createReader(() => gateway.url);
const accounts = () => gateway.ctx.couch.database(ACCOUNTS_DATABASE);

async function submit(
  address: string,
  form: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) {
  const response = await fetch(`${gateway.url}/gui/${form}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': address,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie: response.headers.get('set-cookie') ?? '',
    html: await response.text(),
  };
}
const review = (text: string, changes: Record<string, string> = {}) => ({
  ...RECIPE,
  stars: '5',
  name: 'Chị Mai',
  text,
  website: '',
  ...changes,
});
const waiting = async (): Promise<StaffReview[]> =>
  (await content.call('GET', '/api/admin/reviews?state=waiting')).body.reviews as StaffReview[];
const findReview = async (text: string): Promise<StaffReview | undefined> =>
  (await waiting()).find((one) => one.waiting?.text === text);

const asJson = (text: string, changes: object = {}) => ({
  target: RECIPE,
  device: '1'.padStart(32, '0'),
  stars: 4,
  name: 'Tên giả',
  text,
  ...changes,
});
const stored = (at: string) => ({ stars: 5, name: 'M', text: '', at });

const readLikes = async (): Promise<string | undefined> =>
  /data-likes="true">([\d.]+)</.exec((await get(RECIPE_PATH)).html)?.[1];
const setStatus = async (status: 'approved' | 'suspended'): Promise<void> => {
  const account = await accounts().get(accountKey(HA.email) as `account:${string}`);
  if (!account) throw new Error('no account');
  await accounts().put({ ...account, body: { ...account.body, status } });
};

beforeAll(async () => {
  gateway = await startGateway({ env: { DEMO: 'on', TRUST_PROXY: '1' } });
  await putAccount(gateway.ctx.couch, 'content', { role: 'admin', adminRole: 'content' });
  content = new Browser(gateway.url);
  await content.login('content@example.vn');
  await until(async () => (await get(RECIPE_PATH)).status === 200);
  await until(async () => (await get(EXPERT_PATH)).status === 200);
});
afterAll(() => gateway.stop());

describe('P29 readers without JavaScript', () => {
  it('P29 a review goes out from the form of the page itself, leads back and says so', async () => {
    const { html } = await get(RECIPE_PATH);
    expect(html).toContain('action="/gui/danh-gia"');
    const sent = await submit('10.9.0.1', 'danh-gia', review('Không script'));
    expect([sent.status, sent.location]).toEqual([303, `${RECIPE_PATH}?da-gui=danh-gia#loi-nhan`]);
    expect(sent.cookie).toMatch(
      /^bl_reader=[a-f0-9]{32};.*Path=\/gui\/; .*HttpOnly; SameSite=Strict/,
    );
    const back = await get(sent.location?.split('#')[0] ?? '');
    expect(getText(back.html)).toContain('Ý kiến đang chờ nhân viên duyệt');
    expect(getText((await get(RECIPE_PATH)).html)).not.toContain('Ý kiến đang chờ nhân viên duyệt');
    expect(await findReview('Không script')).toMatchObject({
      waiting: { stars: 5, name: 'Chị Mai' },
    });
  });

  it('P29 the same browser is one person, and takes its words back', async () => {
    const [cookie = ''] = (await submit('10.9.0.2', 'danh-gia', review('Một'))).cookie.split(';');
    const own = { 'sec-fetch-site': 'same-origin', cookie };
    await submit('10.9.0.2', 'danh-gia', review('Hai'), own);
    expect([await findReview('Một'), (await findReview('Hai'))?.waiting?.text]).toEqual([
      undefined,
      'Hai',
    ]);
    const back = await submit('10.9.0.2', 'rut-lai', review('Hai'), own);
    expect(back.location).toBe(`${RECIPE_PATH}?da-gui=rut-lai#loi-nhan`);
    expect(await findReview('Hai')).toBeUndefined();
  });

  it('P29 what is wrong is said, and all that was typed stands in the form again', async () => {
    const typed = 'Ngon <b>lắm</b> & "vừa"';
    const missing = await submit('10.9.0.3', 'danh-gia', review(typed, { stars: '', name: 'Mai' }));
    expect(missing.status).toBe(400);
    expect(missing.html).toContain('Hãy chọn số sao.');
    expect(missing.html).toContain('Ngon &lt;b&gt;lắm&lt;/b&gt; &amp; &quot;vừa&quot;');
    expect(missing.html).toContain('value="Mai"');
    expect(missing.html).toContain('content="noindex"');
    const contact = {
      expertId: LAN.accountId,
      name: 'Phúc',
      email: 'phuc',
      text: 'Xin chào bác sĩ',
    };
    const wrong = await submit('10.9.0.3', 'tin-nhan', contact);
    expect([wrong.status, wrong.html.includes('Email này chưa đúng')]).toEqual([400, true]);
    expect(wrong.html).toContain('>Xin chào bác sĩ</textarea>');
    const gone = await submit('10.9.0.3', 'danh-gia', review('x', { id: 'khong-co' }));
    expect(gone.status).toBe(404);
  });

  it('P29 a page of another site cannot speak for a reader', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://noi-khac.example' },
      { origin: 'null' },
      {},
    ] as Record<string, string>[])
      expect((await submit('10.9.0.4', 'danh-gia', review('Giả'), headers)).status).toBe(403);
    expect(await findReview('Giả')).toBeUndefined();
    const older = await submit('10.9.0.4', 'danh-gia', review('Máy cũ'), { origin: gateway.url });
    expect(older.status).toBe(303);
    expect((await get(RECIPE_PATH)).headers['referrer-policy']).toBe('same-origin');
  });

  it('P29 messages, reports and likes go out too; a program that fills in every field believes so', async () => {
    const message = {
      expertId: LAN.accountId,
      name: 'Anh Phúc',
      email: 'phuc@example.vn',
      text: 'Tôi muốn hỏi về thực đơn.',
    };
    const contact = await submit('10.9.0.5', 'tin-nhan', message);
    expect(contact.location).toBe(`${EXPERT_PATH}?da-gui=tin-nhan#loi-nhan`);
    const report = { ...RECIPE, reason: 'wrong', text: 'Sai số' };
    expect((await submit('10.9.0.5', 'bao-cao', report)).status).toBe(303);
    const before = Number(await readLikes());
    const [cookie = ''] = (await submit('10.9.0.5', 'thich', RECIPE)).cookie.split(';');
    await until(async () => Number(await readLikes()) === before + 1);
    await submit('10.9.0.5', 'thich', RECIPE, { 'sec-fetch-site': 'same-origin', cookie });
    await until(async () => Number(await readLikes()) === before);
    const trapped = await submit('10.9.0.5', 'danh-gia', review('Bẫy', { website: 'http://x.vn' }));
    expect([trapped.status, await findReview('Bẫy')]).toEqual([303, undefined]);
  });

  it('P29 one address sends a few forms, then waits with what it typed', async () => {
    const answers = [];
    for (let at = 0; at < 16; at += 1)
      answers.push(await submit('10.9.0.6', 'danh-gia', review(`Nhiều ${at}`)));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect(answers.every(({ status }) => status === 303 || status === 429)).toBe(true);
  });
});

it('P29 a page that is taken back while it is open takes no words, and gives them back', async () => {
  const { html } = await get(RECIPE_PATH);
  expect(html).toContain('action="/gui/danh-gia"');
  await setStatus('suspended');
  await until(async () => (await get(RECIPE_PATH)).status === 410);
  const late = await submit('10.9.0.8', 'danh-gia', review('Vẫn còn chữ này'));
  expect([late.status, late.html.includes('Vẫn còn chữ này')]).toEqual([404, true]);
  expect((await submit('10.9.0.8', 'thich', RECIPE)).status).toBe(404);
  await setStatus('approved');
  await until(async () => (await get(RECIPE_PATH)).status === 200);
});

describe('P29 readers with an account', () => {
  it('P29 are known by it: one review on every device, under their own name, an expert as one', async () => {
    const lan = new Browser(gateway.url);
    await lan.login(LAN.email, 'bualanh-demo');
    const send = (body: object) => lan.post('/api/reviews', body);
    expect((await send(asJson('Chuyên gia một'))).status).toBe(200);
    expect((await send(asJson('Chuyên gia hai', { device: '2'.padStart(32, '0') }))).status).toBe(
      200,
    );
    expect(await findReview('Chuyên gia một')).toBeUndefined();
    const review = await findReview('Chuyên gia hai');
    expect(review).toMatchObject({ waiting: { name: LAN.name }, userType: 'expert' });
    const { target, voter, waiting: words } = review as StaffReview;
    await content.post('/api/admin/reviews/approve', { target, voter, at: words?.at });
    await until(async () =>
      /Nguyễn Thị Lan\s+Chuyên gia\s/.test(getText((await get(RECIPE_PATH)).html)),
    );
    const away = { target: RECIPE, device: '3'.padStart(32, '0') };
    expect((await lan.post('/api/reviews/withdraw', away)).status).toBe(200);
    await until(async () => !getText((await get(RECIPE_PATH)).html).includes('Chuyên gia hai'));
  });

  it('P29 give no stars to what is their own, and are strangers with a session that is over', async () => {
    const ha = new Browser(gateway.url);
    await ha.login(HA.email, 'bualanh-demo');
    const own = await ha.post('/api/reviews', asJson('Tự khen'));
    expect([own.status, own.body.code]).toEqual([403, 'review_own']);
    ha.token = 'khong.phai.token';
    expect((await ha.post('/api/reviews', asJson('Hết phiên'))).status).toBe(200);
    const review = await findReview('Hết phiên');
    expect(review?.waiting?.name).toBe('Tên giả');
    expect(review).not.toHaveProperty('userType');
  });
});

describe('P29 what waits is bounded', () => {
  const NOW = new Date('2026-11-27T00:00:00.000Z');
  const put = (target: { type: 'menus'; id: string }, voter: string, fields: object) => {
    const subject = { target, workspaceId: 'w', expertId: 'e', title: 'x', path: '/' };
    const body = { ...subject, voter, isBuyer: false, createdAt: NOW.toISOString(), ...fields };
    return accounts().put(envelope(reviewKey(target, voter), body, 'gateway', NOW));
  };
  it('P29 words that nobody decided on, and old refusals, go; what is shown stays', async () => {
    const target = { type: 'menus', id: 'cu' } as const;
    const [old, fresh] = ['2026-05-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'];
    await put(target, 'cho', { waiting: stored(old) });
    await put(target, 'moi', { waiting: stored(fresh) });
    await put(target, 'hien', { shown: stored(old) });
    await put(target, 'tu-choi', { refusal: { reason: 'x', at: old, by: 's' } });
    await removeOldReviews(accounts(), NOW);
    const left = await accounts().list({
      startKey: `${REVIEWS}menus:cu:`,
      endKey: `${REVIEWS}menus:cu:￰`,
    });
    expect(left.map(({ id }) => id.split(':').at(-1))).toEqual(['hien', 'moi']);
  });

  it('P29 one thing has so many that wait; who has one already may change it', async () => {
    const target = { type: 'menus', id: `${LAN.workspaceId}-menu-giam-can-1500` } as const;
    for (let at = 0; at < MAX_WAITING; at += 1)
      await put(target, `v${at}`, { waiting: stored('2026-11-20T00:00:00.000Z') });
    const full = await submit('10.9.0.7', 'danh-gia', {
      ...target,
      stars: '1',
      name: 'Mai',
      text: '',
    });
    expect([full.status, full.html.includes('quá nhiều ý kiến')]).toEqual([429, true]);
  });

  it('P10 a message to an expert is forgotten after 90 days, with the words of its notice', async () => {
    const text = 'Tôi muốn hỏi trước khi quên.';
    const fields = { expertId: LAN.accountId, name: 'Mai', email: 'mai@example.vn', text };
    await submit('10.9.0.9', 'tin-nhan', fields);
    const practice = gateway.ctx.couch.database(workspaceDatabase(LAN.workspaceId));
    const own = async () =>
      (
        await practice.list({
          startKey: 'notices:contact-',
          endKey: 'notices:contact-\ufff0',
          includeDocs: true,
        })
      ).filter(({ doc }) => !doc?.deleted && String(doc?.body.body).includes(text));
    await until(async () => (await own()).length === 1);
    const [notice] = await own();
    const { couch, wake } = gateway.ctx;
    const later = new Date(Date.now() + 91 * 86_400_000);
    const notices = createNoticeWriter({ couch, wake, now: () => later });
    expect(await removeOldContacts(accounts(), notices, new Date())).toBe(0);
    expect(await removeOldContacts(accounts(), notices, later)).toBeGreaterThan(0);
    const left = await practice.get(notice?.id as `notices:${string}`);
    expect(left?.deleted).toBe(true);
    expect(JSON.stringify(left)).not.toMatch(/mai@example|trước khi quên/);
  });
});
