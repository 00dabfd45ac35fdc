// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isComposing } from './composing';
import { UiProvider } from './Provider';
import { TagInput } from './TagInput';

const HANDLER = /\(event(?:: (?!Storage)[\w<>| ]+)?(?:, [^)]*)?\)(?:: void)?\s*(?:=>\s*)?\{/g;
const READS_KEY = /\bevent\.(?:key|code)\b|\{ key \} = event|Shortcut\(event\)|afterKey\(event/;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function listHandlers(path: string): { path: string; body: string }[] {
  const text = readFileSync(path, 'utf8');
  const starts = [...text.matchAll(HANDLER)].map(({ index }) => index);
  return starts.map((start, index) => ({
    path: `${path}:${text.slice(0, start).split('\n').length}`,
    body: text.slice(start, Math.min(starts[index + 1] ?? text.length, start + 600)),
  }));
}

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="page"></div>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(() => act(async () => root.unmount()));

function Tags() {
  const [listTags, setListTags] = useState<string[]>([]);
  return (
    <>
      <TagInput
        label="Nhãn"
        value={listTags}
        onChange={setListTags}
        max={9}
        suggestions={['Muối']}
      />
      <output>{listTags.join('|')}</output>
    </>
  );
}

describe('A key that an input method takes', () => {
  it('is told by the event, by React and by its code', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ nativeEvent: { isComposing: true }, keyCode: 13 })).toBe(true);
    expect(isComposing({ nativeEvent: { isComposing: false }, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });

  it('is asked about in each handler of keys', () => {
    const handlers = sources('src')
      .flatMap(listHandlers)
      .filter(({ body }) => READS_KEY.test(body));
    expect(handlers.length).toBeGreaterThan(20);
    const without = handlers.filter(({ body }) => !body.includes('isComposing(event)'));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('finishes no tag in Safari, whose Enter comes when the composition has ended', async () => {
    await act(async () =>
      root.render(
        <UiProvider>
          <Tags />
        </UiProvider>,
      ),
    );
    const box = document.querySelector('input') as HTMLInputElement;
    const type = (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      });
    const enter = (keyCode: number) =>
      act(async () => {
        const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
        Object.defineProperty(press, 'keyCode', { value: keyCode });
        box.dispatchEvent(press);
      });
    await type('ít muô');
    await enter(229);
    await type('ít muối');
    expect(box.value).toBe('ít muối');
    await enter(13);
    expect(document.querySelector('output')?.textContent).toBe('ít muối');
    expect(box.value).toBe('');
  });
});
