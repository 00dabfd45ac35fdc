import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwedRecord, PaymentRecord, TransferRecord } from '../../src/api/adminPayments';
import type { PaymentView } from '../../src/api/payments';
import type { QrPayment } from '../../src/domain/money/qrPayment';
import { dateInVietnam } from '../../src/domain/text/days';
import { ERRORS } from '../../src/domain/protocol/errors';
import { computeBalances, isBalanced, type LedgerEntry } from '../../src/domain/money/ledger';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { Browser, getCode, putAccount } from './accountHelpers';
import { extractPart, startMailServer, type MailServer } from './mailServer';

const ROLES = ['owner', 'billing', 'support', 'content'] as const;
let mails: MailServer;
let gateway: TestGateway;
let expert: Browser;
const staff = new Map<string, Browser>();
const by = (role: (typeof ROLES)[number]): Browser => staff.get(role) as Browser;

beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGateway({ env: { ...TEST_BANK, SMTP_URL: mails.url } });
  const { couch } = gateway.ctx;
  for (const role of ROLES) {
    await putAccount(couch, role, { role: 'admin', adminRole: role });
    const browser = new Browser(gateway.url);
    await browser.login(`${role}@example.vn`);
    staff.set(role, browser);
  }
  await putAccount(couch, 'payer');
  await couch.ensureDatabase(workspaceDatabase('w-payer'));
  expert = new Browser(gateway.url);
  await expert.login('payer@example.vn');
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
});

async function buy(by = expert): Promise<PaymentView> {
  const request = { subscriptionType: 'pro', billingCycle: 'monthly', key: `key-${Math.random()}` };
  const answer = await by.post('/api/payments/sepay/create', request);
  return (answer.body.payment as QrPayment).view;
}

async function pay(payment: PaymentView, amount = payment.amount): Promise<void> {
  const transfer = { id: nextTransferId(), amount, content: `CK ${payment.memo}` };
  expect((await reportTransfer(gateway.url, transfer)).status).toBe(200);
}

async function findPayment(id: string, status?: string): Promise<PaymentRecord | undefined> {
  const query = status === undefined ? '' : `?status=${status}`;
  const { body } = await by('billing').call('GET', `/api/admin/payments${query}`);
  return (body.payments as PaymentRecord[]).find((one) => one.id === id);
}
const isPaid = (id: string) => until(async () => (await findPayment(id))?.receipt !== undefined);

async function books(): Promise<LedgerEntry[]> {
  const today = dateInVietnam(new Date());
  const { body } = await by('billing').call('GET', `/api/admin/ledger?from=${today}&to=${today}`);
  return body.entries as LedgerEntry[];
}

const countedFor = async (id: string): Promise<string[]> =>
  ((await gateway.parts.modules.payments.find(id))?.received ?? []).map(
    ({ transferId }) => transferId,
  );

async function review(): Promise<{ payments: PaymentRecord[]; transfers: TransferRecord[] }> {
  const { body } = await by('support').call('GET', '/api/admin/payments/review');
  return body as never;
}

