// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientWith } from '../support/newClient';
import { DataProvider } from '../../src/data/react';
import type { LocalData } from '../../src/data/types';
import type { MenuListing } from '../../src/domain/menus/menuListing';
import { registerAddresses } from '../../src/routing/addresses';
import { UiProvider } from '../../src/ui/Provider';
import { MENU_PATHS } from '../../src/features/menus/paths';
import { AssignedMenus } from '../../src/features/clients/AssignedMenus';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  registerAddresses('menus', MENU_PATHS);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function renderStatus(status: MenuListing['status']): Promise<string> {
  const menu = { id: 'm1', name: 'Một ngày 1.500 kcal', status } as MenuListing;
  const data = { menuList: of([menu]) } as Partial<LocalData> as LocalData;
  const client = clientWith({
    assignedMenus: [{ menuId: 'm1', assignedDate: '2026-11-02T00:00:00.000Z', status: 'active' }],
    currentMenuId: 'm1',
  });
  await act(async () =>
    root.render(
      <MemoryRouter>
        <UiProvider>
          <DataProvider value={data}>
            <AssignedMenus client={client} />
          </DataProvider>
        </UiProvider>
      </MemoryRouter>,
    ),
  );
  return document.body.textContent;
}

it.each([
  ['published', 'Đang dùng'],
  ['draft', 'Bản nháp'],
  ['archived', 'Đã lưu trữ'],
] as const)('E04 a given menu that is %s says: %s', async (status, state) => {
  const words = await renderStatus(status);
  expect(words).toContain('Một ngày 1.500 kcal');
  for (const word of ['Đang dùng', 'Bản nháp', 'Đã lưu trữ'])
    expect(words.includes(word), word).toBe(word === state);
});
