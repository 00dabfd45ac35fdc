import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  OpenOrder,
  OrderRequest,
  OwnOrder,
  StaffOrder,
  VisitorOrder,
} from '../../src/api/orders';
import { ACCEPT_HOURS, PAY_HOURS } from '../../src/domain/money/orders/order';
import type { AccessClaims } from '../../src/domain/accounts/account';
import { computeBalances, type LedgerEntry } from '../../src/domain/money/ledger';
import { newId } from '../../src/domain/schema/newId';
import { surveyAnswers } from '../../src/domain/publicHouse/survey/answersFixture';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { listDocuments } from '../../sync-server/store/documents';
import { ORDERS, type StoredOrder } from '../../sync-server/modules/orders/orderRecords';
import { createOrder as newOrder } from '../../sync-server/modules/orders/wiring';
import { createExpertOrders } from '../../sync-server/modules/orders/expertOrders';
import { createOrderStore } from '../../sync-server/modules/orders/orderStore';
import { orderSweeps } from '../../sync-server/modules/orders/sweep';
import { sendWeek as sendWeekOf, type WeekPart } from '../support/clientWeek';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { clientWith } from '../support/newClient';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { Browser, getCode, putAccount, type Answer } from './accountHelpers';
import { extractPart, startMailServer, type MailServer } from './mailServer';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

let mails: MailServer;
let gateway: TestGateway;
let visitor: Browser;
const experts: Browser[] = [];

beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGateway({ env: { ...TEST_BANK, SMTP_URL: mails.url, TRUST_PROXY: '1' } });
  visitor = new Browser(gateway.url);
  for (const name of ['an', 'binh']) {
    await putAccount(gateway.ctx.couch, name);
    const expert = new Browser(gateway.url);
    await expert.login(`${name}@example.vn`);
    await expert.call('PUT', '/api/expert/orders/taking', { takesOrders: true });
    experts.push(expert);
  }
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
});

let count = 0;
function request(changes: Partial<OrderRequest> = {}): OrderRequest {
  count += 1;
  return {
    id: newId(),
    contact: { name: 'Nguyễn Hạnh', email: `hanh-${count}@example.vn` },
    answers: surveyAnswers({
      allergies: ['Tôm, tép'],
      conditions: ['Gan nhiễm mỡ'],
      dislikes: ['khổ qua'],
    }),
    mealFrequency: '3+1',
    consent: { agreed: true, textVersion: '1' },
    ...changes,
  };
}

const later = (hours: number) => () => new Date(Date.now() + hours * 3_600_000 + 60_000);

const toOrder = ({ body }: Answer): VisitorOrder => body as unknown as VisitorOrder;
async function send(body: unknown): Promise<Answer> {
  count += 1;
  const response = await fetch(`${gateway.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${count}` },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    cookie: '',
  };
}
async function placeOrder(orderRequest = request()): Promise<VisitorOrder> {
  const answer = await send(orderRequest);
  expect(answer.status).toBe(200);
  return toOrder(answer);
}
/** From an address of its own: a test asks more often than a page. */
const open = ({ order: { id }, token }: VisitorOrder): Promise<Answer> => {
  count += 1;
  const from = `10.1.${count % 250}.${Math.floor(count / 250) % 250}`;
  return visitor.call('GET', `/api/orders/${id}`, undefined, {
    'x-token': token,
    'x-forwarded-for': from,
  });
};
const look = async (placed: VisitorOrder): Promise<VisitorOrder> => toOrder(await open(placed));

async function pay(placed: VisitorOrder): Promise<void> {
  const { memo = '', amount = 0 } = placed.payment ?? {};
  const transfer = { id: nextTransferId(), amount, content: `CT ${memo} GD 1` };
  for (let again = 0; again < 2; again += 1)
    expect((await reportTransfer(gateway.url, transfer)).status).toBe(200);
}
async function paid(): Promise<VisitorOrder> {
  const placed = await placeOrder();
  await pay(placed);
  await until(async () => (await look(placed)).order.state === 'paid');
  return placed;
}
async function confirmed(email: string): Promise<void> {
  const links = () =>
    mailsTo(email).flatMap(
      (text) => /#xacnhan=([\w-]+)\.([\w-]+)/.exec(text.replace(/=\r?\n/g, '')) ?? [],
    );
  await until(() => links().length > 0);
  const [, id = '', token = ''] = links();
  count += 1;
  const answer = await fetch(`${gateway.url}/api/orders/${id}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${count}` },
    body: JSON.stringify({ token }),
  });
  expect(answer.status).toBe(200);
}