describe('P23 payments for the staff', () => {
  it('P23 are listed with their state, without what opens them, and their entries balance', async () => {
    const payment = await buy();
    expect(await findPayment(payment.id, 'pending')).toMatchObject({
      amount: 499_000,
      received: 0,
    });
    await pay(payment);
    await isPaid(payment.id);
    const record = await findPayment(payment.id, 'paid');
    expect(record).toMatchObject({ kind: 'subscription', received: 499_000, memo: payment.memo });
    expect(JSON.stringify(record)).not.toContain('token');
    await until(async () => (await books()).some(({ kind }) => kind === 'settled'));
    const entries = await books();
    expect(entries.every(isBalanced)).toBe(true);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('P23 are refunded by billing with a reason, which buyer and practice read', async () => {
    const payment = await buy();
    await pay(payment);
    await isPaid(payment.id);
    const refund = (role: (typeof ROLES)[number], body: object) =>
      by(role).post(`/api/admin/payments/${payment.id}/refund`, body);
    const reason = 'Đăng ký nhầm gói';
    for (const role of ['support', 'content'] as const)
      expect(await refund(role, { reason })).toMatchObject({
        status: 403,
        body: { error: ERRORS.forbidden[1] },
      });
    expect(getCode(await refund('billing', {}))).toBe('invalid_request');
    expect(getCode(await refund('billing', { reason, amount: 499_001 }))).toBe('refund_too_high');
    expect(await refund('billing', { reason, amount: 200_000 })).toMatchObject({
      status: 200,
      body: { payment: { status: 'refunded', refund: { amount: 200_000, reason } } },
    });
    expect(getCode(await refund('billing', { reason }))).toBe('payment_conflict');
    const practiceDatabase = gateway.ctx.couch.database(workspaceDatabase('w-payer'));
    await until(
      async () => (await practiceDatabase.get(`notices:refund-${payment.id}`)) !== undefined,
    );
    expect((await practiceDatabase.get(`notices:refund-${payment.id}`))?.body).toMatchObject({
      kind: 'notification',
      title: expect.stringContaining('200.000\u00a0₫') as string,
      body: expect.stringContaining(reason) as string,
    });
    await until(async () =>
      (await books()).some(
        ({ kind, paymentId }) => kind === 'refunded' && paymentId === payment.id,
      ),
    );
    const aboutIt = () =>
      mails.mails.filter(({ raw }) => extractPart(raw, 'text/plain').includes(reason));
    await until(() => aboutIt().length > 0);
    expect(aboutIt()).toHaveLength(1);
    const sent = (role: (typeof ROLES)[number]) =>
      by(role).post(`/api/admin/payments/${payment.id}/sent`, { to: ACCOUNT });
    expect((await sent('support')).status).toBe(403);
    const nowhere = await by('billing').post(`/api/admin/payments/${payment.id}/sent`);
    expect(getCode(nowhere)).toBe('refund_no_account');
    expect((await owedFor(payment.id)).map(({ message }) => message)).toEqual([
      `HOAN TIEN ${payment.memo}`,
    ]);
    const first = (await sent('billing')).body.payment as PaymentRecord;
    expect(first.refund?.sentAt).toBeDefined();
    expect((await sent('billing')).body.payment).toEqual(first);
    const booked = async () =>
      (await books()).filter(({ kind, of }) => kind === 'paidBack' && of === payment.id);
    await until(async () => (await booked()).length > 0);
    expect(await booked()).toHaveLength(1);
    const unpaid = await buy();
    const none = await by('billing').post(`/api/admin/payments/${unpaid.id}/sent`);
    expect(getCode(none)).toBe('payment_conflict');
  });

  it('P23 money that does not match waits for a decision, the oldest first', async () => {
    const short = await buy();
    await pay(short, 449_000);
    const content = 'chuyen khoan goi dinh duong';
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 150_000, content });
    await until(async () => (await review()).payments.some(({ id }) => id === short.id));
    await until(async () => (await review()).transfers.some((one) => one.content === content));
    const waits = await review();
    expect(waits.payments.find(({ id }) => id === short.id)).toMatchObject({
      received: 449_000,
      reviewReason: 'amount_low',
    });
    const transfer = waits.transfers.find((one) => one.content === content) as TransferRecord;
    const resolve = (body: object) =>
      by('billing').post(`/api/admin/transfers/${transfer.id}/resolve`, body);
    expect((await resolve({ reason: 'Hỏi ngân hàng', memo: 'BLAAAAAAAA' })).status).toBe(404);
    expect((await resolve({ reason: 'Không rõ của ai' })).status).toBe(200);
    expect((await review()).transfers).toEqual([]);
    const other = await buy();
    const [part] = await countedFor(short.id);
    const again = { reason: 'Chuyển nhầm nội dung', memo: other.memo };
    expect(getCode(await by('billing').post(`/api/admin/transfers/${part}/resolve`, again))).toBe(
      'payment_conflict',
    );
    expect(await findPayment(other.id)).toMatchObject({ received: 0 });
    const accepted = await by('billing').post(`/api/admin/payments/${short.id}/accept`, {
      reason: 'Khách quen, bỏ phần thiếu',
    });
    expect(accepted).toMatchObject({ status: 200, body: { payment: { status: 'paid' } } });
    expect((await review()).payments).toEqual([]);
  });

  it('P23 the books are for who may see reports; days that are none are refused', async () => {
    const path = '/api/admin/ledger?from=2026-11-01&to=2026-11-30';
    for (const role of ['support', 'content'] as const)
      expect((await by(role).call('GET', path)).status).toBe(403);
    for (const query of ['', '?from=2026-02-30&to=2026-03-01', '?from=hom-qua&to=hom-nay'])
      expect(getCode(await by('owner').call('GET', `/api/admin/ledger${query}`))).toBe(
        'invalid_request',
      );
  });
});

