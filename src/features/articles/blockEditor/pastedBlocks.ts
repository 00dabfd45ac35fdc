import {
  blockSchema,
  wordsOfBlock,
  type NewBlock,
} from '../../../domain/records/articleBlocks/blocks';
import { plainText, toRuns, type Run } from '../../../domain/records/articleBlocks/inline';
import {
  looksLikeMarkdown,
  markdownToBlocks,
} from '../../../domain/publicHouse/articles/markdownParse';
import { LONG_TEXT_LENGTH } from '../../../domain/schema/primitives';
import { inertBody, SILENT } from './html';
import { listBlocks, readList, wordLine, type ListStyle } from './pastedList';
import { buildAround, BLOCKS, inLines, readLines, PLAIN, rawRuns, type Around } from './pastedRuns';
import { plainMarkdown, withLineBreaks } from './pastedMarkdown';
import { wordImages, type PastedImage } from './pastedImages';
import { writeMeaning, type MeaningLoss } from './pastedMeaning';
import { listCells, listRows, tableBlocks } from './pastedTable';

export type PasteLoss = 'images' | 'frames' | 'drawings' | 'simplified' | 'nothing' | MeaningLoss;

export interface Pasted {
  blocks: NewBlock[];
  losses: PasteLoss[];
  images?: PastedImage[];
  isImage?: true;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function toCodeBlocks(element: Element): NewBlock[] {
  const code = (element.textContent ?? '').replace(/\r\n?/g, '\n');
  const parts = Math.max(1, Math.ceil(code.length / LONG_TEXT_LENGTH));
  return Array.from({ length: parts }, (_, at) => {
    const from = at * LONG_TEXT_LENGTH;
    return { type: 'code', data: { code: code.slice(from, from + LONG_TEXT_LENGTH) } };
  });
}

function toBlocks(element: Element, around: Around): NewBlock[] | undefined {
  const { tagName } = element;
  const text = () => readLines(element, buildAround(element, around));
  if (/^H[1-6]$/.test(tagName)) {
    const level = Math.min(Number(tagName[1]), 4);
    return [{ type: 'header', data: { text: text(), level } }];
  }
  if (/^(?:UL|OL|LI)$/.test(tagName)) return readList(element, buildAround(element, around));
  if (tagName === 'TABLE') {
    const cells = listRows(element).flatMap(listCells);
    // Mails and pages lay their whole text out in a table of one cell.
    return cells.length > 1 ? tableBlocks(element, buildAround(element, around)) : undefined;
  }
  if (tagName === 'BLOCKQUOTE') return [{ type: 'quote', data: { text: text(), caption: [] } }];
  if (tagName === 'PRE') return toCodeBlocks(element);
  if (tagName === 'HR') return [{ type: 'delimiter', data: {} }];
  if (element.querySelector(BLOCKS)) return undefined;
  return element.matches(BLOCKS) ? [{ type: 'paragraph', data: { text: text() } }] : undefined;
}

class Reader {
  readonly blocks: NewBlock[] = [];
  private loose: Run[] = [];
  private lines:
    | { style: ListStyle; items: Parameters<typeof listBlocks>[1][number][] }
    | undefined;

  within(parent: Element, around: Around): void {
    for (const node of parent.childNodes) this.node(node, around);
  }

  end(): void {
    const text = inLines(this.loose);
    this.loose = [];
    if (text.length === 0) return;
    this.endLines();
    this.blocks.push({ type: 'paragraph', data: { text } });
  }

  endLines(): void {
    if (this.lines) this.blocks.push(...listBlocks(this.lines.style, this.lines.items));
    this.lines = undefined;
  }

  private node(node: Node, around: Around): void {
    if (!isElement(node) || (!node.matches(BLOCKS) && !node.querySelector(BLOCKS))) {
      this.loose.push(...rawRuns(node, around));
      return;
    }
    if (SILENT.has(node.tagName)) return;
    this.end();
    const line = wordLine(node, around);
    if (line) {
      const isOther = line.item.depth === 0 && line.style !== this.lines?.style;
      if (isOther) this.endLines();
      this.lines ??= { style: line.style, items: [] };
      this.lines.items.push(line.item);
      return;
    }
    const made = toBlocks(node, around);
    if (made) this.take(node, made);
    else this.within(node, buildAround(node, around));
    this.end();
  }

