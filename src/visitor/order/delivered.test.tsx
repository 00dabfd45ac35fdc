// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderView, VisitorOrder } from '../../api/orders';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const AT = '2026-11-27T03:00:00.000Z';
const ORDER: OrderView = {
  id: 'order-0000000001',
  code: 'DH-00000001',
  state: 'delivered',
  amount: 499_000,
  createdAt: AT,
  paidAt: AT,
  acceptedAt: AT,
  deliveredAt: AT,
  expertName: 'BS. Lan',
  clientUrl: 'https://bualanh.example/khach#t',
};
const known = (order: OrderView): VisitorOrder => ({ order, token: 'x'.repeat(32) });

let root: Root;
let answer: { status: number; body: object };
const sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  localStorage.setItem('bualanh-order', JSON.stringify({ id: ORDER.id, token: 'x'.repeat(32) }));
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    sent.push({ path, body: init?.body === undefined ? undefined : JSON.parse(init.body) });
    return Response.json(answer.body, { status: answer.status });
  });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(order: OrderView): Promise<void> {
  const { OrderStatus } = await import('./OrderStatus');
  await act(async () => root.render(<OrderStatus order={known(order)} />));
}

const one = <T extends HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const type = (text: string) =>
  act(async () => {
    const area = one<HTMLTextAreaElement>('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => act(async () => one<HTMLFormElement>('form').requestSubmit());

it('P09 a delivered week leads to the client’s own link, and waits for it where it is still on its way', async () => {
  await show(ORDER);
  expect(one<HTMLAnchorElement>('a.button.primary').href).toBe(ORDER.clientUrl);
  expect(document.body.textContent).toContain('Tải PDF');
  const { clientUrl: _, ...early } = ORDER;
  await show(early);
  expect(document.querySelector('a.button.primary')).toBeNull();
  expect(document.body.textContent).toContain('đang được chuyển tới');
});

it('P09 the wish for a change is sent once; what was typed stays when it was not taken', async () => {
  await show(ORDER);
  await type('Cá');
  await submit();
  expect(document.body.textContent).toContain('ít nhất 10 ký tự');
  expect(sent).toEqual([]);
  await type('Thứ ba đổi cá thu thành gà');
  answer = {
    status: 409,
    body: { error: 'Mỗi đơn chỉ chỉnh được một lần.', code: 'order_changed' },
  };
  await submit();
  await vi.waitFor(() =>
    expect(one('[role=alert]').textContent).toContain('chỉ chỉnh được một lần'),
  );
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('Thứ ba đổi cá thu thành gà');
  const change = { text: 'Thứ ba đổi cá thu thành gà', at: AT };
  answer = { status: 200, body: known({ ...ORDER, state: 'changing', change }) };
  await submit();
  expect(sent.at(-1)?.path).toBe(`/api/orders/${ORDER.id}/change`);
  await show({ ...ORDER, state: 'changing', change });
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.body.textContent).toContain('Chuyên gia đã được báo');
  expect(localStorage.getItem(`bualanh-change-${ORDER.id}`)).toBeNull();
});
