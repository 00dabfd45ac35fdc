import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContractAnswer } from '../../src/api/contract';
import type { PaymentView } from '../../src/api/payments';
import type { QrPayment } from '../../src/domain/money/qrPayment';
import type { HistoryEntry, readPaymentHistory } from '../../src/api/workspacePayments';
import { PRACTICE_ID } from '../../src/domain/records/practices';
import { computeBalances, settledLines, type LedgerEntry } from '../../src/domain/money/ledger';
import type { Receipt } from '../../src/domain/money/receipt';
import { toMonth } from '../../src/domain/money/sales';
import { workspaceDatabase } from '../../sync-server/couch/client';
import {
  REMIND,
  REMINDER_MAIL,
  SETTLE_PAYMENT,
  TAKE_TRANSFER,
} from '../../sync-server/modules/billing/jobKinds';
import { createReceipts } from '../../sync-server/modules/billing/receipts/receipts';
import { RECONCILE } from '../../sync-server/modules/billing/transfers/reconcile';
import { jobRequest } from '../../sync-server/modules/jobs/queue';
import {
  startFakeSepayList,
  type FakeSepayList,
  type ListedTransaction,
} from '../support/fakeSepayList';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { Browser, putAccount } from './accountHelpers';
import { extractPart, startMailServer, decodeSubject, type MailServer } from './mailServer';
import { envelope } from '../../sync-server/store/envelope';

let mails: MailServer;
let list: FakeSepayList;
let gateway: TestGateway;
let expert: Browser;
let name = '';
let count = 0;

beforeAll(async () => {
  mails = await startMailServer();
  list = await startFakeSepayList();
  const bank = { ...TEST_BANK, SEPAY_LIST_URL: list.url, SEPAY_LIST_TOKEN: list.token };
  gateway = await startGateway({ env: { ...bank, SMTP_URL: mails.url } });
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
  await list.close();
});
beforeEach(async () => {
  count += 1;
  name = `owner-${count}`;
  await putAccount(gateway.ctx.couch, name);
  expert = new Browser(gateway.url);
  await expert.login(`${name}@example.vn`);
});

const payments = () => gateway.parts.modules.payments;
const database = () => gateway.parts.modules.accounts.store.database;

async function buy(tier = 'pro', billingCycle = 'monthly', by = expert): Promise<PaymentView> {
  const body = { subscriptionType: tier, billingCycle, key: `key-${Math.random()}` };
  const answer = await by.post('/api/payments/sepay/create', body);
  expect(answer.status).toBe(200);
  return (answer.body.payment as QrPayment).view;
}
const isSettled = async (id: string) => (await payments().find(id))?.settledAt !== undefined;
async function pay({ id, amount, memo: content }: PaymentView): Promise<number> {
  const transferId = nextTransferId();
  await reportTransfer(gateway.url, { id: transferId, amount, content });
  await until(() => isSettled(id));
  return transferId;
}
const idle = (): Promise<void> =>
  until(() =>
    [RECONCILE, TAKE_TRANSFER, SETTLE_PAYMENT, REMIND, REMINDER_MAIL].every(
      ({ name: kind }) => gateway.parts.jobs.board.countJobs(kind) === 0,
    ),
  );
async function age(id: string, minutes: number): Promise<void> {
  const stored = await database().get(`payment:${id}`);
  if (!stored) throw new Error('no payment');
  const back = (field: unknown): string =>
    new Date(Date.parse(String(field)) - minutes * 60_000).toISOString();
  const { expiresAt, paidAt } = stored.body;
  const body = { ...stored.body, expiresAt: back(expiresAt) };
  if (paidAt !== undefined) Object.assign(body, { paidAt: back(paidAt) });
  await database().put({ ...stored, body });
}
type Data = ContractAnswer<typeof readPaymentHistory>['data'];
const history = async (query = ''): Promise<Data> =>
  (await expert.call('GET', `/api/expert/payments/history${query}`)).body.data as Data;

