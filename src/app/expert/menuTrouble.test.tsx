// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { menuListing } from '../../domain/menus/menuListing';
import { GoneNotice } from '../../features/clients/GoneNotice';
import { ClientMenuPage } from '../../features/menus/ClientMenuPage';
import { MenuEditPage } from '../../features/menus/MenuEditPage';
import { MenusPage } from '../../features/menus/MenusPage';
import { MenuWizardPage } from '../../features/menus/MenuWizardPage';
import { useAutomaticMail } from '../../features/menus/hooks/useAutomaticMail';
import { emptyValue, newMenu } from '../../features/menus/model/editorValue';
import { SyncProvider } from '../../sync/react';
import { UiProvider } from '../../ui/Provider';
import { toaster } from '../../ui/toaster';
import './features';

const AT = '2026-11-22T00:00:00.000Z';
const base = { id: 'm1', workspaceId: 'w1', expertId: 'e1', createdAt: AT, updatedAt: AT };
const menu = newMenu(
  base,
  { kind: 'master' },
  { ...emptyValue('master'), name: 'Tuần nhẹ' },
  'draft',
);
const client = clientWith({ id: 'c1' });

const nothing = () => undefined;
const failing = () => Promise.reject(new Error('disk'));
const list = (all: unknown[] = []) => ({ watchAll: () => of(all), watch: () => of(null) });

function dataWith(change: object = {}): LocalData {
  return {
    account: { workspaceId: 'w1', accountId: 'a1' },
    newBase: () => base,
    clients: list([client]),
    menus: { ...list([menu]), get: async () => menu },
    menuList: of([menuListing(menu)]),
    consultations: list(),
    recipes: list(),
    articles: list(),
    images: list(),
    notices: list(),
    library: list(),
    // Read by what loads after the first paint, now or a moment later.
    catalogue: list(),
    foods: list(),
    ...change,
  } as unknown as LocalData;
}

const STATUS = { locked: null };
const SYNC = { subscribe: () => () => undefined, getSnapshot: () => STATUS };

let root: Root;
let toastSpy: MockInstance<typeof toaster.create>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Worker', undefined);
  localStorage.clear();
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
  toastSpy = vi.spyOn(toaster, 'create').mockReturnValue(undefined);
});

afterEach(async () => {
  await act(async () => root.unmount());
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (what: ReactNode, data: LocalData, address = '/') =>
  act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <SyncProvider value={SYNC as never}>
            <MemoryRouter initialEntries={[address]}>{what}</MemoryRouter>
          </SyncProvider>
        </DataProvider>
      </UiProvider>,
    ),
  );

const open = (data: LocalData, address: string) =>
  draw(
    <Routes>
      <Route path="/expert/clients/:id/create-menu" element={<ClientMenuPage />} />
      <Route path="/expert/daily-menus" element={<MenusPage />} />
      <Route path="/expert/daily-menus/create" element={<MenuWizardPage />} />
      <Route path="/expert/daily-menus/:id/edit" element={<MenuEditPage />} />
    </Routes>,
    data,
    address,
  );

const getText = () => document.body.textContent;

function button(name: string | RegExp): HTMLElement {
  const match = [...document.querySelectorAll('button')].find((one) => {
    const label = one.getAttribute('aria-label') ?? one.textContent;
    return typeof name === 'string' ? label === name : name.test(label);
  });
  if (!match) throw new Error(`no button ${String(name)}`);
  return match;
}
const press = (name: string | RegExp) => act(async () => button(name).click());

