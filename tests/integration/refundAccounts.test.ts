import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwedRecord } from '../../src/api/adminPayments';
import type { VisitorOrder } from '../../src/api/orders';
import { newId } from '../../src/domain/schema/newId';
import type { Payment } from '../../src/domain/money/payments';
import { surveyAnswers } from '../../src/domain/publicHouse/survey/answersFixture';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { Browser, getCode, putAccount, type Answer } from './accountHelpers';
import { extractPart, startMailServer, type MailServer } from './mailServer';
import { createOlderRefunds } from '../../sync-server/modules/billing/payments/olderRefunds';
import { createPaymentStore } from '../../sync-server/modules/billing/payments/paymentStore';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let mails: MailServer;
let gateway: TestGateway;
let staff: Browser;

beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGateway({ env: { ...TEST_BANK, SMTP_URL: mails.url, TRUST_PROXY: '1' } });
  await putAccount(gateway.ctx.couch, 'thu', { role: 'admin', adminRole: 'billing' });
  staff = new Browser(gateway.url);
  await staff.login('thu@example.vn');
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
});

const HOLDER = 'Nguyễn Thị Hạnh';
const ACCOUNT = { bank: 'Vietcombank', account: '0071000123456', holder: 'NGUYEN THI HANH' };
const OTHER = { bank: 'MB Bank', account: '8888777766665', holder: 'LE VAN LA' };

let count = 0;
/** A crowd: each call comes from an address of its own. */
async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  count += 1;
  const from = { 'x-forwarded-for': `10.2.${Math.floor(count / 250)}.${count % 250}` };
  return fetch(gateway.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...headers,
      ...from,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
async function call(path: string, body?: unknown, token?: string): Promise<Answer> {
  const response = await ask(path, body, token === undefined ? {} : { 'x-token': token });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: answer, cookie: '' };
}

const textsTo = (address: string): string[] =>
  mails.mails
    .filter(({ to }) => to.includes(address))
    .map(({ raw }) => extractPart(raw, 'text/plain').replace(/=\r?\n/g, ''));
const linkIn = (text: string): string | undefined =>
  /\/hoan-tien#token=([\w%.~-]+)/.exec(text)?.[1];
/** The secret of the link that a mail brought. */
async function mailedToken(email: string): Promise<string> {
  await until(() => textsTo(email).some((text) => linkIn(text) !== undefined));
  const link =
    textsTo(email)
      .flatMap((text) => linkIn(text) ?? [])
      .at(-1) ?? '';
  return decodeURIComponent(link);
}

interface Refunded {
  order: VisitorOrder;
  email: string;
  paymentId: string;
  amount: number;
}
const look = async ({ order: { id }, token }: VisitorOrder): Promise<VisitorOrder> =>
  (await call(`/api/orders/${id}`, undefined, token)).body as unknown as VisitorOrder;

