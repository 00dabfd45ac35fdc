import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PaymentView } from '../../domain/money/paymentView';
import { UiProvider } from '../../ui/Provider';
import { PaymentPanel } from './PaymentPanel';
import type { WatchedPayment } from './paymentWatch';
import { PlainPayment } from './PlainPayment';

const AT = '2026-11-27T03:00:00.000Z';
const pending: PaymentView = {
  id: 'p1',
  kind: 'order',
  description: 'Tuần ăn riêng',
  memo: 'BL7K3M9Q2F',
  amount: 499_000,
  received: 0,
  qr: '000201',
  bank: { bin: '970422', name: 'MB Bank', account: '0000026112026', holder: 'BUA LANH' },
  status: 'pending',
  createdAt: AT,
  expiresAt: AT,
  settled: false,
  isTrial: false,
};

const buildWatchedPayment = (change: Partial<PaymentView>): WatchedPayment => ({
  payment: { ...pending, ...change },
  secondsLeft: 1721,
  askedAt: Date.parse(AT),
  isUnreachable: false,
});

const drawn = (change: Partial<PaymentView>): [string, string] => {
  const watched = buildWatchedPayment(change);
  return [
    renderToString(<PlainPayment watched={watched} onPlay={() => undefined} />),
    renderToString(
      <UiProvider>
        <PaymentPanel watched={watched} onPlay={() => undefined} />
      </UiProvider>,
    ),
  ];
};

describe('a payment, in both dresses', () => {
  it('shows the code, what to copy, and how long it waits', () => {
    for (const html of drawn({}))
      for (const text of ['Mã VietQR: 499.000', 'BL7K3M9Q2F', '0000026112026', '28:41'])
        expect(html).toContain(text);
  });

  it('asks for what is missing, under the same memo', () => {
    for (const html of drawn({
      status: 'review',
      reviewReason: 'amount_low',
      received: 400_000,
    })) {
      expect(html).toContain('Mã VietQR: 99.000');
      expect(html).toContain('Chưa đủ tiền');
    }
  });

  it.each<[Partial<PaymentView>, string]>([
    [{ status: 'expired' }, 'tiền không mất'],
    [{ status: 'cancelled' }, 'tiền không mất'],
    [{ status: 'review', reviewReason: 'after_cancel', received: 499_000 }, 'sau khi giao dịch'],
    [{ status: 'paid' }, 'đang hoàn tất'],
    [{ status: 'paid', settled: true, receipt: 'BL26-000001' }, 'BL26-000001'],
    [{ status: 'refunded', refunded: { amount: 499_000, reason: 'Đổi ý', at: AT } }, 'Đổi ý'],
  ])('says what became of it, without a code: %j', (change, text) => {
    for (const html of drawn(change)) {
      expect(html).toContain(text);
      expect(html).not.toContain('Mã VietQR');
    }
  });

  it('says that no money moves, and plays the bank, on a trial installation alone', () => {
    for (const html of drawn({ isTrial: true })) expect(html).toContain('Giả ngân hàng');
    for (const html of drawn({})) expect(html).not.toContain('Giả ngân hàng');
  });

  it('P04 opens the apps of banks on a phone, with what is still to pay; no page is named to them', () => {
    for (const html of drawn({ status: 'review', reviewReason: 'amount_low', received: 400_000 })) {
      const links = html.match(/https:\/\/dl\.vietqr\.io\/pay\?[^"]+/g) ?? [];
      expect(links).toHaveLength(10);
      expect(links[0]).toContain('am=99000&amp;tn=BL7K3M9Q2F&amp;ba=0000026112026@mb');
      expect(links[0]?.endsWith('url=/')).toBe(true);
    }
    for (const html of drawn({ isTrial: true })) expect(html).not.toContain('dl.vietqr.io');
  });

  it('P01 has nothing but terms and what they say in its list, for who hears it', () => {
    for (const html of drawn({})) {
      const [, list = ''] = /<dl[^>]*>(.*?)<\/dl>/s.exec(html) ?? [];
      expect(list).toContain('<dt');
      const outside = list.replaceAll(/<d([td])[ >].*?<\/d\1>/gs, '');
      expect(outside).not.toContain('<button');
    }
  });
});
