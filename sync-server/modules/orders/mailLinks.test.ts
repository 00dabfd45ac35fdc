import { describe, expect, it } from 'vitest';
import type { Payment } from '../../../src/domain/money/payments';
import { createVisitorOrders } from './wiring';
import { anOrder } from './fixtures';
import type { StoredOrder } from './orderRecords';
import { openerFor, withMailToken } from './secret';
import { orderPayments } from './settle';

const ID = '01900000-0000-7000-8000-000000000001';
const AT = '2026-11-27T03:00:00.000Z';
const OWN = 'cua-may-da-dat-don-00';
const MAIL = 'cua-thu-gui-nham-0000';
const NEXT = 'n'.repeat(43);
const RIGHT = 'dung@example.vn';

const PAID: StoredOrder = {
  ...anOrder(ID),
  token: OWN,
  mailToken: MAIL,
  state: 'paid',
  paidAt: AT,
};

/** Acts on one stored order. @param beforeWrite runs once, between a look at the order and the write that follows from it */
function startVisitor(stored: StoredOrder, beforeWrite?: () => Promise<unknown>) {
  let order = stored;
  const requests: [string, object][] = [];
  let pending = beforeWrite;
  const orders = createVisitorOrders({
    store: {
      find: async () => order,
      update: async (_id: string, change: (present: StoredOrder) => StoredOrder | undefined) => {
        order = change(order) ?? order;
        return order;
      },
    } as never,
    jobs: {
      enqueueAround: async (_jobs: unknown, write: () => Promise<unknown>) => {
        const run = pending;
        pending = undefined;
        await run?.();
        return write();
      },
    } as never,
    payments: {
      find: async () => undefined,
      correctPayer: async () => undefined,
      requestRefund: async (...asked: [string, object]) => void requests.push(asked),
    } as never,
    revokeClientLink: async () => undefined,
    refundAccounts: { pathFor: async () => undefined },
    now: () => new Date(AT),
  });
  return { orders, stored: () => order, requests };
}

const buildPayment = (email: string): Payment =>
  ({ purpose: { kind: 'order', orderId: ID }, payer: { email } }) as Payment;

const mended = { email: RIGHT, nextToken: NEXT };

it('P09 P23 a payment that still names a mistyped address is of nobody who confirmed the right one', async () => {
  const { isConfirmed } = orderPayments({
    store: { find: async () => PAID } as never,
    jobs: {} as never,
    now: () => new Date(AT),
  });
  expect(await isConfirmed?.(buildPayment(PAID.contact.email))).toBe(true);
  expect(await isConfirmed?.(buildPayment('hanhh@example.vn'))).toBe(false);
});

