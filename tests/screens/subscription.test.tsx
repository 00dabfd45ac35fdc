// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HistoryEntry } from '../../src/api/workspacePayments';
import { ERRORS } from '../../src/domain/protocol/errors';
import { gateway } from '../../src/gateway/browserSession';
import { ServerAnswer } from '../../src/gateway/calls';

import { demoData } from './support/memoryData';
import { findAll, fill, find, press, says, the } from './support/page';
import {
  beginScreen,
  endScreen,
  endScreens,
  eventually,
  openScreen,
  toastTexts,
} from './support/screen';

const AT = '2026-11-14T01:12:41.000Z';
const UNTIL = '2099-12-14T01:12:41.000Z';
const state = { current: 'active' };
const renewal = { current: { isAuto: true } as { isAuto: boolean; cycle?: string } };
const CONFLICT = ERRORS.payment_conflict[1];
const refusing = { current: '' };
const isPaid = { current: false };
let requests: [string, unknown][] = [];

const entry: HistoryEntry = {
  id: 'p1',
  paymentReference: 'BL2H6N8V5R',
  description: 'Gói Pro, 1 tháng',
  subscriptionType: 'pro',
  status: 'completed',
  amount: 499_000,
  currency: 'VND',
  createdAt: AT,
  expiresAt: AT,
  bankInfo: {
    bankName: 'MB Bank',
    accountNumber: '0000026112026',
    accountHolder: 'BUA LANH',
    amount: 499_000,
    content: 'BL2H6N8V5R',
    fullContent: 'BL2H6N8V5R',
  },
  payment: {
    id: 'p1',
    kind: 'subscription',
    description: 'Gói Pro, 1 tháng',
    memo: 'BL2H6N8V5R',
    amount: 499_000,
    received: 499_000,
    qr: '000201',
    bank: { bin: '970422', name: 'MB Bank', account: '0000026112026', holder: 'BUA LANH' },
    status: 'paid',
    createdAt: AT,
    expiresAt: AT,
    paidAt: AT,
    settled: true,
    receipt: 'BL26-000171',
    isTrial: false,
  },
  token: 'x'.repeat(32),
  messages: [{ at: AT, content: 'MBVCB BL2H6N8V5R', amount: 499_000, reference: 'FT26318205514' }],
  refundable: { until: UNTIL, amount: 332_667 },
};
const overdue: HistoryEntry = {
  ...entry,
  id: 'p2',
  paymentReference: 'BL9D2F7H3K',
  status: 'pending',
  messages: [],
  payment: { ...entry.payment, id: 'p2', memo: 'BL9D2F7H3K', status: 'expired', received: 0 },
};

const history = () => ({
  data: {
    payments: [entry, overdue],
    pagination: { total: 9, limit: 20, offset: 0, hasMore: true, nextOffset: 2 },
    counts: { all: 9, completed: 5, pending: 2, cancelled: 2, expired: 1 },
    paid: { amount: 2_495_000, since: AT },
  },
});
const subscription = () => ({
  subscription: {
    state: state.current,
    tier: 'pro',
    from: AT,
    until: UNTIL,
    cycle: 'month',
    canTry: false,
    renewal: renewal.current,
  },
  quotes: quotes.current,
  canPay: true,
  support: 'hotro@bualanh.vn',
});

const createQuote = (cycle: string, price: number, credit = 0) => ({
  tier: 'business',
  cycle,
  price,
  credit,
  creditDays: { unused: credit === 0 ? 0 : 18, whole: credit === 0 ? 0 : 30 },
  amount: price - credit,
  from: AT,
  until: UNTIL,
});
const quotes = { current: [] as unknown[] };
const view = { ...entry.payment, id: 'p9', memo: 'BL7K3M9Q2F', status: 'pending', settled: false };

function answer(path: string): unknown {
  if (path.startsWith('/api/payments/sepay/create') && isPaid.current)
    return { payment: { view: { ...entry.payment, id: view.id } } };
  if (path.endsWith('/subscription/reactivate') && quotes.current.length > 0)
    return { payment: { view } };
  if (path.startsWith('/api/expert/payments/history')) return history();
  if (path.endsWith('paymentId=p1')) return { payment: { view: entry.payment } };
  if (path.startsWith('/api/payments/sepay')) return { payment: { view } };
  if (path === '/api/expert/payments/cleanup') return { data: { cleanedCount: 1 } };
  if (path.startsWith('/api/expert/sales'))
    return {
      sold: [],
      month: { count: 0, amount: 0, share: 0 },
      before: { count: 0, amount: 0, share: 0 },
      owed: 1_084_000,
      payouts: [],
    };
  return subscription();
}

