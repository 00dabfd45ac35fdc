import type { NewBlock } from '../../../domain/records/articleBlocks/blocks';
import { toRuns, type Run } from '../../../domain/records/articleBlocks/inline';
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

/** Some systems name no type for what their own browser cannot show, such as photographs of an iPhone. */
const isImageFile = ({ type, name }: File): boolean =>
  type.startsWith('image/') ||
  (type === '' && /\.(?:heic|heif|avif|jpe?g|png|webp|gif|bmp|tiff?)$/i.test(name));

function findImages(data: DataTransfer, pasted: Pasted | undefined): File[] {
  // Office programs put an image of the copied text on the clipboard beside it.
  if (!pasted || (pasted.blocks.length > 0 && !pasted.isImage)) return [];
  const files = [...data.files].filter(isImageFile);
  const [inMarkup] = pasted.images ?? [];
  return files.length > 0 || !inMarkup ? files : [inMarkup.file];
}

function read(html: string, text: string): Pasted | undefined {
  try {
    return pastedBlocks(html, text);
  } catch {
    const plain = pastedBlocks('', text.includes('\n') ? text : `${text}\n`);
    return { blocks: plain?.blocks ?? [], losses: ['simplified'] };
  }
}

/** @returns what is left to put into the text, if anything is */
function takeImages(data: DataTransfer, pasted: Pasted | undefined, to: PasteTaker): boolean {
  const images = findImages(data, pasted);
  if (images.length === 0) return false;
  to.lose([]);
  for (const image of images) to.image(image);
  return true;
}

function readTransfer(data: DataTransfer): { pasted: Pasted | undefined; text: string } {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  const pasted = html === '' && text === '' ? { blocks: [], losses: [] } : read(html, text);
  return { pasted, text };
}

function takePaste(data: DataTransfer, target: Element | null, to: PasteTaker): void {
  const { pasted, text } = readTransfer(data);
  if (takeImages(data, pasted, to)) return;
  const isLeft = (pasted?.images?.length ?? 0) > 0 && isEditableField(target);
  const losses = [...new Set([...(pasted?.losses ?? []), ...(isLeft ? ['images' as const] : [])])];
  const isNothing = pasted?.blocks.length === 0 && losses.length === 0;
  to.lose(isNothing ? ['nothing'] : losses);
  put(target, pasted, text, to);
}

/** Where something is dropped there is no place within a text: it comes as blocks. */
function takeDrop(data: DataTransfer, to: PasteTaker): void {
  const { pasted, text } = readTransfer(data);
  if (takeImages(data, pasted, to)) return;
  const plain: NewBlock = { type: 'paragraph', data: { text: toRuns(text.trim()) } };
  const { blocks, losses, images = [] } = pasted ?? { blocks: [plain], losses: [] };
  to.lose(blocks.length === 0 && losses.length === 0 ? ['nothing'] : losses);
  if (blocks.length > 0) to.insert(blocks, images);
}

/**
 * Runs before Editor.js's own handler, which knows neither what is lost nor addresses of other pages.
 * @returns ends it
 */
export function listenToDrop(holder: HTMLElement, to: PasteTaker): () => void {
  let isOwn = false;
  const onStart = (): void => {
    isOwn = true;
  };
  const onEnd = (): void => {
    isOwn = false;
  };
  const onDrop = (event: DragEvent): void => {
    const data = event.dataTransfer;
    const target = event.target instanceof Element ? event.target : null;
    if (!data || isOwn || target?.closest('textarea, input')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const block of holder.querySelectorAll('.ce-block--drop-target'))
      block.classList.remove('ce-block--drop-target');
    takeDrop(data, to);
  };
  holder.addEventListener('dragstart', onStart, true);
  holder.addEventListener('dragend', onEnd, true);
  holder.addEventListener('drop', onDrop, true);
  return () => {
    holder.removeEventListener('dragstart', onStart, true);
    holder.removeEventListener('dragend', onEnd, true);
    holder.removeEventListener('drop', onDrop, true);
  };
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
