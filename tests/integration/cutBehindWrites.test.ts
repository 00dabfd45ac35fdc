import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentView } from '../../src/api/payments';
import type { QrPayment } from '../../src/domain/money/qrPayment';
import type { VisitorOrder } from '../../src/api/orders';
import type { LedgerEntry } from '../../src/domain/money/ledger';
import { ACCEPT_HOURS } from '../../src/domain/money/orders/order';
import { newId } from '../../src/domain/schema/newId';
import { printedMenu } from '../../src/domain/printable/fixtures';
import { surveyAnswers } from '../../src/domain/publicHouse/survey/answersFixture';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { createPeriodEnds } from '../../sync-server/modules/billing/subscriptions/periodEnds';
import { jobDocument, jobId } from '../../sync-server/modules/jobs/jobRecords';
import { createOrderStore } from '../../sync-server/modules/orders/orderStore';
import { orderSweeps } from '../../sync-server/modules/orders/sweep';
import { cutWrite, loseJobBehind } from '../support/cutWrites';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { clientWith } from '../support/newClient';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { Browser, putAccount } from './accountHelpers';
import { extractPart, startMailServer, type MailServer } from './mailServer';
import { envelope } from '../../sync-server/store/envelope';

/** ms in which the work has to be done without anybody asking again. */
const SOON = 20_000;
const later = (ms: number) => () => new Date(Date.now() + ms);
const DECISION = { by: 'staff', reason: 'Đã gọi hỏi' };

let mails: MailServer;
let gateway: TestGateway;
beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGateway({ env: { ...TEST_BANK, SMTP_URL: mails.url } });
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
});

const database = () => gateway.parts.modules.accounts.store.database;
const payments = () => gateway.parts.modules.payments;
const readBody = async (key: string) => (await database().get(key))?.body;
const mailsTo = (address: string, words: string): string[] =>
  mails.mails
    .filter(({ to }) => to.includes(address))
    .map(({ raw }) => extractPart(raw, 'text/plain'))
    .filter((text) => text.includes(words));

let count = 0;
async function createExpert(): Promise<Browser & { name: string }> {
  count += 1;
  const name = `cut-${count}`;
  await putAccount(gateway.ctx.couch, name);
  const browser = new Browser(gateway.url);
  await browser.login(`${name}@example.vn`);
  await browser.call('PUT', '/api/expert/orders/taking', { takesOrders: true });
  return Object.assign(browser, { name });
}

async function buy(): Promise<PaymentView & { workspaceId: string }> {
  const expert = await createExpert();
  const body = { subscriptionType: 'pro', billingCycle: 'monthly', key: `key of ${expert.name}` };
  const answer = await expert.post('/api/payments/sepay/create', body);
  expect(answer.status).toBe(200);
  return { ...(answer.body.payment as QrPayment).view, workspaceId: `w-${expert.name}` };
}

async function report(content: string, amount: number): Promise<string> {
  const id = nextTransferId();
  expect((await reportTransfer(gateway.url, { id, amount, content })).status).toBe(200);
  return `sepay-${id}`;
}
const inReview = async (transferId: string): Promise<boolean> =>
  (await payments().transfersInReview()).some((one) => one.transferId === transferId);
const readState = async (transferId: string): Promise<unknown> =>
  (await readBody(`transfer:${transferId}`))?.state;
const isSettled = async ({ id }: PaymentView): Promise<boolean> =>
  (await payments().find(id))?.settledAt !== undefined;

async function listEntries(of: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const entry of gateway.parts.modules.ledger.entries())
    if (entry.of === of) entries.push(entry);
  return entries;
}

async function giveWeek(name: string, id: string): Promise<void> {
  const practice = gateway.ctx.couch.database(workspaceDatabase(`w-${name}`));
  await practice.ensure();
  const about = { workspaceId: `w-${name}`, expertId: name };
  const client = clientWith({ id, ...about });
  const menu = { ...printedMenu(), id: `menu-${id}`, ...about, clientId: id };
  const plan = {
    id: `plan-${id}`,
    ...about,
    createdAt: client.createdAt,
    updatedAt: client.createdAt,
    name: 'Tuần',
    clientId: id,
    dailyPlans: [{ lineId: 'd1', order: 1, day: '', snacks: [], menuId: menu.id }],
    given: { date: '2026-11-27' },
  };
  for (const [key, body] of [
    [`clients:${id}`, client],
    [`menus:${menu.id}`, menu],
    [`plans:${plan.id}`, plan],
  ] as const)
    await practice.put(envelope(key, body, name, new Date()));
}

