// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountProfile } from '../../domain/accounts/account';
import { AccountStatePage } from './AccountStatePage';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const renew = vi.hoisted(() => vi.fn(() => Promise.resolve('token')));
vi.mock('../../gateway/browserSession', () => ({ session: { renew } }));

const account: AccountProfile = {
  accountId: 'a1',
  workspaceId: 'w1',
  email: 'hoa@example.vn',
  name: 'CN. Trần Thị Hoa',
  role: 'expert',
  status: 'pending',
  plan: 'free',
  maxClients: 5,
};

let root: Root;
const draw = (status: AccountProfile['status'], statusReason?: string) =>
  act(async () =>
    root.render(
      <AccountStatePage
        account={{ ...account, status, ...(statusReason ? { statusReason } : {}) }}
        onSignOut={() => undefined}
      />,
    ),
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const text = (): string => document.body.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  renew.mockClear();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('P31 who waits reads what comes next, and is asked after every ten seconds without a press', async () => {
  await draw('pending');
  expect(text()).toContain('Kết quả sẽ được gửi tới hoa@example.vn');
  expect(text()).toContain('sổ tay mở ngay trên máy này');
  await pass(9_000);
  expect(renew).not.toHaveBeenCalled();
  await pass(2_000);
  expect(renew).toHaveBeenCalledTimes(1);
  await pass(20_000);
  expect(renew).toHaveBeenCalledTimes(3);
});

it('P31 who has not confirmed the address is told that nothing else comes there', async () => {
  await act(async () =>
    root.render(
      <AccountStatePage
        account={{ ...account, emailConfirmed: false }}
        onSignOut={() => undefined}
      />,
    ),
  );
  expect(text()).toContain('Hãy mở thư xác nhận vừa gửi tới hoa@example.vn');
});

it('P31 who was rejected reads why, and is asked after once a minute', async () => {
  await draw('rejected', 'Thiếu chứng chỉ hành nghề');
  expect(text()).toContain('Thiếu chứng chỉ hành nghề');
  expect(text()).not.toContain('sổ tay mở ngay trên máy này');
  await pass(59_000);
  expect(renew).not.toHaveBeenCalled();
  await pass(2_000);
  expect(renew).toHaveBeenCalledTimes(1);
});
