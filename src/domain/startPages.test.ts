import { expect, it } from 'vitest';
import { startPageOf } from './startPages';

const pages = {
  exact: { '/expert/login': 'expert-login.html' },
  under: [
    ['/admin/', 'admin.html'],
    ['/khach/', 'link.html'],
    ['/', 'index.html'],
  ],
} as const;

it.each([
  ['/', 'index.html'],
  ['/expert/clients/c1/detail', 'index.html'],
  ['/expert/login', 'expert-login.html'],
  ['/expert/login/', 'expert-login.html'],
  ['/expert/login-help', 'index.html'],
  ['/admin', 'admin.html'],
  ['/admin/experts', 'admin.html'],
  ['/administration', 'index.html'],
  ['/khach', 'link.html'],
  ['/khach-san', 'index.html'],
  ['/daily-menu/0198-a', undefined],
  ['/daily-menus', 'index.html'],
  ['/api/auth/login', undefined],
  ['/sync/pull', undefined],
  ['/healthz', undefined],
])('P01 %s is answered with %s', (pathname, page) => {
  expect(startPageOf(pages, pathname)).toBe(page);
});
