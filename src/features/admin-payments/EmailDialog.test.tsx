// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { PaymentRecord } from '../../api/adminPayments';
import { UiProvider } from '../../ui/Provider';
import { EmailDialog } from './EmailDialog';
import { PaymentCard } from './PaymentCard';
import type { Act, MoneyActs } from './useMoneyActs';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const PAYMENT = {
  id: 'p1',
  kind: 'purchase',
  description: 'Công thức: Cá thu',
  status: 'paid',
  amount: 49_000,
  received: 49_000,
  payer: { email: 'hanhh@example.vn' },
  memo: 'BL7K2QX8M4',
  createdAt: '2026-11-29T03:00:00.000Z',
} as PaymentRecord;

const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((one) => [one.textContent, one.getAttribute('aria-label')].includes(label))
      ?.click(),
  );

it('P11 billing mends the address of a purchase, with a reason, and an address alone', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as HTMLElement);
  const begun: Act[] = [];
  const draw = (element: React.ReactNode) =>
    act(async () => root.render(<UiProvider>{element}</UiProvider>));
  await draw(<PaymentCard payment={PAYMENT} onAct={(one) => begun.push(one)} />);
  await press('Sửa email của Công thức: Cá thu');
  expect(begun).toEqual([{ kind: 'email', payment: PAYMENT }]);

  const confirmed: unknown[] = [];
  const acts = {
    busy: false,
    error: null,
    begin: () => undefined,
    confirm: async (...asked: unknown[]) => confirmed.push(asked) > 0,
  } as unknown as MoneyActs;
  await draw(<EmailDialog act={{ kind: 'email', payment: PAYMENT }} acts={acts} />);
  await vi.waitFor(() => expect(document.body.textContent).toContain('hanhh@example.vn'));
  const [input, reason] = [document.querySelector('input'), document.querySelector('textarea')];
  if (!input || !reason) throw new Error('no field');
  await act(async () => type(reason, 'Khách gọi điện'));
  await act(async () => type(input, 'hanh@'));
  await press('Lưu email');
  expect(confirmed).toEqual([]);
  expect(document.body.textContent).toContain('Email này chưa đúng');
  await act(async () => type(input, 'hanh@example.vn'));
  await press('Lưu email');
  await vi.waitFor(() =>
    expect(confirmed).toMatchObject([
      [{ kind: 'email' }, 'Khách gọi điện', { email: 'hanh@example.vn' }],
    ]),
  );
  await act(async () => root.unmount());
});
