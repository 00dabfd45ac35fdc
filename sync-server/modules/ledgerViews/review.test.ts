import { expect, it } from 'vitest';
import { paymentSchema } from '../../../src/domain/money/payments';
import { transferSchema } from '../billing/payments/billingRecords';
import { toOwedRecord } from './records';
import { moneyInReview } from './review';

const AT = '2026-11-27T03:00:00.000Z';
const PAYMENT = paymentSchema.parse({
  paymentId: 'p1',
  token: 't',
  purpose: { kind: 'order', orderId: 'o1' },
  description: 'Thực đơn 7 ngày lập riêng',
  payer: { name: 'Hạnh', email: 'hanh@example.vn' },
  memo: 'BL7K2QX8M4',
  createdAt: AT,
  expiresAt: AT,
  status: 'paid',
  amount: 499_000,
  received: [{ transferId: 't1', amount: 499_000, at: AT }],
});
const TWICE = transferSchema.parse({
  transferId: 't2',
  gateway: 'MBBank',
  transactionDate: '2026-11-27 10:35:12',
  account: '0000026112026',
  content: 'BL7K2QX8M4',
  direction: 'in',
  amount: 499_000,
  raw: '{}',
  receivedAt: AT,
  state: 'resolved',
  paymentId: 'p1',
  resolution: { by: 'thu', note: 'Trả hai lần', at: AT, giveBack: true },
});

it('money that came twice goes back to who paid, whom staff can ask for an account', async () => {
  const { owed } = await moneyInReview({
    find: async (id) => (id === PAYMENT.paymentId ? PAYMENT : undefined),
    openMoney: async () => ({ undecided: [], held: [], owed: [] }),
    transfersInReview: async () => [],
    transfersWaiting: async () => [],
    refundRequests: async () => [],
    transfersUnsent: async () => [TWICE, { ...TWICE, transferId: 't3', paymentId: undefined }],
    listTransfers: async () => [],
  });
  expect(owed.map((one) => toOwedRecord(one).payer)).toEqual([PAYMENT.payer, {}]);
});
