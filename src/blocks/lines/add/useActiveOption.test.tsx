// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useActiveOption } from './useActiveOption';
import type { SearchState } from './useItemSearch';

let root: Root;
const taken: string[] = [];
const onEnter = (id: string) => taken.push(id);
const hit = (id: string) => ({ item: { id } });
const sections = [{ kind: 'food', hits: ['com', 'pho', 'bun'].map(hit) }];
const answered = { sections, failed: false, current: true } as unknown as SearchState;

function Search({ state }: { state: SearchState }) {
  const { activeId, enterId, onKeyDown } = useActiveOption(state, onEnter);
  return <input data-active={activeId} data-enter={enterId} onKeyDown={onKeyDown} />;
}

const box = () => document.querySelector('input') as HTMLInputElement;
const press = (key: string) =>
  act(async () => void box().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const show = (change: Partial<SearchState> = {}) =>
  act(async () => root.render(<Search state={{ ...answered, ...change }} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  taken.length = 0;
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('what is marked is what Enter takes', () => {
  it.each([
    [[], 'com'],
    [['ArrowDown'], 'com'],
    [['ArrowDown', 'ArrowDown'], 'pho'],
    [['ArrowUp'], 'bun'],
  ])('after %j', async (keys, id) => {
    await show();
    for (const key of keys) await press(key);
    expect(box().dataset.enter).toBe(id);
    await press('Enter');
    expect(taken).toEqual([id]);
  });

  it('nothing while the answer is on its way, nor where only something near was found', async () => {
    await show({ current: false });
    expect(box().dataset.enter).toBeUndefined();
    await show({ unlisted: 'sữa cho người bệnh thận' });
    expect(box().dataset.enter).toBeUndefined();
    await press('Enter');
    expect(taken).toEqual([]);
  });
});
