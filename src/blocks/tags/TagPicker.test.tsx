// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tag } from '../../domain/schema/primitives';
import { tagsText } from '../../i18n/tags';
import { UiProvider } from '../../ui/Provider';
import { TagPicker } from './TagPicker';

vi.mock('../../data/react', () => ({
  useData: () => ({}),
  useLive: () => [{ kind: 'tag', tag: { id: 'vegan', label: 'Thuần chay', category: 'diet' } }],
}));

let root: Root;
const steps: (string | undefined)[] = [];

function Picker({ first }: { first: Tag[] }) {
  const [tags, setTags] = useState(first);
  return (
    <UiProvider>
      <TagPicker
        title="Nhãn"
        tags={tags}
        onTags={(change, step) => {
          steps.push(step);
          setTags(change);
        }}
      />
      <output>{tags.map(({ label }) => label).join('|')}</output>
    </UiProvider>
  );
}

const show = (first: Tag[] = []) => act(async () => root.render(<Picker first={first} />));
const field = () => document.querySelector('input') as HTMLInputElement;
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent)?.includes(name))
      ?.click();
  });
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const labels = () => document.querySelector('output')?.textContent?.split('|');
const listChips = () =>
  [...document.querySelectorAll('button[aria-label^="Bỏ nhãn"]')].map((one) =>
    one.getAttribute('aria-label'),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  steps.length = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('E09 a tag that is typed and not added', () => {
  it('E09 is one of the tags with each letter, in one step to undo, and no chip before it is added', async () => {
    await show();
    for (const text of ['Khô', 'Không hải', 'Không hải sản']) await type(text);
    expect(labels()).toEqual(['Không hải sản']);
    expect(new Set(steps).size).toBe(1);
    expect(listChips()).toEqual([]);
    await press(tagsText.add);
    expect(labels()).toEqual(['Không hải sản']);
    expect(field().value).toBe('');
    expect(listChips()).toEqual(['Bỏ nhãn Không hải sản']);
  });

  it('E09 outlives the press of another chip, and goes when its letters go', async () => {
    await show();
    await type('Ít muối');
    await press(tagsText.categories.diet ?? '');
    await press('Thuần chay');
    expect(labels()).toEqual(['Ít muối', 'Thuần chay']);
    expect(field().value).toBe('Ít muối');
    await type('');
    expect(labels()).toEqual(['Thuần chay']);
  });

  it('E09 is not there twice, and stays in its box where there is no room', async () => {
    await show([{ id: 'a', label: 'Ít muối', category: 'special' }]);
    await type('it muoi');
    expect(labels()).toEqual(['Ít muối']);
    await act(async () => root.unmount());
    root = createRoot(document.querySelector('main') as HTMLElement);
    await show(Array.from({ length: 60 }, (_, at) => ({ id: `t${at}`, label: `nhãn ${at}` })));
    await type('Ít muối');
    await press(tagsText.add);
    expect(labels()).toHaveLength(60);
    expect(field().value).toBe('Ít muối');
  });
});
