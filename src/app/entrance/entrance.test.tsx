// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../../tests/support/profile';
import type { AccountProfile } from '../../domain/accounts/account';
import type { ErrorCode } from '../../domain/protocol/errors';
import { SIGN_OUT_REQUEST } from '../../domain/publicHouse/ownPages';
import { ServerAnswer, Unreachable } from '../../gateway/calls';
import { EntranceApp } from './EntranceApp';

// Test files share modules: none may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const played = vi.hoisted(() => ({
  account: null as AccountProfile | null,
  ask: vi.fn(),
  enterWith: vi.fn(),
}));
vi.mock('../../gateway/browserSession', () => {
  const state = { account: null as AccountProfile | null, locked: null };
  // Keeps identity while the content is the same.
  let known = state;
  const getSnapshot = () => {
    if (known.account !== played.account) known = { account: played.account, locked: null };
    return known;
  };
  const store = { subscribe: () => () => undefined, getSnapshot };
  return {
    sessionStore: store,
    session: { ...store, enterWith: played.enterWith },
    gateway: { ask: played.ask },
  };
});

let root: Root;
let config: object = {};
let ticket: object | Error = {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sessionStorage.clear();
  played.account = null;
  config = { google: true, demoAccounts: [] };
  ticket = { email: 'hoa@example.vn', name: 'Trần Thị Hoa' };
  played.ask.mockReset().mockImplementation(async ({ path }: { path: string }) => {
    if (path === '/api/config') return config;
    if (path !== '/api/auth/google/ticket') throw new Unreachable(path);
    if (ticket instanceof Error) throw ticket;
    return ticket;
  });
  played.enterWith.mockReset();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<EntranceApp onEnter={() => undefined} />));
  await act(async () => vi.dynamicImportSettled());
}
const text = (): string => document.body.textContent ?? '';
const refusal = (code: ErrorCode, passkey: object | null = null): ServerAnswer =>
  new ServerAnswer(403, code, null, null, passkey);
const googleLink = (): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll('a')].find((one) => one.textContent === 'Tiếp tục với Google');
const field = (name: string): HTMLInputElement => {
  const label = [...document.querySelectorAll('label')].find((one) =>
    (one.textContent ?? '').startsWith(name),
  );
  const element = label && document.getElementById(label.htmlFor);
  if (!(element instanceof HTMLInputElement)) throw new Error(`no field ${name} in ${text()}`);
  return element;
};
async function fill(name: string, value: string): Promise<void> {
  await act(async () => {
    const input = field(name);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const submit = (): Promise<void> =>
  act(async () => document.querySelector('form')?.requestSubmit());
const press = (words: string): Promise<void> =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === words,
    );
    if (!button) throw new Error(`no button ${words} in ${text()}`);
    button.click();
  });