async function entries(): Promise<LedgerEntry[]> {
  const all: LedgerEntry[] = [];
  for await (const entry of gateway.parts.modules.ledger.entries()) all.push(entry);
  return all;
}

describe('P04 calls about the payments of a practice', () => {
  it('say how one stands, and give it up', async () => {
    const { id, memo, qr } = await buy();
    const answer = await expert.call('GET', `/api/payments/sepay/create?paymentId=${id}`);
    expect(answer.body).toMatchObject({
      success: true,
      payment: {
        id,
        subscriptionName: expect.stringContaining('Gói Pro, 1 tháng') as string,
        amount: 499_000,
        reference: memo,
        qrCode: qr,
        bankInfo: {
          bankName: 'MB Bank',
          accountNumber: TEST_BANK.BANK_ACCOUNT,
          accountHolder: TEST_BANK.BANK_HOLDER,
          amount: 499_000,
          content: memo,
          fullContent: memo,
        },
        instructions: { step1: 'Mở ứng dụng ngân hàng', step4: 'Chuyển, rồi quay lại đây' },
        status: 'pending',
        view: { id, memo, status: 'pending' },
      },
    });
    const response = await expert.post('/api/payments/sepay/cancel', {
      paymentId: id,
      reason: 'x',
    });
    expect(response.body).toMatchObject({ success: true, payment: { status: 'cancelled' } });
    const paid = await buy();
    await pay(paid);
    const done = await expert.call('GET', `/api/payments/sepay/create?paymentId=${paid.id}`);
    expect(done.body.payment).toMatchObject({ status: 'completed', view: { status: 'paid' } });
    const late = await expert.post('/api/payments/sepay/cancel', { paymentId: paid.id });
    expect(late).toMatchObject({ status: 409, body: { code: 'payment_conflict' } });
  });

  it('find none of another practice', async () => {
    const { id } = await buy();
    await putAccount(gateway.ctx.couch, `${name}-other`);
    const other = new Browser(gateway.url);
    await other.login(`${name}-other@example.vn`);
    for (const answer of [
      await other.call('GET', `/api/payments/sepay/create?paymentId=${id}`),
      await other.post('/api/payments/sepay/cancel', { paymentId: id }),
      await other.call('DELETE', `/api/expert/payments/cleanup?paymentId=${id}`),
      await other.call('GET', `/api/expert/payments/${id}/receipt`),
      await other.post(`/api/expert/payments/${id}/refund-request`, { reason: 'x' }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await payments().find(id))?.status).toBe('pending');
  });

  it('clear away what is over, one or all; money that comes later still counts', async () => {
    const [one, two, open] = [await buy(), await buy('pro', 'yearly'), await buy('business')];
    await age(one.id, 31);
    await age(two.id, 31);
    expect((await history()).counts).toMatchObject({ all: 3, pending: 3, expired: 2 });
    const path = `/api/expert/payments/cleanup?paymentId=${one.id}`;
    expect((await expert.call('DELETE', path)).body).toEqual({
      success: true,
      data: { paymentId: one.id, status: 'cancelled' },
    });
    const all = await expert.post('/api/expert/payments/cleanup', {});
    expect(all.body).toEqual({ success: true, data: { cleanedCount: 1 } });
    const { payments: shown, counts } = await history('?status=cancelled');
    expect(shown.map(({ cancellationReason }) => cancellationReason)).toEqual([
      'expired',
      'expired',
    ]);
    expect(counts).toMatchObject({ all: 3, pending: 1, cancelled: 2, expired: 0 });
    await pay(one);
    expect((await history('?status=completed')).payments[0]?.id).toBe(one.id);
    expect((await payments().find(open.id))?.status).toBe('pending');
  });

  it('page through the history, by state and words', async () => {
    const made = [await buy(), await buy('pro', 'yearly'), await buy('business')];
    await pay(made[0] as PaymentView);
    const first = await history('?limit=2');
    expect(first.pagination).toEqual({
      total: 3,
      limit: 2,
      offset: 0,
      hasMore: true,
      nextOffset: 2,
    });
    expect(first.paid).toMatchObject({ amount: 499_000 });
    const rest = await history('?limit=2&offset=2');
    expect(rest.pagination).toMatchObject({ hasMore: false, nextOffset: null });
    const ids = [...first.payments, ...rest.payments].map(({ id }) => id);
    expect(ids).toEqual(made.map(({ id }) => id).reverse());
    expect((await history('?search=goi%20business')).payments).toHaveLength(1);
    const done = (await history('?status=completed')).payments[0] as HistoryEntry;
    expect(done).toMatchObject({ status: 'completed', subscriptionType: 'pro', currency: 'VND' });
    expect(done.messages[0]?.reference).toMatch(/^FT/);
    expect(done).toMatchObject({
      bankInfo: { accountNumber: TEST_BANK.BANK_ACCOUNT, bankName: 'MB Bank' },
      transactionId: expect.stringMatching(/^sepay-\d+$/) as string,
      actualAmount: 499_000,
      transactionDate: '2026-11-27 10:35:12',
    });
    expect((await expert.call('GET', '/api/expert/payments/history?limit=x')).status).toBe(400);
  });

  it('take a plan up again: free while paid time remains, or by a payment', async () => {
    await pay(await buy());
    const unknown = await expert.post('/api/expert/subscription/cancel', { reason: 'because' });
    expect(unknown.status).toBe(400);
    const reason = { reason: 'temporary_pause', feedback: 'Nghỉ sinh' };
    const cancelled = await expert.post('/api/expert/subscription/cancel', reason);
    expect(cancelled.body.subscription).toMatchObject({ state: 'cancelled' });
    const events = await gateway.parts.modules.subscriptions.events(`w-${name}`);
    expect(events.at(-1)).toMatchObject({ type: 'cancel', ...reason });
    const body = { plan: 'pro', billingCycle: 'monthly', key: 'take-it-up' };
    const paying = await expert.post('/api/expert/subscription/reactivate', body);
    expect(paying.body).toMatchObject({
      subscription: { state: 'cancelled' },
      payment: { amount: 499_000, status: 'pending' },
    });
    await pay((paying.body.payment as QrPayment).view);
    const now = await expert.call('GET', '/api/expert/subscription');
    expect(now.body.subscription).toMatchObject({ state: 'active' });
    await expert.post('/api/expert/subscription/cancel', reason);
    const free = await expert.post('/api/expert/subscription/reactivate', {});
    expect(free.body).toMatchObject({ subscription: { state: 'active' } });
  });
});

const inJune2031 = (): Date => new Date(Date.UTC(2031, 5, 1));

describe('P06 receipts', () => {
  it('are read by their practice, and say who paid what', async () => {
    const payment = await buy();
    const path = `/api/expert/payments/${payment.id}/receipt`;
    expect((await expert.call('GET', path)).status).toBe(404);
    await pay(payment);
    const { receipt } = (await expert.call('GET', path)).body as unknown as { receipt: Receipt };
    expect(receipt).toMatchObject({ amount: 499_000, memo: payment.memo, paymentId: payment.id });
    expect(receipt.number).toMatch(/^BL\d\d-\d{6}$/);
  });

  it('have numbers without gaps where two gateways give them at once', async () => {
    const made: PaymentView[] = [];
    for (const cycle of ['monthly', 'yearly']) made.push(await buy('pro', cycle));
    for (const payment of made) await pay(payment);
    const stored = await Promise.all(made.map(({ id }) => payments().find(id)));
    const paid = stored.flatMap((one) => one ?? []);
    // In a year of their own, so that no other test takes its receipt numbers.
    const parts = { database: database(), seller: { name: 'Bữa Lành' }, now: inJune2031 };
    const [one, two] = [createReceipts(parts), createReceipts(parts)];
    const request = Array.from({ length: 8 }, (_, index) => ({
      ...(paid[index % 2] as (typeof paid)[number]),
      paymentId: `at-once-${index}`,
      paidAt: '2031-06-01T00:00:00.000Z',
    }));
    const receipts = await Promise.all(
      request.flatMap((payment) => [one.issue(payment), two.issue(payment)]),
    );
    const numbers = receipts.map(({ paymentId, number }) => `${paymentId} ${number}`);
    expect(new Set(numbers).size).toBe(8);
    expect(new Set(receipts.map(({ number }) => number))).toEqual(
      new Set(request.map((_, index) => `BL31-${String(index + 1).padStart(6, '0')}`)),
    );
  });
});

describe('P06 money that is asked back', () => {
  it('is of the unused days, waits for staff, and goes back once', async () => {
    const payment = await buy();
    await pay(payment);
    const path = `/api/expert/payments/${payment.id}/refund-request`;
    expect((await history()).payments[0]?.refundable).toMatchObject({ amount: 499_000 });
    expect((await expert.post(path, { reason: ' ' })).status).toBe(400);
    const answer = await expert.post(path, { reason: 'Mua nhầm' });
    expect(answer.body).toEqual({ success: true, amount: 499_000 });
    expect((await payments().refundRequests()).map(({ paymentId }) => paymentId)).toContain(
      payment.id,
    );
    expect((await history()).payments[0]).toMatchObject({ refundRequest: { amount: 499_000 } });
    await payments().refund(payment.id, { by: 'staff', reason: 'Đồng ý', amount: 499_000 });
    await until(async () =>
      (await payments().refundRequests()).every(({ paymentId }) => paymentId !== payment.id),
    );
    await until(async () => (await database().get(`refund-request:${payment.id}`)) === undefined);
    expect((await history()).paid.amount).toBe(0);
  });

  it('makes no other tier cheaper as well, whichever comes first', async () => {
    const first = await buy();
    await pay(first);
    const upgrade = await buy('business');
    const path = `/api/expert/payments/${first.id}/refund-request`;
    expect((await expert.post(path, { reason: 'Mua nhầm' })).body.amount).toBe(499_000);
    const body = { subscriptionType: 'business', billingCycle: 'monthly', key: 'after-asking' };
    const refused = await expert.post('/api/payments/sepay/create', body);
    expect(refused).toMatchObject({ status: 409, body: { code: 'refund_waiting' } });
    await pay(upgrade);
    const refund = { by: 'staff', reason: 'Đồng ý', amount: 499_000 };
    await expect(payments().refund(first.id, refund)).rejects.toMatchObject({
      code: 'refund_too_high',
    });
    expect((await payments().find(first.id))?.status).toBe('paid');
    await payments().declineRefund(first.id, refund);
  });

  it('is refused with a reason, which the practice reads', async () => {
    const payment = await buy();
    await pay(payment);
    await expert.post(`/api/expert/payments/${payment.id}/refund-request`, { reason: 'x' });
    await putAccount(gateway.ctx.couch, `${name}-staff`, { role: 'admin', adminRole: 'billing' });
    const staff = new Browser(gateway.url);
    await staff.login(`${name}-staff@example.vn`);
    const waiting = (await staff.call('GET', '/api/admin/payments/review')).body.requests;
    expect(waiting).toContainEqual(expect.objectContaining({ id: payment.id }));
    const path = `/api/admin/payments/${payment.id}/decline-refund`;
    const reason = 'Đã dùng hết tính năng trong kỳ';
    expect((await staff.post(path, { reason })).status).toBe(200);
    expect((await staff.post(path, { reason })).status).toBe(409);
    const workspace = gateway.ctx.couch.database(`workspace-w-${name}`);
    const notice = () => workspace.get(`notices:refund-request-${payment.id}`);
    await until(async () => (await notice()) !== undefined);
    expect((await notice())?.body.body).toContain(reason);
    expect((await history()).payments[0]?.refundRequest).toMatchObject({ declined: reason });
  });

  it('is not possible after 30 days', async () => {
    const payment = await buy('pro', 'yearly');
    await pay(payment);
    await age(payment.id, 31 * 24 * 60);
    expect((await history()).payments[0]?.refundable).toBeUndefined();
    const path = `/api/expert/payments/${payment.id}/refund-request`;
    expect((await expert.post(path, { reason: 'x' })).status).toBe(409);
    expect(await payments().refundRequests()).toEqual([]);
  });
});

describe('P03 reminders', () => {
  it('reach the practice by notice and by one mail, however often its end is looked at', async () => {
    const { subscriptions, periodEnds } = gateway.parts.modules;
    const workspaceId = `w-${name}`;
    const at = new Date(Date.now() - 6.6 * 86_400_000).toISOString();
    await subscriptions.add(workspaceId, () => ({ type: 'trial', tier: 'pro', at }));
    const about = (): number =>
      mails.mails.filter(
        ({ raw, to }) =>
          to.includes(`${name}@example.vn`) && decodeSubject(raw).includes('dùng thử'),
      ).length;
    await until(() => about() > 0);
    for (let again = 0; again < 3; again += 1) {
      await subscriptions.apply(workspaceId);
      await periodEnds.look();
    }
    await idle();
    expect(about()).toBe(1);
    const workspace = gateway.ctx.couch.database(`workspace-${workspaceId}`);
    const rows = await workspace.list({
      startKey: 'notices:tier-end-',
      endKey: 'notices:tier-end-\ufff0',
      includeDocs: true,
    });
    expect(rows.map(({ doc }) => doc?.body.title)).toEqual([
      expect.stringMatching(/^Thời gian dùng thử gói Pro còn [01] ngày$/u),
    ]);
  });
});

async function endsIn(days: number): Promise<string> {
  const payment = await buy();
  await pay(payment);
  const workspaceId = `w-${name}`;
  const key = `subscription:${workspaceId}`;
  const stored = await database().get(key);
  const { until = '' } = await gateway.parts.modules.subscriptions.of(workspaceId);
  if (!stored) throw new Error('no subscription');
  const moved = Date.parse(until) - Date.now() - days * 86_400_000;
  const events = (stored.body.events as { at: string }[]).map((one) => ({
    ...one,
    at: new Date(Date.parse(one.at) - moved).toISOString(),
  }));
  await database().put({ ...stored, body: { ...stored.body, events } });
  return workspaceId;
}
const findMail = (subject: string): string | undefined =>
  mails.mails
    .filter(
      ({ raw, to }) => to.includes(`${name}@example.vn`) && decodeSubject(raw).includes(subject),
    )
    .map(({ raw }) => extractPart(raw, 'text/plain'))[0];
const renewal = (body: object) => expert.post('/api/expert/subscription/renewal', body);
const waiting = async () => (await history('?status=pending')).payments;

describe('P06 renewing', () => {
  it('sends a code of the chosen cycle in time, which is good until the end', async () => {
    const workspaceId = await endsIn(2.5);
    const chosen = await renewal({ billingCycle: 'yearly' });
    expect(chosen.body.subscription).toMatchObject({
      cycle: 'month',
      renewal: { isAuto: true, cycle: 'year' },
    });
    await until(() => findMail('Gói Pro còn') !== undefined);
    await gateway.parts.modules.subscriptions.apply(workspaceId);
    await idle();
    const [code, ...others] = await waiting();
    expect(others).toEqual([]);
    const { until: end } = await gateway.parts.modules.subscriptions.of(workspaceId);
    expect(code).toMatchObject({ amount: 4_990_000, status: 'pending', expiresAt: end });
    const rows = await gateway.ctx.couch.database(`workspace-${workspaceId}`).list({
      startKey: 'notices:tier-end-',
      endKey: 'notices:tier-end-\ufff0',
      includeDocs: true,
    });
    expect(rows.map(({ doc }) => doc?.body.body)).toEqual([
      expect.stringContaining('Mã QR của kỳ sau đã sẵn') as string,
    ]);
    const text = findMail('Gói Pro còn') ?? '';
    expect(text).toContain(code?.paymentReference);
    expect(text).toContain(TEST_BANK.BANK_ACCOUNT);
    expect(text).toContain(`/expert/dashboard?tab=subscription&code=${code?.id}`);
    expect((await buy('pro', 'yearly')).id).toBe(code?.id);
    await pay((code as HistoryEntry).payment);
    const now = await gateway.parts.modules.subscriptions.of(workspaceId);
    expect(now.state).toBe('active');
    expect(Date.parse(now.until ?? '')).toBeGreaterThan(Date.parse(end ?? '') + 360 * 86_400_000);
  });

  it('sends nothing where it is switched off; the tier runs on to its end', async () => {
    const workspaceId = await endsIn(20);
    const off = await renewal({ autoRenew: false });
    expect(off.body.subscription).toMatchObject({ state: 'active', renewal: { isAuto: false } });
    const key = `subscription:${workspaceId}`;
    const stored = await database().get(key);
    if (!stored) throw new Error('no subscription');
    const events = (stored.body.events as { at: string }[]).map((one) => ({
      ...one,
      at: new Date(Date.parse(one.at) - 17.5 * 86_400_000).toISOString(),
    }));
    await database().put({ ...stored, body: { ...stored.body, events } });
    await gateway.parts.modules.subscriptions.apply(workspaceId);
    await idle();
    expect(findMail('Gói Pro')).toBe(undefined);
    expect(await waiting()).toEqual([]);
    const on = await renewal({ autoRenew: true });
    expect(on.body.subscription).toMatchObject({ tier: 'pro', renewal: { isAuto: true } });
    await until(() => findMail('Gói Pro còn') !== undefined);
  });

  it('is of what was paid for alone', async () => {
    const answer = await renewal({ autoRenew: false });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_conflict' } });
    expect((await renewal({ billingCycle: 'weekly' })).status).toBe(400);
  });
});

const listed = (
  { amount, memo }: { amount: number; memo: string },
  reference: string,
): ListedTransaction => ({
  id: `07ad3dc9-0000-4000-8000-${String(nextTransferId()).padStart(12, '0')}`,
  transaction_date: new Date(Date.now() + 7 * 3_600_000 - 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' '),
  account_number: TEST_BANK.BANK_ACCOUNT,
  va: '',
  transfer_type: 'in',
  amount_in: amount,
  amount_out: 0,
  accumulated: 0,
  transaction_content: `CT tu 0071 ${memo}`,
  reference_number: reference,
  code: null,
  bank_brand_name: 'MBBank',
  bank_account_id: 'x',
  va_id: null,
  webhook_success: 0,
});

const booked = async (id: string): Promise<LedgerEntry[]> =>
  (await entries()).filter(({ paymentId, of }) => paymentId === id || of.endsWith(id));

describe("P04 SePay's own list", () => {
  let looks = 0;
  async function look(): Promise<void> {
    looks += 1;
    const key = `look ${looks}`;
    await gateway.parts.jobs.enqueue(jobRequest(RECONCILE, { key, payload: { at: key } }));
    await idle();
  }

  it('brings what no message told of, once, and nothing that one has told of', async () => {
    const missed = await buy();
    list.transactions.push(listed(missed, 'FT-MISSED'));
    await look();
    await until(() => isSettled(missed.id));
    await look();
    const proPayment = await buy('pro', 'yearly');
    const transferId = await pay(proPayment);
    list.transactions.push(listed(proPayment, `FT${transferId}`));
    await look();
    const before = computeBalances(await entries()).get('bank');
    const late = { id: nextTransferId(), amount: missed.amount, content: missed.memo };
    await reportTransfer(gateway.url, { ...late, reference: 'FT-MISSED' });
    await idle();
    expect(computeBalances(await entries()).get('bank')).toBe(before);
    expect((await payments().find(missed.id))?.received).toHaveLength(1);
    expect((await payments().find(proPayment.id))?.received).toHaveLength(1);
    expect(await booked(proPayment.id)).toHaveLength(1);
    const query = list.queries.at(-1);
    expect(query?.get('transaction_date_from')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(query?.get('per_page')).toBe('100');
  });

  it('is read page by page, and asked again where it is busy', async () => {
    list.transactions = Array.from({ length: 150 }, (_, index) =>
      listed({ amount: 1_000 + index, memo: 'khac' }, `FT-PAGE-${index}`),
    );
    list.busyFor = 1;
    list.queries = [];
    await look();
    expect(list.queries.map((query) => query.get('page'))).toEqual(['1', '2']);
    const waiting = await payments().transfersInReview();
    expect(waiting.filter(({ reference }) => reference?.startsWith('FT-PAGE-'))).toHaveLength(150);
    list.transactions = [];
  });
});

describe('P04 money of a message that goes back', () => {
  it('is owed until staff have sent it, and is booked then, once', async () => {
    const id = nextTransferId();
    await reportTransfer(gateway.url, { id, amount: 77_000, content: 'khong ma' });
    const transferId = `sepay-${id}`;
    await until(async () =>
      (await payments().transfersInReview()).some((one) => one.transferId === transferId),
    );
    await expect(payments().noteTransferSent(transferId)).rejects.toMatchObject({
      code: 'payment_conflict',
    });
    const decision = { by: 'staff', reason: 'Chuyển nhầm', giveBack: true } as const;
    await payments().resolveTransfer(transferId, decision);
    await until(async () =>
      (await payments().transfersUnsent()).some((one) => one.transferId === transferId),
    );
    const to = { bank: 'MB', account: '0123456789', holder: 'LE THU HA' };
    for (let again = 0; again < 2; again += 1)
      await payments().noteTransferSent(transferId, { to });
    const own = async () => (await entries()).filter(({ of }) => of === transferId);
    await until(async () => (await own()).some(({ kind }) => kind === 'paidBack'));
    expect((await own()).map(({ kind }) => kind).sort()).toEqual([
      'paidBack',
      'received',
      'refunded',
    ]);
    expect([...computeBalances(await own()).values()].every((balance) => balance === 0)).toBe(true);
    expect(await payments().transfersUnsent()).toEqual([]);
  });
});

describe('P04 bad input', () => {
  it('of twenty payments at once makes no more than the practice may have', async () => {
    const body = { subscriptionType: 'pro', billingCycle: 'monthly' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        expert.post('/api/payments/sepay/create', { ...body, key: `at-once-${index}` }),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    for (const status of statuses) expect([200, 429]).toContain(status);
    for (const { status, body: errorBody } of answers)
      if (status === 429) expect(errorBody.error).toMatch(/^\p{Lu}.*\.$/u);
    const { counts } = await history();
    expect(counts.all).toBeGreaterThan(0);
    expect(counts.all).toBeLessThanOrEqual(10);
  });

  it.each([
    ['an unknown plan', { subscriptionType: 'gold', billingCycle: 'monthly' }],
    ['the free plan', { subscriptionType: 'free', billingCycle: 'monthly' }],
    ['an unknown cycle', { subscriptionType: 'pro', billingCycle: 'weekly' }],
    ['a price of its own', { subscriptionType: 'pro', billingCycle: null, amount: 1 }],
  ])('of %s is refused in words', async (_what, body) => {
    const answer = await expert.post('/api/payments/sepay/create', { ...body, key: 'some-key' });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    expect((await history()).counts.all).toBe(0);
  });

  it('of a price that changed between window and payment: the payment keeps its own', async () => {
    const made = await buy();
    const stored = await database().get(`payment:${made.id}`);
    if (!stored) throw new Error('no payment');
    await database().put({ ...stored, body: { ...stored.body, amount: 399_000 } });
    const now = await expert.call('GET', `/api/payments/sepay/create?paymentId=${made.id}`);
    expect(now.body.payment).toMatchObject({ amount: 399_000 });
    await pay({ ...made, amount: 399_000 });
    const own = await expert.call('GET', '/api/expert/subscription');
    expect(own.body.subscription).toMatchObject({ tier: 'pro', state: 'active' });
    const path = `/api/expert/payments/${made.id}/receipt`;
    expect((await expert.call('GET', path)).body.receipt).toMatchObject({ amount: 399_000 });
  });
});

describe("P28 a seller's share", () => {
  it('is shown to its practice, paid out by staff once, and never more than is owed', async () => {
    const workspaceId = `w-${name}`;
    const { payment } = await payments().create({
      purpose: { kind: 'purchase', purchaseId: 'gone' },
      amount: 50_000,
      description: 'Công thức: Canh chua',
      payer: {},
      seller: workspaceId,
      key: `sold ${name}`,
    });
    const at = new Date().toISOString();
    const lines = settledLines({ kind: 'purchase', seller: workspaceId }, 50_000);
    const { ledger } = gateway.parts.modules;
    for (let again = 0; again < 2; again += 1)
      await ledger.append({ at, kind: 'settled', of: payment.id, paymentId: payment.id, lines });
    const month = toMonth(at);
    const readSales = async () =>
      (await expert.call('GET', `/api/expert/sales?month=${month}`)).body;
    expect(await readSales()).toMatchObject({
      sold: [{ paymentId: payment.id, amount: 50_000, share: 40_000 }],
      month: { count: 1, amount: 50_000, share: 40_000 },
      owed: 40_000,
      payouts: [],
    });
    await putAccount(gateway.ctx.couch, `${name}-staff`, { role: 'admin', adminRole: 'billing' });
    const staff = new Browser(gateway.url);
    await staff.login(`${name}-staff@example.vn`);
    const path = `/api/admin/sellers/${workspaceId}/payout`;
    const note = 'FT26340001';
    const unknown = await staff.post(path, { amount: 40_000, note, key: `unknown-${name}` });
    expect(unknown).toMatchObject({ status: 409, body: { code: 'payout_no_account' } });
    expect(unknown.body.error).toContain('chưa khai tài khoản nhận tiền');
    expect(await readSales()).toMatchObject({ owed: 40_000, payouts: [] });
    const practice = gateway.ctx.couch.database(workspaceDatabase(workspaceId));
    const sheet = { bankBin: '970422', bankAccount: '0123456789', bankHolder: 'TRAN THU HA' };
    await practice.ensure();
    await practice.put(envelope(`practices:${PRACTICE_ID}`, sheet, name, new Date()));
    const much = await staff.post(path, { amount: 40_001, note, key: `much-${name}` });
    expect(much).toMatchObject({ status: 409, body: { code: 'payout_too_high' } });
    const both = await Promise.all(
      ['one', 'two'].map((key) =>
        staff.post(path, { amount: 40_000, note, key: `${key}-${name}` }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await until(async () =>
      (await ledger.ofSeller(workspaceId)).some(({ kind }) => kind === 'paidOut'),
    );
    expect(await readSales()).toMatchObject({ owed: 0, payouts: [{ amount: 40_000, note }] });
    const sellers = (await staff.call('GET', '/api/admin/sellers')).body.sellers;
    expect(sellers).toContainEqual(expect.objectContaining({ workspaceId, owed: 0 }));
  });
});
