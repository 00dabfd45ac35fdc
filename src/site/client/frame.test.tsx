// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGN_OUT_REQUEST } from '../../domain/publicHouse/ownPages';
import { Header } from '../frame/Header';
import { bindFrame, type StoredAccount } from './frame';

const lan: StoredAccount = {
  name: 'BS. Nguyễn Thị Lan',
  email: 'lan@example.vn',
  role: 'expert',
  status: 'approved',
  plan: 'pro',
};
const root = document.documentElement;

function open(account: StoredAccount | null): void {
  if (account) localStorage.setItem('bualanh.account', JSON.stringify(account));
  document.body.innerHTML = renderToStaticMarkup(<Header path="/blog" />);
  bindFrame(document);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  root.removeAttribute('data-signed-in');
});
afterEach(() => vi.restoreAllMocks());

const within = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const listLinks = (selector: string): (readonly [string, string])[] =>
  [...within(selector).querySelectorAll('a')].map(
    (link) => [link.getAttribute('href') ?? '', link.textContent ?? ''] as const,
  );
const getText = (selector: string): string => within(selector).textContent ?? '';

it('P01 a visitor sees the ways in and nothing of an account', () => {
  open(null);
  expect(root.hasAttribute('data-signed-in')).toBe(false);
  const doors = [...document.querySelectorAll('[data-visitor]')].map((one) => one.textContent);
  expect(doors).toEqual([
    'Đăng nhập chuyên gia',
    'Đăng ký chuyên gia',
    'Đăng nhập chuyên gia',
    'Đăng ký chuyên gia',
  ]);
  expect(getText('[data-account-wide]')).toBe('');
});

it('P01 an expert sees name, tier and the places of the expert’s menu, on a phone too', () => {
  open(lan);
  expect(root.hasAttribute('data-signed-in')).toBe(true);
  const paths = [
    '/expert/dashboard',
    '/expert/recipes',
    '/expert/daily-menus',
    '/expert/articles',
    '/expert/clients',
    '/expert/item-for-sales',
    '/expert/subscription',
    '/profile',
  ];
  expect(listLinks('.account-menu').map(([path]) => path)).toEqual(['/expert/recipes', ...paths]);
  for (const part of ['[data-account-wide]', '[data-account-folded]']) {
    expect(listLinks(part)[0]).toEqual(['/expert/recipes', 'Quản lý thực đơn']);
    expect(
      listLinks(part)
        .map(([path]) => path)
        .slice(-paths.length),
    ).toEqual(paths);
    expect(getText(`${part} .person`)).toBe('BS. Nguyễn Thị Lanlan@example.vnGói Pro');
  }
});

it.each([
  ['pending', 'Hồ sơ đăng ký', 'expert'],
  ['suspended', 'Hồ sơ đăng ký', 'expert'],
  ['approved', 'Đăng ký chuyên gia', 'user'],
])('P01 somebody %s who is no expert is led to "%s"', (status, label, role) => {
  open({ ...lan, role, status });
  expect(getText('[data-account-wide] > a')).toBe(label);
  expect(listLinks('[data-account-folded]')).toEqual([
    ['/expert/register', label],
    ['/profile', 'Hồ sơ của tôi'],
  ]);
  expect(getText('[data-account-wide]')).not.toContain('Gói');
});

it.each([
  ['owner', 'Chủ sở hữu', 15],
  ['billing', 'Thanh toán', 4],
  ['support', 'Hỗ trợ', 5],
  ['content', 'Nội dung', 9],
  [undefined, 'Chưa có vai trò', 1],
] as const)('P01 the staff role %s sees %s and its own places', (adminRole, name, count) => {
  open({ ...lan, role: 'admin', ...(adminRole ? { adminRole } : {}) });
  expect(getText('[data-account-wide] > a')).toBe('Vào trang quản trị');
  const [door, ...paths] = listLinks('[data-account-folded]').map(([path]) => path);
  expect(door).toBe('/admin');
  expect(paths.at(-1)).toBe('/profile');
  expect(paths.slice(0, -1)).toHaveLength(count);
  expect(paths.some((path) => path.startsWith('/expert'))).toBe(false);
  expect(getText('[data-account-wide] .role-badge')).toBe(name);
  if (adminRole === 'content') expect(paths).not.toContain('/admin/payments');
  if (adminRole === 'billing') expect(paths).toContain('/admin/payments');
});

it('P01 a role that only a newer version knows opens the first page, and is not called another', () => {
  open({ ...lan, role: 'admin', adminRole: 'auditor' });
  expect(listLinks('[data-account-folded]').map(([path]) => path)).toEqual([
    '/admin',
    '/admin',
    '/profile',
  ]);
  expect(document.querySelector('[data-account-wide] .role-badge')).toBeNull();
});

it('P01 a name is a text, whatever it holds', () => {
  open({ ...lan, name: '<img src=x onerror=alert(1)>' });
  expect(document.querySelector('img')).toBeNull();
  expect(getText('.person b')).toBe('<img src=x onerror=alert(1)>');
});

it('P01 a menu closes with a press elsewhere, on the way to a page, and by Escape', () => {
  open(lan);
  const fold = within('.account-menu') as HTMLDetailsElement;
  const press = (selector: string): void => {
    fold.open = true;
    const target = within(selector);
    target.addEventListener('click', (event) => event.preventDefault());
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  press('.person');
  expect(fold.open).toBe(true);
  press('.brand');
  expect(fold.open).toBe(false);
  press('.account-menu nav a');
  expect(fold.open).toBe(false);
  fold.open = true;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(fold.open).toBe(false);
  expect(document.activeElement).toBe(within('.account-menu summary'));
  fold.open = true;
  dispatchEvent(new Event('pagehide'));
  expect(fold.open).toBe(false);
});

it('P01 signing out is asked of the app, which knows what is unsent', () => {
  open(lan);
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  within('[data-account-wide] button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(sessionStorage.getItem(SIGN_OUT_REQUEST)).not.toBeNull();
  expect(leave).toHaveBeenCalledWith('/expert/account');
});

it('P01 who signs out in another tab is a visitor here', () => {
  open(lan);
  localStorage.clear();
  dispatchEvent(Object.assign(new Event('storage'), { key: 'bualanh.account' }));
  expect(root.hasAttribute('data-signed-in')).toBe(false);
});