describe('a decision of the staff about money, cut behind its write', () => {
  it('gives what was bought when staff have it count', async () => {
    const bought = await buy();
    const transferId = await report(bought.memo, bought.amount - 1_000);
    await until(async () => (await payments().find(bought.id))?.status === 'review');
    const isAccepted = async () => (await payments().find(bought.id))?.status === 'paid';
    loseJobBehind(gateway.parts.jobs, 'payments.settle', isAccepted);
    await payments()
      .accept(bought.id, DECISION)
      .catch(() => undefined);
    await until(() => isSettled(bought), SOON);
    expect(await readBody(`workspace:${bought.workspaceId}`)).toMatchObject({ plan: 'pro' });
    await until(async () => !(await inReview(transferId)), SOON);
  });

  it('gives what was bought when staff say which payment a message belongs to', async () => {
    const bought = await buy();
    const transferId = await report('tien goi pro', bought.amount);
    await until(() => inReview(transferId));
    const isPaid = async () => (await payments().find(bought.id))?.status === 'paid';
    const stop = loseJobBehind(gateway.parts.jobs, 'payments.settle', isPaid);
    const decision = { ...DECISION, paymentId: bought.id };
    await payments()
      .resolveTransfer(transferId, decision)
      .catch(() => undefined);
    await until(() => isSettled(bought), SOON);
    stop();
    expect(await inReview(transferId)).toBe(false);
  });

  it('leaves no message behind that staff can decide nothing about, when money goes back', async () => {
    const bought = await buy();
    const transferId = await report(bought.memo, 100_000);
    await until(async () => (await readState(transferId)) === 'review');
    const isCut = cutWrite(
      database(),
      ({ _id, body }) => _id === `transfer:${transferId}` && body.state === 'resolved',
    );
    await payments()
      .refund(bought.id, DECISION)
      .catch(() => undefined);
    await until(() => isCut());
    await until(async () => (await readState(transferId)) === 'resolved', SOON);
  });

  it('counts money that was to go back for no payment besides', async () => {
    const bought = await buy();
    const transferId = await report('khong ro cua ai', bought.amount);
    await until(() => inReview(transferId));
    const isCut = cutWrite(
      database(),
      ({ _id, body }) => _id === `transfer:${transferId}` && body.resolution !== undefined,
    );
    await payments()
      .resolveTransfer(transferId, { ...DECISION, giveBack: true })
      .catch(() => undefined);
    expect(isCut()).toBe(true);
    expect(await inReview(transferId)).toBe(true);
    await payments().resolveTransfer(transferId, { ...DECISION, paymentId: bought.id });
    await until(() => isSettled(bought), SOON);
    expect((await listEntries(transferId)).map(({ kind }) => kind)).toEqual(['received']);
  });
});

it('a trial that is cut behind its event is there a minute later', async () => {
  const expert = await createExpert();
  const workspaceId = `w-${expert.name}`;
  const isCut = cutWrite(database(), ({ _id }) => _id === `workspace:${workspaceId}`);
  const { subscriptions } = gateway.parts.modules;
  const start = subscriptions.add(workspaceId, (_, at) => ({ type: 'trial', tier: 'pro', at }));
  await expect(start).rejects.toThrow();
  expect(isCut()).toBe(true);
  expect(await readBody(`workspace:${workspaceId}`)).toMatchObject({ plan: 'free' });
  const { log, readiness } = gateway.ctx;
  const now = later(61_000);
  const { apply } = subscriptions;
  const ends = createPeriodEnds({ database: database(), apply, ready: readiness.ready, log, now });
  await ends.look();
  expect(await readBody(`workspace:${workspaceId}`)).toMatchObject({ plan: 'pro' });
});

const ANSWERS = surveyAnswers();
const CONSENT = { agreed: true, textVersion: '1' };

