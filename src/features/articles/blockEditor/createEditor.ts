import EditorJS, { type BlockMutationEvent } from '@editorjs/editorjs';
import {
  isEmptyBlock,
  isKnown,
  MAX_BLOCKS,
  type Block,
  type BlockType,
  type NewBlock,
} from '../../../domain/records/articleBlocks/blocks';
import { sameValue } from '../../../domain/records/equality';
import { newId } from '../../../platform/ids';
import { fromEditor, toEditor, withUntouched, type Saved } from './convert';
import { withIds } from '../model/withIds';
import { isNarrow, listenToDrag } from './drag';
import type { EditorHost } from './host';
import { listenToInput } from './input';
import { messages } from './messages';
import { listenToDrop, listenToPaste } from './paste';
import type { PasteLoss } from './pastedBlocks';
import { PasteInserter } from './pasteInserter';
import { toolSet } from './toolSet';
import { listenToTypedLooks } from './typedLooks';
import { listenToMarks } from './typedMarks';

export type EditorProblem = 'tooLong' | 'tooMany' | PasteLoss;

interface EditorOptions {
  holder: HTMLElement;
  blocks: readonly Block[];
  host: EditorHost;
  onChange: (blocks: Block[], step: string | undefined) => void;
  onProblems: (problems: readonly EditorProblem[]) => void;
}

export interface ArticleEditor {
  show: (blocks: readonly Block[]) => Promise<void>;
  flush: () => Promise<void>;
  add: (type: BlockType) => void;
  destroy: () => void;
}

class OpenEditor implements ArticleEditor {
  private readonly editor: EditorJS;
  private readonly options: EditorOptions;
  private readonly stopListening: readonly (() => void)[];
  private shown: readonly Block[];
  private problems: readonly EditorProblem[] = [];
  /** Runs acts one after the other; Editor.js can be typed in before it is ready. */
  private queue: Promise<unknown>;

  constructor(options: EditorOptions) {
    const { holder, host, blocks } = options;
    this.options = options;
    this.shown = blocks;
    this.editor = new EditorJS({
      holder,
      data: { blocks: blocks.map(toEditor) },
      tools: toolSet(host),
      inlineToolbar: ['bold', 'italic', 'underline', 'strike', 'marker', 'link', 'inlineCode'],
      i18n: messages,
      minHeight: 120,
      logLevel: 'ERROR' as never,
      onChange: (_api, event) => {
        const events = Array.isArray(event) ? event : [event];
        void this.inTurn(() => this.take(new Set(events.map(changedId))));
      },
    });
    this.queue = this.editor.isReady.catch(() => undefined);
    const pasting = this.pasting();
    this.stopListening = [
      this.keepHandle(),
      listenToInput(holder, (ids) => void this.inTurn(() => this.take(ids))),
      listenToPaste(holder, pasting),
      listenToDrop(holder, pasting),
      listenToMarks(holder, (id, made) => void this.ready().then(() => this.become(id, made))),
      listenToTypedLooks(holder),
      listenToDrag({
        holder,
        begin: () => this.editor.toolbar.toggleBlockSettings(false),
        current: () => this.editor.blocks.getCurrentBlockIndex(),
        move: (to, from) => this.editor.blocks.move(to, from),
      }),
    ];
  }

  ready = (): Promise<void> => this.editor.isReady;

  private pasting(): PasteInserter {
    return new PasteInserter({
      editor: this.editor,
      holder: this.options.holder,
      read: (id) =>
        this.read(
          id,
          this.shown.find((one) => one.id === id),
        ),
      taken: (ids) => void this.inTurn(() => this.take(ids)),
      pickImage: this.options.host.pickImage,
      say: (problem) => this.say([...this.problems, problem]),
      restart: (losses) => this.say(losses),
    });
  }

  show = (blocks: readonly Block[]): Promise<void> =>
    this.inTurn(async () => {
      if (!sameValue(blocks, this.shown)) await this.apply(blocks);
    });

  flush = (): Promise<void> => this.inTurn(() => this.take(new Set(this.ids())));

  add = (type: BlockType): void => {
    const { blocks } = this.editor;
    const index = blocks.getCurrentBlockIndex();
    blocks.insert(type, {}, undefined, index < 0 ? blocks.getBlocksCount() : index + 1, true);
  };

  destroy = (): void => {
    for (const stop of this.stopListening) stop();
    this.editor.destroy();
  };

