// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from './Provider';
import { SeldomActions } from './SeldomActions';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const went: string[] = [];
const actions = [
  { label: 'Thêm ngày', icon: null, disabled: true, run: () => went.push('day') },
  { label: 'Tải PDF', icon: null, run: () => went.push('pdf') },
  { label: 'Gửi Email', icon: null, to: '/mail' },
];
const show = (phone: boolean) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: phone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return act(async () =>
    root.render(
      <UiProvider>
        <SeldomActions label="Khác" actions={actions} onGo={(to) => went.push(to)} />
      </UiProvider>,
    ),
  );
};
const names = (of: string) =>
  [...document.querySelectorAll(of)].map((one) => one.textContent.trim());

it('are buttons and links beside each other where there is room', async () => {
  await show(false);
  expect(names('main button')).toEqual(['Thêm ngày', 'Tải PDF']);
  expect(names('main a')).toEqual(['Gửi Email']);
});

it('are one button on a phone, whose menu does and leads to what can be done now', async () => {
  await show(true);
  expect(document.querySelectorAll('main button, main a')).toHaveLength(1);
  const dots = document.querySelector('main button');
  expect(dots?.getAttribute('aria-label')).toBe('Khác');
  await act(async () => (dots as HTMLElement).click());
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(names('[role=menuitem]')).toEqual(['Tải PDF', 'Gửi Email']);
    },
    { timeout: 20_000 },
  );
  const [, mail] = document.querySelectorAll<HTMLElement>('[role=menuitem]');
  await act(async () => mail?.click());
  expect(went).toEqual(['/mail']);
});
