// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/records/clients';
import type { Consultation } from '../../domain/records/consultations';
import type { MenuListing } from '../../domain/menus/menuListing';
import { dateAfter } from '../../domain/text/days';
import { DashboardPage } from '../../features/dashboard/DashboardPage';
import { localDate } from '../../platform/clock';
import { SyncProvider, type SyncHandle } from '../../sync/react';
import { UiProvider } from '../../ui/Provider';
import { reportsService } from '../../workers/reportsService';
import './features';

vi.mock('../../workers/reportsClient', () => ({ reportsClient: () => reportsService }));

const TODAY = localDate();
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const sync = {
  subscribe: () => () => undefined,
  getSnapshot: (() => {
    const status = { waiting: [{}, {}], rejections: [], conflicts: [{}], counted: true };
    return () => status;
  })(),
} as unknown as SyncHandle;

interface Held {
  clients?: Client[];
  visits?: Partial<Consultation>[];
  menus?: Partial<MenuListing>[];
}

const list = (rows: unknown[]) => ({ watchAll: () => of(rows) });

function device({ clients = [], visits = [], menus = [] }: Held): LocalData {
  return {
    account: { workspaceId: 'w1', accountId: 'a1', plan: 'pro', maxClients: 50 },
    clients: list(clients),
    plans: { ...list([]), all: async () => [] },
    consultations: list(
      visits.map((visit, at) => ({
        id: `v${at}`,
        createdAt: '2026-11-01T00:00:00.000Z',
        ...visit,
      })),
    ),
    menuList: of(menus),
    menus: { get: () => Promise.resolve(undefined) },
    recipes: list([]),
    articles: list([]),
    notices: list([]),
  } as unknown as LocalData;
}

async function open(held: Held): Promise<void> {
  await act(async () => root.render(buildPage(held)));
  const parts = held.clients?.length ? ['Gói Pro', 'Cần để ý'] : ['Gói Pro'];
  const isThere = () => parts.every((part) => text().includes(part));
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(isThere()).toBe(true);
    },
    { timeout: 20_000 },
  );
}
const buildPage = (held: Held) => (
  <UiProvider>
    <SyncProvider value={sync}>
      <DataProvider value={device(held)}>
        <MemoryRouter>
          <DashboardPage />
        </MemoryRouter>
      </DataProvider>
    </SyncProvider>
  </UiProvider>
);
const text = () => document.body.textContent;

describe('P31 the dashboard', () => {
  it('P31 shows who is expected, who missed it, and who needs attention with the reason', async () => {
    const clients = [
      clientWith({ id: 'a', clientName: 'Đỗ Thanh Tâm', allergies: ['Sữa'] }),
      clientWith({ id: 'b', clientName: 'Vũ Minh Khôi', phone: '0903 123 456' }),
      clientWith({ id: 'c', clientName: 'Phan Thị Hạnh', createdAt: '2020-01-01T00:00:00.000Z' }),
    ];
    await open({
      clients,
      visits: [
        { clientId: 'a', visitDate: dateAfter(TODAY, -10), nextVisitDate: TODAY },
        {
          clientId: 'b',
          visitDate: dateAfter(TODAY, -20),
          nextVisitDate: dateAfter(TODAY, -3),
        },
        { clientId: 'c', visitDate: dateAfter(TODAY, -63) },
      ],
    });
    expect(text()).toContain('1 lượt khám hôm nay, 0 đã xong · 1 hẹn đã qua · 1 khách cần để ý');
    expect(text()).toContain('quá 3 ngày');
    expect(text()).toContain('⚠ Sữa');
    expect(text()).toContain('63 ngày chưa khám, không có hẹn');
    expect(document.querySelector('a[href="tel:0903123456"]')).not.toBeNull();
  });

  it('P31 shows drafts, last menus, what waits, and the use of the tier', async () => {
    const menu = { status: 'draft', name: 'Nhạt chú Hùng', kind: 'personal' } as const;
    const nutrition = { nutritionSummary: { calories: 0 }, extendedNutrition: {} } as never;
    await open({
      clients: [clientWith()],
      menus: [
        { id: 'm1', updatedAt: '2026-11-26T02:00:00.000Z', ...menu, ...(nutrition as object) },
      ],
    });
    expect(text()).toContain('Nhạt chú Hùng');
    expect(text()).toContain('— kcal');
    expect(text()).toContain('1 mục cần bạn chọn hoặc sửa');
    expect(text()).toContain('2 mục chờ đồng bộ');
    expect(text()).toContain('1 / 50');
  });

  it('P31 leads a new practice to its first client', async () => {
    await open({});
    expect(text()).toContain('Chưa có khách hàng');
    expect(document.querySelector('a[href="/expert/clients?new=1"]')).not.toBeNull();
  });

  it('P31 folds a long list of missed appointments', async () => {
    const clients = Array.from({ length: 200 }, (_, at) => clientWith({ id: `c${at}` }));
    const visits = Array.from({ length: 2000 }, (_, at) => ({
      clientId: `c${at % 200}`,
      visitDate: dateAfter(TODAY, -7 * Math.floor(at / 200) - 2),
      weight: 60 + (at % 7),
      nextVisitDate: at < 40 ? dateAfter(TODAY, -1) : undefined,
    }));
    await open({ clients, visits });
    expect(text()).toContain('Đã qua hẹn, chưa ghi lần khám: 40');
    expect(text().split('quá 1 ngày').length - 1).toBe(6);
    const more = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === 'Xem cả 40',
    );
    await act(async () => more?.click());
    expect(text().split('quá 1 ngày').length - 1).toBe(40);
  });
});
