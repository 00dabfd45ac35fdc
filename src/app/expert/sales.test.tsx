// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { SalesPage } from '../../features/sales/SalesPage';
import { UiProvider } from '../../ui/Provider';
import './features';

const requests = vi.hoisted(() => ({ months: [] as string[] }));
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../gateway/useGatewayQuery', () => ({
  useGatewayQuery: (_contract: unknown, { query }: { query: { month: string } }) => {
    requests.months.push(query.month);
    const none = { count: 0, amount: 0, share: 0 };
    const sold = [
      {
        paymentId: 'p1',
        kind: 'purchase',
        menuId: 'm1',
        description: 'x',
        at: '2026-11-01T00:00:00.000Z',
        amount: 49_000,
        share: 39_200,
        refunded: 0,
      },
    ];
    const answer = { sold, month: none, before: none, owed: 0, payouts: [] };
    return { answer, error: null, reload: async () => undefined };
  },
}));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const menu = { kind: 'master', status: 'published', isPublic: true } as const;
const sale = { price: 49_000, currency: 'VND', isActive: true };
const updated = vi.fn();
const data = {
  recipes: { watchAll: () => of([]) },
  menuList: of([
    { ...menu, id: 'm1', name: 'Một ngày ăn nhạt', sale },
    { ...menu, id: 'm2', name: 'Thai kỳ' },
  ]),
  menus: {
    update: async (id: string, change: (now: object) => object) => updated(id, change({ id })),
  },
} as unknown as LocalData;

const open = () =>
  act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <MemoryRouter>
            <SalesPage />
          </MemoryRouter>
        </DataProvider>
      </UiProvider>,
    ),
  );
const field = <T extends HTMLElement>(label: string): T =>
  document.querySelector<T>(`[aria-label="${label}"]`) as T;
const choose = (select: HTMLSelectElement, value: string) =>
  act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);

it('P28 shows menus for sale with what they brought, and asks for a month in Vietnamese', async () => {
  await open();
  expect(document.body.textContent).toContain('Thực đơn · 1 lượt mua');
  expect(document.body.textContent).toMatch(/Phần của bạn 39\.200\s₫/);
  const year = field<HTMLSelectElement>('Năm');
  expect(document.querySelector('input[type=month]')).toBeNull();
  await choose(year, year.options[1]?.value ?? '');
  const month = field<HTMLSelectElement>('Tháng');
  expect([...month.options].map(({ text }) => text)).toHaveLength(12);
  await choose(month, '3');
  expect(requests.months.at(-1)).toBe(`${year.value}-03`);
});

it('P28 gives a menu a price; what it says beside stays', async () => {
  await open();
  await act(async () => button('Thêm món bán')?.click());
  await vi.waitFor(() => expect(document.querySelector('optgroup')?.label).toBe('Thực đơn'));
  const input = [...document.querySelectorAll('input')].at(-1) as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      '149.000',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => button('Đặt giá')?.click());
  expect(updated).toHaveBeenCalledWith('m2', { id: 'm2', sale: { ...sale, price: 149_000 } });
});
