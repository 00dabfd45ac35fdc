// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useMenuView } from '../../../../src/features/menus/list/viewStore';

it('draws', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main id="page"></main>';
  const root = createRoot(document.querySelector('#page') as HTMLElement);
  await act(async () => root.render(<p>một</p>));
  expect(document.body.textContent).toBe('một');
});
it('has the real clock', () => expect(vi.isFakeTimers()).toBe(false));
it('has no global of another', () => expect('Worker' in globalThis).toBe(false));
it('has no mock of another', () => expect(vi.isMockFunction(window.scrollTo)).toBe(false));
it('has a store as it begins', () => expect(useMenuView.getState()).not.toHaveProperty('left'));
it('finds nothing on the device', () => expect(localStorage.getItem('left')).toBe(null));
it('is heard by no listener of another', () => {
  window.dispatchEvent(new Event('left'));
  expect(document.title).not.toBe('left');
});
it('finds no database', async () => {
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('left');
});
