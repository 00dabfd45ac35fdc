// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAddDialog } from './useAddDialog';

let root: Root;

function List() {
  const { adding, button, open } = useAddDialog();
  return (
    <>
      <button ref={button} type="button" onClick={open}>
        Thêm món
      </button>
      <output>{adding ? 'open' : 'closed'}</output>
      {adding ? <dialog open /> : null}
    </>
  );
}

const other = (state: string) => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('data-state', state);
  return dialog;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '';
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(container: HTMLElement): Promise<void> {
  document.body.append(container);
  root = createRoot(container);
  await act(async () => root.render(<List />));
}

async function pressSlash(): Promise<string | undefined> {
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  await act(async () => void document.body.dispatchEvent(event));
  return document.querySelector('output')?.textContent;
}

describe('"/" opens the search that adds a line', () => {
  it('from a list on the page', async () => {
    await show(document.createElement('main'));
    expect(await pressSlash()).toBe('open');
  });

  it('from a list in a dialog over a form, as a recall is', async () => {
    document.body.append(other('open'));
    await show(other('open'));
    expect(await pressSlash()).toBe('open');
  });

  it('not from a list behind a dialog, but from behind one that is fading away', async () => {
    await show(document.createElement('main'));
    const above = other('open');
    document.body.append(above);
    expect(await pressSlash()).toBe('closed');
    above.dataset.state = 'closed';
    expect(await pressSlash()).toBe('open');
  });
});
