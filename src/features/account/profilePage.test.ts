import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { ProfilePage } from './ProfilePage';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../gateway/browserSession', () => {
  const state = { account: null, locked: null };
  return { sessionStore: { subscribe: () => () => undefined, getSnapshot: () => state } };
});

it('P01 the profile is a skeleton before the device has said who is signed in', () => {
  const html = renderToStaticMarkup(createElement(ProfilePage));
  expect(html).toContain('p-skeleton');
  expect(html).not.toContain('Đăng nhập');
});
