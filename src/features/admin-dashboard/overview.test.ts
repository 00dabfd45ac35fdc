import { describe, expect, it } from 'vitest';
import { registerAddresses } from '../../routing/addresses';
import { listFigures, listWork, type Dashboard } from './overview';

registerAddresses('adminPayments', { list: '/admin/payments' });
registerAddresses('adminApplications', { list: '/admin/applications' });
registerAddresses('adminFoods', { foods: '/admin/foods', products: '/admin/products' });
registerAddresses('adminJobs', { list: '/admin/jobs' });

const at = '2026-11-27T03:00:00.000Z';
const all: Dashboard = {
  success: true,
  at,
  people: { working: 214, registered: 3, waiting: 4, oldestWaiting: '2026-11-25T00:00:00.000Z' },
  money: { payments: 3, revenue: 1_047_000, refunded: 499_000, review: 2, refundsDue: 1 },
  content: { menus: 6, recipes: 1, articles: 5, today: 2, removed: 1 },
  jobs: { failed: 1 },
  foods: { waiting: 3 },
};

describe('P21 the overview', () => {
  it('lists what waits for a person, money first, with the longest wait', () => {
    expect(listWork(all).map(({ title, count, to }) => [title, count, to])).toEqual([
      ['Thanh toán chưa rõ', 2, '/admin/payments'],
      ['Đơn cần hoàn tiền', 1, '/admin/payments'],
      ['Hồ sơ chuyên gia', 4, '/admin/applications'],
      ['Món chuyên gia gửi', 3, '/admin/foods?tab=sent'],
      ['Việc chưa xong', 1, '/admin/jobs'],
    ]);
    expect(listWork(all)[2]?.hint).toBe('Hồ sơ cũ nhất đã chờ 2 ngày');
  });

  it('names no work where nothing waits, and no figure that the role does not see', () => {
    expect(listWork({ success: true, at })).toEqual([]);
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
