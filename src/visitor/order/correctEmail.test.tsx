// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderView, VisitorOrder } from '../../api/orders';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const AT = '2026-11-27T03:00:00.000Z';
const TOKEN = 'x'.repeat(32);
const ORDER: OrderView = {
  id: 'order-0000000002',
  code: 'DH-00000002',
  state: 'paid',
  amount: 499_000,
  createdAt: AT,
  paidAt: AT,
  email: 'hanhh@example.vn',
  emailConfirmed: false,
};

interface Call {
  path: string;
  token?: string | undefined;
  body?: { email: string; nextToken: string; token: string };
}

let root: Root;
const calls: Call[] = [];
let opening = [TOKEN];
let isLost = false;
const readOrder = () => JSON.parse(localStorage.getItem('bualanh-order') ?? '{}');

async function play(path: string, init: { headers?: Record<string, string>; body?: string } = {}) {
  const body = init.body === undefined ? undefined : JSON.parse(init.body);
  const token = body?.token ?? init.headers?.['x-token'];
  calls.push({ path, token, body });
  if (!opening.includes(token))
    return Response.json({ error: 'Không tìm thấy', code: 'not_found' }, { status: 404 });
  if (body?.nextToken) opening = [body.nextToken];
  if (body?.nextToken && isLost) throw new TypeError('the answer is lost');
  const email = opening[0] === TOKEN ? ORDER.email : 'hanh@example.vn';
  const answer: VisitorOrder = {
    order: { ...ORDER, ...(email ? { email } : {}) },
    token: opening[0] ?? '',
  };
  return Response.json(answer);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  localStorage.setItem('bualanh-order', JSON.stringify({ id: ORDER.id, token: TOKEN }));
  calls.length = 0;
  [opening, isLost] = [[TOKEN], false];
  vi.stubGlobal('fetch', play);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  const { OrderPage } = await import('./OrderPage');
  await act(async () => root.render(<OrderPage />));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Thư về đơn được gửi tới'));
}

const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === label)
      ?.click(),
  );

async function mend(email: string): Promise<void> {
  await press('Sửa email');
  await act(async () => {
    const input = document.querySelector('input') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, email);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Lưu email');
}

it('mends the address, and the order is opened by another token from then on', async () => {
  await open();
  expect(document.body.textContent).toContain('hanhh@example.vn');
  await mend('hanh@example.vn');
  await vi.waitFor(() => expect(document.body.textContent).toContain('tới hanh@example.vn'));
  const sent = calls.find(({ body }) => body)?.body;
  expect(sent).toMatchObject({ email: 'hanh@example.vn', token: TOKEN });
  expect(sent?.nextToken).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrder()).toEqual({ id: ORDER.id, token: sent?.nextToken });
});

it('refuses what is no address without a call', async () => {
  await open();
  await mend('hanh');
  expect(document.body.textContent).toContain('Địa chỉ email chưa đúng.');
  expect(calls.some(({ body }) => body)).toBe(false);
});

it('finds its order again where the answer was lost', async () => {
  isLost = true;
  await open();
  await mend('hanh@example.vn');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Hãy kiểm tra mạng'));
  expect(readOrder()).toMatchObject({ token: TOKEN, next: opening[0] });
  await act(async () => root.unmount());
  vi.resetModules();
  root = createRoot(document.querySelector('main') as HTMLElement);
  await open();
  await vi.waitFor(() => expect(readOrder()).toEqual({ id: ORDER.id, token: opening[0] }));
});

it('keeps what the device holds when a link of a mail is opened on it, which mends no address', async () => {
  const link = 'k'.repeat(32);
  opening = [TOKEN, link];
  window.history.replaceState(null, '', `/weekly-order#don=${ORDER.id}.${link}`);
  await open();
  expect(window.location.hash).toBe('');
  expect(calls.map(({ token }) => token)).toEqual([TOKEN]);
  expect(readOrder()).toMatchObject({ token: TOKEN });
  expect(document.body.textContent).toContain('Sửa email');
});

it('offers to mend no address where the order was opened by a link of a mail', async () => {
  const link = 'k'.repeat(32);
  localStorage.clear();
  vi.stubGlobal('fetch', async () =>
    Response.json({ order: ORDER, token: link, byMail: true } satisfies VisitorOrder),
  );
  window.history.replaceState(null, '', `/weekly-order#don=${ORDER.id}.${link}`);
  await open();
  expect(document.body.textContent).toContain('hanhh@example.vn');
  expect(document.body.textContent).not.toContain('Sửa email');
});

it('asks the staff, after a second press, where a mail’s link is to cancel what is paid', async () => {
  const link = 'k'.repeat(32);
  localStorage.clear();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const refundAsked = path.endsWith('/cancel') ? { refundAsked: true as const } : {};
    return Response.json({
      order: ORDER,
      token: link,
      byMail: true,
      ...refundAsked,
    } satisfies VisitorOrder);
  });
  window.history.replaceState(null, '', `/weekly-order#don=${ORDER.id}.${link}`);
  await open();
  expect(document.body.textContent).not.toContain('Hủy đơn, hoàn tiền');
  await press('Xin hủy đơn, hoàn tiền');
  expect(asked.some((path) => path.endsWith('/cancel'))).toBe(false);
  await press('Bấm lần nữa để gửi yêu cầu');
  await vi.waitFor(() => expect(document.body.textContent).toContain('đã nhận yêu cầu hủy đơn'));
});

it('keeps what opens its own order while a link shows another one, and has it again', async () => {
  const other = 'order-0000000009';
  const link = 'k'.repeat(32);
  opening = [TOKEN, link];
  window.history.replaceState(null, '', `/weekly-order#don=${other}.${link}`);
  await open();
  expect(calls[0]).toMatchObject({ path: `/api/orders/${other}`, token: link });
  await act(async () => root.unmount());
  localStorage.setItem('bualanh-order', JSON.stringify({ id: other, token: link }));
  vi.resetModules();
  root = createRoot(document.querySelector('main') as HTMLElement);
  window.history.replaceState(null, '', `/weekly-order#don=${ORDER.id}.${link}`);
  calls.length = 0;
  await open();
  expect(calls[0]?.token).toBe(TOKEN);
});

it('leads to where the account for a refund is given, and is not left before', async () => {
  const refundPath = '/hoan-tien#token=order%7Ep1%7Eky';
  vi.stubGlobal('fetch', async () =>
    Response.json({
      order: { ...ORDER, state: 'refunded' },
      token: TOKEN,
      refundPath,
    } satisfies VisitorOrder),
  );
  await open();
  expect(document.querySelector(`a[href="${refundPath}"]`)?.textContent).toBe(
    'Nhập tài khoản nhận tiền',
  );
  expect(document.body.textContent).not.toContain('Đặt đơn khác');
});