describe('P09 an order whose mails went to a stranger', () => {
  it('is opened by their link, which tells nothing of what its visitor holds', async () => {
    const { orders } = startVisitor(PAID);
    const seen = await orders.read(ID, MAIL);
    expect(seen).toMatchObject({ token: MAIL, byMail: true, order: { state: 'paid' } });
    expect(JSON.stringify(seen)).not.toContain(OWN);
    const own = await orders.read(ID, OWN);
    expect(own).toMatchObject({ token: OWN });
    expect(own.byMail).toBeUndefined();
  });

  it('has its address mended by no link of a mail, so that its visitor is not shut out', async () => {
    const { orders, stored } = startVisitor(PAID);
    const theirs = { email: 'nguoi-la@example.vn', nextToken: 'k'.repeat(43) };
    await expect(orders.correct(ID, MAIL, theirs)).rejects.toMatchObject({
      code: 'order_other_device',
    });
    expect(stored()).toEqual(PAID);
    await expect(orders.read(ID, OWN)).resolves.toMatchObject({ token: OWN });
  });

  it('is theirs no more once its visitor has mended the address', async () => {
    const { orders } = startVisitor(PAID);
    await orders.correct(ID, OWN, mended);
    for (const act of [
      () => orders.read(ID, MAIL),
      () => orders.cancel(ID, MAIL),
      () => orders.renew(ID, MAIL),
      () => orders.confirm(ID, 'cua-thu-hoi'),
      () => orders.correct(ID, MAIL, { email: 'nguoi-la@example.vn', nextToken: 'k'.repeat(43) }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    await expect(orders.read(ID, NEXT)).resolves.toMatchObject({
      order: { email: RIGHT, emailConfirmed: false },
    });
  });

  it('is not confirmed for the right address by a press that was on its way while it was mended', async () => {
    const order = { ...PAID, confirmation: { token: 'cua-thu-hoi' } };
    const { orders, stored } = startVisitor(order, () => orders.correct(ID, OWN, mended));
    await expect(orders.confirm(ID, 'cua-thu-hoi')).rejects.toMatchObject({ code: 'not_found' });
    expect(stored().contact.email).toBe(RIGHT);
    expect(stored().confirmation?.confirmedAt).toBeUndefined();
  });

  it('says that an address was mended as often as it can be, and not to wait a minute', async () => {
    const { orders } = startVisitor({ ...PAID, corrections: 3 });
    await expect(orders.correct(ID, OWN, mended)).rejects.toMatchObject({
      code: 'order_email_mended',
    });
  });
});

describe('P09 cancelling an order that is paid', () => {
  const withPayment: StoredOrder = { ...PAID, paidWith: 'da-tra' };

  it('is not done by a mail’s link, which may be forwarded: it asks the staff', async () => {
    const { orders, stored, requests } = startVisitor(withPayment);
    await orders.cancel(ID, MAIL);
    expect(stored()).toEqual(withPayment);
    expect(requests).toEqual([
      ['da-tra', { by: ID, reason: expect.stringContaining('hủy'), amount: 499_000 }],
    ]);
  });

  it('is done on the device that ordered', async () => {
    const { orders, stored, requests } = startVisitor(withPayment);
    await orders.cancel(ID, OWN);
    expect(stored()).toMatchObject({ state: 'refunding', refundReason: 'cancelled' });
    expect(requests).toEqual([]);
  });
});

describe('P09 an order of before, whose mails carried what its device holds', () => {
  const { mailToken: _, ...before } = PAID;
  const OLD: StoredOrder = before;
  const WEEK = { clientUrl: 'https://bualanh.vn/khach#x', deliveredAt: AT } as const;
  const changed = { text: 'ít muối hơn một chút', at: AT };

  it('is not cancelled or mended by that, which anybody may have read', async () => {
    const { orders, stored } = startVisitor({ ...OLD, paidWith: 'da-tra' });
    await orders.cancel(ID, OWN);
    expect(stored().state).toBe('paid');
    await expect(orders.correct(ID, OWN, mended)).rejects.toMatchObject({
      code: 'order_other_device',
    });
  });

  it('tells nothing of health by it before its address is confirmed', async () => {
    const delivered: StoredOrder = { ...OLD, ...WEEK, change: changed, state: 'changing' };
    const unconfirmed = { ...delivered, confirmation: { token: 'cua-thu-hoi' } };
    const { orders } = startVisitor(unconfirmed);
    const { order } = await orders.read(ID, OWN);
    expect(order.clientUrl).toBeUndefined();
    expect(order.change).toBeUndefined();
    await expect(orders.delivered(ID, OWN)).rejects.toMatchObject({ code: 'not_found' });
    const { orders: confirmed } = startVisitor(delivered);
    expect((await confirmed.read(ID, OWN)).order).toMatchObject({ clientUrl: WEEK.clientUrl });
    await expect(confirmed.delivered(ID, OWN)).resolves.toMatchObject({ orderId: ID });
  });

  it('keeps that as the secret of its mails, and its own is one that nobody was sent', () => {
    const next = withMailToken(OLD);
    expect(next?.mailToken).toBe(OWN);
    expect(next && openerFor(OWN, next)).toBe('mail');
    expect(withMailToken({ token: OWN })?.token).toBe(OWN);
  });
});
