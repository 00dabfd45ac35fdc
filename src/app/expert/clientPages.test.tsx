// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { defer, of, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { ClientDetailPage } from '../../features/clients/ClientDetailPage';
import { ClientsPage } from '../../features/clients/ClientsPage';
import { UiProvider } from '../../ui/Provider';
import './features';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Worker', undefined);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});

function brokenOnce(): LocalData {
  const empty = { watchAll: () => of([]), watch: () => of(null) };
  let requestCount = 0;
  const clients = defer(() => {
    requestCount += 1;
    return requestCount === 1
      ? throwError(() => new Error('disk'))
      : of([clientWith({ id: 'other' })]);
  });
  return {
    account: { workspaceId: 'w1', accountId: 'a1', plan: 'free', maxClients: 5 },
    clients: { ...empty, watchAll: () => clients },
    consultations: empty,
    notices: empty,
  } as unknown as LocalData;
}

async function open(address: string): Promise<void> {
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={brokenOnce()}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path="/expert/clients" element={<ClientsPage />} />
              <Route path="/expert/clients/:id/detail" element={<ClientDetailPage />} />
            </Routes>
          </MemoryRouter>
        </DataProvider>
      </UiProvider>,
    ),
  );
}

async function retry(): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Thử lại',
  );
  await act(async () => button?.click());
}

const getText = () => document.body.textContent;

describe('clients that cannot be read', () => {
  it('E04 says that the client could not be loaded, and reads once more', async () => {
    await open('/expert/clients/c1/detail');
    expect(getText()).toContain('Lỗi khi tải thông tin khách hàng');
    await retry();
    expect(getText()).not.toContain('Lỗi khi tải thông tin khách hàng');
    expect(getText()).toContain('Không tìm thấy thông tin khách hàng');
    expect(getText()).toContain('Khách hàng này có thể đã bị xóa, hoặc chưa về đến máy này.');
  });

  it('E02 says that the list could not be loaded, and reads once more', async () => {
    await open('/expert/clients');
    expect(getText()).toContain('Không thể tải danh sách khách hàng');
    await retry();
    expect(getText()).not.toContain('Không thể tải danh sách khách hàng');
    expect(getText()).toContain('1/5 khách hàng');
  });
});
