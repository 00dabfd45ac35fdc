import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HA } from '../../sync-server/modules/demo/accounts';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { createReader, getText } from '../support/siteReader';
import { Browser, getCode, putAccount } from './accountHelpers';
import { startMailServer, type MailServer } from './mailServer';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

const SOLD = `${HA.workspaceId}-recipe-ca-thu-sot-ca-chua`;
const SECRET = 'Cho cá vào rim nhỏ lửa 15 phút';
const BOUGHT = 'Cảm ơn bạn đã mua';

let mails: MailServer;
let gateway: TestGateway;
let visitor: Browser;
const staff = { billing: new Browser(''), support: new Browser('') };
const read = createReader(() => gateway.url);

const tokenIn = (address: string): string =>
  new URLSearchParams(address.split('#')[1]).get('token') ?? '';
const page = async (address: string): Promise<string> =>
  (await read('/mua', { 'x-token': tokenIn(address) })).html;

beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGateway({ env: { DEMO: 'on', ...TEST_BANK, SMTP_URL: mails.url } });
  visitor = new Browser(gateway.url);
  for (const role of ['billing', 'support'] as const) {
    await putAccount(gateway.ctx.couch, role, { role: 'admin', adminRole: role });
    staff[role] = new Browser(gateway.url);
    await staff[role].login(`${role}@example.vn`);
  }
  await until(async () => (await read(`/recipe/${SOLD}`)).status === 200);
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
});

async function mailsTo(address: string): Promise<Email[]> {
  const own = mails.mails.filter(({ to }) => to.includes(address));
  const all = await Promise.all(own.map(({ raw }) => PostalMime.parse(raw)));
  return all.filter(({ text = '' }) => text.includes(BOUGHT));
}

/** What the only mail with the paper asks to be confirmed by. */
async function askedBy(address: string): Promise<string> {
  await until(async () => (await mailsTo(address)).length === 1);
  const [mail] = await mailsTo(address);
  return decodeURIComponent(/#xacnhan=([\w%~.-]+)/u.exec(mail?.text ?? '')?.[1] ?? '');
}

async function bought(
  email: string,
): Promise<{ address: string; token: string; paymentId: string }> {
  const buyer = { name: 'Nguyễn Thị Hạnh', email };
  const { body } = await visitor.post('/api/purchases', {
    recipeId: SOLD,
    key: randomUUID(),
    ...buyer,
  });
  const address = String(body.address);
  const [memo = ''] = /BL[A-HJ-NP-Z2-9]{8}/.exec(getText(await page(address))) ?? [];
  const transfer = { id: nextTransferId(), amount: 49_000, content: `CT ${memo} GD` };
  expect((await reportTransfer(gateway.url, transfer)).status).toBe(200);
  const token = tokenIn(address);
  const opened = await gateway.parts.modules.purchases.open(token);
  return { address, token, paymentId: opened?.purchase.paymentId ?? '' };
}

const confirm = (token: string) => visitor.post('/api/purchases/confirm', { token });
const mend = (token: string, email: string) =>
  visitor.post('/api/purchases/email', { token, email });

it('P11 a mistyped address is mended on the page, and what was mailed there confirms nothing any more', async () => {
  const [wrong, right] = ['gui-nham@example.vn', 'dung-nguoi@example.vn'];
  const { address, token, paymentId } = await bought(wrong);
  const strange = await askedBy(wrong);
  expect((await mend(strange, 'ke-la@example.vn')).status).toBe(404);
  for (const email of [right, right]) expect((await mend(token, email)).status).toBe(200);
  expect((await confirm(strange)).status).toBe(404);
  const own = await askedBy(right);
  expect(await page(address)).toContain(SECRET);
  expect((await gateway.parts.modules.payments.find(paymentId))?.payer.email).toBe(right);
  expect((await confirm(own)).body.address).toBe(address);
  expect(getCode(await mend(token, wrong))).toBe('purchase_email_confirmed');
  expect(await mailsTo(wrong)).toHaveLength(1);
});

it('P11 it is mended three times at most', async () => {
  const { token } = await bought('mot@example.vn');
  const statuses: number[] = [];
  for (const name of ['hai', 'ba', 'bon', 'nam'])
    statuses.push((await mend(token, `${name}@example.vn`)).status);
  expect(statuses).toEqual([200, 200, 200, 409]);
  expect(getCode(await mend(token, 'sau@example.vn'))).toBe('purchase_email_mended');
});

it('P11 the paper of an address that nobody confirmed names nobody', async () => {
  const email = 'khong-ten@example.vn';
  const { token } = await bought(email);
  const asking = await askedBy(email);
  const [mail] = await mailsTo(email);
  const named = await gateway.parts.modules.purchases.pdf(token);
  const sent = mail?.attachments[0]?.content as ArrayBuffer;
  // A page names its buyer in each footer, so its paper is longer.
  expect(sent.byteLength).toBeLessThan(named.bytes.byteLength);
  expect(asking).not.toBe('');
});

it('P11 a confirmed address is mended by billing alone, noted, and the page’s link ends', async () => {
  const [wrong, right] = ['nguoi-la@example.vn', 'nguoi-mua@example.vn'];
  const { address, token, paymentId } = await bought(wrong);
  const strange = await askedBy(wrong);
  expect((await confirm(strange)).body.address).toBe(address);
  const path = `/api/admin/payments/${paymentId}/buyer-email`;
  const wanted = { email: right, reason: 'Khách gọi điện' };
  expect((await staff.support.post(path, wanted)).status).toBe(403);
  expect((await staff.billing.post(path, wanted)).status).toBe(200);
  expect(await page(address)).not.toContain(SECRET);
  expect(await gateway.parts.modules.purchases.open(token)).toBeUndefined();
  expect((await confirm(strange)).status).toBe(404);
  const next = String((await confirm(await askedBy(right))).body.address);
  expect(next).not.toBe(address);
  expect(await page(next)).toContain(SECRET);
  const range = { startKey: 'audit:', endKey: 'audit:\ufff0', includeDocs: true };
  const audits = await gateway.ctx.couch.database(ACCOUNTS_DATABASE).list(range);
  expect(audits.map(({ doc }) => doc?.body)).toContainEqual(
    expect.objectContaining({
      action: 'correctBuyer',
      paymentId,
      by: 'billing',
      reason: wanted.reason,
      from: wrong,
      to: right,
    }),
  );
});
