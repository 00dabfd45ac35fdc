import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentView } from '../../src/api/payments';
import type { SubscriptionView } from '../../src/api/subscription';
import { computeBalances, type LedgerEntry } from '../../src/domain/money/ledger';
import { statusAt } from '../../src/domain/money/payments';
import type { QrPayment } from '../../src/domain/money/qrPayment';
import { accountKey, readWorkspace } from '../../sync-server/modules/accounts/accountRecords';
import { computeSignature } from '../../sync-server/modules/billing/transfers/sepay';
import { removeUnpaid } from '../../sync-server/modules/billing/payments/unpaidCodes';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { Browser, putAccount } from './accountHelpers';
import { extractPart, startMailServer, type MailServer } from './mailServer';

let mails: MailServer;
let gateway: TestGateway;
let expert: Browser;
let name = '';
let count = 0;

interface Open {
  payment: PaymentView;
  token: string;
}

beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGateway({ env: { ...TEST_BANK, SMTP_URL: mails.url } });
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
});
beforeEach(async () => {
  count += 1;
  name = `payer-${count}`;
  await putAccount(gateway.ctx.couch, name);
  expert = new Browser(gateway.url);
  await expert.login(`${name}@example.vn`);
});

function openedBy(body: Record<string, unknown>): Open {
  const { payment, token } = body as unknown as { payment: QrPayment; token: string };
  return { payment: payment.view, token };
}

async function buy(cycle: 'monthly' | 'yearly' = 'monthly', tier = 'pro'): Promise<Open> {
  const answer = await expert.post('/api/payments/sepay/create', {
    subscriptionType: tier,
    billingCycle: cycle,
    key: `key-${Math.random()}`,
  });
  expect(answer.status).toBe(200);
  return openedBy(answer.body);
}

const look = async ({ payment: { id }, token }: Open): Promise<PaymentView> =>
  (await expert.open(`/api/payments/${id}`, token)).body.payment as PaymentView;

const subscription = async (): Promise<SubscriptionView> =>
  (await expert.call('GET', '/api/expert/subscription')).body.subscription as SubscriptionView;

/** Not by calls: an address may ask only so often. */
const settled = ({ payment: { id } }: Open): Promise<void> =>
  until(async () => (await gateway.parts.modules.payments.find(id))?.settledAt !== undefined);

async function entries(): Promise<LedgerEntry[]> {
  const all: LedgerEntry[] = [];
  for await (const entry of gateway.parts.modules.ledger.entries()) all.push(entry);
  return all;
}
const mailsAbout = (text: string): string[] =>
  mails.mails
    .map(({ raw }) => extractPart(raw, 'text/plain'))
    .filter((body) => body.includes(text));

const past = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const post = (body: string): Promise<Response> =>
  fetch(`${gateway.url}/api/payments/sepay/webhook`, { method: 'POST', body });
function postSigned(raw: string): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = computeSignature(TEST_BANK.SEPAY_WEBHOOK_SECRET, timestamp, Buffer.from(raw));
  return fetch(`${gateway.url}/api/payments/sepay/webhook`, {
    method: 'POST',
    headers: { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': signature },
    body: raw,
  });
}

