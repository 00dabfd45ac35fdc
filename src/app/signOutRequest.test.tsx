// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGN_OUT_REQUEST } from '../domain/publicHouse/ownPages';
import { nextPath } from './routes';
import { useRequestedSignOut } from './useRequestedSignOut';

const signOut = vi.fn();
function Page({ isReady }: { isReady?: boolean }) {
  useRequestedSignOut(signOut, isReady);
  return null;
}
let root: Root;
const draw = (isReady?: boolean): Promise<void> =>
  act(async () => root.render(<Page {...(isReady === undefined ? {} : { isReady })} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  signOut.mockClear();
  sessionStorage.clear();
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('P01 a sign-out that a public page asked for is carried out once, where it can be', async () => {
  sessionStorage.setItem(SIGN_OUT_REQUEST, '1');
  await draw(false);
  expect(signOut).not.toHaveBeenCalled();
  await draw(true);
  expect(signOut).toHaveBeenCalledTimes(1);
  await draw(false);
  await draw(true);
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('P01 nobody signs out without having asked', async () => {
  await draw();
  expect(signOut).not.toHaveBeenCalled();
});

it.each([
  ['/profile', '/profile'],
  ['/profile/../admin', '/expert/dashboard'],
  ['//elsewhere.example/profile', '/expert/dashboard'],
  ['https://elsewhere.example/profile', '/expert/dashboard'],
])('P01 after signing in, next=%s leads to %s', (next, path) => {
  expect(nextPath(next, 'expert')).toBe(path);
});
