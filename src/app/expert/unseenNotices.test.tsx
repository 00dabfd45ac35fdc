// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { Notice } from '../../domain/records/notices';
import { NoticesPage } from '../../features/notices/NoticesPage';
import { useSeenNotices } from '../../features/notices/seen';
import { UiProvider } from '../../ui/Provider';
import { Navigation } from '../shell/Navigation';
import { unseenMessages } from '../../domain/practice/notices';
import './features';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="page"></div>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
  useSeenNotices.setState({ seenAt: {} });
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const buildNotice = (id: string, updatedAt: string): Notice => ({
  id,
  kind: 'notification',
  title: id,
  createdAt: updatedAt,
  updatedAt,
});
const FIRST = buildNotice('n1', '2026-11-26T00:00:00.000Z');
const SECOND = buildNotice('n2', '2026-11-27T00:00:00.000Z');
const icon = () => null;

async function show(notices: readonly Notice[], page: React.ReactNode): Promise<string> {
  const data = {
    account: { accountId: 'a1' },
    notices: { watchAll: () => of(notices) },
  } as unknown as LocalData;
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <MemoryRouter>{page}</MemoryRouter>
        </DataProvider>
      </UiProvider>,
    ),
  );
  return document.body.textContent;
}

const unseen = (notices: readonly Notice[]): number =>
  unseenMessages(notices, useSeenNotices.getState().seenAt.a1).length;

it('P29 notices count as unseen until their page was open; one that comes later counts again', async () => {
  expect(unseen([FIRST])).toBe(1);
  await show([FIRST], <NoticesPage />);
  expect(unseen([FIRST])).toBe(0);
  expect(unseen([FIRST, SECOND])).toBe(1);
  expect(useSeenNotices.getState().seenAt.a2).toBeUndefined();
});

it('P29 the place of the notices says how many there are', async () => {
  const entries = [
    { path: '/expert/clients', label: 'Khách hàng', icon, order: 1 },
    { path: '/expert/notices', label: 'Thông báo', icon, order: 105 },
  ];
  const navigation = (
    <Navigation
      entries={entries}
      counts={{ '/expert/notices': 120 }}
      accountMenu={null}
      sideBar={{ open: true, toggle: () => undefined }}
    />
  );
  const text = await show([], navigation);
  expect(text).toContain('Thông báo99+120 chưa đọc');
  expect(text).not.toContain('Khách hàng0');
});
