// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { OwnOrder } from '../../api/orders';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { OrdersPage } from '../../features/orders/OrdersPage';
import { gateway } from '../../gateway/browserSession';
import { UiProvider } from '../../ui/Provider';
import './features';

const AT = '2026-11-27T03:00:00.000Z';
const ORDER: OwnOrder = {
  id: 'order-0000000001',
  code: 'DH-00000001',
  paidAt: AT,
  acceptBy: AT,
  answers: {
    age: 34,
    gender: 'female',
    heightCm: 158,
    weightKg: 61,
    activity: 'moderately_active',
    workout: 'low',
    allergies: ['Tôm, tép'],
    conditions: [],
    restrictions: [],
    dislikes: [],
  },
  mealFrequency: '3',
  state: 'changing',
  contact: { name: 'Nguyễn Hạnh', email: 'hanh@example.vn' },
  acceptedAt: AT,
  deliverBy: AT,
  deliveredAt: AT,
  change: { text: 'Thứ ba đổi cá thu thành gà', at: AT },
};

let root: Root;
let takesOrders: boolean;
const requests: { path: string; body: unknown }[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  takesOrders = false;
  requests.length = 0;
  vi.spyOn(gateway, 'read').mockImplementation((async () => ({
    success: true,
    takesOrders,
    open: [],
    mine: [ORDER],
  })) as never);
  vi.spyOn(gateway, 'ask').mockImplementation((async (
    { path }: { path: string },
    { body }: { body?: { takesOrders?: boolean } },
  ) => {
    requests.push({ path, body });
    if (body?.takesOrders !== undefined) takesOrders = body.takesOrders;
    return { success: true, takesOrders };
  }) as never);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const list = (rows: unknown[]) => ({ watchAll: () => of(rows) });
const active = { menuId: 'm', assignedDate: AT, status: 'active' as const };
const data = {
  account: {
    workspaceId: 'w1',
    accountId: 'a1',
    name: 'Lan',
    email: '',
    plan: 'pro',
    maxClients: 50,
  },
  clients: list([clientWith({ id: ORDER.id, assignedMenus: [active as never] })]),
  plans: list([]),
  notices: list([]),
} as unknown as LocalData;

async function open(): Promise<void> {
  await act(async () =>
    root.render(
      <UiProvider>
        <MemoryRouter>
          <DataProvider value={data}>
            <OrdersPage />
          </DataProvider>
        </MemoryRouter>
      </UiProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain(ORDER.code));
}

it('P09 orders are off until the expert switches them on, and the page says so', async () => {
  await open();
  const taking = document.querySelector<HTMLInputElement>('input[type=checkbox]');
  expect(taking?.checked).toBe(false);
  expect(document.body.textContent).toContain('Bạn chưa nhận đơn.');
  await act(async () => taking?.click());
  await vi.waitFor(() => expect(document.body.textContent).toContain('Chưa có đơn nào đang chờ.'));
  expect(requests.find(({ body }) => body !== undefined)).toEqual({
    path: '/api/expert/orders/taking',
    body: { takesOrders: true },
  });
});

it('P09 an order that its visitor wants changed shows the wish, and is delivered anew', async () => {
  await open();
  expect(document.body.textContent).toContain('Thứ ba đổi cá thu thành gà');
  expect(document.body.textContent).toContain('Khách muốn chỉnh');
  const again = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Giao lại',
  );
  await act(async () => again?.click());
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('Giao lại thực đơn đã chỉnh?'),
  );
});
