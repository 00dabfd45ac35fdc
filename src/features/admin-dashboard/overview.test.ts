import { describe, expect, it } from 'vitest';
import type { Waiting } from '../../api/waiting';
import { QUEUE_NAMES } from '../../domain/accounts/access/queues';
import { registerAddresses } from '../../routing/addresses';
import { listFigures, type Dashboard } from './overview';
import { countPlaces, listWork } from './queues';

registerAddresses('adminPayments', { list: '/admin/payments' });
registerAddresses('adminApplications', { list: '/admin/applications' });
registerAddresses('adminFoods', { foods: '/admin/foods', products: '/admin/products' });
registerAddresses('adminJobs', { list: '/admin/jobs' });
registerAddresses('adminReviews', { list: '/admin/reviews' });
registerAddresses('adminImages', { list: '/admin/image-library' });
registerAddresses('adminAppeals', { list: '/admin/appeals' });
registerAddresses('adminSupport', { list: '/admin/support' });

const at = '2026-11-27T03:00:00.000Z';
const all: Dashboard = {
  success: true,
  at,
  people: { working: 214, registered: 3, waiting: 4, oldestWaiting: '2026-11-25T00:00:00.000Z' },
  money: { payments: 3, revenue: 1_047_000, refunded: 499_000, review: 2, refundsDue: 1 },
  content: { menus: 6, recipes: 1, articles: 5, today: 2, removed: 1 },
  jobs: { failed: 1 },
};
const queue = (name: string, count: number, more: Partial<Waiting> = {}): Waiting => ({
  name,
  count,
  oldest: count === 0 ? null : '2026-11-25T00:00:00.000Z',
  ...more,
});

describe('P21 the overview', () => {
  it('P21 lists what waits for a person in the order of the gateway, with the longest wait', () => {
    const queues = [
      queue('refundsOwed', 1, { sum: 499_000 }),
      queue('applications', 4),
      queue('reports', 2),
      queue('reviews', 0),
      queue('of-a-newer-gateway', 7),
    ];
    const work = listWork(queues, at);
    expect(work.map(({ title, count, to }) => [title, count, to])).toEqual([
      ['Tiền cần hoàn', 1, '/admin/payments?tab=owed'],
      ['Hồ sơ chuyên gia', 4, '/admin/applications'],
      ['Báo cáo của bạn đọc', 2, '/admin/reviews?state=reports'],
    ]);
    expect(work[0]?.hint).toContain('499.000\u00a0₫');
    expect(work[1]?.age).toBe('chờ lâu nhất 2 ngày');
  });

  it('P21 a badge counts all queues behind its place', () => {
    const queues = [queue('reports', 2), queue('reviews', 3), queue('newer', 7), queue('jobs', 1)];
    expect(countPlaces(queues)).toEqual({ '/admin/reviews': 5, '/admin/jobs': 1 });
  });

  it('P21 each queue has its words and its place', () => {
    const work = listWork(
      QUEUE_NAMES.map((name) => queue(name, 1)),
      at,
    );
    expect(work.map(({ name }) => name)).toEqual(QUEUE_NAMES);
    for (const { title, to } of work) expect([title, to]).not.toContain('');
  });

  it('names no figure that the role does not see', () => {
    expect(listWork([], at)).toEqual([]);
    expect(listFigures({ success: true, at })).toEqual([]);
    const { money: _, jobs: __, ...content } = all;
    const names = listFigures(content).map(([name]) => name);
    expect(names).toContain('Thực đơn đang công khai');
    expect(names).not.toContain('Thu hôm nay');
  });

  it('writes figures as Vietnamese do', () => {
    expect(Object.fromEntries(listFigures(all))).toMatchObject({
      'Thu hôm nay': '1.047.000\u00a0₫',
      'Đăng ký mới hôm nay': '3',
    });
  });
});
