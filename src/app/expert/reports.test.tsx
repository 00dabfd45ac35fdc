// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { ReportsPage } from '../../features/reports/ReportsPage';
import { dateAfter } from '../../domain/text/days';
import { localDate } from '../../platform/clock';
import { UiProvider } from '../../ui/Provider';
import { createBulkService } from '../../workers/bulkService';
import { reportsService } from '../../workers/reportsService';
import { readXlsx } from '../../workers/tables/readXlsx';
import './features';

vi.mock('../../workers/reportsClient', () => ({
  reportsClient: () => ({
    report: async (...reportArgs: Parameters<typeof reportsService.report>) =>
      reportsService.report(...reportArgs),
  }),
}));

vi.mock('../../workers/bulkClient', () => ({
  bulkClient: () => ({
    workbook: async (sheets: Parameters<ReturnType<typeof createBulkService>['workbook']>[0]) =>
      createBulkService().workbook(sheets),
  }),
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
  vi.restoreAllMocks();
});

const list = (rows: unknown[]) => ({ watchAll: () => of(rows) });

const day = (daysAgo: number, weight: number) => ({
  id: `v${daysAgo}`,
  clientId: 'a',
  createdAt: '2026-01-01T00:00:00.000Z',
  visitDate: dateAfter(localDate(), -daysAgo),
  weight,
});

function device(plan: string): LocalData {
  return {
    account: { workspaceId: 'w1', accountId: 'a1', name: 'Lan', email: '', plan, maxClients: 50 },
    clients: list([clientWith({ id: 'a', clientName: '=Mai', goals: ['Giảm cân'] })]),
    consultations: list([day(70, 80), day(10, 77)]),
    menuList: of([]),
    records: {
      of: () =>
        list([{ clientId: 'a', date: localDate(), ticks: [{ isEaten: true }], weights: [] }]),
    },
    notices: list([]),
    practices: list([]),
  } as unknown as LocalData;
}

const open = (plan: string) =>
  act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={device(plan)}>
          <MemoryRouter>
            <ReportsPage />
          </MemoryRouter>
        </DataProvider>
      </UiProvider>,
    ),
  );
const text = () => document.body.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);

it('P30 a tier without reports is told where they are sold', async () => {
  await open('free');
  expect(text()).toContain('Báo cáo có từ gói Pro');
  expect(document.querySelector('a[href="/expert/dashboard?tab=plans"]')).not.toBeNull();
  expect(text()).not.toContain('Khách theo mục tiêu');
});

it('P30 Pro has the basic parts, each with its figures in a table, and is told of the others', async () => {
  await open('pro');
  expect(text()).toContain('Tính trên máy này từ 1 khách, 2 lần khám');
  expect(text()).toContain('1 đang theo dõi · 0 tạm dừng');
  expect(document.querySelectorAll('details table')).toHaveLength(3);
  expect(text()).toContain('Báo cáo nâng cao có ở gói Business');
  expect(text()).not.toContain('Chỉ số');
});

it('P30 Business compares and hands the report over without names and without formulas', async () => {
  await open('business');
  expect(text()).toContain('So sánh hai kỳ');
  let csv = '';
  vi.stubGlobal('Blob', function Blob(parts: string[]) {
    csv = parts.join('');
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  // A real click would navigate the test page away.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await act(async () => button('CSV')?.click());
  expect(csv).toContain('Khách theo mục tiêu');
  expect(csv).not.toContain('Mai');
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  await act(async () => button('CSV')?.click());
  expect(csv).toContain("'=Mai");
});

it('P30 Business takes the report along as a workbook, one sheet for each table', async () => {
  await open('business');
  const files: { name: string; bytes: Uint8Array }[] = [];
  vi.stubGlobal('Blob', function Blob([bytes]: Uint8Array[]) {
    files.push({ name: '', bytes: bytes as Uint8Array });
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    (files.at(-1) as { name: string }).name = this.download;
  });
  await act(async () => button('XLSX (Excel)')?.click());
  await vi.waitFor(() => expect(files.at(-1)?.name).toMatch(/^bao-cao-.+\.xlsx$/));
  const { rows, otherSheets } = await readXlsx(files.at(-1)?.bytes ?? new Uint8Array());
  expect(rows[0]?.[0]).toBe('Mục tiêu');
  expect(rows[1]).toEqual(['Giảm cân', 1, 1, 0, 0, 0]);
  expect(otherSheets).toEqual(expect.arrayContaining(['So sánh hai kỳ', 'Còn đến khám']));
});

it('P30 a period that ends before it begins is said, and the report stays', async () => {
  await open('pro');
  await act(async () => button('Tùy chọn')?.click());
  const from = document.querySelector<HTMLInputElement>('input[placeholder="ngày/tháng/năm"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      from,
      dateAfter(localDate(), 5),
    );
    from?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(text()).toContain('Ngày đầu phải trước ngày cuối');
  expect(text()).toContain('Khách theo mục tiêu');
});
