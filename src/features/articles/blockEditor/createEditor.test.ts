// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Block } from '../../../domain/records/articleBlocks/blocks';
import type { EditorHost } from './host';

/** Stands for Editor.js while it opens: its block is on the page and takes letters, its interface is not there yet. */
const { opened } = vi.hoisted(() => ({ opened: { ready: () => {} } }));

vi.mock('./toolSet', () => ({ toolSet: () => ({}) }));
vi.mock('@editorjs/editorjs', () => ({
  default: class {
    blocks: unknown;
    isReady: Promise<void>;
    constructor({ holder }: { holder: HTMLElement }) {
      holder.innerHTML = '<div class="ce-block" data-id="a"><p></p></div>';
      const text = () => holder.querySelector('p')?.textContent ?? '';
      const block = {
        id: 'a',
        name: 'paragraph',
        save: () => Promise.resolve({ id: 'a', tool: 'paragraph', data: { text: text() } }),
      };
      this.isReady = new Promise((resolve) => {
        opened.ready = () => {
          this.blocks = {
            getBlocksCount: () => 1,
            getBlockByIndex: () => block,
            getById: () => block,
          };
          resolve();
        };
      });
    }
    destroy(): void {}
  },
}));

afterEach(() => {
  vi.useRealTimers();
});

it('E13 what is typed while Editor.js still opens is handed over when it stands', async () => {
  vi.useFakeTimers();
  const { createEditor } = await import('./createEditor');
  const holder = document.createElement('div');
  const changes: Block[][] = [];
  const opening = createEditor({
    holder,
    blocks: [],
    host: {} as EditorHost,
    onChange: (blocks) => changes.push(blocks),
    onProblems: () => undefined,
  });
  const paragraph = holder.querySelector('p');
  if (!paragraph) throw new Error('no block');
  paragraph.textContent = 'Trước.';
  paragraph.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(changes).toEqual([]);
  opened.ready();
  await opening;
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toHaveLength(1);
  expect(JSON.stringify(changes[0])).toContain('Trước.');
});