describe('a payment of a tier', () => {
  it('costs what the table of tiers says, whatever the caller wants', async () => {
    const { payment } = await buy();
    expect(payment).toMatchObject({
      amount: 499_000,
      status: 'pending',
      bank: { account: TEST_BANK.BANK_ACCOUNT, name: 'MB Bank' },
      settled: false,
    });
    expect(payment.memo).toMatch(/^BL[A-HJ-NP-Z2-9]{8}$/);
    expect(payment.qr).toContain(payment.memo);
    expect(payment.qr).toContain('5406499000');
  });

  it('grants the tier when the bank reports the money, once', async () => {
    const open = await buy();
    const { memo } = open.payment;
    const id = nextTransferId();
    const content = `MBVCB.84521.${memo.toLowerCase()} CT tu 0071 GD 5521`;
    const answer = await reportTransfer(gateway.url, { id, amount: 499_000, content });
    expect(answer).toEqual({ status: 200, body: { success: true } });
    await settled(open);
    const first = await subscription();
    expect(first).toMatchObject({ state: 'active', tier: 'pro', cycle: 'month' });
    for (let again = 0; again < 3; again += 1)
      expect((await reportTransfer(gateway.url, { id, amount: 499_000, content })).status).toBe(
        200,
      );
    await until(async () => (await gateway.parts.jobs.board.countJobs()) === 0);
    expect(await subscription()).toEqual(first);
    const booked = (await entries()).filter(
      ({ of }) => of === open.payment.id || of === `sepay-${id}`,
    );
    expect(booked.map(({ kind }) => kind).sort()).toEqual(['received', 'settled']);
    expect(Object.fromEntries(computeBalances(booked))).toEqual({
      bank: 499_000,
      unassigned: 0,
      'revenue:subscription': -499_000,
    });
  });

  it('gives a receipt with the next number, by mail, once', async () => {
    const [one, two] = [await buy(), await buy('yearly')];
    for (const { payment } of [one, two])
      await reportTransfer(gateway.url, {
        id: nextTransferId(),
        amount: payment.amount,
        content: payment.memo,
      });
    await Promise.all([settled(one), settled(two)]);
    const numbers = [(await look(one)).receipt, (await look(two)).receipt].map((number) =>
      Number(number?.slice(-6)),
    );
    expect(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0))).toBe(1);
    const number = (await look(one)).receipt ?? '';
    await until(() => mailsAbout(number).length > 0);
    expect(mailsAbout(number)).toHaveLength(1);
  });

  it('reaches the devices as a notice, and what the gateway lets them do', async () => {
    const open = await buy();
    await reportTransfer(gateway.url, {
      id: nextTransferId(),
      amount: 499_000,
      content: open.payment.memo,
    });
    await settled(open);
    const workspace = gateway.ctx.couch.database(`workspace-w-${name}`);
    const notice = await workspace.get('notices:account-plan');
    expect(notice?.body).toMatchObject({
      kind: 'account',
      account: { plan: 'pro', maxClients: 50 },
    });
    const profile = (await expert.refresh()).body.account as { plan: string; maxClients: number };
    expect(profile).toMatchObject({ plan: 'pro', maxClients: 50 });
  });

  it('is the same one when it is asked for again, and while its code waits', async () => {
    const body = { subscriptionType: 'pro', billingCycle: 'monthly', key: 'the-same-key' };
    const first = await expert.post('/api/payments/sepay/create', body);
    const again = await expert.post('/api/payments/sepay/create', body);
    const other = await expert.post('/api/payments/sepay/create', { ...body, key: 'another-key' });
    const getId = ({ body: { payment } }: typeof first) => (payment as PaymentView).id;
    expect([getId(again), getId(other)]).toEqual([getId(first), getId(first)]);
  });

  it('opens to its token alone', async () => {
    const { payment } = await buy();
    const guess = 'x'.repeat(32);
    const answer = await expert.open(`/api/payments/${payment.id}`, guess);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    // As many characters as a token has, but more bytes.
    const odd = 'é'.repeat(32);
    expect((await expert.open(`/api/payments/${payment.id}`, odd)).status).toBe(404);
  });

  it('that nobody paid is forgotten after three months; one with money stays', async () => {
    const [unpaid, paid] = [await buy(), await buy('yearly')];
    const transfer = { amount: 4_000_000, content: paid.payment.memo };
    await reportTransfer(gateway.url, { ...transfer, id: nextTransferId() });
    const { find } = gateway.parts.modules.payments;
    await until(async () => (await find(paid.payment.id))?.status === 'review');
    const { database } = gateway.parts.modules.accounts.store;
    const keys = async () => (await database.list({ startKey: 'payment', limit: 1_000 })).length;
    expect(await removeUnpaid(database, new Date(Date.now() + 89 * 86_400_000))).toBe(0);
    const before = await keys();
    await removeUnpaid(database, new Date(Date.now() + 91 * 86_400_000));
    expect(await find(unpaid.payment.id)).toBeUndefined();
    expect(await keys()).toBeLessThanOrEqual(before - 4);
    expect((await find(paid.payment.id))?.received).toHaveLength(1);
  });
});

