// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from './Provider';
import { TagInput } from './TagInput';

let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () =>
    root.render(
      <UiProvider>
        <TagInput label="Nhãn" value={[]} onChange={() => undefined} max={9} suggestions={['Mè']} />
        <input id="next" />
      </UiProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const next = () => document.querySelector('#next') as HTMLInputElement;
const isListed = () => document.querySelector('[role=listbox]') !== null;
const focus = (element: HTMLElement) => act(async () => element.focus());
const point = (type: string) =>
  act(async () => void next().dispatchEvent(new Event(type, { bubbles: true })));
const moment = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));

describe('the suggestions, which push the next field down', () => {
  beforeEach(() => focus(document.querySelector('[role=combobox]') as HTMLElement));

  it('stay until a press of that field is over, so that it is not moved away from the pointer', async () => {
    expect(isListed()).toBe(true);
    await point('pointerdown');
    await focus(next());
    await moment();
    expect(isListed()).toBe(true);
    await point('pointerup');
    await moment();
    expect(isListed()).toBe(false);
  });

  it('go when the Tab key leaves, and stay for who comes back at once', async () => {
    await focus(next());
    await focus(document.querySelector('[role=combobox]') as HTMLElement);
    await moment();
    expect(isListed()).toBe(true);
    await focus(next());
    await moment();
    expect(isListed()).toBe(false);
  });
});

const field = () => document.querySelector('[role=combobox]') as HTMLInputElement;

const type = (text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('suggestions below the edge of a dialog', () => {
  it('are scrolled to when somebody types, and not by the press of the field', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await focus(field());
    expect(scroll).not.toHaveBeenCalled();
    await type('m');
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    expect(scroll.mock.contexts[0]).toBe(document.querySelector('[role=listbox]'));
    scroll.mockRestore();
  });
});

function KeptTags({ keepsBeyondMax }: { keepsBeyondMax: boolean }) {
  const [value, setValue] = useState(['Tôm']);
  return (
    <UiProvider>
      <TagInput
        label="Dị ứng"
        value={value}
        onChange={setValue}
        max={2}
        keepsBeyondMax={keepsBeyondMax}
      />
      <output>{value.join('|')}</output>
    </UiProvider>
  );
}
const open = (keepsBeyondMax: boolean) =>
  act(async () => root.render(<KeptTags keepsBeyondMax={keepsBeyondMax} />));
const getKept = () => document.querySelector('output')?.textContent;
const listChips = () =>
  [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));

describe('what finds no room', () => {
  it('is handed up to a form that stores it, and stays in the box', async () => {
    await open(true);
    await type('cua, mực, sữa');
    expect(getKept()).toBe('Tôm|cua|mực|sữa');
    expect(field().value).toBe('mực, sữa');
    expect(listChips()).toEqual(['Bỏ Tôm', 'Bỏ cua']);
    expect(document.body.textContent).toContain('chữ còn trong ô vẫn được tính');
    await act(async () => field().focus());
    await act(async () => field().blur());
    expect(getKept()).toBe('Tôm|cua|mực|sữa');
    await type('mực');
    expect(getKept()).toBe('Tôm|cua|mực');
    await type('');
    expect(getKept()).toBe('Tôm|cua');
  });

  it('goes to nobody whose list may not grow', async () => {
    await open(false);
    await type('cua, mực');
    expect(getKept()).toBe('Tôm|cua');
    expect(field().value).toBe('mực');
  });

  it('a pasted sentence that is too long for one tag is several, and loses no end', async () => {
    await open(true);
    const sentence = `${'dị ứng nặng với mắm ruốc '.repeat(6)}tôm`;
    await act(async () => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      field().dispatchEvent(Object.assign(event, { clipboardData: { getData: () => sentence } }));
    });
    const [, ...pasted] = getKept()?.split('|') ?? [];
    expect(pasted.join(' ')).toBe(sentence);
    expect(pasted.every((one) => one.length <= 120)).toBe(true);
  });
});
