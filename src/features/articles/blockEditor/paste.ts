import type { NewBlock } from '../../../domain/records/articleBlocks/blocks';
import type { Run } from '../../../domain/records/articleBlocks/inline';
import { runsToHtml } from './html';
import { asLines, pastedBlocks, getPlainText, type Pasted, type PasteLoss } from './pastedBlocks';
import type { PastedImage } from './pastedImages';

export interface PasteTaker {
  insert: (blocks: readonly NewBlock[], images: readonly PastedImage[]) => void;
  intoList: (insertBlocks: Element, blocks: readonly NewBlock[]) => void;
  image: (file: File) => void;
  lose: (losses: readonly PasteLoss[]) => void;
}

function insertInline(runs: readonly Run[]): void {
  // Deprecated, and the only way that keeps the browser's own undo of a field.
  document.execCommand('insertHTML', false, runsToHtml(runs));
}

function withEdges(runs: readonly Run[], text: string): Run[] {
  const made = [...runs];
  if (/^[ \u00a0]/.test(text)) made.unshift({ text: ' ' });
  if (/\S[ \u00a0]$/.test(text)) made.push({ text: ' ' });
  return made;
}

const RICH_FIELDS = '.tc-cell, .cdx-quote__text, .cdx-quote__caption, .cdx-warning__message';

const isEditableField = (target: Element | null): boolean =>
  Boolean(target?.closest('[contenteditable="true"]')) &&
  !target?.closest('.ce-paragraph, .ce-header');

function put(
  target: Element | null,
  pasted: Pasted | undefined,
  text: string,
  to: PasteTaker,
): void {
  const blocks = pasted?.blocks ?? [];
  const [first, ...more] = blocks;
  const images = pasted?.images ?? [];
  const line = target?.closest('.cdx-list__item-content');
  const isField = isEditableField(target);
  if (pasted === undefined) document.execCommand('insertText', false, text);
  else if (!first) return;
  else if (images.length > 0 && !isField) to.insert(blocks, images);
  else if (first.type === 'paragraph' && more.length === 0 && (line || !isField))
    insertInline(withEdges(first.data.text, text));
  else if (line) to.intoList(line, blocks);
  else if (!isField) to.insert(blocks, []);
  else if (target?.closest(RICH_FIELDS)) insertInline(withEdges(asLines(blocks), text));
  else document.execCommand('insertText', false, getPlainText(blocks).replace(/\s*\n\s*/g, ' '));
}

function findImage(data: DataTransfer, pasted: Pasted | undefined): File | undefined {
  // Office programs put an image of the copied text on the clipboard beside it.
  if (!pasted || (pasted.blocks.length > 0 && !pasted.isImage)) return undefined;
  return [...data.files].find(({ type }) => type.startsWith('image/')) ?? pasted.images?.[0]?.file;
}

function read(html: string, text: string): Pasted | undefined {
  try {
    return pastedBlocks(html, text);
  } catch {
    const plain = pastedBlocks('', text.includes('\n') ? text : `${text}\n`);
    return { blocks: plain?.blocks ?? [], losses: ['simplified'] };
  }
}

function takePaste(data: DataTransfer, target: Element | null, to: PasteTaker): void {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  const pasted = html === '' && text === '' ? { blocks: [], losses: [] } : read(html, text);
  const image = findImage(data, pasted);
  if (image) {
    to.lose([]);
    to.image(image);
    return;
  }
  const isLeft = (pasted?.images?.length ?? 0) > 0 && isEditableField(target);
  const losses = [...new Set([...(pasted?.losses ?? []), ...(isLeft ? ['images' as const] : [])])];
  const isNothing = pasted?.blocks.length === 0 && losses.length === 0;
  to.lose(isNothing ? ['nothing'] : losses);
  put(target, pasted, text, to);
}

/**
 * Runs before Editor.js's own handler, so that only blocks made by us come in.
 * @returns ends it
 */
export function listenToPaste(holder: HTMLElement, to: PasteTaker): () => void {
  const onPaste = (event: ClipboardEvent): void => {
    const data = event.clipboardData;
    const target = event.target instanceof Element ? event.target : null;
    if (!data || target?.closest('textarea, input')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    takePaste(data, target, to);
  };
  holder.addEventListener('paste', onPaste, true);
  return () => holder.removeEventListener('paste', onPaste, true);
}
