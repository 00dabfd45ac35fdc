import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractAnswer } from '../../src/api/contract';
import type { readDashboard } from '../../src/api/adminDashboard';
import type { PaymentRecord, TransferRecord } from '../../src/api/adminPayments';
import type { OpenOrder, OwnOrder, StaffOrder } from '../../src/api/orders';
import type { PublishedItem } from '../../src/api/moderation';
import type { listReports, listReviews } from '../../src/api/reviews';
import { dateAfter, dateInVietnam } from '../../src/domain/text/days';
import { computeBalances, isBalanced, type LedgerEntry } from '../../src/domain/money/ledger';
import type { Receipt } from '../../src/domain/money/receipt';
import { menuQueryPath, readMenuQuery } from '../../src/site/menus/query';
import { HA, LAN } from '../../sync-server/modules/demo/accounts';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { seedDemo } from '../../sync-server/modules/demo/seed';
import { connectTestCouch, startGateway, until, type TestGateway } from '../support/gateway';
import { Browser } from './accountHelpers';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

const PASSWORD = 'bualanh-demo';
let gateway: TestGateway;
const people = new Map<string, Browser>();

async function as(key: string): Promise<Browser> {
  const present = people.get(key);
  if (present) return present;
  const browser = new Browser(gateway.url);
  await browser.login(`${key}@demo.bualanh.local`, PASSWORD);
  people.set(key, browser);
  return browser;
}
const ask = async <T>(key: string, path: string): Promise<T> =>
  (await (await as(key)).call('GET', path)).body as T;

async function books(days = 220): Promise<LedgerEntry[]> {
  const today = dateInVietnam(new Date());
  const query = `from=${dateAfter(today, -days)}&to=${today}`;
  const { entries, isCut } = await ask<{ entries: LedgerEntry[]; isCut: boolean }>(
    'billing',
    `/api/admin/ledger?${query}`,
  );
  expect(isCut).toBe(false);
  return entries;
}

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0);

beforeAll(async () => {
  gateway = await startGateway({ env: { DEMO: 'on' } });
});
afterAll(() => gateway.stop());