async function confirm(email: string): Promise<void> {
  const listConfirmations = () =>
    textsTo(email).flatMap((text) => /#xacnhan=([\w-]+)\.([\w-]+)/.exec(text) ?? []);
  await until(() => listConfirmations().length > 0);
  const [, id = '', token = ''] = listConfirmations();
  expect((await call(`/api/orders/${id}/confirm`, { token })).status).toBe(200);
}

/** An order that was paid and given up, and whose refund staff decided. */
async function refunded({ from = '', confirmed = true } = {}): Promise<Refunded> {
  count += 1;
  const email = `hanh-${count}@example.vn`;
  const placed = await call('/api/orders', {
    id: newId(),
    contact: { name: HOLDER, email },
    answers: surveyAnswers(),
    mealFrequency: '3+1',
    consent: { agreed: true, textVersion: '1' },
  });
  expect(placed.status).toBe(200);
  const order = placed.body as unknown as VisitorOrder;
  const { id: paymentId = '', memo = '', amount = 0 } = order.payment ?? {};
  await reportTransfer(gateway.url, { id: nextTransferId(), amount, content: `${memo} ${from}` });
  // Nothing goes back while it is being given.
  await until(async () => (await stored(paymentId)).settledAt !== undefined);
  if (confirmed) await confirm(email);
  await call(`/api/orders/${order.order.id}/cancel`, { token: order.token });
  const decided = await staff.post(`/api/admin/payments/${paymentId}/refund`, {
    reason: 'Khách hủy',
  });
  expect(decided.status).toBe(200);
  return { order, email, paymentId, amount };
}

const give = (token: string, to: object = ACCOUNT) =>
  call('/api/refunds/account', { token, ...to });
const readPage = async (token: string): Promise<string> =>
  (await ask('/hoan-tien', undefined, { 'x-token': token })).text();
const owedFor = async (paymentId: string): Promise<OwedRecord | undefined> => {
  const { body } = await staff.call('GET', '/api/admin/payments/owed');
  return (body.owed as OwedRecord[]).find(({ id }) => id === paymentId);
};
const sent = (paymentId: string, body: object = {}) =>
  staff.post(`/api/admin/payments/${paymentId}/sent`, { reference: 'FT2611300001', ...body });
const stored = async (paymentId: string): Promise<Payment> => {
  const payment = await gateway.parts.modules.payments.find(paymentId);
  if (!payment) throw new Error('no payment');
  return payment;
};

const now = () => new Date();

describe('P23 a payer whose bank does not say where the money came from', () => {
  it('is asked by a private link, and staff see at once what was given and by whom', async () => {
    const { email, paymentId, amount } = await refunded();
    const token = await mailedToken(email);
    expect(textsTo(email).join()).not.toContain('?token');
    const page = await readPage(token);
    expect(page).toContain('499.000');
    expect(page).toContain('<option>Vietcombank</option>');
    expect(page).not.toContain(HOLDER);
    expect(page).not.toContain(email);
    const spaced = { ...ACCOUNT, account: '0071 0001 23456', holder: ' NGUYEN  THI HANH ' };
    expect((await give(token, spaced)).status).toBe(200);
    expect((await give(token)).status).toBe(200);
    const owedRecord = await owedFor(paymentId);
    expect(owedRecord).toMatchObject({
      amount,
      given: { to: ACCOUNT, by: 'mail', email, isPayer: true },
    });
    expect(owedRecord?.formerly).toBeUndefined();
    const again = await readPage(token);
    expect(again).toContain('Vietcombank, •••• 3456');
    expect(again).not.toMatch(/0071000123456|NGUYEN THI HANH/);
    expect((await give(token, OTHER)).status).toBe(200);
    const changed = await owedFor(paymentId);
    expect(changed).toMatchObject({
      given: { to: OTHER, isPayer: false },
      formerly: [{ to: ACCOUNT }],
    });
    expect((await sent(paymentId)).body.payment).toMatchObject({ refund: { to: OTHER } });
    const late = await give(token);
    expect([late.status, getCode(late)]).toEqual([409, 'refund_sent']);
    expect(await readPage(token)).toContain('Tiền hoàn đã được chuyển');
    expect((await stored(paymentId)).refundAccounts).toHaveLength(2);
  });

  it('is read by nobody else, whatever they send', async () => {
    const [mine, theirs] = [await refunded(), await refunded()];
    const token = await mailedToken(mine.email);
    await give(token);
    const [by = '', , sign = ''] = token.split('~');
    const forged = [
      `${by}~${theirs.paymentId}~${sign}`,
      `order~${mine.paymentId}~${sign}`,
      `purchase~${mine.paymentId}~${sign}`,
      `${by}~${mine.paymentId}~`,
      `${by}~${mine.paymentId}~${'A'.repeat(43)}`,
      mine.paymentId.padEnd(40, 'x'),
      mine.order.token,
    ];
    for (const one of forged) {
      expect(await readPage(one)).not.toMatch(/499\.000|Vietcombank|data-refund/);
      const answer = await give(one, OTHER);
      expect(answer.status, one).toBeGreaterThanOrEqual(400);
    }
    // Not by its address, which logs and other pages learn of.
    const named = await (await ask(`/hoan-tien?token=${encodeURIComponent(token)}`)).text();
    expect(named).not.toMatch(/499\.000|Vietcombank/);
    expect((await owedFor(mine.paymentId))?.given?.to).toEqual(ACCOUNT);
    expect((await owedFor(theirs.paymentId))?.given).toBeUndefined();
    const answer = await ask('/hoan-tien', undefined, { 'x-token': token });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is held to a known bank, an account and a holder, and to ten of them', async () => {
    const { email, paymentId } = await refunded();
    const token = await mailedToken(email);
    for (const wrong of [
      { ...ACCOUNT, bank: 'Ngân hàng lạ' },
      { ...ACCOUNT, account: '12345' },
      { ...ACCOUNT, account: '12345678901234567890' },
      { ...ACCOUNT, account: 'VN12345678' },
      { ...ACCOUNT, holder: '' },
      { ...ACCOUNT, holder: '<b>Hanh</b>' },
      { ...ACCOUNT, holder: 'x'.repeat(61) },
    ])
      expect((await give(token, wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect((await give(token, { ...ACCOUNT, more: 'x'.repeat(3_000) })).status).toBe(413);
    for (let at = 0; at < 10; at += 1)
      expect((await give(token, { ...ACCOUNT, account: `00710001234${at}0` })).status).toBe(200);
    const more = await give(token);
    expect([more.status, getCode(more)]).toEqual([409, 'refund_account_full']);
    expect((await stored(paymentId)).refundAccounts).toHaveLength(10);
    expect(await readPage(token)).not.toContain('data-refund');
  });

  it('gives it on the device that ordered, which no link of a mail overrules', async () => {
    const { order, email, paymentId } = await refunded({ confirmed: false });
    await until(() =>
      textsTo(email).some((text) => text.includes('Hoàn tiền') || text.includes('hoàn lại')),
    );
    const letters = textsTo(email)
      .filter((text) => text.includes('hoàn lại'))
      .join();
    // Nobody has shown that the address is the payer's.
    expect(letters).toContain('Hãy mở trang đơn trên máy bạn đã đặt mua');
    expect(letters).not.toMatch(/hoan-tien|Nguyễn Thị Hạnh/);
    await confirm(email);
    await until(() => textsTo(email).some((text) => text.includes('#don=')));
    const [, mailToken = ''] = /#don=[\w-]+\.([\w-]+)/.exec(textsTo(email).join()) ?? [];
    const byMail = await look({ ...order, token: mailToken });
    const strange = decodeURIComponent(linkIn(byMail.refundPath ?? '') ?? '');
    expect((await give(strange, OTHER)).status).toBe(200);
    const own = decodeURIComponent(linkIn((await look(order)).refundPath ?? '') ?? '');
    expect((await give(own)).status).toBe(200);
    const refused = await give(strange, OTHER);
    expect([refused.status, getCode(refused)]).toEqual([409, 'refund_account_own']);
    const seen = await owedFor(paymentId);
    expect(seen).toMatchObject({ given: { to: ACCOUNT, by: 'order' }, formerly: [{ by: 'mail' }] });
  });

  it('has the link of a mistyped address end once the address is mended', async () => {
    const { order, email, paymentId } = await refunded();
    const token = await mailedToken(email);
    // A stranger who reads the mails was faster.
    expect((await give(token, OTHER)).status).toBe(200);
    const right = `dung-${email}`;
    const correction = { token: order.token, email: right, nextToken: 'n'.repeat(43) };
    expect((await call(`/api/orders/${order.order.id}/email`, correction)).status).toBe(200);
    const refused = await give(token, OTHER);
    expect([refused.status, getCode(refused)]).toEqual([404, 'refund_link_over']);
    expect(await readPage(token)).toContain('Liên kết này không còn dùng được');
    const seen = await owedFor(paymentId);
    expect(seen?.given).toBeUndefined();
    expect(seen?.formerly).toMatchObject([{ to: OTHER, email }]);
    const nobody = await sent(paymentId);
    expect([nobody.status, getCode(nobody)]).toEqual([409, 'refund_no_account']);
  });

  it('and staff who send at the same moment leave one account behind, the one that was recorded', async () => {
    const { email, paymentId } = await refunded();
    const token = await mailedToken(email);
    await give(token);
    const [answer] = await Promise.all([give(token, OTHER), sent(paymentId, { to: ACCOUNT })]);
    const { refund, refundAccounts = [] } = await stored(paymentId);
    expect(refund?.to).toEqual(ACCOUNT);
    expect([200, 409]).toContain(answer.status);
    expect(refundAccounts).toHaveLength(answer.status === 200 ? 2 : 1);
    expect(getCode(await give(token, { ...OTHER, account: '123456' }))).toBe('refund_sent');
  });

  it('is not asked any more 60 days later, and staff still owe it', async () => {
    const { email, paymentId } = await refunded();
    const token = await mailedToken(email);
    const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const document = await database.get(`payment:${paymentId}`);
    if (!document) throw new Error('no payment');
    const refund = (document.body as Payment).refund;
    const at = new Date(Date.now() - 61 * 86_400_000).toISOString();
    const body = { ...document.body, refund: { ...refund, at }, accountAskedAt: at };
    await database.put({ ...document, body });
    expect(getCode(await give(token))).toBe('refund_link_over');
    expect(await owedFor(paymentId)).toBeDefined();
  });

  it('is asked once where the refund was decided before payers were asked', async () => {
    const { email, paymentId } = await refunded();
    const mailed = () => textsTo(email).filter((text) => linkIn(text) !== undefined).length;
    await until(() => mailed() === 1);
    const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const document = await database.get(`payment:${paymentId}`);
    if (!document) throw new Error('no payment');
    const { accountAskedAt: _, ...before } = document.body as Payment;
    const at = new Date(Date.now() - 90 * 86_400_000).toISOString();
    const body = { ...before, refund: { ...before.refund, at } };
    await database.put({ ...document, body });
    const { jobs, modules } = gateway.parts;
    const store = createPaymentStore(database, now);
    const { refundAccounts } = modules;
    const askOlder = createOlderRefunds({ store, refundAccounts, jobs, now });
    expect(await askOlder()).toBe(1);
    await until(() => mailed() === 2);
    expect(await askOlder()).toBe(0);
    expect((await give(await mailedToken(email))).status).toBe(200);
    expect(mailed()).toBe(2);
  });

  it('is not asked where the bank names the account', async () => {
    const { order, email, paymentId } = await refunded({
      from: 'CT tu 19036000123456 NGUYEN THI HANH toi',
    });
    await until(() => textsTo(email).some((text) => text.includes('tài khoản bạn đã dùng')));
    expect(textsTo(email).join()).not.toContain('hoan-tien');
    expect((await look(order)).refundPath).toBeUndefined();
    expect((await owedFor(paymentId))?.sources[0]?.from?.account).toBe('19036000123456');
  });
});
