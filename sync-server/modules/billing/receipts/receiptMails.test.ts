import { describe, expect, it } from 'vitest';
import { paymentSchema } from '../../../../src/domain/money/payments';
import type { Receipt } from '../../../../src/domain/money/receipt';
import { receiptMail, refundMail } from './receiptMails';

const AT = '2026-11-27T03:00:00.000Z';
const RECEIPT: Receipt = {
  number: 'BL26-000123',
  paymentId: 'p1',
  kind: 'subscription',
  issuedAt: AT,
  seller: {
    name: 'Công ty TNHH Bữa Lành',
    taxNumber: '0312345678',
    address: '12 Nguyễn Trãi, TP. Hồ Chí Minh',
  },
  payer: { name: 'Lan' },
  description: 'Gói Pro, 1 tháng',
  // Of 499.000 that were asked for, staff took this for enough.
  amount: 498_000,
  memo: 'BL7K2QX8M4',
  paidAt: AT,
};
const getText = ({ lines }: { lines: readonly string[] }): string => lines.join('\n');

describe('the mail of a receipt', () => {
  it('names what was paid, in figures and words, and who was paid by law', () => {
    const text = getText(receiptMail(RECEIPT));
    expect(text).toContain('498.000\u00a0₫ (bốn trăm chín mươi tám nghìn đồng)');
    expect(text).toContain(
      'bên nhận Công ty TNHH Bữa Lành, mã số thuế 0312345678, 12 Nguyễn Trãi, TP. Hồ Chí Minh.',
    );
  });

  it('of before the settings names the holder of the account alone', () => {
    const text = getText(receiptMail({ ...RECEIPT, seller: { name: 'CTY TNHH BUA LANH' } }));
    expect(text).toContain('bên nhận CTY TNHH BUA LANH.');
    expect(text).not.toContain('mã số thuế');
  });
});

it('the mail of a refund names what goes back, not the price', () => {
  const payment = paymentSchema.parse({
    paymentId: 'p1',
    token: 't',
    purpose: { kind: 'order', orderId: 'o1' },
    description: 'Thực đơn 7 ngày lập riêng',
    payer: { name: 'Hạnh' },
    memo: 'BL7K2QX8M4',
    createdAt: AT,
    expiresAt: AT,
    status: 'refunded',
    amount: 499_000,
    received: [{ transferId: 't1', amount: 498_000, at: AT }],
  });
  const { subject, ...mail } = refundMail(
    payment,
    { amount: 300_000, reason: 'Hủy' },
    { isConfirmed: true, isAsked: false },
  );
  expect(subject).toContain('300.000\u00a0₫');
  expect(getText(mail)).toContain('300.000\u00a0₫ (ba trăm nghìn đồng)');
  expect(subject + getText(mail)).not.toMatch(/49[89]\.000/);
});