  private take(node: Element, made: readonly NewBlock[]): void {
    const [only, ...more] = made;
    // On the web Word puts each line into a list of its own.
    const isLine = node.tagName === 'LI' || node.closest('.ListContainerWrapper') !== null;
    if (isLine && only?.type === 'list' && more.length === 0) {
      if (this.lines?.style !== only.data.style) this.endLines();
      this.lines ??= { style: only.data.style, items: [] };
      this.lines.items.push(...only.data.items);
      return;
    }
    const filledBlocks = made.filter(
      (block) => block.type === 'delimiter' || wordsOfBlock(block).trim() !== '',
    );
    if (filledBlocks.length > 0) this.endLines();
    this.blocks.push(...filledBlocks);
  }
}

function splitParagraphs(words: string): NewBlock[] {
  const lines = words.split(/\n+/).filter((line) => line.trim() !== '');
  return lines.flatMap((line) =>
    toRuns(line.trim()).map((run) => ({ type: 'paragraph' as const, data: { text: [run] } })),
  );
}

function holdable(blocks: readonly NewBlock[]): Pasted {
  let isSimplified = false;
  const validBlocks = blocks.flatMap((block) => {
    if (blockSchema.safeParse({ id: 'b', ...block }).success) return [block];
    isSimplified = true;
    return splitParagraphs(wordsOfBlock(block));
  });
  return { blocks: validBlocks, losses: isSimplified ? ['simplified'] : [] };
}

function missing(body: Element, isLost: boolean): PasteLoss[] {
  const frames = body.querySelector('iframe, video, audio, object, embed');
  // Icons have no words; drawings and formulas do.
  const drawings = body.querySelector('math, svg text, svg foreignObject');
  return [
    ...(isLost ? ['images' as const] : []),
    ...(frames ? ['frames' as const] : []),
    ...(drawings ? ['drawings' as const] : []),
  ];
}

export function htmlToBlocks(html: string): Pasted {
  const body = inertBody(html);
  const frames = missing(body, false);
  const meaning = writeMeaning(body);
  const { images, isLost, isAlone } = wordImages(body);
  const reader = new Reader();
  reader.within(body, PLAIN);
  reader.end();
  reader.endLines();
  const { blocks, losses } = holdable(reader.blocks);
  return {
    blocks,
    losses: [
      ...losses,
      ...new Set([...missing(body, isLost), ...frames.filter((one) => one === 'frames')]),
      ...meaning,
    ],
    ...(images.length > 0 ? { images } : {}),
    ...(isAlone ? { isImage: true as const } : {}),
  };
}

/** Editors of code put markup that only colours beside the text that is meant. */
const OF_CODE =
  /white-space:\s*pre(?![-\w])|font-family:[^;"]*(?:monospace|Consolas|Menlo|Courier)/i;

const isBare = ({ type, data }: NewBlock): boolean =>
  type === 'code' ||
  (type === 'paragraph' && data.text.every((run) => Object.keys(run).length === 1));

export function pastedBlocks(html: string, text: string): Pasted | undefined {
  const { markdown: plain, hasImages } = plainMarkdown(text.replace(/\r\n?/g, '\n'));
  const images: PasteLoss[] = hasImages ? ['images'] : [];
  const made = html.trim() === '' ? undefined : htmlToBlocks(html);
  const isCode = OF_CODE.test(html) || (made?.blocks.every(isBare) ?? true);
  if (isCode && plain.trim() !== '' && looksLikeMarkdown(plain)) {
    const { blocks, losses } = holdable(markdownToBlocks(withLineBreaks(plain)));
    return { blocks, losses: [...losses, ...images, ...(made?.losses ?? [])] };
  }
  if (made && (made.blocks.length > 0 || plain.trim() === '')) return made;
  if (made) return { blocks: splitParagraphs(plain), losses: made.losses };
  return plain.includes('\n') ? { blocks: splitParagraphs(plain), losses: [] } : undefined;
}

export const asLines = (blocks: readonly NewBlock[]): Run[] =>
  inLines(
    blocks.flatMap((block) => {
      const isText = block.type === 'paragraph' || block.type === 'header';
      const runs = isText ? block.data.text : toRuns(wordsOfBlock(block));
      return [...runs, { text: '\u2028' }];
    }),
  );

export const getPlainText = (blocks: readonly NewBlock[]): string => plainText(asLines(blocks));
