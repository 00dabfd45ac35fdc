import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeBalances, type LedgerEntry } from '../../src/domain/money/ledger';
import { menuSchema } from '../../src/domain/records/menus';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { HA } from '../../sync-server/modules/demo/accounts';
import { createProjector } from '../../sync-server/modules/published/projector';
import { libraryKey } from '../../sync-server/modules/published/publishedRecords';
import { loseJobBehind } from '../support/cutWrites';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { createReader, getText } from '../support/siteReader';
import { startMailServer, type MailServer } from './mailServer';

const SOLD = `${HA.workspaceId}-recipe-ca-thu-sot-ca-chua`;
const FREE = `${HA.workspaceId}-recipe-canh-chua-nhat`;
const SECRET = 'Cho cá vào rim nhỏ lửa 15 phút';

let mails: MailServer;
let gateway: TestGateway;
const read = createReader(() => gateway.url);
const get = (address: string): ReturnType<typeof read> => {
  const [path = '', fragment] = address.split('#');
  const token = new URLSearchParams(fragment).get('token');
  return read(path, token === null ? {} : { 'x-token': token });
};

interface Answer {
  status: number;
  body: {
    success: boolean;
    code?: string;
    error?: string;
    address?: string;
    pdfBuffer?: string;
    emailHTML?: string;
  };
}

async function post(path: string, body: object): Promise<Answer> {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const request = (changes: object = {}) => ({
  recipeId: SOLD,
  key: randomUUID(),
  name: 'Nguyễn Thị Hạnh',
  email: 'hanh@example.vn',
  ...changes,
});

async function buy(changes: object = {}) {
  const { status, body } = await post('/api/purchases', request(changes));
  expect([status, body.error]).toEqual([200, undefined]);
  const address = body.address ?? '';
  const { html } = await get(address);
  const [memo = ''] = /BL[A-HJ-NP-Z2-9]{8}/.exec(getText(html)) ?? [];
  return { address, memo, token: new URLSearchParams(address.split('#')[1]).get('token') ?? '' };
}

const pay = (memo: string, amount = 49_000, id = nextTransferId()) =>
  reportTransfer(gateway.url, { id, amount, content: `MBVCB.1.${memo} CT` });

async function listedMenus(): Promise<string> {
  let listed = '';
  for (let path: string | undefined = '/search-menus'; path !== undefined;) {
    const { html } = await get(path);
    listed += getText(html);
    path = /rel="next" href="([^"]+)"/u.exec(html)?.[1]?.replaceAll('&amp;', '&');
  }
  return listed;
}

async function mailsTo(address: string, words: string): Promise<Email[]> {
  const own = mails.mails.filter(({ to }) => to.includes(address));
  const read = await Promise.all(own.map(({ raw }) => PostalMime.parse(raw)));
  return read.filter(({ text = '' }) => text.includes(words));
}

async function listEntries(paymentId: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const entry of gateway.parts.modules.ledger.entries())
    if (entry.paymentId === paymentId || entry.of === paymentId) entries.push(entry);
  return entries;
}

async function readPayment(token: string) {
  const openedPurchase = await gateway.parts.modules.purchases.open(token);
  return {
    purchase: openedPurchase?.purchase,
    paymentId: openedPurchase?.purchase.paymentId ?? '',
  };
}

const confirm = (asking: string) =>
  post('/api/purchases/confirm', { token: decodeURIComponent(asking) });

const sendAgain = (token: string, changes: object = {}) =>
  post('/api/purchase/send-recipe', { recipeId: SOLD, token, ...changes });

async function takeDown(): Promise<() => Promise<void>> {
  const { couch } = gateway.ctx;
  const database = couch.database(workspaceDatabase(HA.workspaceId));
  const stored = await database.get(`recipes:${SOLD}`);
  if (!stored) throw new Error('no recipe');
  const write = async (body: Record<string, unknown>) => {
    const present = await database.get(`recipes:${SOLD}`);
    await database.put({ ...stored, _rev: present?._rev ?? '', body });
    await createProjector(couch).project(HA.workspaceId);
  };
  await write({ ...stored.body, isPublic: false });
  await until(async () => (await get(`/recipe/${SOLD}`)).status === 410);
  return () => write(stored.body);
}

beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGateway({
    env: { DEMO: 'on', ...TEST_BANK, SMTP_URL: mails.url, PUBLIC_URL: 'https://bualanh.example' },
  });
  await until(async () => (await get(`/recipe/${SOLD}`)).status === 200);
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
});