const overview = async (role: (typeof ROLES)[number]) =>
  (await by(role).call('GET', '/api/admin/dashboard')).body;
const parts = async (role: (typeof ROLES)[number]): Promise<string[]> =>
  Object.keys(await overview(role)).filter((key) => key !== 'success' && key !== 'at');

describe('P21 the overview', () => {
  it('P21 holds the parts that the role may see, and no others', async () => {
    expect(await parts('owner')).toEqual(['people', 'money', 'content', 'jobs']);
    expect(await parts('billing')).toEqual(['people', 'money']);
    expect(await parts('support')).toEqual(['people']);
    expect(await parts('content')).toEqual(['content']);
  });

  it('P21 counts the day', async () => {
    await putAccount(gateway.ctx.couch, 'waits', { status: 'pending' });
    // Each part is counted for itself, at most once in ten seconds.
    await until(async () => {
      const { people, money } = await overview('owner');
      return (
        (people as { waiting: number }).waiting === 1 &&
        (money as { payments: number }).payments === 3
      );
    });
    const { people, money, jobs } = await overview('owner');
    expect(people).toMatchObject({ working: 1, registered: 2, waiting: 1 });
    expect(money).toEqual({
      payments: 3,
      revenue: 499_000 + 499_000 + 449_000,
      refunded: 350_000,
      review: 0,
      refundsDue: 0,
      refundsOwed: 1,
      owedSum: 150_000,
    });
    expect(jobs).toEqual({ failed: 0 });
  });
});

const ACCOUNT = { bank: 'MB', account: '0123456789', holder: 'LE THU HA' };

const owed = async () =>
  (await by('support').call('GET', '/api/admin/payments/owed')).body as unknown as {
    owed: OwedRecord[];
    count: number;
    sum: number;
  };
const owedFor = async (id: string) => (await owed()).owed.filter((one) => one.id === id);