const noMailsWait = (): Promise<void> =>
  until(async () => (await gateway.parts.jobs.board.countJobs('mail.order')) === 0);

const mailsTo = (address: string): string[] =>
  mails.mails
    .filter(({ to }) => to.includes(address))
    .map(({ raw }) => extractPart(raw, 'text/plain'));
const lists = async (expert: Browser) =>
  (await expert.call('GET', '/api/expert/orders')).body as unknown as {
    takesOrders: boolean;
    open: OpenOrder[];
    mine: OwnOrder[];
  };
const [an, binh] = [() => experts[0] as Browser, () => experts[1] as Browser];

async function sweep(hours: number): Promise<void> {
  const now = later(hours);
  const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
  const store = createOrderStore({ database, now, steady: () => 0 });
  for (const { remove } of orderSweeps({ store, jobs: gateway.parts.jobs, now })) await remove();
}

const sendWeek = (id: string, parts?: readonly WeekPart[]) =>
  sendWeekOf(gateway.ctx.couch, 'an', id, parts);

async function delivered(orderRequest = request()): Promise<VisitorOrder> {
  const placed = await placeOrder(orderRequest);
  const { id } = placed.order;
  await sendWeek(id);
  await pay(placed);
  await until(async () => (await look(placed)).order.state === 'paid');
  await an().post(`/api/expert/orders/${id}/accept`);
  const answer = await an().post(`/api/expert/orders/${id}/deliver`, { clientId: id });
  expect(answer.body.order).toMatchObject({ state: 'delivered' });
  return placed;
}

async function storedOrders(): Promise<{ rows: StoredOrder[] }> {
  const rows: StoredOrder[] = [];
  const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
  for await (const { body } of listDocuments(database, ORDERS)) rows.push(body as StoredOrder);
  return { rows };
}

/** Orders that were paid, without their payments. @returns their ids */
async function putPaid(many: number): Promise<string[]> {
  const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
  const store = createOrderStore({ database, now: () => new Date(), steady: () => 0 });
  const paidAt = new Date().toISOString();
  const orderRequest = Array.from({ length: many }, () => request());
  for (const one of orderRequest)
    await store.add({ ...newOrder(one, paidAt), state: 'paid', paidAt });
  return orderRequest.map(({ id }) => id);
}