it('P11 many purchases for a mistyped address send it six mails with what was bought in an hour', async () => {
  const email = 'la@example.vn';
  const bought: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const { memo, address } = await buy({ email });
    await pay(memo);
    bought.push(address);
  }
  for (const address of bought) await until(async () => (await get(address)).html.includes(SECRET));
  await until(async () => (await gateway.parts.jobs.board.countJobs('mail.purchase')) === 0);
  expect(await mailsTo(email, 'Cảm ơn bạn đã mua')).toHaveLength(6);
});

it('P11 each page names who sells, and how to reach them', async () => {
  const { html } = await get(`/recipe/${SOLD}`);
  expect(getText(html)).toContain(
    'Công ty TNHH Bữa Lành, mã số thuế 0312345678, 12 Nguyễn Trãi, TP. Hồ Chí Minh',
  );
  for (const link of [
    'tel:02812345678',
    'mailto:ho-tro@bualanh.example',
    'mailto:du-lieu@bualanh.example',
  ])
    expect(html).toContain(`href="${link}"`);
});

describe('P11 a recipe that is for sale', () => {
  it('P11 is paid by code, opened by its link, mailed once with its paper, and owed to its author', async () => {
    const email = 'mua-mot@example.vn';
    const { address, memo, token } = await buy({ email });
    const before = await get(address);
    expect(before.headers['cache-control']).toBe('no-store');
    expect(before.html).toContain('<meta name="robots" content="noindex"/>');
    expect(before.html).not.toContain(SECRET);
    expect(getText(before.html)).toContain('49.000 ₫');
    const id = nextTransferId();
    await pay(memo, 49_000, id);
    await until(async () => (await get(address)).html.includes(SECRET));
    const opened = getText((await get(address)).html);
    expect(opened).toContain('Đã nhận 49.000 ₫');
    expect(opened).toContain('5 lát');
    await until(async () => (await mailsTo(email, 'Cảm ơn bạn đã mua')).length > 0);
    await pay(memo, 49_000, id);
    await until(async () => (await gateway.parts.jobs.board.countJobs()) === 0);
    const own = await mailsTo(email, 'Cảm ơn bạn đã mua');
    expect(own).toHaveLength(1);
    expect(own[0]?.text).not.toMatch(/#token=|Hạnh/u);
    const [, asking = ''] = /#xacnhan=([\w%~.-]+)/u.exec(own[0]?.text ?? '') ?? [];
    expect((await fetch(`${gateway.url}/mua/pdf?token=${asking}`)).status).toBe(404);
    expect((await confirm(encodeURIComponent(token))).status).toBe(404);
    for (let again = 0; again < 2; again += 1)
      expect(await confirm(asking)).toMatchObject({ status: 200, body: { address } });
    expect((await sendAgain(token)).status).toBe(200);
    await until(async () => (await mailsTo(email, 'Mở công thức')).length === 1);
    const [whole] = await mailsTo(email, 'Mở công thức');
    expect(whole?.text).toContain(`https://bualanh.example${address}`);
    expect(own[0]?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    const pdf = await fetch(`${gateway.url}/mua/pdf?token=${encodeURIComponent(token)}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const { paymentId } = await readPayment(token);
    const balances = computeBalances(await listEntries(paymentId));
    expect(balances.get(`owed:seller:${HA.workspaceId}`)).toBe(-39_200);
    expect(balances.get('revenue:commission')).toBe(-9_800);
  });

  it('P11 pressed twice it is one purchase; another buyer with the same key gets their own', async () => {
    const key = randomUUID();
    const [one, two] = [await buy({ key }), await buy({ key })];
    expect(two.address).toBe(one.address);
    const other = await buy({ key, email: 'nguoi-khac@example.vn' });
    expect(other.address).not.toBe(one.address);
    expect(other.memo).not.toBe(one.memo);
  });

  it('P11 a name that is an address is refused: it would stand in a mail', async () => {
    const { status } = await post(
      '/api/purchases',
      request({ name: 'Trúng thưởng http://evil.example' }),
    );
    expect(status).toBe(400);
  });

  it('P11 too little money opens nothing and says what is missing; the rest opens it', async () => {
    const { address, memo } = await buy({ email: 'thieu@example.vn' });
    await pay(memo, 40_000);
    await until(async () => getText((await get(address)).html).includes('còn thiếu 9.000 ₫'));
    expect((await get(address)).html).not.toContain(SECRET);
    await pay(memo, 9_000);
    await until(async () => (await get(address)).html.includes(SECRET));
  });

  it('P11 a code that was given up opens nothing, and money for it waits for staff', async () => {
    const { address, memo, token } = await buy({ email: 'huy@example.vn' });
    expect((await post('/api/purchases/cancel', { token })).status).toBe(200);
    expect(getText((await get(address)).html)).toContain('Mã này đã được hủy');
    await pay(memo);
    await until(async () => getText((await get(address)).html).includes('nhân viên đang xem'));
    expect((await get(address)).html).not.toContain(SECRET);
    expect((await post('/api/purchases/cancel', { token })).body.code).toBe('payment_conflict');
  });

  it('P11 money given back takes the recipe away, and its buyer is told', async () => {
    const email = 'hoan@example.vn';
    const { address, memo, token } = await buy({ email });
    await pay(memo);
    await until(async () => (await get(address)).html.includes(SECRET));
    const { paymentId } = await readPayment(token);
    const { payments } = gateway.parts.modules;
    await until(async () => (await payments.find(paymentId))?.settledAt !== undefined);
    await payments.refund(paymentId, { by: 'demo-admin', reason: 'Thử' });
    await until(async () => !(await get(address)).html.includes(SECRET));
    expect(getText((await get(address)).html)).toContain('không còn mở được');
    expect((await fetch(`${gateway.url}/mua/pdf?token=${encodeURIComponent(token)}`)).status).toBe(
      404,
    );
    await until(async () => (await mailsTo(email, 'không mở được nữa')).length === 1);
    expect(await mailsTo(email, 'Lý do: Thử')).toHaveLength(1);
  });

  it('P11 what was bought stays open when its author takes the recipe back', async () => {
    const { address, memo } = await buy({ email: 'giu@example.vn' });
    await pay(memo);
    await until(async () => (await get(address)).html.includes(SECRET));
    const showAgain = await takeDown();
    expect((await get(address)).html).toContain(SECRET);
    const refused = (await post('/api/purchases', request())).body;
    expect(refused).toMatchObject({ code: 'not_for_sale' });
    expect(refused.error).toContain('không bán nữa');
    await showAgain();
  });

  it('P11 taken down before it is paid for, no code asks for money; money on its way still buys it', async () => {
    const { address, memo, token } = await buy({ email: 'go-xuong@example.vn' });
    expect(getText((await get(address)).html)).toContain(memo);
    const showAgain = await takeDown();
    const { html } = await get(address);
    expect(getText(html)).toContain('Công thức này không còn bán');
    expect(getText(html)).toContain('đừng chuyển tiền');
    expect(html).not.toContain(memo);
    const state = await fetch(`${gateway.url}/api/purchases/state`, {
      headers: { 'x-token': token },
    });
    expect(await state.json()).toMatchObject({ status: 'pending', isWithdrawn: true });
    await pay(memo);
    await until(async () => (await get(address)).html.includes(SECRET));
    await showAgain();
  });

  it('P11 what was paid for is sent once more with its paper and its mail, three times in all, by its token alone', async () => {
    const email = 'lai@example.vn';
    const { address, memo, token } = await buy({ email });
    const unpaid = await sendAgain(token);
    expect([unpaid.status, unpaid.body.code]).toEqual([402, 'not_paid']);
    expect(unpaid.body.error).toContain('chưa được trả tiền');
    await pay(memo);
    await until(async () => (await get(address)).html.includes(SECRET));
    const other = await buy({ email: 'khac-mua@example.vn' });
    expect((await sendAgain(other.token)).body.code).toBe('not_paid');
    expect((await sendAgain('x'.repeat(40))).status).toBe(404);
    expect((await sendAgain(token, { recipeId: FREE })).status).toBe(404);
    const menu = await post('/api/purchase/send-daily-menu', { dailyMenuId: SOLD, token });
    expect(menu.status).toBe(404);
    const named = { userEmail: 'ke-la@example.vn', userName: 'Kẻ lạ', price: 1 };
    const sent = await sendAgain(token, named);
    expect(sent.status).toBe(200);
    expect(
      Buffer.from(sent.body.pdfBuffer ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(sent.body.emailHTML).toContain('Chào Nguyễn Thị Hạnh');
    expect(sent.body.emailHTML).toContain('Có cá (');
    for (const status of [200, 429]) expect((await sendAgain(token)).status).toBe(status);
    await until(async () => (await mailsTo(email, 'Cảm ơn bạn đã mua')).length === 3);
    expect(await mailsTo('ke-la@example.vn', '')).toEqual([]);
    for (const { text } of await mailsTo(email, 'Cảm ơn bạn đã mua'))
      expect(text).toContain('Dị ứng: Có cá (');
  });

  it('P11 is bought by a plain form, which comes back as it was typed where it is wrong', async () => {
    const page = await get(`/recipe/${SOLD}`);
    const [plain = ''] = /<noscript>(.*?)<\/noscript>/su.exec(page.html) ?? [];
    expect(plain).toContain('action="/mua" method="post"');
    expect(plain).toContain(`name="recipeId" value="${SOLD}"`);
    const form = (fields: Record<string, string>, origin = gateway.url) =>
      fetch(`${gateway.url}/mua`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin },
        body: new URLSearchParams({
          recipeId: SOLD,
          name: 'Hạnh <b>',
          email: 'hanh@x.vn',
          ...fields,
        }),
      });
    const wrong = await form({ email: 'khong-phai-email' });
    const html = await wrong.text();
    expect(wrong.status).toBe(200);
    expect(html).toContain('Email này chưa đúng.');
    expect(html).toContain('value="khong-phai-email"');
    expect(html).toContain('value="Hạnh &lt;b&gt;"');
    const nameless = await form({ name: ' ' });
    expect(await nameless.text()).toContain('Hãy ghi tên của bạn.');
    expect((await form({ recipeId: 'khong-co' })).status).toBe(404);
    const foreign = await form({ name: 'Hạnh' }, 'https://noi-khac.example');
    expect([foreign.status, foreign.headers.get('referrer-policy')]).toEqual([
      200,
      'strict-origin',
    ]);
    expect(await foreign.text()).toContain('value="hanh@x.vn"');
    const hidden = await form({ name: `Hạnh${'\u200b'.repeat(300)}` });
    expect(hidden.status).toBe(303);
    const { html: readable } = await get(hidden.headers.get('location') ?? '');
    expect(getText(readable)).toMatch(/BL[A-HJ-NP-Z2-9]{8}/u);
    const taken = await form({ name: 'Hạnh' });
    expect([taken.status, taken.headers.get('cache-control')]).toEqual([303, 'no-store']);
    const { html: code } = await get(taken.headers.get('location') ?? '');
    expect(getText(code)).toMatch(/BL[A-HJ-NP-Z2-9]{8}/u);
    expect(getText(code)).toContain('49.000 ₫');
    const again = await form({ name: 'Hạnh' });
    expect(again.headers.get('location')).not.toBe(taken.headers.get('location'));
  });
});

it('P11 the mail that is asked for again goes out though the gateway ends behind the note of it', async () => {
  const email = 'cat@example.vn';
  const { address, memo, token } = await buy({ email });
  await pay(memo);
  await until(async () => (await get(address)).html.includes(SECRET));
  await until(async () => (await mailsTo(email, 'Cảm ơn bạn đã mua')).length === 1);
  const isNoted = async () => (await readPayment(token)).purchase?.mails === 2;
  const stop = loseJobBehind(gateway.parts.jobs, 'mail.purchase', isNoted);
  await sendAgain(token);
  stop();
  await until(async () => (await mailsTo(email, 'Cảm ơn bạn đã mua')).length === 2, 20_000);
});

describe('P11 a menu that is for sale', () => {
  const MENU_SECRET = 'Ăn rau trước, cơm sau';
  const OWN_NOTE = 'Chị Mai hay quên thuốc';

  async function sellMenu(): Promise<{ id: string; dish: string }> {
    const { couch } = gateway.ctx;
    const database = couch.database(workspaceDatabase(HA.workspaceId));
    const rows = await database.list({ startKey: 'menus:', endKey: 'menus;', limit: 50 });
    const all = await database.getMany(rows.map(({ id }) => id));
    const stored = [...all.values()].find(
      (one) => one?.body.isPublic === true && one.body.kind === 'master',
    );
    if (!stored) throw new Error('no menu');
    const menu = menuSchema.parse(stored.body);
    const lunch = { ...menu.meals.lunch, notes: MENU_SECRET, privateNotes: OWN_NOTE };
    const sale = { price: 59_000, currency: 'VND', isActive: true };
    const body = { ...menu, notes: OWN_NOTE, meals: { ...menu.meals, lunch }, sale };
    await database.put({ ...stored, body });
    await createProjector(couch).project(HA.workspaceId);
    await until(async () => getText((await get(`/daily-menu/${menu.id}`)).html).includes('59.000'));
    const [first] = menu.meals.lunch.items;
    return { id: menu.id, dish: first?.name ?? '' };
  }

  it('P11 P28 keeps amounts and notes to who paid; its page, paper and mail name the allergens', async () => {
    const { id, dish } = await sellMenu();
    const page = await get(`/daily-menu/${id}`);
    expect(getText(page.html)).toContain(dish);
    expect(page.html).toContain('role="tablist"');
    expect(page.html).not.toContain(MENU_SECRET);
    expect(page.html).not.toContain('data-amount');
    const { library } = gateway.parts.modules;
    await library.refresh();
    expect(JSON.stringify(await library.search('w-khac', 'thực đơn'))).not.toContain(MENU_SECRET);
    expect(await library.masters('w-khac', [libraryKey(HA.workspaceId, id)])).toEqual([]);
    await until(async () => (await listedMenus()).includes('59.000'));
    const email = 'mua-thuc-don@example.vn';
    const wish = { recipeId: undefined, dailyMenuId: id, email };
    const { address, memo, token } = await buy(wish);
    const waiting = getText((await get(address)).html);
    expect(waiting).toContain('59.000 ₫');
    expect(waiting).toContain('Thực đơn sẽ được gửi tới');
    await pay(memo, 59_000);
    await until(async () => (await get(address)).html.includes(MENU_SECRET));
    const opened = await get(address);
    expect(opened.html).toContain('data-amount');
    const openedPurchase = await gateway.parts.modules.purchases.open(token);
    expect(JSON.stringify(openedPurchase?.goods)).not.toContain(OWN_NOTE);
    const allergyText = /Dị ứng|Có: /u;
    expect(getText(opened.html)).toMatch(allergyText);
    await until(async () => (await mailsTo(email, 'Cảm ơn bạn đã mua')).length === 1);
    const [mail] = await mailsTo(email, 'Cảm ơn bạn đã mua');
    expect(mail?.subject).toContain('Thực đơn bạn đã mua');
    expect(mail?.text).toMatch(/Dị ứng: C/u);
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    const sent = await post('/api/purchase/send-daily-menu', { dailyMenuId: id, token });
    expect([sent.status, sent.body.success]).toEqual([200, true]);
    const { paymentId } = await readPayment(token);
    const balances = computeBalances(await listEntries(paymentId));
    expect(balances.get(`owed:seller:${HA.workspaceId}`)).toBe(-47_200);
  });
});

describe('P11 bad input', () => {
  it.each([
    [{ email: 'khong-phai-email' }, 400],
    [{ name: '   ' }, 400],
    [{ name: 'x'.repeat(101) }, 400],
    [{ recipeId: '../../x' }, 400],
    [{ recipeId: 'khong-co' }, 404],
    [{ recipeId: FREE }, 409],
    [{ key: '' }, 400],
    [{ dailyMenuId: 'khong-co' }, 400],
    [{ recipeId: undefined }, 400],
    [{ price: 1 }, 200],
  ])('P11 a purchase with %j is answered with %i, in words', async (changes, status) => {
    const answer = await post('/api/purchases', request(changes));
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(answer.body.success).toBe(false);
    expect(answer.body.error?.length).toBeGreaterThan(10);
  });

  it('P11 a guessed or changed link opens nothing', async () => {
    const { token, address } = await buy({ email: 'doan@example.vn' });
    const other = await buy({ email: 'doan2@example.vn' });
    const [id = ''] = token.split('~');
    const [, sign = ''] = other.token.split('~');
    for (const wrong of [`${id}~${sign}`, `${id}~`, token.slice(0, -1), '~'.repeat(25)]) {
      const query = new URLSearchParams({ token: wrong }).toString();
      expect((await get(`/mua?${query}`)).status, wrong).toBe(404);
      const headers = { 'x-token': wrong };
      const state = await fetch(`${gateway.url}/api/purchases/state`, { headers });
      expect(state.status).toBeGreaterThanOrEqual(400);
      expect((await get(`/mua/pdf?${query}`)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await get(address)).status).toBe(200);
  });
});