describe('a message of the bank', () => {
  it.each([
    ['another secret', { secret: 'mot-bi-mat-khac-hoan-toan' }],
    ['a time of an hour ago', { timestamp: Math.floor(Date.now() / 1000) - 3_600 }],
    ['a key that nobody set', { authorization: 'Apikey doan-mo-doan-mo-doan-mo' }],
  ])('with %s is refused and leaves nothing behind', async (_what, proof) => {
    const open = await buy();
    const id = nextTransferId();
    const transfer = { id, amount: 499_000, content: open.payment.memo };
    const answer = await reportTransfer(gateway.url, transfer, proof);
    expect(answer).toMatchObject({ status: 401, body: { code: 'wrong_signature' } });
    expect(await gateway.parts.modules.accounts.store.database.get(`transfer:sepay-${id}`)).toBe(
      undefined,
    );
    expect((await look(open)).status).toBe('pending');
  });

  it('of too little waits for the rest, under the same memo', async () => {
    const open = await buy();
    const { memo } = open.payment;
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 400_000, content: memo });
    await until(async () => (await look(open)).status === 'review');
    expect(await look(open)).toMatchObject({ reviewReason: 'amount_low', received: 400_000 });
    expect((await look(open)).qr).toContain('540599000');
    expect((await subscription()).tier).toBe('free');
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 99_000, content: memo });
    await settled(open);
    expect((await subscription()).tier).toBe('pro');
    const waiting = await gateway.parts.modules.payments.transfersInReview();
    expect(waiting.filter(({ paymentId }) => paymentId === open.payment.id)).toEqual([]);
  });

  it('of too much, without a known memo, or for another account grants nothing and waits for staff', async () => {
    const open = await buy();
    const { memo } = open.payment;
    const much = nextTransferId();
    await reportTransfer(gateway.url, { id: much, amount: 4_990_000, content: memo });
    const unknown = nextTransferId();
    await reportTransfer(gateway.url, { id: unknown, amount: 499_000, content: 'BLABCDEFGH' });
    const other = nextTransferId();
    const elsewhere = { id: other, amount: 499_000, content: memo, account: '999' };
    await reportTransfer(gateway.url, elsewhere);
    const reasons = async () =>
      Object.fromEntries(
        (await gateway.parts.modules.payments.transfersInReview()).map(
          ({ transferId, reviewReason }) => [transferId, reviewReason],
        ),
      );
    await until(async () => `sepay-${other}` in (await reasons()));
    await until(async () => (await look(open)).status === 'review');
    expect(await reasons()).not.toHaveProperty(`sepay-${much}`);
    expect(await look(open)).toMatchObject({ reviewReason: 'amount_high' });
    expect(await reasons()).toMatchObject({
      [`sepay-${unknown}`]: 'unknown_memo',
      [`sepay-${other}`]: 'other_account',
    });
    expect((await subscription()).tier).toBe('free');
  });

  it('for a code that was given up grants nothing; its money is in the books', async () => {
    const open = await buy();
    const { id, memo } = open.payment;
    const cancelled = await expert.post(`/api/payments/${id}/cancel`, { token: open.token });
    expect(cancelled.body.payment).toMatchObject({ status: 'cancelled' });
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 499_000, content: memo });
    await until(async () => (await look(open)).status === 'review');
    expect(await look(open)).toMatchObject({ reviewReason: 'after_cancel', received: 499_000 });
    expect((await subscription()).tier).toBe('free');
  });

  it('of a second payment waits for staff; the tier stays as it was', async () => {
    const open = await buy();
    const { memo } = open.payment;
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 499_000, content: memo });
    await settled(open);
    const before = await subscription();
    const second = nextTransferId();
    await reportTransfer(gateway.url, { id: second, amount: 499_000, content: memo });
    const inReview = async () =>
      (await gateway.parts.modules.payments.transfersInReview()).find(
        ({ transferId }) => transferId === `sepay-${second}`,
      );
    await until(async () => (await inReview()) !== undefined);
    expect(await inReview()).toMatchObject({ reviewReason: 'paid_twice' });
    expect(await subscription()).toEqual(before);
  });

  it('of outgoing money is kept, and moves nothing', async () => {
    const id = nextTransferId();
    const out = { id, amount: 499_000, content: 'hoan tien', direction: 'out' } as const;
    expect((await reportTransfer(gateway.url, out)).status).toBe(200);
    const { database } = gateway.parts.modules.accounts.store;
    await until(async () => (await database.get(`transfer:sepay-${id}`))?.body.state === 'ignored');
    expect((await entries()).some(({ of }) => of === `sepay-${id}`)).toBe(false);
  });

  it('that comes late, but matches, still grants what was ordered', async () => {
    const open = await buy();
    const { database } = gateway.parts.modules.accounts.store;
    const stored = await database.get(`payment:${open.payment.id}`);
    const expiresAt = new Date(Date.now() - 60_000).toISOString();
    if (!stored) throw new Error('no payment');
    await database.put({ ...stored, body: { ...stored.body, expiresAt } });
    expect((await look(open)).status).toBe('expired');
    expect(statusAt({ status: 'pending', expiresAt }, new Date().toISOString())).toBe('expired');
    const content = open.payment.memo;
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 499_000, content });
    await settled(open);
    expect((await subscription()).tier).toBe('pro');
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"id":1}',
    '{"id":1,"transferType":"in","transferAmount":"499000"}',
  ])('that is signed and says %s is refused in words, and kept nowhere', async (raw) => {
    const answer = await postSigned(raw);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toMatch(/đọc được|định dạng/u);
    const { database } = gateway.parts.modules.accounts.store;
    expect(await database.get('transfer:sepay-1')).toBe(undefined);
  });

  it.each(['499000', '499.000', ''])(
    'P04 whose amount is the text "%s" is refused with 400 and stored nowhere, the payment waits',
    async (transferAmount) => {
      const open = await buy();
      const id = nextTransferId();
      const { memo: content } = open.payment;
      const raw = JSON.stringify({
        id,
        accountNumber: TEST_BANK.BANK_ACCOUNT,
        content,
        transferType: 'in',
        transferAmount,
      });
      const answer = await postSigned(raw);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_request' });
      const { database } = gateway.parts.modules.accounts.store;
      expect(await database.get(`transfer:sepay-${id}`)).toBe(undefined);
      expect((await entries()).some(({ of }) => of === `sepay-${id}`)).toBe(false);
      expect(await look(open)).toMatchObject({ status: 'pending', received: 0 });
      await reportTransfer(gateway.url, { id, amount: 499_000, content });
      await settled(open);
    },
  );

  it('P04 of ten megabytes is refused before it is read whole, whoever signs it', async () => {
    const body = JSON.stringify({ id: 1, description: 'x'.repeat(10 * 1024 * 1024) });
    expect((await post(body)).status).toBe(413);
    const signed = await postSigned(body);
    expect(signed.status).toBe(413);
    const { database } = gateway.parts.modules.accounts.store;
    expect(await database.get('transfer:sepay-1')).toBe(undefined);
  });

  it('P04 that comes out of order counts all the same, and for the practice of its memo alone', async () => {
    const open = await buy();
    const { memo } = open.payment;
    await putAccount(gateway.ctx.couch, `${name}-beside`);
    const [first, second] = [nextTransferId(), nextTransferId()];
    await reportTransfer(gateway.url, { id: second, amount: 99_000, content: memo });
    await until(async () => (await look(open)).received === 99_000);
    await reportTransfer(gateway.url, { id: first, amount: 400_000, content: memo });
    await settled(open);
    await reportTransfer(gateway.url, { id: second, amount: 99_000, content: memo });
    expect((await subscription()).tier).toBe('pro');
    expect(await look(open)).toMatchObject({ received: 499_000, status: 'paid' });
    const beside = await gateway.parts.modules.subscriptions.of(`w-${name}-beside`);
    expect(beside).toMatchObject({ tier: 'free', state: 'free' });
  });

  it('that is no message of SePay is refused in words', async () => {
    expect((await post('{')).status).toBe(401);
    expect((await post('x'.repeat(40_000))).status).toBe(413);
  });
});

