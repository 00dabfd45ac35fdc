// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { profile } from '../../../tests/support/profile';
import { openLocalData, type OpenLocalData } from '../../data/openLocalData';
import { DataProvider } from '../../data/react';
import { BulkPage } from '../../features/bulk-exchange/BulkPage';
import { UiProvider } from '../../ui/Provider';
import './features';

vi.mock('../../workers/bulkClient', async () => {
  const { createBulkService } = await import('../../workers/bulkService');
  const service = createBulkService();
  return { bulkClient: () => service };
});

let root: Root;
let data: OpenLocalData;
const account = (change: object) => ({ ...profile(), ...change }) as ReturnType<typeof profile>;

async function open(change: object = { plan: 'business', maxClients: 200 }): Promise<void> {
  data = await openLocalData(account(change));
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <MemoryRouter>
            <BulkPage />
          </MemoryRouter>
        </DataProvider>
      </UiProvider>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  await data.close();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent;
const seen = (check: () => void | Promise<void>) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      await check();
    },
    { timeout: 5000 },
  );
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].findLast(
    (one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name,
  );
const press = (name: string) => act(async () => button(name)?.click());

async function choose(content: string, name = 'khach.csv'): Promise<void> {
  await seen(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File([content], name)], configurable: true });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
}

const LIST = 'HO TEN;Nam sinh;Di ung\nMai;1990;Tôm\nHùng;2062;\nLan;1985;=1+1 quả lạ\n';

describe('P30 import and export', () => {
  it('P30 shows each fault before anything is written, asks for unknown allergies, and undoes as a whole', async () => {
    await open();
    await choose(LIST);
    await seen(() => expect(text()).toContain('Sẽ thêm 2'));
    expect(text()).toContain('Năm sinh 2062 chưa tới.');
    expect(text()).toContain('Hãy trả lời các từ dị ứng chưa biết trước khi nhập.');
    expect(button('Nhập 2 mục')?.disabled).toBe(true);
    expect(await data.clients.all()).toEqual([]);
    await press('Giữ nguyên “=1+1 quả lạ”');
    await seen(() => expect(button('Nhập 2 mục')?.disabled).toBe(false));
    await press('Nhập 2 mục');
    await seen(() => expect(text()).toContain('Hoàn tác cả lần nhập'));
    await seen(async () => expect(await data.clients.all()).toHaveLength(2));
    const clients = await data.clients.all();
    expect(clients.map(({ allergies }) => allergies).sort()).toEqual([['=1+1 quả lạ'], ['Tôm']]);
    const [changed] = clients;
    await data.clients.update(changed?.id ?? '', (now) => ({ ...now, phone: '0903 123 456' }));
    await press('Hoàn tác cả lần nhập khach.csv');
    await press('Hoàn tác cả lần nhập');
    await seen(async () => expect(await data.clients.all()).toHaveLength(1));
    expect((await data.clients.all())[0]?.id).toBe(changed?.id);
  });

  it('P30 cautions of keys of JSON records that it does not know', async () => {
    await open();
    await choose('[{"clientName": "Lan", "allergy": ["Tôm"]}]', 'khach.json');
    await seen(() => expect(text()).toContain('Sẽ thêm 1'));
    expect(document.querySelector('[role=note]')?.textContent).toContain('“allergy”');
  });

  it('P30 counts against the limit of the tier before anything is written', async () => {
    await open({ plan: 'business', maxClients: 2 });
    await act(async () => {
      const { workspaceId, expertId } = data.newBase();
      await data.clients.insert(clientWith({ workspaceId, expertId }));
    });
    await choose('Tên khách hàng\nMai\nHùng\n');
    await seen(() => expect(text()).toContain('chỉ còn chỗ cho 1'));
    expect(button('Nhập 2 mục')?.disabled).toBe(true);
    expect(await data.clients.all()).toHaveLength(1);
  });

  it('P30 says what is wrong with a file, and other tiers where it is sold', async () => {
    await open();
    await choose('', 'trong.csv');
    await seen(() => expect(text()).toContain('Tệp này trống.'));
    await act(async () => root.unmount());
    await data.close();
    root = createRoot(document.querySelector('#page') as HTMLElement);
    await open({ plan: 'pro', maxClients: 50 });
    await seen(() => expect(text()).toContain('Nhập và xuất hàng loạt có ở gói Business'));
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('P30 remembers how columns were mapped', async () => {
    await open();
    await choose(LIST);
    await seen(() => expect(text()).toContain('Ghép cột'));
    const column = document.querySelector<HTMLSelectElement>('select[aria-label="Cột “Nam sinh”"]');
    await act(async () => {
      if (column) column.value = '';
      column?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await seen(() => expect(text()).toContain('Sẽ thêm 3'));
    await press('Chọn tệp khác');
    await choose(LIST);
    await seen(() => expect(text()).toContain('Đã ghép như lần trước'));
    expect(text()).toContain('Sẽ thêm 3');
  });
});
