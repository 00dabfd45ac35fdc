// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SecurityResponse } from '../../api/security';
import { ServerAnswer } from '../../gateway/calls';
import { UiProvider } from '../../ui/Provider';
import { toaster } from '../../ui/toaster';
import { GoogleLink } from './GoogleLink';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const ask = vi.hoisted(() => vi.fn());
vi.mock('../../gateway/browserSession', () => ({ gateway: { ask }, session: {} }));

type State = NonNullable<SecurityResponse['google']>;
const NONE: State = { withoutPassword: false };
const LINKED: State = {
  linked: { email: 'lan@gmail.com', since: '2026-11-20T03:00:00.000Z' },
  withoutPassword: false,
};

let root: Root;
const load = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  ask.mockReset();
  load.mockClear();
  vi.spyOn(toaster, 'create').mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function draw(state: State, address = '/expert/account/security'): Promise<void> {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () =>
    root.render(
      <UiProvider>
        <GoogleLink state={state} asksCode={false} passkey={false} load={load} />
      </UiProvider>,
    ),
  );
}
const text = (): string => document.body.textContent ?? '';
const buttons = (): string[] =>
  [...document.querySelectorAll('button')].map((one) => one.textContent ?? '');
const press = (words: string): Promise<void> =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click(),
  );
async function prove(password: string): Promise<void> {
  await act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=password]');
    if (!input) throw new Error('no password is asked for');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(
      input,
      password,
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
}

it('P02 a Google account is linked behind the password, on the way to Google', async () => {
  ask.mockResolvedValue({ url: 'https://accounts.google.com/o/oauth2' });
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await draw(NONE);
  expect(text()).toContain('Chưa liên kết tài khoản Google nào.');
  await press('Liên kết Google');
  await prove('');
  expect(ask).not.toHaveBeenCalled();
  await prove('mật khẩu');
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/auth/google/link' }), {
    body: { password: 'mật khẩu' },
  });
  expect(leave).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2');
});

it('P02 a refusal is said, and the password stays where it is', async () => {
  ask.mockRejectedValue(new ServerAnswer(403, 'wrong_credentials', null));
  await draw(LINKED);
  expect(text()).toContain('Đã liên kết với lan@gmail.com');
  await press('Bỏ liên kết Google');
  expect(text()).toContain('không đăng nhập vào đây được nữa');
  await prove('sai');
  expect(document.querySelector('[data-tone=error]')).not.toBeNull();
  expect(document.querySelector<HTMLInputElement>('input[type=password]')?.value).toBe('sai');
  expect(load).not.toHaveBeenCalled();
  ask.mockResolvedValue({});
  await prove('đúng');
  expect(load).toHaveBeenCalledTimes(1);
});

it('P02 the only way to sign in is not taken away', async () => {
  await draw({ ...LINKED, withoutPassword: true });
  expect(buttons()).toEqual([]);
  expect(text()).toContain('Tài khoản này chưa có mật khẩu');
});

it('P02 what came of the way to Google is said once', async () => {
  await draw(LINKED, '/expert/account/security?google=linked');
  expect(toaster.create).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Đã liên kết tài khoản Google.' }),
  );
  expect(window.location.search).toBe('');
  await act(async () => root.unmount());
  await draw(NONE, '/expert/account/security?google=google_taken');
  expect(text()).toContain('đã liên kết với một tài khoản Bữa Lành khác');
});