describe('staff', () => {
  const by = 'staff';

  it('give money back, and the tier ends', async () => {
    const open = await buy();
    const content = open.payment.memo;
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 499_000, content });
    await settled(open);
    const { payments } = gateway.parts.modules;
    await payments.refund(open.payment.id, { by, reason: 'Khách đổi ý', amount: 300_000 });
    await until(async () => (await subscription()).tier === 'free');
    expect(await look(open)).toMatchObject({
      status: 'refunded',
      refunded: { amount: 300_000, reason: 'Khách đổi ý' },
    });
    const to = { bank: 'MB', account: '0123456789', holder: 'LE THU HA' };
    await payments.noteSent(open.payment.id, { to });
    await payments.noteSent(open.payment.id, { to });
    await until(async () =>
      (await entries()).some(
        ({ kind, paymentId }) => kind === 'paidBack' && paymentId === open.payment.id,
      ),
    );
    const booked = (await entries()).filter(({ paymentId }) => paymentId === open.payment.id);
    expect(booked.map(({ kind }) => kind).sort()).toEqual(['paidBack', 'refunded', 'settled']);
    expect(computeBalances(booked).get('owed:refund')).toBe(0);
    await expect(payments.refund(open.payment.id, { by, reason: 'x' })).rejects.toMatchObject({
      code: 'payment_conflict',
    });
    const seen = { by, reason: 'x', after: 300_000 };
    await expect(
      payments.refund(open.payment.id, { ...seen, amount: 199_001 }),
    ).rejects.toMatchObject({ code: 'refund_too_high' });
    const rest = await payments.refund(open.payment.id, seen);
    expect(rest.refund).toMatchObject({ amount: 199_000 });
    await expect(
      payments.refund(open.payment.id, { by, reason: 'x', after: 499_000 }),
    ).rejects.toMatchObject({ code: 'payment_conflict' });
  });

  it('have an amount that does not match count', async () => {
    const open = await buy();
    const content = open.payment.memo;
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 500_000, content });
    await until(async () => (await look(open)).status === 'review');
    await gateway.parts.modules.payments.accept(open.payment.id, { by, reason: 'Dư 1.000 đ' });
    await settled(open);
    expect((await subscription()).tier).toBe('pro');
  });

  it('find payments by time and status, page by page', async () => {
    const from = new Date().toISOString();
    const opens = [await buy(), await buy('yearly'), await buy('monthly', 'business')];
    const { payments } = gateway.parts.modules;
    const first = await payments.list({ from, limit: 2 });
    const rest = await payments.list({ from, limit: 2, cursor: first.cursor });
    const ids = [...first.payments, ...rest.payments].map(({ paymentId }) => paymentId);
    expect(ids).toEqual(opens.map(({ payment }) => payment.id).reverse());
    expect((await payments.list({ from, status: 'paid' })).payments).toEqual([]);
  });

  it('count a message without a code for the payment that it belongs to', async () => {
    const open = await buy();
    const id = nextTransferId();
    await reportTransfer(gateway.url, { id, amount: 499_000, content: 'tien goi pro' });
    const { payments } = gateway.parts.modules;
    const isThere = async () =>
      (await payments.transfersInReview()).some(({ transferId }) => transferId === `sepay-${id}`);
    await until(isThere);
    const paymentId = open.payment.id;
    await payments.resolveTransfer(`sepay-${id}`, { by, reason: 'Đã gọi hỏi', paymentId });
    await settled(open);
    expect(await isThere()).toBe(false);
  });
});