describe('money that goes back', () => {
  it('stands in a list with what the bank said until it was sent, part by part', async () => {
    const before = await owed();
    const payment = await buy();
    const reference = `FT${nextTransferId()}`;
    const content = `MBVCB.1.${payment.memo}.CT tu 0071000123456 LE THU HA toi 19036`;
    await reportTransfer(gateway.url, {
      id: nextTransferId(),
      amount: 498_000,
      content,
      reference,
    });
    await until(async () => (await review()).payments.some(({ id }) => id === payment.id));
    const refund = (body: object) =>
      by('billing').post(`/api/admin/payments/${payment.id}/refund`, { reason: 'Hủy', ...body });
    expect((await refund({ amount: 300_000 })).body.payment).toMatchObject({
      status: 'review',
      kept: 198_000,
      undecided: 198_000,
    });
    expect((await review()).payments.find(({ id }) => id === payment.id)).toMatchObject({
      undecided: 198_000,
    });
    expect(getCode(await refund({ amount: 100_000 }))).toBe('payment_conflict');
    expect((await refund({ amount: 198_000, after: 300_000 })).body.payment).toMatchObject({
      status: 'refunded',
      kept: 0,
    });
    const both = await owedFor(payment.id);
    expect(both.map(({ amount }) => amount)).toEqual([300_000, 198_000]);
    expect(both[0]).toMatchObject({
      kind: 'payment',
      reason: 'Hủy',
      payer: { email: 'payer@example.vn' },
      sources: [
        {
          reference,
          amount: 498_000,
          from: { account: '0071000123456', holder: 'LE THU HA' },
          content,
        },
      ],
    });
    expect((await owed()).sum).toBe(before.sum + 498_000);
    const money = (await by('owner').call('GET', '/api/admin/dashboard')).body.money;
    expect(money).toHaveProperty('refundsOwed');
    const [first, second] = both;
    const sent = (body: object, role: (typeof ROLES)[number] = 'billing') =>
      by(role).post(`/api/admin/payments/${payment.id}/sent`, body);
    expect((await sent({ at: first?.at }, 'support')).status).toBe(403);
    for (const wrong of [{ at: 'x' }, { to: { ...ACCOUNT, account: '' } }, { reference: '' }])
      expect(getCode(await sent(wrong))).toBe('invalid_request');
    expect(getCode(await sent({ at: '2026-01-01T00:00:00.000Z' }))).toBe('payment_conflict');
    const body = { at: first?.at, to: ACCOUNT, reference: 'FT1' };
    expect((await sent(body)).body.payment).toMatchObject({
      refunds: [{ sentAt: expect.any(String) as string, to: ACCOUNT, reference: 'FT1' }, {}],
    });
    expect((await sent(body)).status).toBe(200);
    expect((await owedFor(payment.id)).map(({ at }) => at)).toEqual([second?.at]);
    expect((await sent({ at: second?.at, reference: 'FT2' })).status).toBe(200);
    const stored = await gateway.parts.modules.payments.find(payment.id);
    expect(stored?.refund).toMatchObject({ answers: stored?.received[0]?.transferId });
    expect(await owedFor(payment.id)).toEqual([]);
    const listEntries = async (kind: string) =>
      (await books()).filter((one) => one.kind === kind && one.paymentId === payment.id).length;
    await until(
      async () => (await listEntries('paidBack')) === 2 && (await listEntries('refunded')) === 2,
    );
    await until(
      () =>
        mails.mails.filter(({ raw }) => extractPart(raw, 'text/plain').includes('Lý do: Hủy'))
          .length === 2,
    );
  });

  it('of a message by itself is in the list, too', async () => {
    const content = 'CK nham';
    const reference = `FT${nextTransferId()}`;
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 70_000, content, reference });
    await until(async () => (await review()).transfers.some((one) => one.content === content));
    const transfer = (await review()).transfers.find((one) => one.content === content);
    const id = transfer?.id ?? '';
    await by('billing').post(`/api/admin/transfers/${id}/resolve`, { reason: 'Chuyển nhầm' });
    await until(async () => (await owedFor(id)).length === 1);
    expect((await owedFor(id))[0]).toMatchObject({
      kind: 'transfer',
      amount: 70_000,
      reason: 'Chuyển nhầm',
      sources: [{ reference, content }],
    });
    expect((await owedFor(id))[0]?.sources[0]).not.toHaveProperty('from');
    const path = `/api/admin/transfers/${id}/sent`;
    expect(getCode(await by('billing').post(path, { reference: 'FT3' }))).toBe('refund_no_account');
    expect(await owedFor(id)).toMatchObject([{ message: `HOAN TIEN ${reference}` }]);
    await by('billing').post(path, { to: ACCOUNT, reference: 'FT3' });
    expect(await owedFor(id)).toEqual([]);
  });
});

const mailsAbout = (amount: string): string[] =>
  mails.mails
    .filter(({ to }) => to.includes('payer@example.vn'))
    .map(({ raw }) => extractPart(raw, 'text/plain'))
    .filter((text) => text.includes(`${amount} ₫`) && text.includes('Lý do: Trả thừa'));

