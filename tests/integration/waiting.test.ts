import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Waiting } from '../../src/api/waiting';
import { maySeeQueue, QUEUE_NAMES, type QueueName } from '../../src/domain/accounts/access/queues';
import type { AdminRole } from '../../src/domain/accounts/access/roles';
import { jobDocument, jobId } from '../../sync-server/modules/jobs/jobRecords';
import { createSupportRequests } from '../../sync-server/modules/support/requests';
import { createSharedImageStore } from '../../sync-server/modules/sharedImages/store';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { Browser, putAccount } from './accountHelpers';

const ROLES = ['owner', 'billing', 'support', 'content'] as const satisfies readonly AdminRole[];
const at = '2026-11-20T08:00:00.000Z';
let gateway: TestGateway;
const staff = new Map<AdminRole, Browser>();

beforeAll(async () => {
  gateway = await startGateway({ env: { ...TEST_BANK } });
  for (const role of ROLES) {
    await putAccount(gateway.ctx.couch, role, { role: 'admin', adminRole: role });
    const browser = new Browser(gateway.url);
    await browser.login(`${role}@example.vn`);
    staff.set(role, browser);
  }
});
afterAll(() => gateway.stop());

const by = (role: AdminRole): Browser => staff.get(role) as Browser;
const database = () => gateway.ctx.couch.database(ACCOUNTS_DATABASE);
const put = (key: string, body: Record<string, unknown>) =>
  database().put(envelope(key, body, 'test', new Date()));

const target = (id: number) => ({ type: 'menus', id: `m${id}` }) as const;
const subject = (id: number) => ({
  target: target(id),
  workspaceId: 'w-lan',
  expertId: 'lan',
  title: `Thực đơn ${id}`,
  path: `/daily-menu/m${id}`,
});

/** Puts one more into its queue. */
const MAKERS: Partial<Record<QueueName, (n: number) => Promise<unknown>>> = {
  applications: (n) => putAccount(gateway.ctx.couch, `pending${n}`, { status: 'pending' }),
  reviews: (n) =>
    put(`review:menus:m${n}:voter${n}`, {
      ...subject(n),
      voter: `voter${n}`,
      isBuyer: false,
      waiting: { stars: 4, name: 'Mai', text: 'Ngon', at },
      createdAt: at,
    }),
  reports: (n) =>
    put(`report:r${n}`, {
      ...subject(n),
      reportId: `r${n}`,
      reason: 'wrong',
      text: '',
      createdAt: at,
    }),
  images: (n) =>
    createSharedImageStore(database(), () => new Date()).change(
      { workspaceId: 'w-lan', imageId: `i${n}` },
      () => ({
        workspaceId: 'w-lan',
        imageId: `i${n}`,
        expertId: 'lan',
        expertName: 'Lan',
        state: 'waiting',
        words: { title: 'Phở', altText: 'Phở', category: 'recipes', mealType: 'main', tags: [] },
        facts: { width: 8, height: 6, fileSize: 9, mimeType: 'image/png' },
        offeredAt: at,
        version: 1,
      }),
    ),
  appeals: (n) =>
    put(`appeal:w-lan:menus:m${n}:0123456789abcdef`, {
      workspaceId: 'w-lan',
      collection: 'menus',
      id: `m${n}`,
      decidedAt: at,
      expertId: 'lan',
      title: 'Thực đơn',
      reason: 'Trùng',
      text: 'Xin xem lại giúp tôi.',
      at,
    }),
  support: (n) =>
    createSupportRequests(database(), () => new Date()).add(`w-${n}`, {
      id: `s${n}`,
      subject: 'In',
      message: 'Máy in',
      tier: 'business',
      createdAt: at,
      by: 'account:x',
    }),
  payments: () =>
    reportTransfer(gateway.url, { id: nextTransferId(), amount: 50_000, content: 'chuyen tien' }),
  jobs: (n) => {
    const id = jobId('test.dead', `${n}`);
    const job = {
      kind: 'test.dead',
      payload: {},
      state: 'dead' as const,
      attempts: 3,
      createdAt: at,
      queuedAt: at,
      runAfter: at,
      failure: { code: 'internal' as const, detail: '', at },
    };
    return gateway.parts.jobs.database.put(jobDocument(id, job, new Date()));
  },
};