  /**
   * On a phone the handle lies below the block, which has to make room for it.
   * @returns ends it
   */
  private keepHandle(): () => void {
    const { holder } = this.options;
    const openToolbar = ({ target }: FocusEvent): void => {
      const block = target instanceof Element ? target.closest('.ce-block') : null;
      if (!block || !isNarrow()) return;
      // Editor.js has no parts before it is ready.
      void this.ready().then(() => this.editor.toolbar.open());
    };
    holder.addEventListener('focusin', openToolbar);
    return () => holder.removeEventListener('focusin', openToolbar);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work);
    this.queue = next.catch(() => undefined);
    return next;
  }

  private ids(): string[] {
    const { blocks } = this.editor;
    const indexes = Array.from({ length: blocks.getBlocksCount() }, (_, index) => index);
    return indexes.flatMap((index) => blocks.getBlockByIndex(index)?.id ?? []);
  }

  private async read(id: string, before: Block | undefined): Promise<Block | null | undefined> {
    // A block that cannot be shown cannot have been changed.
    if (before && !isKnown(before)) return before;
    const saved = (await this.editor.blocks.getById(id)?.save()) as Saved | undefined;
    if (!saved) return before;
    const block = fromEditor(saved);
    return before && block ? withUntouched(block, before) : block;
  }

  private async take(changed: ReadonlySet<string>): Promise<void> {
    const known = new Map(this.shown.map((block) => [block.id, block]));
    const ids = this.ids();
    const next: Block[] = [];
    let problem: EditorProblem | undefined;
    let room = MAX_BLOCKS - ids.filter((id) => known.has(id)).length;
    for (const id of ids) {
      const before = known.get(id);
      const block = before && !changed.has(id) ? before : await this.read(id, before);
      if (block === null) problem = 'tooLong';
      const content = block === null ? before : block;
      if (!content) continue;
      if (before || room > 0) next.push(content);
      else problem = 'tooMany';
      if (!before) room -= 1;
    }
    this.notify(withoutEnd(next), changed, problem);
  }

  private notify(blocks: Block[], changed: ReadonlySet<string>, problem?: EditorProblem): void {
    if (problem && !this.problems.includes(problem)) this.say([...this.problems, problem]);
    if (sameValue(blocks, this.shown)) return;
    const [only, ...more] = changed;
    this.shown = blocks;
    this.options.onChange(blocks, more.length === 0 ? only : undefined);
  }

  private async put(block: Block, index: number): Promise<void> {
    const { blocks } = this.editor;
    const { id, type, data, tunes } = isKnown(block) ? toEditor(block) : standIn(block);
    const known = blocks.getById(block.id);
    if (known?.name === type) {
      await blocks.update(block.id, data, tunes);
      return;
    }
    if (known) blocks.delete(blocks.getBlockIndex(block.id));
    blocks.insert(type, data, undefined, index, false, false, id);
    if (tunes) await blocks.update(block.id, data, tunes);
  }

  private async apply(target: readonly Block[]): Promise<void> {
    const { blocks } = this.editor;
    const before = new Map(this.shown.map((block) => [block.id, block]));
    const blockIds = new Set(target.map(({ id }) => id));
    this.shown = target;
    for (const id of this.ids().toReversed())
      if (!blockIds.has(id)) blocks.delete(blocks.getBlockIndex(id));
    for (const [index, block] of target.entries()) {
      if (!blocks.getById(block.id) || !sameValue(before.get(block.id), block))
        await this.put(block, index);
      const at = blocks.getBlockIndex(block.id);
      if (at !== index) blocks.move(index, at);
    }
    // Editor.js puts an empty block where the last one was taken away.
    for (const id of this.ids().slice(Math.max(1, target.length)).toReversed())
      blocks.delete(blocks.getBlockIndex(id));
  }

  private become(id: string, made: NewBlock): void {
    const { blocks, caret } = this.editor;
    const index = blocks.getBlockIndex(id);
    const [block] = withIds([made], newId).map(toEditor);
    if (index < 0 || !block) return;
    blocks.insert(block.type, block.data, undefined, index, true, true, block.id);
    caret.setToBlock(index, 'start');
  }

  private say(problems: readonly EditorProblem[]): void {
    this.problems = problems;
    this.options.onProblems(problems);
  }
}

export async function createEditor(options: EditorOptions): Promise<ArticleEditor> {
  const opened = new OpenEditor(options);
  await opened.ready();
  return opened;
}

/** Of a kind that this version does not know. Editor.js puts one in by itself only when it opens. */
const standIn = (block: Block) => ({
  id: block.id,
  type: 'stub',
  data: { title: block.type, savedData: toEditor(block) },
  tunes: undefined,
});

const changedId = ({ detail }: BlockMutationEvent): string => detail.target.id;

function withoutEnd(blocks: Block[]): Block[] {
  let end = blocks.length;
  while (end > 0 && isEmptyBlock(blocks[end - 1] as NewBlock)) end -= 1;
  return blocks.slice(0, end);
}