async function paidOrder(): Promise<{ id: string; email: string; paymentId: string }> {
  count += 1;
  const email = `khach-${count}@example.vn`;
  const request = {
    id: newId(),
    contact: { name: 'Nguyễn Hạnh', email },
    answers: ANSWERS,
    mealFrequency: '3+1',
    consent: CONSENT,
  };
  const answer = await new Browser(gateway.url).post('/api/orders', request);
  expect(answer.status).toBe(200);
  const { payment } = answer.body as unknown as VisitorOrder;
  await report(payment?.memo ?? '', payment?.amount ?? 0);
  await until(async () => (await readBody(`order:${request.id}`))?.state === 'paid');
  const stored = await readBody(`order:${request.id}`);
  const { token } = (stored?.confirmation ?? {}) as { token?: string };
  const confirmed = await new Browser(gateway.url).post(`/api/orders/${request.id}/confirm`, {
    token,
  });
  expect(confirmed.status).toBe(200);
  return { id: request.id, email, paymentId: payment?.id ?? '' };
}

describe('an order, cut behind its write', () => {
  it('tells the visitor that nobody accepted it', async () => {
    const { id, email } = await paidOrder();
    const now = later(ACCEPT_HOURS * 3_600_000 + 60_000);
    const store = createOrderStore({ database: database(), now, steady: () => 0 });
    const isClosed = async () => (await readBody(`order:${id}`))?.state === 'refunding';
    const { jobs } = gateway.parts;
    const stop = loseJobBehind(jobs, 'mail.order', isClosed);
    for (const { remove } of orderSweeps({ store, jobs, now }))
      await Promise.resolve(remove()).catch(() => undefined);
    stop();
    expect(await isClosed()).toBe(true);
    await until(() => mailsTo(email, 'chuyển trả đủ').length > 0, SOON);
    expect(mailsTo(email, 'chuyển trả đủ')).toHaveLength(1);
  });

  it('owes the expert their share, though the mail of the delivery was cut in its run', async () => {
    const { id, paymentId } = await paidOrder();
    const expert = await createExpert();
    const at = new Date();
    const until30s = new Date(at.getTime() + 30_000).toISOString();
    const running = {
      kind: 'mail.order',
      payload: { orderId: id, mail: 'delivered' },
      state: 'running',
      attempts: 1,
      createdAt: at.toISOString(),
      queuedAt: at.toISOString(),
      runAfter: at.toISOString(),
      lease: { owner: 'killed', until: until30s },
    } as const;
    const key = jobId('mail.order', `${id} delivered`);
    await gateway.parts.jobs.database.put(jobDocument(key, running, at));
    expect((await expert.post(`/api/expert/orders/${id}/accept`)).status).toBe(200);
    await giveWeek(expert.name, id);
    const delivered = await expert.post(`/api/expert/orders/${id}/deliver`, { clientId: id });
    expect(delivered.body.order).toMatchObject({ state: 'delivered' });
    const seller = async () => (await payments().find(paymentId))?.seller;
    await until(async () => (await seller()) === `w-${expert.name}`, SOON);
    const kinds = async () => (await listEntries(paymentId)).map(({ kind }) => kind).sort();
    await until(async () => (await kinds()).join() === 'assigned,settled', SOON);
  });
});

describe('a survey that was sent, cut behind its write', () => {
  it('has its address asked, and its result mailed, once each', async () => {
    count += 1;
    const [id, email] = [newId(), `ketqua-${count}@example.vn`];
    const visitor = new Browser(gateway.url);
    const stored = () => readBody(`submission:${id}`);
    const { jobs } = gateway.parts;
    // Not by calls, which retry while the database is away.
    const send = (path: string, body: object) =>
      fetch(gateway.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const stop = loseJobBehind(jobs, 'mail.survey', async () => (await stored()) !== undefined);
    await send('/api/submissions', {
      id,
      kind: 'survey',
      email,
      answers: ANSWERS,
      consent: CONSENT,
    });
    stop();
    await until(() => mailsTo(email, '#nhan=').length > 0, SOON);
    const [, token = ''] = /#nhan=([\w.-]+)/.exec(mailsTo(email, '#nhan=')[0] ?? '') ?? [];
    const isConfirmed = async () => (await stored())?.confirmedAt !== undefined;
    const end = loseJobBehind(jobs, 'mail.surveyResult', isConfirmed);
    await send('/api/submissions/confirm', { token });
    end();
    await until(() => mailsTo(email, 'kcal').length > 0, SOON);
    expect((await visitor.post('/api/submissions/confirm', { token })).status).toBe(200);
    expect(mailsTo(email, '')).toHaveLength(2);
  });
});