async function type(label: RegExp, text: string): Promise<void> {
  const named = [...document.querySelectorAll('label')].find((one) => label.test(one.textContent));
  const field = document.getElementById(named?.htmlFor ?? '');
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${String(label)}`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const error = (description: string) => ({ type: 'error', title: 'Lỗi', description });

describe('E08 the list of menus, where the device cannot write', () => {
  it.each([
    ['Nhân bản Tuần nhẹ', { insert: failing }, 'Chưa nhân bản được thực đơn. Vui lòng thử lại.'],
    ['Xóa Tuần nhẹ', { remove: failing }, 'Chưa xóa được thực đơn. Vui lòng thử lại.'],
  ])('E08 %s', async (name, broken, text) => {
    const menus = { ...list([menu]), get: async () => menu, ...broken };
    await open(dataWith({ menus }), '/expert/daily-menus');
    await press(name);
    expect(toastSpy.mock.calls).toEqual([[error(text)]]);
  });

  it('E08 a menu that was deleted and cannot be brought back', async () => {
    const restore = vi.fn(failing);
    const menus = { ...list(), get: async () => menu, remove: async () => undefined, restore };
    await open(dataWith({ menus }), '/expert/daily-menus');
    await press('Xóa Tuần nhẹ');
    expect(toastSpy).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Đã xóa thực đơn “Tuần nhẹ”' }),
    );
    await act(async () => toastSpy.mock.lastCall?.[0].action?.onClick());
    expect(restore).toHaveBeenCalledWith(menu);
    expect(toastSpy).toHaveBeenLastCalledWith(
      error('Chưa khôi phục được thực đơn. Vui lòng thử lại.'),
    );
  });
});

describe('E06 E08 what is gone', () => {
  it('E08 a menu that is not on this device', async () => {
    await open(dataWith(), '/expert/daily-menus/gone/edit');
    expect(getText()).toContain('Không tìm thấy thực đơn');
    expect(getText()).toContain('Thực đơn này có thể đã bị xóa, hoặc chưa về tới máy này.');
  });

  it('E06 a client who is not on this device: another is chosen', async () => {
    await open(dataWith(), '/expert/daily-menus/create?client=gone');
    expect(getText()).toContain('Không tìm thấy khách hàng. Hãy chọn lại.');
    expect(getText()).toContain(client.clientName);
    await act(async () => root.render(null));
    await open(dataWith(), '/expert/daily-menus/create');
    await press(/^Thực đơn cá nhân/);
    expect(getText()).toContain(client.clientName);
    expect(getText()).not.toContain('Không tìm thấy khách hàng. Hãy chọn lại.');
  });

  it('E03 a client whom another device deleted is brought back, or it is said that this failed', async () => {
    const restore = vi.fn(async () => undefined);
    await draw(<GoneNotice client={client} />, dataWith({ clients: { ...list(), restore } }));
    await press('Khôi phục khách hàng');
    expect(restore).toHaveBeenCalledWith(client);
    expect(toastSpy.mock.calls).toEqual([
      [{ type: 'success', title: 'Đã khôi phục khách hàng. Bạn có thể lưu tiếp.' }],
    ]);
    toastSpy.mockClear();
    await draw(
      <GoneNotice client={client} />,
      dataWith({ clients: { ...list(), restore: failing } }),
    );
    await press('Khôi phục khách hàng');
    expect(toastSpy.mock.calls).toEqual([[expect.objectContaining({ type: 'error' })]]);
  });
});

const noRoom = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('E05 E06 drafts', () => {
  const NOT_KEPT = 'Máy này không giữ được bản nháp (hết chỗ hoặc bị chặn). Hãy lưu ngay.';

  it('E05 a device that cannot keep a draft says so with the first change', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: nothing, setItem: noRoom });
    await open(dataWith(), '/expert/clients/c1/create-menu');
    await act(async () => vi.dynamicImportSettled());
    expect(getText()).not.toContain(NOT_KEPT);
    await type(/^Tên thực đơn/, 'Tuần 1');
    expect(getText()).toContain(NOT_KEPT);
  });

  it('E06 what was typed gives way to another choice, is said and can be brought back', async () => {
    const value = { ...emptyValue('master'), name: 'Nửa chừng' };
    const draft = { menuId: 'm2', step: 'mode', kind: 'master', clientId: null, masterId: null };
    const key = 'bualanh:draft:public:menu-wizard:new';
    localStorage.setItem(key, JSON.stringify({ ...draft, value, draftVersion: 1 }));
    await open(dataWith(), '/expert/daily-menus/create?step=mode');
    await press(/^Thực đơn cá nhân/);
    expect(toastSpy.mock.calls).toEqual([
      [
        expect.objectContaining({
          type: 'info',
          title: 'Đã thay nội dung bằng thực đơn gốc vừa chọn',
        }),
      ],
    ]);
    expect(localStorage.getItem(key)).not.toContain('Nửa chừng');
    await act(async () => toastSpy.mock.lastCall?.[0].action?.onClick());
    expect(localStorage.getItem(key)).toContain('Nửa chừng');
  });
});

function Giving() {
  const give = useAutomaticMail();
  return <button onClick={() => void give(menu)}>give</button>;
}

it('E08 a menu that is given, and whose mail cannot be written: the menu is saved, the mail is not sent', async () => {
  await draw(<Giving />, dataWith({ practices: { get: failing } }));
  await press('give');
  await vi.waitFor(() => expect(toastSpy).toHaveBeenCalledOnce(), 20_000);
  expect(toastSpy).toHaveBeenCalledWith({
    type: 'warning',
    title: 'Đã lưu, nhưng chưa viết được email tự động. Hãy gửi từ trang thực đơn.',
  });
});
