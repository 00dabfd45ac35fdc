// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentRecord } from '../../api/adminPayments';
import type { StaffOrder } from '../../api/orders';
import { UiProvider } from '../../ui/Provider';
import { OrderCard } from './OrderCard';
import type { Act } from './useMoneyActs';

const AT = '2026-11-27T03:00:00.000Z';
const ORDER: StaffOrder = {
  id: 'o1',
  code: 'DH-914ADA3B',
  state: 'refunding',
  amount: 499_000,
  paidAmount: 500_000,
  createdAt: AT,
  contact: { name: 'Hạnh', email: 'hanh@example.vn' },
  paymentId: 'p1',
};
const PAYMENT: PaymentRecord = {
  id: 'p1',
  kind: 'order',
  description: 'Thực đơn 7 ngày lập riêng',
  memo: 'BL7K2QX8M4',
  amount: 499_000,
  received: 500_000,
  status: 'paid',
  payer: {},
  createdAt: AT,
  refunds: [{ amount: 1_000, reason: 'x', at: AT }],
  kept: 499_000,
};

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function begun(payment: PaymentRecord | undefined): Promise<Act | undefined> {
  let begin: Act | undefined;
  await act(async () =>
    root.render(
      <UiProvider>
        <OrderCard order={ORDER} payment={payment} onAct={(one) => (begin = one)} />
      </UiProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  return begin;
}

describe('an order whose money has to go back', () => {
  it('is refunded with what of it went back before', async () => {
    expect(await begun(PAYMENT)).toMatchObject({
      kind: 'refund',
      payment: { id: 'p1', kept: 499_000, refunds: PAYMENT.refunds },
    });
  });

  it('is refunded by what the order says where its payment is not at hand', async () => {
    expect(await begun(undefined)).toMatchObject({
      kind: 'refund',
      payment: { id: 'p1', received: 500_000 },
    });
  });
});