describe('a message that is given back', () => {
  it.each([
    ['was paid already', 498_001, 'CK', TEST_BANK.BANK_ACCOUNT],
    ['asks for it into another account', 498_002, 'CT tu 0071000123456 NGUYEN VAN A toi', 'khac'],
  ])(
    'is told to the payer where it names a payment that %s',
    async (_what, amount, words, account) => {
      const payment = await buy();
      await pay(payment);
      await isPaid(payment.id);
      const content = `${words} ${payment.memo}`;
      const transfer = { id: nextTransferId(), amount, content, account };
      expect((await reportTransfer(gateway.url, transfer)).status).toBe(200);
      const found = async () => (await review()).transfers.find((one) => one.content === content);
      await until(async () => (await found()) !== undefined);
      const id = (await found())?.id ?? '';
      const path = `/api/admin/transfers/${id}/resolve`;
      expect((await by('billing').post(path, { reason: 'Trả thừa' })).status).toBe(200);
      const told = () => mailsAbout(amount === 498_001 ? '498.001' : '498.002');
      await until(() => told().length > 0);
      const [text = ''] = told();
      expect(text).toContain(payment.memo);
      expect(text.includes('Hãy trả lời thư này, cho biết ngân hàng')).toBe(words === 'CK');
      await until(
        async () => (await gateway.parts.jobs.board.countJobs('mail.transferGivenBack')) === 0,
      );
      expect(told()).toHaveLength(1);
    },
  );
});

describe('a message that is assigned by a typed code', () => {
  it('shows whose payment it is first, and can be undone', async () => {
    const payment = await buy();
    const content = 'khong ro cua ai';
    await reportTransfer(gateway.url, { id: nextTransferId(), amount: 400_000, content });
    await until(async () => (await review()).transfers.some((one) => one.content === content));
    const id = (await review()).transfers.find((one) => one.content === content)?.id ?? '';
    const path = `/api/admin/transfers/${id}`;
    const look = (memo: string, role: (typeof ROLES)[number] = 'billing') =>
      by(role).call('GET', `${path}/assignment?memo=${encodeURIComponent(memo)}`);
    expect((await look(payment.memo, 'support')).status).toBe(403);
    expect((await look('BLAAAAAAAA')).status).toBe(404);
    expect((await look(payment.memo.toLowerCase())).body).toMatchObject({
      payment: { id: payment.id, payer: { email: 'payer@example.vn' }, amount: 499_000 },
      missing: 499_000,
      isOpen: true,
    });
    const assign = () =>
      by('billing').post(`${path}/resolve`, { reason: 'Khách gọi', memo: payment.memo });
    expect((await assign()).status).toBe(200);
    const lists = (await review()) as unknown as Record<string, TransferRecord[]>;
    expect(lists.waiting?.find((one) => one.id === id)?.undoUntil).toBeDefined();
    expect(lists.transfers?.some((one) => one.id === id)).toBe(false);
    expect((await by('support').post(`${path}/undo`)).status).toBe(403);
    expect((await by('billing').post(`${path}/undo`)).status).toBe(200);
    expect((await review()).transfers.some((one) => one.id === id)).toBe(true);
    expect(getCode(await by('billing').post(`${path}/undo`))).toBe('payment_conflict');
    expect(await findPayment(payment.id)).toMatchObject({ received: 0 });
    const { payments } = gateway.parts.modules;
    const decision = { by: 'billing', reason: 'Khách gọi', paymentId: payment.id };
    await payments.resolveTransfer(id, decision);
    await until(async () => (await findPayment(payment.id))?.received === 400_000);
    await until(async () => (await by('billing').post(`${path}/undo`)).status === 200);
    await until(async () => (await review()).transfers.some((one) => one.id === id));
    expect(await findPayment(payment.id)).toMatchObject({ received: 0, status: 'pending' });
    await reportTransfer(gateway.url, {
      id: nextTransferId(),
      amount: 99_000,
      content: payment.memo,
    });
    await until(async () => (await findPayment(payment.id))?.received === 99_000);
    await payments.resolveTransfer(id, decision);
    await isPaid(payment.id);
    expect(getCode(await by('billing').post(`${path}/undo`))).toBe('payment_conflict');
  });
});