describe('P02 signing in with Google', () => {
  it('P02 is offered where it is configured, with the way to where the person wanted to go', async () => {
    await open('/expert/login?next=%2Fexpert%2Fmenus');
    expect(googleLink()?.getAttribute('href')).toBe(
      '/api/auth/google/start?next=%2Fexpert%2Fmenus',
    );
    await act(async () => root.unmount());
    await open('/expert/register');
    expect(googleLink()).toBeDefined();
  });

  it.each([[{ demoAccounts: [] }], [{ google: false, demoAccounts: [] }]])(
    'P02 is hidden where it is not: %j',
    async (answer) => {
      config = answer;
      await open('/expert/login');
      expect(googleLink()).toBeUndefined();
      await act(async () => root.unmount());
      await open('/expert/register');
      expect(googleLink()).toBeUndefined();
    },
  );

  it('P02 is hidden without a network', async () => {
    played.ask.mockRejectedValue(new Unreachable('/api/config'));
    await open('/expert/login');
    expect(googleLink()).toBeUndefined();
    expect(field('Email')).toBeDefined();
  });

  it.each([
    ['google_cancelled', 'Bạn đã dừng việc đăng nhập bằng Google'],
    ['a_word_of_a_newer_gateway', 'Google'],
    ['<script>alert(1)</script>', 'Google'],
  ])('P02 says in words what came of it: %s', async (word, message) => {
    await open(`/expert/login?google=${encodeURIComponent(word)}`);
    expect(document.querySelector('[data-tone=error]')?.textContent).toContain(message);
    expect(document.querySelector('script')).toBeNull();
    expect(googleLink()).toBeDefined();
  });

  it('P02 signs in at once who is linked', async () => {
    played.enterWith.mockResolvedValue(profile());
    await open('/expert/login?google=ready');
    expect(text()).toContain('Tài khoản Google: hoa@example.vn');
    expect(played.enterWith).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/api/auth/google/finish' }),
      {},
    );
  });

  it('P02 asks once for the password of an account that is not linked, then for its code', async () => {
    played.enterWith
      .mockRejectedValueOnce(refusal('google_password_needed'))
      .mockRejectedValueOnce(refusal('wrong_credentials'))
      .mockRejectedValueOnce(refusal('second_factor_needed'))
      .mockResolvedValueOnce(profile());
    await open('/expert/login?google=ready');
    await submit();
    expect(text()).toContain('Hãy nhập mật khẩu');
    expect(played.enterWith).toHaveBeenCalledTimes(1);
    await fill('Mật khẩu Bữa Lành', 'sai rồi');
    await submit();
    expect(document.querySelector('[data-tone=error]')).not.toBeNull();
    expect(field('Mật khẩu Bữa Lành').value).toBe('sai rồi');
    await fill('Mật khẩu Bữa Lành', 'đúng rồi');
    await submit();
    await fill('Mã', ' 123456 ');
    await submit();
    expect(played.enterWith.mock.calls.map(([, body]) => body as object)).toEqual([
      {},
      { password: 'sai rồi' },
      { password: 'đúng rồi' },
      { password: 'đúng rồi', code: '123456' },
    ]);
  });

  it('P02 leads who has no account to registering, with name and address of Google', async () => {
    played.enterWith.mockRejectedValueOnce(refusal('google_registration_needed'));
    await open('/expert/login?google=ready');
    await act(async () => vi.dynamicImportSettled());
    expect(window.location.pathname).toBe('/expert/register');
    expect(text()).toContain('Bạn đăng ký bằng tài khoản Google hoa@example.vn');
    expect(field('Họ và tên').value).toBe('Trần Thị Hoa');
    expect(document.querySelector('input[type=password]')).toBeNull();
    expect(googleLink()).toBeUndefined();
    played.enterWith.mockResolvedValueOnce(profile({ status: 'pending' }));
    await submit();
    expect(played.enterWith).toHaveBeenLastCalledWith(
      expect.objectContaining({ path: '/api/auth/google/register' }),
      expect.objectContaining({ name: 'Trần Thị Hoa' }),
    );
  });

  it('P02 says that a way back was too late, and keeps what was typed', async () => {
    ticket = refusal('google_expired');
    await open('/expert/register?google=ready');
    expect(text()).toContain('Lượt đăng nhập bằng Google đã hết hạn');
    expect(googleLink()).toBeDefined();
    expect(document.querySelector('input[type=password]')).not.toBeNull();
  });

  it('P02 another way to sign in is one press away', async () => {
    played.enterWith.mockRejectedValueOnce(new Unreachable('/api/auth/google/finish'));
    await open('/expert/login?google=ready');
    expect(document.querySelector('[data-tone=error]')).not.toBeNull();
    await press('Đăng nhập cách khác');
    expect(field('Email')).toBeDefined();
  });
});

describe('P01 the page of who is signed in', () => {
  it.each([
    [{}, 'Gói Pro', '/expert/recipes', 'Quản lý thực đơn'],
    [{ role: 'admin', adminRole: 'support' }, 'Hỗ trợ', '/admin', 'Vào trang quản trị'],
    [{ role: 'user' }, 'Chưa là chuyên gia', '/expert/register', 'Đăng ký chuyên gia'],
    [{ status: 'pending' }, 'Hồ sơ đang chờ duyệt', '/expert/register', 'Xem hồ sơ đăng ký'],
  ] as const)('P01 %o is "%s", and goes on to %s', async (change, badge, path, label) => {
    played.account = profile(change);
    await open('/profile');
    expect(text()).toContain('lan@demo.bualanh.local');
    expect(text()).toContain(badge);
    const way = [...document.querySelectorAll('a')].find((one) => one.textContent === label);
    expect(way?.getAttribute('href')).toBe(path);
  });

  it('P01 asks the app to sign out', async () => {
    played.account = profile();
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open('/profile');
    await press('Đăng xuất');
    expect(sessionStorage.getItem(SIGN_OUT_REQUEST)).not.toBeNull();
    expect(leave).toHaveBeenCalledWith('/expert/account');
  });

  it('P01 a visitor is led to signing in, and back', async () => {
    await open('/profile');
    const way = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Đăng nhập');
    expect(way?.getAttribute('href')).toBe('/expert/login?next=%2Fprofile');
    expect(text()).not.toContain('Đăng xuất');
  });
});
