// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { DateInput } from './DateInput';
import { UiProvider } from './Provider';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const emitted = vi.fn<(value: string) => void>();
let root: ReturnType<typeof createRoot> | undefined;

function Held({ first, keepsUnread }: { first: string; keepsUnread: boolean }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    emitted(next);
    setValue(next);
  };
  return (
    <>
      <DateInput aria-label="Ngày" value={value} onChange={change} keepsUnread={keepsUnread} />
      <button type="button" onClick={() => setValue('2026-01-02')}>
        từ nơi khác
      </button>
    </>
  );
}

async function open(first = '', keepsUnread = false) {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <UiProvider>
        <Held first={first} keepsUnread={keepsUnread} />
      </UiProvider>,
    ),
  );
}

const field = () => document.querySelector<HTMLInputElement>('[aria-label="Ngày"]')!;

async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const leave = () =>
  act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  emitted.mockReset();
});

it('shows and takes a date day first', async () => {
  await open('1990-04-03');
  expect(field().value).toBe('03/04/1990');
  await type('29/11/2026');
  expect(emitted).toHaveBeenLastCalledWith('2026-11-29');
  await leave();
  expect(field().value).toBe('29/11/2026');
});

it('takes no half of a year for a year, and shows how it read the rest', async () => {
  await open();
  await type('5/12/26');
  expect(emitted).not.toHaveBeenCalledWith('2026-12-05');
  await leave();
  expect(emitted).toHaveBeenLastCalledWith('2026-12-05');
  expect(field().value).toBe('05/12/2026');
});

it('keeps what is no date, says so, and holds no former date behind it', async () => {
  await open('1990-04-03');
  await type('31/04/1990');
  await leave();
  expect(field().value).toBe('31/04/1990');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Không có ngày này.');
  expect(emitted).toHaveBeenLastCalledWith('');
});

it('gives a form what was typed, which then says why it is no date', async () => {
  await open('', true);
  await type('ngày mai');
  await leave();
  expect(emitted).toHaveBeenLastCalledWith('ngày mai');
  expect(field().value).toBe('ngày mai');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('shows a date that comes from elsewhere', async () => {
  await open();
  await type('khi nào');
  await act(async () =>
    document.querySelector<HTMLElement>('button[type=button]:not([aria-label])')?.click(),
  );
  expect(field().value).toBe('02/01/2026');
});