describe('a subscription', () => {
  it('upgrades at once, and takes the unused days off the price', async () => {
    const open = await buy();
    const content = open.payment.memo;
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 499_000, content });
    await settled(open);
    const business = await buy('monthly', 'business');
    expect(business.payment.amount).toBe(1_199_000 - 499_000);
    await reportTransfer(gateway.url, {
      id: nextTransferId(),
      amount: business.payment.amount,
      content: business.payment.memo,
    });
    await settled(business);
    expect(await subscription()).toMatchObject({ tier: 'business', state: 'active' });
  });

  it('is cancelled and taken up again without losing paid time', async () => {
    const nothing = await expert.post('/api/expert/subscription/cancel', { reason: 'other' });
    expect(nothing).toMatchObject({ status: 409, body: { code: 'payment_conflict' } });
    const open = await buy();
    const content = open.payment.memo;
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 499_000, content });
    await settled(open);
    const { until: end } = await subscription();
    await expert.post('/api/expert/subscription/cancel', { reason: 'temporary_pause' });
    expect(await subscription()).toMatchObject({ state: 'cancelled', tier: 'pro', until: end });
    await expert.post('/api/expert/subscription/reactivate', {});
    expect(await subscription()).toMatchObject({ state: 'active', until: end });
  });

  it('can be tried once, with a confirmed address', async () => {
    const answer = await expert.post('/api/expert/subscription/trial', { tier: 'pro' });
    expect(answer.body.subscription).toMatchObject({ state: 'trial', tier: 'pro' });
    const again = await expert.post('/api/expert/subscription/trial', { tier: 'business' });
    expect(again).toMatchObject({ status: 409, body: { code: 'payment_conflict' } });
  });

  it('wants a confirmed address', async () => {
    await putAccount(gateway.ctx.couch, `${name}-new`, { unconfirmed: true });
    await expert.login(`${name}-new@example.vn`);
    const body = { subscriptionType: 'pro', billingCycle: 'monthly', key: 'some-key' };
    const answer = await expert.post('/api/payments/sepay/create', body);
    expect(answer).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } });
    expect(accountKey('x')).toContain('account:');
  });

  it('bought above a tier without an end leaves that tier at once where it ends', async () => {
    const { database } = gateway.parts.modules.accounts.store;
    const key = `workspace:w-${name}`;
    const stored = await database.get(key);
    if (!stored) throw new Error('no workspace');
    await database.put({ ...stored, body: { ...stored.body, plan: 'pro' } });
    const { add } = gateway.parts.modules.subscriptions;
    await add(`w-${name}`, (_, at) => ({ type: 'trial', tier: 'business', at }));
    const present = await database.get(key);
    if (!present) throw new Error('no workspace');
    expect(readWorkspace(present, new Date()).plan).toBe('business');
    expect(readWorkspace(present, new Date(Date.now() + 15 * 86_400_000)).plan).toBe('pro');
  });

  it('is the free one when its time is over', async () => {
    const { database } = gateway.parts.modules.accounts.store;
    const key = `workspace:w-${name}`;
    const stored = await database.get(key);
    if (!stored) throw new Error('no workspace');
    const planUntil = new Date(Date.now() - 1_000).toISOString();
    await database.put({ ...stored, body: { ...stored.body, plan: 'pro', planUntil } });
    const profile = (await expert.refresh()).body.account;
    expect(profile).toMatchObject({ plan: 'free', maxClients: 5 });
    const planThen = { plan: 'pro', until: new Date(Date.now() + 60_000).toISOString() };
    const present = await database.get(key);
    if (!present) throw new Error('no workspace');
    const body = { ...present.body, plan: 'business', planUntil, planThen };
    await database.put({ ...present, body });
    expect((await expert.refresh()).body.account).toMatchObject({ plan: 'pro' });
  });

  it('tells the devices when its time is over', async () => {
    const { subscriptions, periodEnds } = gateway.parts.modules;
    const workspaceId = `w-${name}`;
    await subscriptions.add(workspaceId, () => ({ type: 'trial', tier: 'pro', at: past(6) }));
    await periodEnds.note(workspaceId, past(0));
    const { database } = gateway.parts.modules.accounts.store;
    const stored = await database.get(`subscription:${workspaceId}`);
    if (!stored) throw new Error('no subscription');
    const events = [{ type: 'trial', tier: 'pro', at: past(8) }];
    await database.put({ ...stored, body: { ...stored.body, events } });
    expect(await periodEnds.look()).toBeGreaterThan(0);
    const notice = await gateway.ctx.couch
      .database(`workspace-${workspaceId}`)
      .get('notices:account-plan');
    expect(notice?.body).toMatchObject({ account: { plan: 'free', maxClients: 5 } });
    expect(await periodEnds.look()).toBe(0);
  });
});