describe('P04 a goodwill refund', () => {
  it('P04 used days go back by a goodwill refund alone, which the books show as one', async () => {
    await putAccount(gateway.ctx.couch, 'hurt');
    const hurt = new Browser(gateway.url);
    await hurt.login('hurt@example.vn');
    const payment = await buy(hurt);
    await pay(payment);
    await isPaid(payment.id);
    const { database } = gateway.parts.modules.accounts.store;
    const key = 'subscription:w-hurt';
    const stored = await database.get(key);
    if (!stored) throw new Error('no subscription');
    const events = stored.body.events as { at: string; paymentId?: string }[];
    const began = new Date(Date.now() - 20 * 86_400_000).toISOString();
    const earlier = events.map((one) =>
      one.paymentId === payment.id ? { ...one, at: began } : one,
    );
    await database.put({ ...stored, body: { ...stored.body, events: earlier } });
    const refund = (role: (typeof ROLES)[number], body: object) =>
      by(role).post(`/api/admin/payments/${payment.id}/refund`, body);
    const reason = 'Lỗi của Bữa Lành suốt hai tuần';
    expect(getCode(await refund('billing', { reason, amount: 499_000 }))).toBe('refund_too_high');
    const goodwill = { reason, amount: 499_000, goodwill: true };
    expect((await refund('support', goodwill)).status).toBe(403);
    expect(getCode(await refund('billing', { ...goodwill, reason: ' ' }))).toBe('invalid_request');
    expect(getCode(await refund('billing', { ...goodwill, amount: 499_001 }))).toBe(
      'refund_too_high',
    );
    expect((await refund('billing', goodwill)).body.payment).toMatchObject({
      status: 'refunded',
      refund: { amount: 499_000, reason, isGoodwill: true },
    });
    const booked = async () =>
      (await books()).find(
        ({ kind, paymentId }) => kind === 'refunded' && paymentId === payment.id,
      );
    await until(async () => (await booked()) !== undefined);
    expect(await booked()).toMatchObject({ isGoodwill: true });
    expect(computeBalances([(await booked()) ?? { lines: [] }]).get('owed:refund')).toBe(-499_000);
  });
});

describe('P06 conversion events and pain points', () => {
  it('P06 are kept bounded, and counted by practices for who may read financial reports', async () => {
    const limit = { kind: 'limitReached', feature: 'clients' };
    const report = (events: unknown[]) => expert.post('/api/expert/conversion-events', { events });
    for (const wrong of [
      [],
      [{ kind: 'paid' }],
      [{ ...limit, feature: 'x' }],
      Array.from({ length: 21 }, () => limit),
    ])
      expect((await report(wrong)).status).toBe(400);
    expect((await report([limit, { kind: 'planOpened', tier: 'pro' }, limit])).status).toBe(200);
    expect((await report([limit])).status).toBe(200);
    const { database } = gateway.parts.modules.accounts.store;
    expect((await database.get('conversion:w-payer'))?.body.events).toHaveLength(2);
    const paid = await buy();
    await pay(paid);
    await isPaid(paid.id);
    await expert.post('/api/expert/subscription/cancel', { reason: 'too_expensive' });
    expect((await by('content').call('GET', '/api/admin/conversion')).status).toBe(403);
    const { body } = await by('billing').call('GET', '/api/admin/conversion');
    expect(body.steps).toMatchObject({ limitReached: 1, plansOpened: 0, planOpened: 1 });
    expect(body.painPoints).toEqual([
      { feature: 'clients', issue: 'limit_reached', practices: 1, resolved: 1 },
      { feature: 'subscription', issue: 'too_expensive', practices: 1, resolved: 0 },
    ]);
  });
});
