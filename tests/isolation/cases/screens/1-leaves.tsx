// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMenuView } from '../../../../src/features/menus/list/viewStore';

const LIMIT = 300;
const never = () => new Promise<void>(() => undefined);
const page = () => document.body.textContent;

async function draw(text: string): Promise<void> {
  document.body.innerHTML = '<main id="page"></main>';
  const root = createRoot(document.querySelector('#page') as HTMLElement);
  await act(async () => root.render(<p>{text}</p>));
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(async () => undefined));

it('hangs within act', () => act(never), LIMIT);
it('draws after one that hangs', async () => {
  await draw('một');
  expect(page()).toBe('một');
});
it('hangs, and goes on behind its end', { timeout: LIMIT }, async () => {
  await new Promise((resolve) => setTimeout(resolve, LIMIT * 3));
  await act(never);
});
it('draws while the other goes on', async () => {
  for (let time = 0; time < 60; time += 1) {
    await draw(`lần ${time}`);
    expect(page()).toBe(`lần ${time}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});
it(
  'leaves a clock, globals, a store, listeners and what the device keeps',
  { timeout: LIMIT },
  async () => {
    vi.stubGlobal('Worker', undefined);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    useMenuView.setState({ left: true } as never);
    localStorage.setItem('left', 'yes');
    window.addEventListener('left', () => (document.title = 'left'));
    indexedDB.open('left', 3);
    vi.useFakeTimers();
    await act(never);
  },
);
