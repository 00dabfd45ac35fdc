import type EditorJS from '@editorjs/editorjs';
import type { OutputBlockData } from '@editorjs/editorjs';
import {
  MAX_BLOCKS,
  wordsOfBlock,
  type Block,
  type NewBlock,
} from '../../../domain/records/articleBlocks/blocks';
import { toRuns, tidyRuns } from '../../../domain/records/articleBlocks/inline';
import { newId } from '../../../platform/ids';
import { withIds } from '../model/withIds';
import { toEditor } from './convert';
import type { EditorHost } from './host';
import type { PasteTaker } from './paste';
import type { PasteLoss } from './pastedBlocks';
import type { PastedImage } from './pastedImages';
import { withPastedItems } from './pastedItems';

interface PasteInserterOptions extends Pick<EditorHost, 'pickImage'> {
  editor: EditorJS;
  holder: HTMLElement;
  read: (id: string) => Promise<Block | null | undefined>;
  taken: (ids: ReadonlySet<string>) => void;
  say: (problem: PasteLoss | 'tooMany') => void;
  restart: (losses: readonly PasteLoss[]) => void;
}

const linesIn = (list: Element | null): Element[] => [
  ...(list?.querySelectorAll('.cdx-list__item-content') ?? []),
];

const wordsOnly = (block: Block): Block => ({
  id: block.id,
  type: 'paragraph',
  data: { text: toRuns(wordsOfBlock(block)) },
});

export class PasteInserter implements PasteTaker {
  private readonly options: PasteInserterOptions;
  private imagesBefore: Promise<void> = Promise.resolve();

  constructor(options: PasteInserterOptions) {
    this.options = options;
  }

  /** Editor.js has no parts before it is ready. */
  private whenReady(work: () => void | Promise<void>): void {
    void this.options.editor.isReady.then(work);
  }

  lose = (losses: readonly PasteLoss[]): void => this.options.restart(losses);

  insert = (made: readonly NewBlock[], images: readonly PastedImage[]): void =>
    this.whenReady(() => this.takeImages(this.putBehind(made), images));

  intoList = (target: Element, made: readonly NewBlock[]): void =>
    this.whenReady(() => this.putIntoList(target, made));

  /** One after the other: each is asked about by itself. */
  image = (file: File): void => {
    this.imagesBefore = this.imagesBefore.then(() => this.takeImage(file));
  };

  private async takeImage(file: File): Promise<void> {
    await this.options.editor.isReady;
    const picked = await this.options.pickImage(file);
    if (picked) this.putBehind([{ type: 'image', data: { ...picked, caption: '' } }]);
  }

  private async takeImages(within: readonly Block[], images: readonly PastedImage[]) {
    for (const { word, file } of images) {
      const block = within.find((one) => wordsOfBlock(one).includes(word));
      const picked = block && (await this.options.pickImage(file));
      if (picked) await this.putInPlace(block.id, word, { ...picked, caption: '' });
    }
  }

  private async putInPlace(id: string, word: string, data: (Block & { type: 'image' })['data']) {
    const { editor, read, taken } = this.options;
    const index = editor.blocks.getBlockIndex(id);
    const block = await read(id);
    const position = index === undefined || index < 0 ? editor.blocks.getBlocksCount() - 1 : index;
    const [image] = withIds([{ type: 'image' as const, data }], newId);
    if (!image || !this.putAt([toEditor(image)], position + 1)) return;
    if (block && wordsOfBlock(block).trim() === word) editor.blocks.delete(position);
    else if (block?.type === 'paragraph' || block?.type === 'header') {
      const text = tidyRuns(
        block.data.text.map((run) => ({ ...run, text: run.text.replace(word, '') })),
      );
      const { data: without } = toEditor({ ...block, data: { ...block.data, text } } as Block);
      await editor.blocks.update(id, without);
    }
    taken(new Set([id]));
  }

  private putBehind(made: readonly NewBlock[]): readonly Block[] {
    const { blocks, caret } = this.options.editor;
    const current = blocks.getCurrentBlockIndex();
    const index = current < 0 ? blocks.getBlocksCount() : current + 1;
    const replaces = blocks.getBlockByIndex(current)?.isEmpty === true;
    const room = MAX_BLOCKS - blocks.getBlocksCount() + (replaces ? 1 : 0);
    if (made.length > room) this.options.say('tooMany');
    const taken = withIds(made.slice(0, Math.max(0, room)), newId);
    if (taken.length === 0) return taken;
    if (!this.putAt(taken.map(toEditor), index)) this.putEach(taken, index);
    if (replaces) blocks.delete(current);
    // Editor.js reports no change for blocks inserted together.
    this.options.taken(new Set());
    caret.setToBlock(index + taken.length - (replaces ? 2 : 1), 'end');
    return taken;
  }

  private putEach(taken: readonly Block[], from: number): void {
    this.options.say('simplified');
    for (const [at, block] of taken.entries())
      if (!this.putAt([toEditor(block)], from + at))
        this.putAt([toEditor(wordsOnly(block))], from + at);
  }

  private putAt(taken: OutputBlockData[], index: number): boolean {
    const { blocks } = this.options.editor;
    const before = blocks.getBlocksCount();
    try {
      blocks.insertMany(taken, index);
      return true;
    } catch {
      for (let more = blocks.getBlocksCount() - before; more > 0; more -= 1) blocks.delete(index);
      return false;
    }
  }

  private async putIntoList(target: Element, made: readonly NewBlock[]): Promise<void> {
    const { editor, holder, read, taken } = this.options;
    const list = target.closest('.ce-block');
    const id = list?.getAttribute('data-id') ?? '';
    const at = linesIn(list).indexOf(target);
    const block = await read(id);
    const filled = block?.type === 'list' ? withPastedItems(block.data, at, made) : undefined;
    if (!filled) {
      this.putBehind(made);
      return;
    }
    await editor.blocks.update(id, toEditor({ id, type: 'list', data: filled.data }).data);
    taken(new Set([id]));
    const line = linesIn(holder.querySelector(`[data-id="${id}"]`))[filled.last];
    if (line) getSelection()?.setPosition(line, line.childNodes.length);
  }
}