beforeEach(() => {
  beginScreen();
  requests = [];
  refusing.current = '';
  isPaid.current = false;
  state.current = 'active';
  renewal.current = { isAuto: true };
  vi.spyOn(gateway, 'read').mockImplementation((_contract, address) => {
    requests.push([`GET ${address}`, undefined]);
    return Promise.resolve(answer(address)) as never;
  });
  vi.spyOn(gateway, 'ask').mockImplementation((contract, what) => {
    const { method, path } = contract;
    requests.push([`${method.toUpperCase()} ${path}`, what]);
    if (path === refusing.current)
      return Promise.reject(new ServerAnswer(409, 'payment_conflict', null));
    if (path.endsWith('/subscription/cancel')) state.current = 'cancelled';
    return Promise.resolve(answer(path)) as never;
  });
});
afterEach(endScreen);
afterAll(endScreens);

const open = (): Promise<void> => openScreen(demoData(), '/expert/dashboard?tab=subscription');
const findBody = (call: string): unknown =>
  (requests.findLast(([made]) => made === call)?.[1] as { body?: unknown } | undefined)?.body;

it('P03 cancelling wants one of six reasons, and says what stays', async () => {
  await open();
  await press('button', 'Hủy gói');
  const dialog = await find('dialog', 'Hủy gói Pro');
  expect(findAll('radio', /./, dialog)).toHaveLength(6);
  await press('button', 'Xác nhận hủy', dialog);
  await says(/Vui lòng chọn lý do hủy gói/, () => dialog);
  expect(findBody('POST /api/expert/subscription/cancel')).toBeUndefined();
  await press('radio', 'Tạm nghỉ một thời gian', dialog);
  await fill(/^Góp ý thêm/, '  Nghỉ sinh ', dialog);
  await press('button', 'Xác nhận hủy', dialog);
  await find('dialog', 'Đã hủy gói Pro');
  expect(findBody('POST /api/expert/subscription/cancel')).toEqual({
    reason: 'temporary_pause',
    feedback: 'Nghỉ sinh',
  });
});

it('P03 what was cancelled is taken up again without paying, or the staff are written to', async () => {
  state.current = 'cancelled';
  await open();
  await press('button', 'Kích hoạt lại');
  const dialog = await find('dialog', 'Kích hoạt lại gói');
  expect(the('link', 'Mở thư', dialog).getAttribute('href')).toMatch(
    /^mailto:hotro@bualanh\.vn\?subject=/,
  );
  await press('button', 'Bật lại', dialog);
  await eventually(() => expect(findBody('POST /api/expert/subscription/reactivate')).toEqual({}));
});

it('P04 the window of a payment that came closes by itself, and the page says so', async () => {
  state.current = 'cancelled';
  quotes.current = [{ ...createQuote('month', 499_000), tier: 'pro' }];
  await open();
  await press('button', 'Kích hoạt lại');
  const dialog = await find('dialog', 'Kích hoạt lại gói');
  await press('radio', /Thanh toán ngay/, dialog);
  await press('button', 'Tạo mã thanh toán', dialog);
  const payment = await find('dialog', /^Thanh toán/);
  isPaid.current = true;
  window.dispatchEvent(new Event('online'));
  await says('Nhận lúc', () => payment);
  await eventually(() => expect(findAll('dialog', /^Thanh toán/)).toEqual([]));
  await says('Thanh toán thành công');
  quotes.current = [];
});

