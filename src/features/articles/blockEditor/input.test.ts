// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToInput } from './input';

describe('P16 what is typed before Editor.js listens', () => {
  const batches: string[][] = [];
  let holder: HTMLElement;
  let end: () => void;
  const type = (id: string): void => {
    const field = holder.querySelector(`[data-id="${id}"] p`);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    batches.length = 0;
    holder = document.createElement('div');
    holder.innerHTML =
      '<div class="ce-block" data-id="a"><p></p></div><div class="ce-block" data-id="b"><p></p></div>';
    end = listenToInput(holder, (ids) => batches.push([...ids]));
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('is told once it pauses, with each block that was typed in', () => {
    type('a');
    vi.advanceTimersByTime(200);
    type('b');
    type('b');
    vi.advanceTimersByTime(200);
    expect(batches).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(batches).toEqual([['a', 'b']]);
    type('a');
    vi.advanceTimersByTime(300);
    expect(batches).toEqual([['a', 'b'], ['a']]);
  });

  it('is told nobody when the page is left', () => {
    type('a');
    end();
    vi.advanceTimersByTime(1_000);
    expect(batches).toEqual([]);
  });
});
