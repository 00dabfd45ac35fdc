// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { SyncProvider } from '../../sync/react';
import { UiProvider } from '../../ui/Provider';
import { toaster } from '../../ui/toaster';
import { ClientMenuPage } from '../../features/menus/ClientMenuPage';
import { MenuEditPage } from '../../features/menus/MenuEditPage';
import { ArticleEditPage } from '../../features/articles/ArticlePages';
import { RecipeEditPage } from '../../features/recipes/RecipePages';
import './features';

const AT = '2026-11-22T00:00:00.000Z';
const base = { id: 'c1', workspaceId: 'w1', expertId: 'e1', createdAt: AT, updatedAt: AT };
const broken = throwError(() => new Error('disk'));

const list = (all: unknown) => ({ watchAll: () => all, watch: () => of(null) });

function dataWith(clients: unknown, menus: unknown): LocalData {
  return {
    account: { workspaceId: 'w1' },
    clients: list(clients),
    menus: list(menus),
    menuList: menus,
    consultations: list(of([])),
    library: list(of([])),
    // Read by what loads after the first paint, now or a moment later.
    catalogue: list(of([])),
    foods: list(of([])),
    recipes: list(of([])),
    notices: list(of([])),
  } as unknown as LocalData;
}

const STATUS = { locked: null };
const SYNC = { subscribe: () => () => undefined, getSnapshot: () => STATUS };

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Worker', undefined);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  // Without a worker, modules are imported on use, also after the page is gone.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function draw(data: LocalData, address: string): Promise<void> {
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <SyncProvider value={SYNC as never}>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path="/expert/clients/:id/create-menu" element={<ClientMenuPage />} />
                <Route path="/expert/daily-menus/:id/edit" element={<MenuEditPage />} />
                <Route path="/expert/recipes/:id/edit" element={<RecipeEditPage />} />
                <Route path="/expert/articles/:id/edit" element={<ArticleEditPage />} />
              </Routes>
            </MemoryRouter>
          </SyncProvider>
        </DataProvider>
      </UiProvider>,
    ),
  );
}

const open = (data: LocalData) => draw(data, '/expert/clients/c1/create-menu');

describe('E05 lists that cannot be read', () => {
  it('E05 says that the client could not be loaded', async () => {
    await open(dataWith(broken, of([])));
    expect(document.body.textContent).toContain('Lỗi khi tải thông tin khách hàng');
  });

  it('E05 says that the menus could not be loaded, and the page stays', async () => {
    const toastSpy = vi.spyOn(toaster, 'create').mockReturnValue(undefined);
    await open(dataWith(of([clientWith(base)]), broken));
    expect(toastSpy).toHaveBeenCalledWith({
      type: 'error',
      title: 'Lỗi',
      description: 'Không thể tải danh sách thực đơn',
    });
    expect(document.body.textContent).toContain('Tên thực đơn');
  });
});

describe('E08 a menu that cannot be read', () => {
  it('E08 says that its data could not be loaded', async () => {
    const menus = { watchAll: () => of([]), watch: () => broken };
    const [clients, notices] = [list(of([])), list(of([]))];
    const data = { account: { workspaceId: 'w1' }, menus, clients, notices };
    await draw(data as unknown as LocalData, '/expert/daily-menus/m1/edit');
    expect(document.body.textContent).toContain('Lỗi tải dữ liệu');
    expect(document.body.textContent).toContain('Không thể tải dữ liệu thực đơn');
  });
});

describe('what an expert has written and cannot be read', () => {
  const unread = { watchAll: () => of([]), watch: () => broken };
  const data = { account: { workspaceId: 'w1' }, recipes: unread, articles: unread };

  it('E12 says that the recipe could not be loaded', async () => {
    await draw(data as unknown as LocalData, '/expert/recipes/r1/edit');
    expect(document.body.textContent).toContain('Không thể tải dữ liệu công thức');
    expect(document.body.textContent).toContain('Thử lại');
  });

  it('E13 says that the article could not be loaded', async () => {
    await draw(data as unknown as LocalData, '/expert/articles/a1/edit');
    expect(document.body.textContent).toContain('Không thể tải thông tin bài viết');
    expect(document.body.textContent).toContain('Thử lại');
  });
});