it('P06 the history is filtered, cleared, and asks money back', async () => {
  await open();
  expect(requests.map(([call]) => call)).toContain(
    'GET /api/expert/payments/history?limit=5&offset=0',
  );
  await press('button', 'Lịch sử thanh toán');
  const dialog = await find('dialog', 'Lịch sử thanh toán');
  await says('Hiện 2 / 9', () => dialog);
  await press('button', 'Hoàn tất 5', dialog);
  await eventually(() =>
    expect(requests.at(-1)?.[0]).toBe(
      'GET /api/expert/payments/history?status=completed&limit=20&offset=0',
    ),
  );
  await press('button', /^Dọn giao dịch quá hạn/, dialog);
  await eventually(() =>
    expect(requests.some(([call]) => call === 'POST /api/expert/payments/cleanup')).toBe(true),
  );
  await press('button', 'Chi tiết giao dịch BL2H6N8V5R', dialog);
  await says('FT26318205514', () => dialog);
  await press('button', 'Xin hoàn tiền', dialog);
  const asking = await find('dialog', /^Xin hoàn tiền/);
  await says(/332\.667/, () => asking);
  await fill(/^Lý do/, 'Mua nhầm', asking);
  await press('button', 'Gửi yêu cầu', asking);
  await eventually(() =>
    expect(findBody('POST /api/expert/payments/:id/refund-request')).toEqual({
      reason: 'Mua nhầm',
    }),
  );
});

it('P06 auto-renew and the next cycle are changed without money, and say what they mean', async () => {
  await open();
  const section = await find('region', 'Thanh toán');
  await says(/Không ai trừ được tiền nếu bạn không quét/, () => section);
  await press('button', /^Đổi sang năm, bớt 998\.000/, section);
  await eventually(() =>
    expect(findBody('POST /api/expert/subscription/renewal')).toEqual({ billingCycle: 'yearly' }),
  );
  renewal.current = { isAuto: false, cycle: 'year' };
  await press('checkbox', 'Tự gia hạn', section);
  await eventually(() =>
    expect(findBody('POST /api/expert/subscription/renewal')).toEqual({ autoRenew: false }),
  );
  await says(/Từ 14\/12\/2099 trả hằng năm/, () => section);
  await says(/Không gửi mã và không nhắc/, () => section);
});

it('P04 the address in a mail opens its code, which is given up by its own call', async () => {
  await openScreen(demoData(), '/expert/dashboard?tab=subscription&code=p9');
  const dialog = await find('dialog', /^Thanh toán/);
  expect(requests.findLast(([call]) => call === 'GET /api/payments/sepay/create')?.[1]).toEqual({
    query: { paymentId: 'p9' },
  });
  await says('BL7K3M9Q2F', () => dialog);
  await press('button', 'Hủy giao dịch', dialog);
  await eventually(() =>
    expect(findBody('POST /api/payments/sepay/cancel')).toEqual({
      paymentId: 'p9',
      reason: 'Người dùng hủy giao dịch',
    }),
  );
});

it('P06 a refused cleaning up says so beside the page, with its reason', async () => {
  refusing.current = '/api/expert/payments/cleanup';
  await open();
  await press('button', 'Lịch sử thanh toán');
  const dialog = await find('dialog', 'Lịch sử thanh toán');
  await press('button', /^Dọn giao dịch quá hạn/, dialog);
  await eventually(() => expect(toastTexts()).toEqual([`Lỗi dọn dẹp: ${CONFLICT}`]));
  refusing.current = '';
  await press('button', /^Dọn giao dịch quá hạn/, dialog);
  await eventually(() => expect(toastTexts().at(-1)).toMatch(/^Dọn dẹp thành công: đã hủy 1 /));
});

it('P06 a refused cancelling of a payment says so, from the list and from its code', async () => {
  refusing.current = '/api/expert/payments/cleanup';
  await open();
  await press('button', 'Hủy giao dịch BL9D2F7H3K');
  await eventually(() => expect(toastTexts()).toEqual([`Lỗi hủy giao dịch: ${CONFLICT}`]));
  refusing.current = '';
  await press('button', 'Hủy giao dịch BL9D2F7H3K');
  await eventually(() => expect(toastTexts().at(-1)).toBe('Hủy giao dịch thành công'));
  refusing.current = '/api/payments/sepay/cancel';
  await openScreen(demoData(), '/expert/dashboard?tab=subscription&code=p9');
  await press('button', 'Hủy giao dịch', await find('dialog', /^Thanh toán/));
  await eventually(() => expect(toastTexts().at(-1)).toBe(`Lỗi hủy giao dịch: ${CONFLICT}`));
});