describe('an installation without a bank', () => {
  it('says that nothing can be paid', async () => {
    const without = await startGateway();
    try {
      await putAccount(without.ctx.couch, 'poor');
      const browser = new Browser(without.url);
      await browser.login('poor@example.vn');
      const body = { subscriptionType: 'pro', billingCycle: 'monthly', key: 'some-key' };
      const answer = await browser.post('/api/payments/sepay/create', body);
      expect(answer).toMatchObject({ status: 503, body: { code: 'payments_off' } });
      expect((await browser.call('GET', '/api/expert/subscription')).body.canPay).toBe(false);
      const played = await browser.post('/api/demo/bank', { memo: 'BL', amount: 1_000 });
      expect(played.status).toBe(404);
    } finally {
      await without.stop();
    }
  });

  it('plays one where it is a trial on its own machine, by the real message', async () => {
    const trial = await startGateway({ env: { DEMO: 'on' } });
    try {
      await putAccount(trial.ctx.couch, 'tried');
      const browser = new Browser(trial.url);
      await browser.login('tried@example.vn');
      const body = { subscriptionType: 'pro', billingCycle: 'monthly', key: 'some-key' };
      const created = await browser.post('/api/payments/sepay/create', body);
      const { payment, token } = openedBy(created.body);
      expect(payment).toMatchObject({ isTrial: true, bank: { account: 'THUNGHIEM' } });
      const { memo, amount, id } = payment;
      expect((await browser.post('/api/demo/bank', { memo, amount })).status).toBe(200);
      await until(
        async () =>
          ((await browser.open(`/api/payments/${id}`, token)).body.payment as PaymentView).settled,
      );
      expect(await reportTransfer(trial.url, { id: 1, amount, content: memo })).toMatchObject({
        status: 401,
      });
    } finally {
      await trial.stop();
    }
  });
});