describe('P23 P25 staff of a seeded gateway', () => {
  it('P23 read the same money on the overview, in the list and in the books', async () => {
    const { payments } = await ask<{ payments: PaymentRecord[] }>('billing', '/api/admin/payments');
    const received = payments.filter((one) => one.received > 0);
    expect(received.length).toBeGreaterThan(20);
    const entries = await books();
    expect(entries.every(isBalanced)).toBe(true);
    const { transfers } = await ask<{ payments: PaymentRecord[]; transfers: TransferRecord[] }>(
      'billing',
      '/api/admin/payments/review',
    );
    const came = [...received.map((one) => one.received), ...transfers.map(({ amount }) => amount)];
    const sent = payments.map(({ refund }) => refund?.amount ?? 0);
    expect(computeBalances(entries).get('bank')).toBe(sum(came) - sum(sent));
    const { sellers } = await ask<{ sellers: Record<string, string> }>(
      'billing',
      `/api/admin/ledger?from=${dateAfter(dateInVietnam(new Date()), -60)}&to=${dateInVietnam(new Date())}`,
    );
    expect(sellers).toMatchObject({ [HA.workspaceId]: HA.name, [LAN.workspaceId]: LAN.name });
    const today = (await books(0)).filter(({ kind }) => kind === 'settled');
    const { money } = await ask<ContractAnswer<typeof readDashboard>>(
      'admin',
      '/api/admin/dashboard',
    );
    expect(money).toMatchObject({ payments: today.length, review: 2, refundsDue: 1 });
    expect(money?.revenue).toBe(computeBalances(today).get('unassigned') ?? 0);
  });

  it('P21 P22 find people, money and content that wait for them', async () => {
    const { people: counted, content } = await ask<ContractAnswer<typeof readDashboard>>(
      'admin',
      '/api/admin/dashboard',
    );
    expect(counted).toMatchObject({ working: 3, waiting: 3 });
    const { applications } = await ask<{ applications: { name: string }[] }>(
      'support',
      '/api/admin/applications',
    );
    expect(applications.map(({ name }) => name)).toContain('CN. Võ Hoài An');
    expect(content?.removed).toBe(1);
    const { items } = await ask<{ items: PublishedItem[] }>(
      'content',
      '/api/admin/published?type=recipes&state=removed',
    );
    expect(items.map(({ title, removal }) => [title, removal?.isChanged])).toEqual([
      ['Trà gừng mật ong', true],
    ]);
    const hidden = await fetch(`${gateway.url}/recipe/${HA.workspaceId}-recipe-tra-gung-mat-ong`);
    expect(hidden.status).toBeGreaterThanOrEqual(404);
  });

  it('P29 read what readers say, and content staff find what waits', async () => {
    type Listed = ContractAnswer<typeof listReviews>;
    const waiting = await ask<Listed>('content', '/api/admin/reviews');
    expect(waiting.total).toBe(3);
    const publicReviews = await ask<Listed>('content', '/api/admin/reviews?state=shown');
    expect(publicReviews.total).toBeGreaterThan(30);
    const { reports } = await ask<ContractAnswer<typeof listReports>>(
      'content',
      '/api/admin/reports',
    );
    expect(reports.map(({ reason }) => reason)).toEqual(['wrong', 'rude']);
    for (const path of new Set(publicReviews.reviews.map((one) => one.path))) {
      await until(async () => (await fetch(gateway.url + path)).status === 200);
      const html = await (await fetch(gateway.url + path)).text();
      const reviews = publicReviews.reviews.filter((one) => one.path === path);
      for (const { shown: words } of reviews) expect(html, path).toContain(words?.name);
      if (path.startsWith('/recipe/')) expect(html, path).toContain('"aggregateRating"');
    }
  });

  it('P09 and experts read the same orders', async () => {
    const { orders } = await ask<{ orders: StaffOrder[] }>('billing', '/api/admin/orders');
    const of = (state: string) => orders.filter((one) => one.state === state).length;
    const { open, mine } = await ask<{ open: OpenOrder[]; mine: OwnOrder[] }>(
      'ha',
      '/api/expert/orders',
    );
    expect(open).toHaveLength(of('paid'));
    expect(of('paid')).toBe(2);
    expect(mine.filter(({ state }) => state === 'delivered')).toHaveLength(of('delivered'));
    expect(of('refunding')).toBe(1);
  });

  it('P06 experts read what they paid, and each receipt opens', async () => {
    const {
      data: { payments },
    } = await ask<{
      data: { payments: { payment: { id: string; status: string }; token: string }[] };
    }>('lan', '/api/expert/payments/history?limit=100');
    expect(payments.filter(({ payment }) => payment.status === 'paid').length).toBe(6);
    const stored = await gateway.ctx.couch.database(ACCOUNTS_DATABASE).list({
      startKey: 'receipt:',
      endKey: 'receipt:\ufff0',
      includeDocs: true,
    });
    const receipts = stored.map(({ doc }) => doc?.body as Receipt);
    for (const { payment } of payments.filter((one) => one.payment.status === 'paid'))
      expect(receipts.some(({ paymentId }) => paymentId === payment.id)).toBe(true);
    const { subscription } = await ask<{ subscription: { state: string; tier: string } }>(
      'lan',
      '/api/expert/subscription',
    );
    expect(subscription).toMatchObject({ state: 'active', tier: 'pro' });
  });

  it('P23 may give back an order that was given up, and the books go on', async () => {
    const { orders } = await ask<{ orders: StaffOrder[] }>(
      'billing',
      '/api/admin/orders?state=refunding',
    );
    const id = orders[0]?.paymentId ?? '';
    const before = computeBalances(await books());
    const billing = await as('billing');
    const answer = await billing.post(`/api/admin/payments/${id}/refund`, { reason: 'Khách hủy' });
    expect(answer.status).toBe(200);
    await until(async () =>
      (await books()).some((one) => one.kind === 'refunded' && one.of === id),
    );
    const balances = computeBalances(await books());
    expect(balances.get('held:orders')).toBe((before.get('held:orders') ?? 0) + 499_000);
    expect(balances.get('owed:refund')).toBe(-499_000);
  });
});

