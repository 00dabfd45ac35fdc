// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppDialog } from './AppDialog';
import { UiProvider } from './Provider';

let root: Root;
let frames: FrameRequestCallback[] = [];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  document.body.innerHTML = '<input id="before" /><div id="page"></div>';
  document.querySelector<HTMLElement>('#before')?.focus();
  root = createRoot(document.querySelector('#page') as HTMLElement);
  await act(async () =>
    root.render(
      <UiProvider>
        <AppDialog onClose={() => undefined} initialFocusEl={() => field('first')}>
          <input id="first" defaultValue="Mai" />
          <input id="second" />
        </AppDialog>
      </UiProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const field = (id: string): HTMLInputElement | null => document.querySelector(`#${id}`);
const frame = (): Promise<void> =>
  act(async () => {
    for (const one of frames.splice(0)) one(0);
  });

async function focusSettles(): Promise<void> {
  for (let rest = 5; rest > 0; rest -= 1) await frame();
}

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('E03 the focus of a dialog that opens', () => {
  it('goes to its first field', async () => {
    await focusSettles();
    expect(document.activeElement?.id).toBe('first');
  });

  it('takes keys that come before it, and none falls into the form behind', () => {
    const behind = field('before');
    const heard: string[] = [];
    document.querySelector('#before')?.addEventListener('keydown', () => heard.push('behind'));
    behind?.focus();
    // The letter itself goes to where the focus now is.
    expect(press('p')).toBe(false);
    expect(document.activeElement?.id).toBe('first');
    behind?.focus();
    expect(press('Enter')).toBe(true);
    expect(heard).toEqual([]);
  });

  it('stays in the field that was pressed before', async () => {
    field('second')?.focus();
    await focusSettles();
    expect(document.activeElement?.id).toBe('second');
  });
});
