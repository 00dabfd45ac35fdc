import { expect, it } from 'vitest';
import { findStartPage } from './startPages';

const pages = {
  exact: { '/expert/login': 'expert-login.html' },
  under: [
    ['/admin/', 'admin.html'],
    ['/khach/', 'link.html'],
    ['/', 'index.html'],
  ],
} as const;

it.each([
  ['/', undefined],
  ['/search-menus', undefined],
  ['/blog', undefined],
  ['/blog/an-nhat', undefined],
  ['/recipe/r1', undefined],
  ['/chuyen-gia', undefined],
  ['/expert/bs-nguyen-thi-lan', undefined],
  ['/expert/clients', 'index.html'],
  ['/expert/dashboard', 'index.html'],
  ['/expert', 'index.html'],
  ['/expert/clients/c1/detail', 'index.html'],
  ['/expert/login', 'expert-login.html'],
  ['/expert/login/', 'expert-login.html'],
  ['/expert/Login', 'index.html'],
  ['/admin', 'admin.html'],
  ['/admin/experts', 'admin.html'],
  ['/administration', 'index.html'],
  ['/khach', 'link.html'],
  ['/khach-san', 'index.html'],
  ['/daily-menu/0198-a', undefined],
  ['/daily-menus', 'index.html'],
  ['/api/auth/login', undefined],
  ['/sync/changes', undefined],
  ['/healthz', undefined],
])('P01 %s is answered with %s', (pathname, page) => {
  expect(findStartPage(pages, pathname)).toBe(page);
});