describe('P02 an installation that an older version seeded', () => {
  it('P02 gets what is missing, and keeps what people changed', async () => {
    const { couch, close } = await connectTestCouch();
    try {
      await couch.ensureDatabase(ACCOUNTS_DATABASE);
      const accounts = couch.database(ACCOUNTS_DATABASE);
      const now = new Date();
      const year = Number(dateInVietnam(now).slice(0, 4));
      const receipt = envelope(`receipt:${year}:000007`, { number: 'BL-7' }, 'gateway', now);
      await accounts.bulk([envelope('demo:seeded-2', {}, 'demo-seed', now), receipt]);
      const name = workspaceDatabase(LAN.workspaceId);
      await couch.ensureDatabase(name);
      const practice = couch.database(name);
      const key = 'clients:demo-lan-client-hung';
      const { rev } = await practice.put(envelope(key, { clientName: 'Đổi' }, 'lan', now));

      expect(await seedDemo(couch, now)).toBeGreaterThan(100);
      expect((await practice.get(key))?._rev).toBe(rev);
      const listIds = async (prefix: string) =>
        (await accounts.list({ startKey: prefix, endKey: `${prefix}\ufff0` })).map(({ id }) => id);
      await until(async () => (await listIds('demo:seeded-4')).length === 1);
      expect((await listIds('order:')).length).toBeGreaterThan(5);
      expect((await listIds(`receipt:${year}:`)).slice(0, 2)).toEqual([
        `receipt:${year}:000007`,
        `receipt:${year}:000008`,
      ]);
      expect(await seedDemo(couch, new Date(now.getTime() + 60_000))).toBe(0);
    } finally {
      await close();
    }
  });
});

async function read(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(gateway.url + path);
  return { status: answer.status, text: await answer.text() };
}
const names = async (path: string, words: string): Promise<boolean> =>
  (await read(path)).text.includes(words);

describe('P22 what staff take down is gone with the answer', () => {
  const RECIPES = menuQueryPath({ ...readMenuQuery({}), kind: 'recipes', words: 'canh chua' });
  const RECIPE = `${HA.workspaceId}-recipe-canh-chua-nhat`;
  const MENU = `${LAN.workspaceId}-menu-giam-can-1500`;
  const ARTICLE = '/blog/an-nhat-ma-van-ngon-nam-cach-bot-muoi-trong-bua-com-nha';
  const REASON = { reason: 'Nội dung chép từ nơi khác' };

  it.each([
    ['recipes', HA, `/recipe/${RECIPE}`, [RECIPES]],
    ['menus', LAN, `/daily-menu/${MENU}`, ['/search-menus', '/']],
    ['articles', HA, ARTICLE, ['/blog', '/feed.xml']],
  ] as const)('P22 %s', async (type, { workspaceId }, path, lists) => {
    const everywhere = [...lists, '/sitemap.xml'];
    await until(async () => (await read(path)).status === 200);
    const { items } = (
      await (await as('content')).call('GET', `/api/admin/published?type=${type}&state=shown`)
    ).body as { items: PublishedItem[] };
    const item = items.find(
      (one) => one.workspaceId === workspaceId && (path.includes(one.id) || type === 'articles'),
    );
    for (const list of everywhere) expect(await names(list, path), list).toBe(true);
    const itemPath = `/api/admin/published/${type}/${workspaceId}/${item?.id ?? ''}`;
    const removed = await (await as('content')).post(`${itemPath}/remove`, REASON);
    expect(removed.status).toBe(200);
    for (const list of everywhere) expect(await names(list, path), list).toBe(false);
    expect((await read(path)).status).toBe(410);
    expect((await (await as('content')).post(`${itemPath}/restore`)).status).toBe(200);
    for (const list of everywhere) expect(await names(list, path), list).toBe(true);
  });
});