describe('P09 a personal week', () => {
  it('is offered to experts who take orders alone, and they are told in the app and by mail', async () => {
    await putAccount(gateway.ctx.couch, 'chi');
    await putAccount(gateway.ctx.couch, 'dung', { status: 'pending' });
    const chi = new Browser(gateway.url);
    await chi.login('chi@example.vn');
    expect((await lists(chi)).takesOrders).toBe(false);
    const practice = gateway.ctx.couch.database(workspaceDatabase('w-an'));
    await practice.ensure();
    const { order } = await paid();
    expect((await lists(chi)).open).toEqual([]);
    const refused = await chi.post(`/api/expert/orders/${order.id}/accept`);
    expect([refused.status, getCode(refused)]).toEqual([409, 'orders_off']);
    expect(refused.body.error).toContain('chưa bật nhận đơn');
    await until(async () => (await practice.get(`notices:order-open-${order.id}`)) !== undefined);
    for (const name of ['an', 'binh'])
      await until(() => mailsTo(`${name}@example.vn`).some((mail) => mail.includes(order.code)));
    await until(async () => (await gateway.parts.jobs.board.countJobs()) === 0);
    for (const name of ['chi', 'dung'])
      expect(mailsTo(`${name}@example.vn`).some((mail) => mail.includes(order.code))).toBe(false);
    for (const mail of mailsTo('an@example.vn')) expect(mail).not.toMatch(/Hạnh|Tôm/u);
    await chi.call('PUT', '/api/expert/orders/taking', { takesOrders: true });
    expect((await lists(chi)).open.some(({ id }) => id === order.id)).toBe(true);
    await chi.call('PUT', '/api/expert/orders/taking', { takesOrders: false });
  });

  it('of three hundred at once from one address keeps no more than twenty, and others still order', async () => {
    const flood = await Promise.all(
      Array.from({ length: 300 }, () =>
        fetch(`${gateway.url}/api/orders`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
          body: JSON.stringify({
            ...request(),
            contact: { name: 'Ồ ạt', email: 'o-at@example.vn' },
          }),
        }),
      ),
    );
    const taken = flood.filter(({ status }) => status === 200);
    const refused = flood.filter(({ status }) => status === 429);
    expect(taken.length + refused.length).toBe(300);
    expect(taken.length).toBeLessThanOrEqual(20);
    const [first] = refused;
    expect(Number(first?.headers.get('retry-after'))).toBeGreaterThan(0);
    const reply = (await first?.json()) as { error: string } | undefined;
    expect(reply?.error.length).toBeGreaterThan(10);
    const { rows } = await storedOrders();
    const orders = rows.filter(({ contact }) => contact.email === 'o-at@example.vn');
    expect(orders).toHaveLength(taken.length);
    await placeOrder();
  });

  it('is taken from one address only so often', async () => {
    const answers: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const { status } = await visitor.post('/api/orders', { ...request(), id: 'no uuid' });
      answers.push(status);
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(answers.at(-1)).toBe(429);
  });

  it('is the same order and the same payment when it comes again', async () => {
    const orderRequest = request();
    const first = await placeOrder(orderRequest);
    expect(first).toMatchObject({
      order: { state: 'placed', amount: 499_000 },
      payment: { amount: 499_000, status: 'pending' },
    });
    const again = await placeOrder(orderRequest);
    expect(again).toEqual(first);
    const other = { ...orderRequest, contact: { ...orderRequest.contact, email: 'x@example.vn' } };
    const refused = await send(other);
    expect([refused.status, getCode(refused)]).toEqual([409, 'id_taken']);
    expect(JSON.stringify(refused.body)).not.toContain(first.token);
  });

  it.each([
    ['an age of 17', { age: 17 }],
    ['a weight of 900 kg', { weightKg: 900 }],
    ['an activity that nobody asks for', { activity: 'flying' }],
    ['a hundred allergies', { allergies: Array.from({ length: 100 }, (_, at) => `món ${at}`) }],
    ['a word without end', { dislikes: ['x'.repeat(5000)] }],
  ])('is refused for %s', async (_what, changes) => {
    const orderRequest = request();
    const answers = { ...orderRequest.answers, ...changes };
    const answer = await send({ ...orderRequest, answers });
    expect([answer.status, getCode(answer)]).toEqual([400, 'invalid_request']);
    expect(answer.body.error).toContain('Hãy kiểm tra lại thông tin');
    expect(
      await gateway.ctx.couch.database(ACCOUNTS_DATABASE).get(`order:${orderRequest.id}`),
    ).toBe(undefined);
  });

  it('is refused without consent, and with a name that is an address', async () => {
    const orderRequest = request();
    const without = { ...orderRequest, consent: { agreed: false, textVersion: '1' } };
    const named = {
      ...orderRequest,
      contact: { ...orderRequest.contact, name: 'www.example.com' },
    };
    for (const body of [without, named]) expect((await send(body)).status).toBe(400);
  });

  it('is opened by its token alone', async () => {
    const { order, token } = await placeOrder();
    const guessed = await visitor.open(`/api/orders/${order.id}`, 'x'.repeat(32));
    expect([guessed.status, getCode(guessed)]).toEqual([404, 'not_found']);
    expect((await visitor.call('GET', `/api/orders/${order.id}`)).status).toBe(400);
    // A token in the URL is ignored, because logs keep URLs.
    const named = `/api/orders/${order.id}?token=${token}`;
    expect((await visitor.call('GET', named)).status).toBe(400);
    const cancelled = await visitor.post(`/api/orders/${order.id}/cancel`, {
      token: 'y'.repeat(32),
    });
    expect(cancelled.status).toBe(404);
  });

  it('mails nothing of an order to an address that was typed once, and asks at each step', async () => {
    const orderRequest = request();
    const { email } = orderRequest.contact;
    const placed = await delivered(orderRequest);
    const listConfirmations = () => mailsTo(email).filter((text) => text.includes('#xacnhan='));
    await until(() => listConfirmations().length === 3);
    await until(async () => (await look(placed)).order.clientUrl === undefined);
    const { id } = placed.order;
    for (const { raw } of mails.mails.filter(({ to }) => to.includes(email))) {
      const mail = await PostalMime.parse(raw);
      const all = JSON.stringify([mail.subject, mail.text, mail.html]);
      expect(all).not.toMatch(
        /#don=|\/khach#|Tôm|gan nhiễm|tuổi|\bkg\b|lập xong|application\/pdf/iu,
      );
      expect(all).not.toContain(placed.token);
      expect(mail.attachments).toEqual([]);
    }
    expect((await look(placed)).order.emailConfirmed).toBe(false);
    const wrong = [{ token: 'x'.repeat(32) }, { token: placed.token }, { token: '' }];
    for (const body of wrong)
      expect((await visitor.post(`/api/orders/${id}/confirm`, body)).status).toBeGreaterThan(399);
    await confirmed(email);
    await until(() => mailsTo(email).some((text) => text.includes('lập xong')));
    expect(mailsTo(email).some((text) => text.includes('#don='))).toBe(true);
    expect((await look(placed)).order.emailConfirmed).toBeUndefined();
    await confirmed(email);
    await noMailsWait();
    expect(mailsTo(email).filter((text) => text.includes('lập xong'))).toHaveLength(1);
  });

  it('has its address mended by who holds its page, and all links to the former one end', async () => {
    const wrong = request();
    const placed = await delivered(wrong);
    const { id } = placed.order;
    await confirmed(wrong.contact.email);
    const links = (email: string, link: RegExp) =>
      mailsTo(email).flatMap((text) => link.exec(text.replace(/=\r?\n/g, ''))?.[0] ?? []);
    await until(() => links(wrong.contact.email, /#don=[\w.-]+/).length > 0);
    await until(async () => (await look(placed)).order.clientUrl !== undefined);
    const oldLink = (await look(placed)).order.clientUrl ?? '';
    const email = `dung-${wrong.contact.email}`;
    const nextToken = 'n'.repeat(43);
    const path = `/api/orders/${id}/email`;
    const confirmation = { token: placed.token, email, nextToken };
    const foreign = { ...confirmation, token: 'x'.repeat(32) };
    expect((await visitor.post(path, foreign)).status).toBe(404);
    // Who reads the mails of the mistyped address opens the order, and cannot shut its visitor out.
    const [, token = ''] =
      /#don=[\w-]+\.([\w-]+)/.exec(links(wrong.contact.email, /#don=[\w.-]+/)[0] ?? '') ?? [];
    expect(token).not.toBe(placed.token);
    const stranger = await open({ ...placed, token });
    expect(stranger).toMatchObject({ status: 200, body: { byMail: true, token } });
    expect(JSON.stringify(stranger.body)).not.toContain(placed.token);
    expect(stranger.body.payment).toBeUndefined();
    const stolen = await visitor.post(path, { token, email: wrong.contact.email, nextToken });
    expect([stolen.status, getCode(stolen)]).toEqual([403, 'order_other_device']);
    const answers = await Promise.all([
      visitor.post(path, confirmation),
      visitor.post(path, confirmation),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const again = await visitor.post(path, confirmation);
    expect(again).toMatchObject({
      status: 200,
      body: { token: nextToken, order: { email, emailConfirmed: false } },
    });
    const mended: VisitorOrder = { ...placed, token: nextToken };
    expect((await open(placed)).status).toBe(404);
    expect((await open({ ...placed, token })).status).toBe(404);
    const opens = async (link: string) =>
      (await visitor.post('/api/client-link/open', { token: link.split('#')[1] })).status;
    expect((await look(mended)).order.clientUrl).toBeUndefined();
    expect(await opens(oldLink)).toBe(404);
    await until(() => links(email, /#xacnhan=[\w.-]+/).length > 0);
    await until(() => mailsTo(email).some((text) => text.includes('Biên nhận')));
    const receipt = mailsTo(email).find((text) => text.includes('Biên nhận'));
    expect(receipt).toMatch(/499\.000.*Công ty TNHH Bữa Lành, mã số thuế 0312345678/su);
    expect(mailsTo(email).join()).not.toMatch(/Tôm, tép|gan nhiễm mỡ|#don=|khach#/iu);
    await confirmed(email);
    await until(() => mailsTo(email).some((text) => text.includes('lập xong')));
    expect(await opens((await look(mended)).order.clientUrl ?? '')).toBe(200);
    expect(await opens(oldLink)).toBe(404);
    const practice = gateway.ctx.couch.database(workspaceDatabase('w-an'));
    await until(async () => (await practice.get(`notices:order-email-${id}-1`)) !== undefined);
    const payment = await gateway.parts.modules.payments.find(placed.payment?.id ?? '');
    expect(payment?.payer.email).toBe(email);
    for (const attempt of [2, 3, 4]) {
      const next = { token: nextToken, email: `${attempt}-${email}`, nextToken };
      const { status } = await visitor.post(path, next);
      expect(status).toBe(attempt === 4 ? 409 : 200);
    }
  });

  it('asks for orders of before, which have no secret yet', async () => {
    const orderRequest = request();
    const placed = await placeOrder(orderRequest);
    const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const stored = await database.get(`order:${placed.order.id}`);
    if (!stored) throw new Error('no order');
    const { confirmation: _, ...body } = stored.body;
    await database.put({ ...stored, body });
    await pay(placed);
    await confirmed(orderRequest.contact.email);
    await until(() => mailsTo(orderRequest.contact.email).some((text) => text.includes('#don=')));
  });

  it('tells the visitor once that the money came, with what was ordered', async () => {
    const orderRequest = request();
    const placed = await placeOrder(orderRequest);
    await pay(placed);
    const { email } = orderRequest.contact;
    await confirmed(email);
    const listMails = () => mailsTo(email).filter((text) => text.includes('#don='));
    await until(() => listMails().length > 0);
    expect((await look(placed)).order).toMatchObject({ state: 'paid' });
    await noMailsWait();
    expect(listMails()).toHaveLength(1);
    expect(listMails()[0]).toMatch(/499\.000.*Tôm, tép.*gan nhiễm mỡ.*#don=/isu);
  });

  it('has its mail, though strangers had surveys sent to the address before', async () => {
    const email = 'dong-thu@example.vn';
    for (let at = 0; at < 6; at += 1) {
      const { answers, consent } = request();
      const survey = { id: newId(), kind: 'survey', email, answers, consent };
      const from = { 'x-forwarded-for': `10.5.0.${at}` };
      expect((await visitor.call('POST', '/api/submissions', survey, from)).status).toBe(200);
      await until(() => mailsTo(email).length === at + 1);
    }
    await pay(await placeOrder(request({ contact: { name: 'Nguyễn Hạnh', email } })));
    await confirmed(email);
  });

  it('is seen by experts without name and address, and goes to the first who accepts it', async () => {
    const placed = await paid();
    const { id } = placed.order;
    const open = (await lists(an())).open.find((one) => one.id === id);
    expect(open?.answers.allergies).toEqual(['Tôm, tép']);
    expect(JSON.stringify(open)).not.toMatch(/Hạnh|@example/u);
    const answers = await Promise.all(
      [an(), binh()].map((expert) => expert.post(`/api/expert/orders/${id}/accept`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 0 : 1;
    expect(getCode(answers[1 - winner] as Answer)).toBe('order_taken');
    const [own, foreign] = [experts[winner] as Browser, experts[1 - winner] as Browser];
    const again = await own.post(`/api/expert/orders/${id}/accept`);
    expect(again.body.order).toMatchObject({ state: 'accepted', contact: { name: 'Nguyễn Hạnh' } });
    const { email } = (again.body.order as OwnOrder).contact;
    await confirmed(email);
    await until(() => mailsTo(email).some((text) => text.includes('đã nhận đơn')));
    const payment = await gateway.parts.modules.payments.find(placed.payment?.id ?? '');
    expect(payment?.seller).toBeUndefined();
    expect((await lists(foreign)).open.some((one) => one.id === id)).toBe(false);
    expect((await lists(foreign)).mine.some((one) => one.id === id)).toBe(false);
    const stolen = await foreign.post(`/api/expert/orders/${id}/deliver`, { clientId: id });
    expect([stolen.status, getCode(stolen)]).toEqual([404, 'not_found']);
    expect((await look(placed)).order).toMatchObject({ state: 'accepted' });
  });

  it('that two gateways give away at the same moment is one expert’s', async () => {
    const { order } = await paid();
    const now = later(0);
    const { jobs, modules } = gateway.parts;
    const acceptedAt = (name: string) => {
      const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
      const createdAt = '2026-01-01T00:00:00.000Z';
      const account = {
        accountId: name,
        workspaceId: `w-${name}`,
        name,
        takesOrders: true,
        createdAt,
      };
      return createExpertOrders({
        store: createOrderStore({ database, now, steady: () => 0 }),
        jobs,
        payments: modules.payments,
        now,
        accounts: {} as never,
        accountState: { accountOf: async () => ({ account }) } as never,
        mayAccept: () => true,
        arrived: () => Promise.resolve('there'),
      }).accept({ sub: name } as AccessClaims, order.id);
    };
    const outcomes = await Promise.allSettled(['an', 'binh'].map(acceptedAt));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'order_taken' });
  });

  it('of thirty that one expert accepts at once, twenty are theirs', async () => {
    await putAccount(gateway.ctx.couch, 'tham');
    const expert = new Browser(gateway.url);
    await expert.login('tham@example.vn');
    await expert.call('PUT', '/api/expert/orders/taking', { takesOrders: true });
    const ids = await putPaid(30);
    const accepted = ids.map((id) => expert.post(`/api/expert/orders/${id}/accept`));
    const answers = await Promise.all(accepted);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(getCode(answers.find(({ status }) => status !== 200)!)).toBe('too_many_orders');
  });

  it('is neither shown nor given to an account that others are not shown yet', async () => {
    await putAccount(gateway.ctx.couch, 'vua-den', { unconfirmed: true });
    const stranger = new Browser(gateway.url);
    await stranger.login('vua-den@example.vn');
    const taking = await stranger.call('PUT', '/api/expert/orders/taking', { takesOrders: true });
    expect([taking.status, getCode(taking)]).toEqual([403, 'orders_not_yet']);
    const [id] = await putPaid(1);
    const refused = await stranger.post(`/api/expert/orders/${id}/accept`);
    expect([refused.status, getCode(refused)]).toEqual([403, 'orders_not_yet']);
    expect((await lists(stranger)).open).toEqual([]);
  });

  it('is delivered once, with a mail that brings the client their own link', async () => {
    const orderRequest = request();
    const placed = await placeOrder(orderRequest);
    const { id } = placed.order;
    await sendWeek(id);
    const early = await an().post(`/api/expert/orders/${id}/accept`);
    expect(getCode(early)).toBe('order_taken');
    await pay(placed);
    await until(async () => (await look(placed)).order.state === 'paid');
    await confirmed(orderRequest.contact.email);
    await an().post(`/api/expert/orders/${id}/accept`);
    for (let again = 0; again < 2; again += 1) {
      const answer = await an().post(`/api/expert/orders/${id}/deliver`, { clientId: id });
      expect(answer.body.order).toMatchObject({ state: 'delivered' });
    }
    const listMails = () =>
      mailsTo(orderRequest.contact.email).filter((text) => text.includes('lập xong'));
    await until(() => listMails().length > 0);
    await noMailsWait();
    expect(listMails()).toHaveLength(1);
    expect(listMails()[0]).toContain('/khach#');
  });

  it('waits for its menus, and nothing is owed before they are there', async () => {
    const orderRequest = request();
    const placed = await placeOrder(orderRequest);
    const { id } = placed.order;
    await pay(placed);
    await until(async () => (await look(placed)).order.state === 'paid');
    await confirmed(orderRequest.contact.email);
    await an().post(`/api/expert/orders/${id}/accept`);
    const deliver = (clientId: string) =>
      an().post(`/api/expert/orders/${id}/deliver`, { clientId });
    const foreign = `foreign-${id}`;
    const other = gateway.ctx.couch.database(workspaceDatabase('w-binh'));
    await other.ensure();
    const theirs = clientWith({ id: foreign, workspaceId: 'w-binh', expertId: 'binh' });
    await other.put(envelope(`clients:${foreign}`, theirs, 'binh', new Date()));
    for (const clientId of [foreign, 'nobody'])
      expect(getCode(await deliver(clientId))).toBe('client_unknown');
    for (const parts of [[], ['client'], ['plan']] as const) {
      await sendWeek(id, parts);
      const answer = await deliver(id);
      expect(answer).toMatchObject({
        status: 200,
        body: { order: { state: 'accepted', deliveringSince: expect.any(String) as string } },
      });
    }
    const { payments } = gateway.parts.modules;
    const paymentId = placed.payment?.id ?? '';
    expect((await payments.find(paymentId))?.seller).toBeUndefined();
    expect(mailsTo(orderRequest.contact.email).filter((text) => text.includes('lập xong'))).toEqual(
      [],
    );
    await sendWeek(id, ['menu']);
    await until(async () => (await look(placed)).order.state === 'delivered', 60_000);
    await until(async () => (await payments.find(paymentId))?.seller === 'w-an');
    await until(() =>
      mailsTo(orderRequest.contact.email).some((text) => text.includes('lập xong')),
    );
  }, 90_000);

  it('is read on its page and as a PDF, with the allergies in the mail', async () => {
    const orderRequest = request();
    const placed = await delivered(orderRequest);
    await confirmed(orderRequest.contact.email);
    await until(async () => (await look(placed)).order.clientUrl !== undefined);
    expect((await look(placed)).order.clientUrl).toContain('/khach#');
    const headers = { 'x-token': placed.token };
    const pdf = await fetch(`${gateway.url}/api/orders/${placed.order.id}/pdf`, { headers });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const wrong = { 'x-token': 'x'.repeat(32) };
    const foreign = await fetch(`${gateway.url}/api/orders/${placed.order.id}/pdf`, {
      headers: wrong,
    });
    expect(foreign.status).toBe(404);
    const { email } = orderRequest.contact;
    await until(() => mailsTo(email).some((text) => text.includes('lập xong')));
    const mail = await PostalMime.parse(
      mails.mails.find(({ to, raw }) => to.includes(email) && raw.includes('application/pdf'))
        ?.raw ?? '',
    );
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    expect(mail.text).toContain('Dị ứng đã khai: Tôm, tép');
  });

  it('is changed once when its visitor asks, and a second wish is refused in words', async () => {
    const orderRequest = request();
    const placed = await placeOrder();
    const path = `/api/orders/${placed.order.id}/change`;
    const early = await visitor.post(path, {
      token: placed.token,
      text: 'Đổi món thứ ba giúp tôi',
    });
    expect(getCode(early)).toBe('order_conflict');
    const done = await delivered(orderRequest);
    await confirmed(orderRequest.contact.email);
    const { id } = done.order;
    const ask = (text: string, token = done.token) =>
      visitor.post(`/api/orders/${id}/change`, { token, text });
    expect((await ask('x'.repeat(1_001))).status).toBe(400);
    expect((await ask('Đổi món thứ ba giúp tôi', 'y'.repeat(32))).status).toBe(404);
    for (let again = 0; again < 2; again += 1) {
      const answer = await ask('Thứ ba đổi cá thu thành thịt gà');
      expect(toOrder(answer).order).toMatchObject({ state: 'changing' });
    }
    const practice = gateway.ctx.couch.database(workspaceDatabase('w-an'));
    await until(async () => (await practice.get(`notices:order-change-${id}`)) !== undefined);
    const notice = await practice.get(`notices:order-change-${id}`);
    expect(notice?.body.body).toContain('Thứ ba đổi cá thu thành thịt gà');
    await until(() => mailsTo('an@example.vn').some((mail) => mail.includes('muốn chỉnh')));
    const refused = await ask('Thêm món tráng miệng mỗi ngày');
    expect([refused.status, getCode(refused)]).toEqual([409, 'order_changed']);
    expect(refused.body.error).toContain('chỉ chỉnh được một lần');
    const mine = (await lists(an())).mine.find((one) => one.id === id);
    expect(mine).toMatchObject({
      state: 'changing',
      change: { text: 'Thứ ba đổi cá thu thành thịt gà' },
    });
    await an().post(`/api/expert/orders/${id}/deliver`, { clientId: id });
    const after = (await look(done)).order;
    expect(after.state).toBe('delivered');
    expect(after.change?.answeredAt).toBeDefined();
    await until(() =>
      mailsTo(orderRequest.contact.email).some((mail) => mail.includes('đã chỉnh')),
    );
    expect(getCode(await ask('Thêm món tráng miệng mỗi ngày'))).toBe('order_changed');
  });

  it('is refunded by the staff, and both sides read it', async () => {
    const placed = await paid();
    const { id } = placed.order;
    await an().post(`/api/expert/orders/${id}/accept`);
    await putAccount(gateway.ctx.couch, 'tien', { role: 'admin', adminRole: 'billing' });
    const staff = new Browser(gateway.url);
    await staff.login('tien@example.vn');
    const seen = (await staff.call('GET', '/api/admin/orders?state=accepted')).body
      .orders as StaffOrder[];
    const row = seen.find((one) => one.id === id);
    expect(row?.paymentId).toBe(placed.payment?.id);
    expect(JSON.stringify(seen)).not.toContain('Tôm');
    const { payments } = gateway.parts.modules;
    await payments.refund(placed.payment?.id ?? '', { by: 'tien', reason: 'Khách đổi ý' });
    await until(async () => (await look(placed)).order.state === 'refunded');
    await until(async () => {
      const own = (await lists(an())).mine.find((one) => one.id === id);
      return own?.state === 'refunded';
    });
  });

  it('gives another code for an order that was not paid in time, and takes late money', async () => {
    const placed = await placeOrder();
    const same = await visitor.post(`/api/orders/${placed.order.id}/payment`, {
      token: placed.token,
    });
    expect(toOrder(same).payment?.id).toBe(placed.payment?.id);
    await sweep(PAY_HOURS);
    expect((await look(placed)).order.state).toBe('expired');
    await pay(placed);
    await until(async () => (await look(placed)).order.state === 'paid');
  });

  it('that nobody ever pays is shown to no expert, mailed to nobody, bounded in its codes, and forgotten', async () => {
    const orderRequest = request();
    const placed = await placeOrder(orderRequest);
    const { id } = placed.order;
    expect((await lists(an())).open.some((one) => one.id === id)).toBe(false);
    const refused = await an().post(`/api/expert/orders/${id}/accept`);
    expect([refused.status, getCode(refused)]).toEqual([409, 'order_taken']);
    expect(refused.body.error).toContain('hết hạn nhận');
    const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const stored = await database.get(`order:${id}`);
    const codes = Array.from({ length: 20 }, (_, at) => ({ paymentId: `p${at}`, token: 'x' }));
    if (stored) await database.put({ ...stored, body: { ...stored.body, payments: codes } });
    const more = await visitor.post(`/api/orders/${id}/payment`, { token: placed.token });
    expect([more.status, getCode(more)]).toEqual([429, 'too_many_requests']);
    await sweep(31 * 24);
    expect(await database.get(`order:${id}`)).toBe(undefined);
    expect(getCode(await an().post(`/api/expert/orders/${id}/accept`))).toBe('not_found');
    expect(mailsTo(orderRequest.contact.email)).toEqual([]);
  });

  it('has its money go back when no expert accepts it in time', async () => {
    const orderRequest = request();
    const placed = await placeOrder(orderRequest);
    await pay(placed);
    await until(async () => (await look(placed)).order.state === 'paid');
    await confirmed(orderRequest.contact.email);
    await sweep(ACCEPT_HOURS);
    expect((await look(placed)).order).toMatchObject({
      state: 'refunding',
      refundReason: 'notAccepted',
    });
    expect(getCode(await an().post(`/api/expert/orders/${placed.order.id}/accept`))).toBe(
      'order_taken',
    );
    await until(() =>
      mailsTo(orderRequest.contact.email).some((text) => text.includes('chuyển trả đủ')),
    );
    const paymentId = placed.payment?.id ?? '';
    const { ledger, payments } = gateway.parts.modules;
    const balances = async () => {
      const entries: LedgerEntry[] = [];
      for await (const entry of ledger.entries())
        if (entry.paymentId === paymentId) entries.push(entry);
      return computeBalances(entries);
    };
    await until(async () => (await balances()).get('held:orders') === -499_000);
    await putAccount(gateway.ctx.couch, 'hue', { role: 'admin', adminRole: 'billing' });
    const staff = new Browser(gateway.url);
    await staff.login('hue@example.vn');
    const due = (await staff.call('GET', '/api/admin/orders?state=refunding')).body
      .orders as StaffOrder[];
    const row = due.find((one) => one.id === placed.order.id);
    expect(row).toMatchObject({ paymentId, refundReason: 'notAccepted', amount: 499_000 });
    await payments.refund(paymentId, { by: 'hue', reason: 'Chưa ai nhận' });
    await until(async () => (await balances()).get('owed:refund') === -499_000);
    expect((await balances()).get('held:orders') ?? 0).toBe(0);
    await until(async () => (await look(placed)).order.state === 'refunded');
  });

  it('that is paid is cancelled by no mail’s link: the staff are asked, and it goes on', async () => {
    const wanted = request();
    const placed = await placeOrder(wanted);
    await pay(placed);
    await until(async () => (await look(placed)).order.state === 'paid');
    await confirmed(wanted.contact.email);
    const link = (): string | undefined =>
      mailsTo(wanted.contact.email)
        .flatMap((text) => /#don=[\w-]+\.([\w-]+)/.exec(text.replace(/=\r?\n/g, ''))?.[1] ?? [])
        .at(0);
    await until(() => link() !== undefined);
    const { id } = placed.order;
    const { payments } = gateway.parts.modules;
    await until(
      async () => (await payments.find(placed.payment?.id ?? ''))?.settledAt !== undefined,
    );
    const from = { 'x-forwarded-for': '10.2.0.1' };
    const token = { token: link() };
    const asked = await visitor.call('POST', `/api/orders/${id}/cancel`, token, from);
    expect(asked).toMatchObject({ status: 200, body: { refundAsked: true } });
    expect((await look(placed)).order.state).toBe('paid');
    const requests = await payments.refundRequests();
    expect(requests.map(({ purpose }) => purpose)).toContainEqual({ kind: 'order', orderId: id });
    expect((await an().post(`/api/expert/orders/${id}/accept`)).status).toBe(200);
  });

  it('leaves money for an order that was given up to the staff', async () => {
    const placed = await placeOrder();
    const { id } = placed.order;
    const cancelled = await visitor.post(`/api/orders/${id}/cancel`, { token: placed.token });
    expect(toOrder(cancelled).order.state).toBe('cancelled');
    await pay(placed);
    const { payments } = gateway.parts.modules;
    const payment = async () => payments.find(placed.payment?.id ?? '');
    await until(async () => (await payment())?.status === 'review');
    expect((await look(placed)).order.state).toBe('cancelled');
  });
});
