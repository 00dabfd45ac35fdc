import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentView } from '../../src/api/payments';
import { unplacedAmount } from '../../src/domain/money/books';
import { keptSum } from '../../src/domain/money/payments';
import type { QrPayment } from '../../src/domain/money/qrPayment';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { moneyInReview, owedAmount } from '../../sync-server/modules/ledgerViews/review';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import { Browser, putAccount } from './accountHelpers';

let gateway: TestGateway;
let staff: Browser;
let second: Browser;

beforeAll(async () => {
  gateway = await startGateway({ env: TEST_BANK });
  const { couch } = gateway.ctx;
  for (const id of ['owner', 'billing'] as const)
    await putAccount(couch, id, { role: 'admin', adminRole: id });
  [staff, second] = [new Browser(gateway.url), new Browser(gateway.url)];
  await staff.login('owner@example.vn');
  await second.login('billing@example.vn');
});
afterAll(() => gateway.stop());

async function buyer(name: string): Promise<{ payment: PaymentView; tier: () => Promise<string> }> {
  await putAccount(gateway.ctx.couch, name);
  await gateway.ctx.couch.ensureDatabase(workspaceDatabase(`w-${name}`));
  const browser = new Browser(gateway.url);
  await browser.login(`${name}@example.vn`);
  const request = { subscriptionType: 'pro', billingCycle: 'monthly', key: `key-${name}-1` };
  const { body } = await browser.post('/api/payments/sepay/create', request);
  const { subscriptions } = gateway.parts.modules;
  return {
    payment: (body.payment as QrPayment).view,
    tier: async () => (await subscriptions.of(`w-${name}`)).tier,
  };
}

const pay = async (payment: PaymentView, amount: number): Promise<void> => {
  const transfer = { id: nextTransferId(), amount, content: `CK ${payment.memo}` };
  expect((await reportTransfer(gateway.url, transfer)).status).toBe(200);
};
const stored = async (id: string) => {
  const storedPayment = await gateway.parts.modules.payments.find(id);
  if (!storedPayment) throw new Error('the payment is gone');
  return storedPayment;
};
const isShort = (id: string) => until(async () => (await stored(id)).status === 'review');
const act = (by: Browser, id: string, what: string, body: object) =>
  by.post(`/api/admin/payments/${id}/${what}`, { reason: 'Thử', ...body });

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

const isOver = (id: string) =>
  until(async () => {
    const { status, settledAt } = await stored(id);
    return status === 'refunded' || settledAt !== undefined;
  });

describe('two of the staff decide about one payment', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    'accepting and refunding it %d ms apart does one of both',
    async (gap) => {
      const { payment, tier } = await buyer(`race${gap}`);
      await pay(payment, 1_000);
      await isShort(payment.id);
      const [accepted, refunded] = await Promise.all([
        act(staff, payment.id, 'accept', {}),
        pause(gap).then(() => act(second, payment.id, 'refund', {})),
      ]);
      await isOver(payment.id);
      const { status, settledAt, refund } = await stored(payment.id);
      const both = [accepted.status, refunded.status];
      expect([
        [200, 409],
        [409, 200],
        [200, 200],
      ]).toContainEqual(both);
      if (both.join() === '200,409') {
        expect(await tier()).toBe('pro');
        expect({ status, refund }).toEqual({ status: 'paid', refund: undefined });
      } else if (both.join() === '200,200') {
        expect(settledAt).toBeDefined();
        expect(settledAt && refund && settledAt <= refund.at).toBe(true);
        await until(async () => (await tier()) === 'free');
      } else {
        expect(await tier()).toBe('free');
        expect({ status, settledAt }).toEqual({ status: 'refunded', settledAt: undefined });
      }
    },
  );

  it.each([0, 1, 2, 3, 4, 5])(
    'the missing rest that comes %d ms behind a refund stays in a list',
    async (gap) => {
      const { payment } = await buyer(`rest${gap}`);
      await pay(payment, 300_000);
      await isShort(payment.id);
      await Promise.all([
        act(staff, payment.id, 'refund', { amount: 300_000 }),
        pause(gap).then(() => pay(payment, 199_000)),
      ]);
      const listed = async (): Promise<number> => {
        const { payments } = gateway.parts.modules;
        const now = await stored(payment.id);
        const lists = await moneyInReview(payments);
        const alone = lists.transfers.filter(({ paymentId }) => paymentId === payment.id);
        const decided = lists.payments.filter(({ paymentId }) => paymentId === payment.id);
        const owed = lists.owed.filter(
          (one) => one.kind === 'payment' && one.payment.paymentId === payment.id,
        );
        return (
          sum(alone.map(({ amount }) => amount)) +
          sum(decided.map(unplacedAmount)) +
          sum(owed.map(owedAmount)) +
          (now.granted ?? 0)
        );
      };
      await until(async () => (await listed()) === 499_000);
    },
  );

  it('two refunds of a part at once give one of them back', async () => {
    const { payment } = await buyer('parts');
    await pay(payment, 400_000);
    await isShort(payment.id);
    const both = await Promise.all(
      [staff, second].map((by) => act(by, payment.id, 'refund', { amount: 100_000 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(keptSum(await stored(payment.id))).toBe(300_000);
  });
});