/** What the queue's own page says. */
const PAGES: Partial<Record<QueueName, (who: Browser) => Promise<number>>> = {
  applications: async (who) =>
    Number((await who.call('GET', '/api/admin/applications')).body.total),
  reviews: async (who) => Number((await who.call('GET', '/api/admin/reviews')).body.total),
  reports: async (who) => Number((await who.call('GET', '/api/admin/reports')).body.total),
  images: async (who) => Number((await who.call('GET', '/api/admin/images')).body.total),
  appeals: async (who) => Number((await who.call('GET', '/api/admin/appeals')).body.total),
  support: async (who) => Number((await who.call('GET', '/api/admin/support')).body.total),
  jobs: async (who) => Number((await who.call('GET', '/api/admin/jobs')).body.total),
  payments: async (who) => {
    const { body } = await who.call('GET', '/api/admin/payments/review');
    return (body.payments as unknown[]).length + (body.transfers as unknown[]).length;
  },
  refundRequests: async (who) => {
    const { body } = await who.call('GET', '/api/admin/payments/review');
    return (body.requests as unknown[]).length;
  },
  refundsOwed: async (who) =>
    Number((await who.call('GET', '/api/admin/payments/owed')).body.count),
  refundsDue: async (who) => {
    const { body } = await who.call('GET', '/api/admin/orders?state=refunding');
    return (body.orders as unknown[]).length;
  },
};

async function waiting(role: AdminRole): Promise<Map<string, Waiting>> {
  const { body } = await by(role).call('GET', '/api/admin/waiting');
  return new Map((body.queues as Waiting[]).map((one) => [one.name, one]));
}

describe('P22 what waits anywhere', () => {
  it('P22 is nothing where nothing waits, and each role hears of its own queues alone', async () => {
    for (const role of ROLES) {
      const queues = await waiting(role);
      const wanted = QUEUE_NAMES.filter((name) => maySeeQueue(role, name) && PAGES[name]);
      expect([...queues.keys()].filter((name) => name in PAGES)).toEqual(wanted);
      for (const { count, oldest } of queues.values()) expect([count, oldest]).toEqual([0, null]);
    }
  });

  it('P22 counts what the page of each queue counts, whoever asks', async () => {
    let made = 0;
    const expected = new Map<QueueName, number>();
    for (const [index, [name, make]] of Object.entries(MAKERS).entries()) {
      // Numbers that tell the queues from each other.
      const count = 1 + (index % 3);
      for (let one = 0; one < count; one += 1) await make((made += 1));
      expected.set(name as QueueName, count);
    }
    for (const role of ROLES)
      await until(async () => {
        const queues = await waiting(role);
        for (const { name, count } of queues.values()) {
          const page = PAGES[name as QueueName];
          if (!page) continue;
          if ((await page(by(role))) !== count) return false;
          if (count !== (expected.get(name as QueueName) ?? 0)) return false;
        }
        return true;
      });
    expect((await waiting('content')).get('reviews')).toMatchObject({ oldest: at });
  });

  it('P22 is one less within two seconds of a decision', async () => {
    const before = (await waiting('content')).get('reports')?.count ?? 0;
    const { body } = await by('content').call('GET', '/api/admin/reports');
    const [first] = body.reports as { id: string }[];
    await by('content').post(`/api/admin/reports/${first?.id}/close`);
    const closed = performance.now();
    await until(async () => (await waiting('content')).get('reports')?.count === before - 1);
    expect(performance.now() - closed).toBeLessThan(4_000);
  });
});
