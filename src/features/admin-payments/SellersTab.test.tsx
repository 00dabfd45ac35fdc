// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seller } from '../../api/sales';
import { UiProvider } from '../../ui/Provider';
import { SellersTab } from './SellersTab';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const server = vi.hoisted(() => ({ sellers: [] as unknown[] }));

vi.mock('../../gateway/browserSession', () => ({
  gateway: { read: () => Promise.resolve({ success: true, sellers: server.sellers }) },
}));

const HA: Seller = {
  workspaceId: 'w-ha',
  name: 'ThS. Lê Thu Hà',
  owed: 399_200,
  account: { bank: 'MB', account: '0123456789', holder: 'LE THU HA' },
  payouts: [],
};

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function draw(...sellers: Seller[]): Promise<void> {
  server.sellers = sellers;
  await act(async () =>
    root.render(
      <UiProvider>
        <SellersTab mayPay />
      </UiProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain(sellers[0]?.name));
}

const payButton = () =>
  document.querySelector('button[aria-label="Đã chuyển phần của ThS. Lê Thu Hà"]');

describe("a seller's share", () => {
  it('can be noted as sent where the account is known', async () => {
    await draw(HA);
    expect(document.body.textContent).toContain('MB · 0123456789 · LE THU HA');
    expect(payButton()).not.toBeNull();
  });

  it('waits for an account, and cannot be noted as sent before', async () => {
    const { account: _, ...without } = HA;
    await draw(without);
    expect(document.body.textContent).toContain('Chờ tài khoản');
    expect(document.body.textContent).toContain('399.200');
    expect(payButton()).toBeNull();
  });
});