it('P03 a refused reactivation says so, with its reason in the dialog', async () => {
  state.current = 'cancelled';
  refusing.current = '/api/expert/subscription/reactivate';
  await open();
  await press('button', 'Kích hoạt lại');
  const dialog = await find('dialog', 'Kích hoạt lại gói');
  await press('button', 'Bật lại', dialog);
  await eventually(() =>
    expect(toastTexts()).toEqual([
      'Lỗi kích hoạt lại: Không thể kích hoạt lại gói đăng ký. Vui lòng thử lại hoặc liên hệ hỗ trợ.',
    ]),
  );
  await says(CONFLICT, () => dialog);
});

it('P03 a tier is compared with those above it alone', async () => {
  await open();
  const table = await find('region', 'So sánh gói');
  await says(/50\.000 lần mỗi tháng/, () => table);
  expect(table.textContent).not.toContain('Miễn phí');
  expect(the('link', 'Nâng cấp lên Business', table).getAttribute('href')).toBe(
    '/expert/dashboard?tab=plans',
  );
});

it('P03 the plan modal names six gains, both cycles, and what is due today', async () => {
  quotes.current = [
    createQuote('month', 1_199_000, 299_400),
    createQuote('year', 11_990_000, 299_400),
  ];
  await openScreen(demoData(), '/expert/dashboard?tab=plans');
  await press('button', 'Nâng cấp lên Business');
  const dialog = await find('dialog', 'Nâng cấp lên Business');
  await says('6 điều bạn có thêm', () => dialog);
  await says(/hủy lúc nào cũng không mất phí/, () => dialog);
  expect(dialog.querySelectorAll('ul > li')).toHaveLength(6);
  await press('radio', /^Hằng năm/, dialog);
  await says(/Trừ phần chưa dùng 18 \/ 30 ngày/, () => dialog);
  await says(/11\.690\.600/, () => dialog);
  await press('button', 'Tạo mã thanh toán', dialog);
  await eventually(() =>
    expect(findBody('POST /api/expert/conversion-events')).toEqual({
      events: [{ kind: 'planOpened', tier: 'business' }],
    }),
  );
  await eventually(() =>
    expect(findBody('POST /api/payments/sepay/create')).toMatchObject({
      subscriptionType: 'business',
      billingCycle: 'yearly',
    }),
  );
  await find('dialog', /^Thanh toán/);
  quotes.current = [];
});

it('P06 return addresses say how a payment ended', async () => {
  await openScreen(demoData(), '/expert/dashboard?tab=subscription&status=success&payment=p1');
  await says('Thanh toán thành công');
  await openScreen(demoData(), '/expert/dashboard?tab=subscription&status=cancelled');
  await says('Đã hủy giao dịch');
});

it('P06 an address alone says of no payment that it was made', async () => {
  for (const query of ['', '&payment=p9', '&payment=']) {
    await openScreen(demoData(), `/expert/dashboard?tab=subscription&status=success${query}`);
    await find('region', 'Gói cao hơn có thêm');
    if (query === '&payment=p9')
      await eventually(() =>
        expect(requests.map(([call]) => call)).toContainEqual(
          expect.stringContaining('GET /api/payments/sepay/create'),
        ),
      );
    expect(document.body.textContent).not.toContain('Thanh toán thành công');
  }
});

it('P05 what the tier lacks is named, with the tier that has it', async () => {
  await open();
  const section = await find('region', 'Gói cao hơn có thêm');
  await says('Có từ gói Business. Dữ liệu của bạn vẫn được giữ sẵn.', () => section);
  expect(section.textContent).not.toContain('Báo cáo cơ bản');
});

it('P28 a price that is none is not stored; one that is, is', async () => {
  const data = demoData();
  const [recipe] = await data.recipes.all();
  if (!recipe) throw new Error('no recipe');
  const sale = { price: 29_000, currency: 'VND' as const, isActive: true };
  await data.recipes.update(recipe.id, (current) => ({ ...current, sale }));
  await openScreen(data, '/expert/item-for-sales');
  await says(/1\.084\.000/);
  const name = `Giá của ${recipe.title}`;
  await fill(name, '10.500.000');
  await says(/Giá từ 1\.000/);
  the('field', name).blur();
  expect((await data.recipes.get(recipe.id))?.sale?.price).toBe(29_000);
  await fill(name, '35.000');
  the('field', name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await eventually(async () =>
    expect((await data.recipes.get(recipe.id))?.sale).toEqual({ ...sale, price: 35_000 }),
  );
});
