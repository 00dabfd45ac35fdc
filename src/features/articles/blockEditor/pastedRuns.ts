import {
  plainText,
  toRuns,
  tidyRuns,
  type Run,
} from '../../../domain/records/articleBlocks/inline';
import { readLook, SILENT, type Look } from './html';
import { runsOfImage } from './pastedImages';
import { keepsLines } from './styleLooks';

export const BLOCKS =
  'p, div, section, article, main, header, footer, nav, aside, address, figure, figcaption, details, summary, center, ' +
  'form, fieldset, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, caption, tr, td, th, blockquote, pre, hr';

const EDGE = '\u2028';

interface Around {
  look: Look;
  isPre: boolean;
}

export const buildAround = (element: Element, around: Around): Around => ({
  look: readLook(element, around.look),
  isPre: keepsLines(element) ?? (element.tagName === 'PRE' || around.isPre),
});

export const PLAIN: Around = { look: {}, isPre: false };
export type { Around };

function readWords(node: Node, { isPre }: Around): string {
  const words = (node.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll(EDGE, '\n');
  return isPre ? words.replace(/\r\n?/g, '\n') : words.replace(/[\t\r ]*\n[\t\n\r ]*/g, ' ');
}

export function rawRuns(node: Node, around: Around): Run[] {
  if (node.nodeType === Node.TEXT_NODE) return toRuns(readWords(node, around), around.look);
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as Element;
  if (element.tagName === 'BR') return [{ text: '\n' }];
  if (element.tagName === 'IMG')
    // Where an image was a link, its words lead there, too.
    return runsOfImage(element).map((run) => ({ ...run, ...around.look }));
  if (SILENT.has(element.tagName)) return [];
  const own = buildAround(element, around);
  const within = [...element.childNodes].flatMap((child) => rawRuns(child, own));
  return element.matches(BLOCKS) ? [{ text: EDGE }, ...within, { text: EDGE }] : within;
}

export function inLines(raw: readonly Run[]): Run[] {
  const made: Run[] = [];
  let breaks = 0;
  let isEdge = false;
  for (const { text, ...look } of raw)
    for (const piece of text.split(/([\n\u2028])/)) {
      if (piece === '\n') breaks += 1;
      else if (piece === EDGE) isEdge = true;
      else {
        const isStart = made.length === 0 || breaks > 0 || isEdge;
        const words = isStart ? piece.trimStart() : piece;
        if (words === '') continue;
        const last = made.at(-1);
        const lines = Math.min(2, Math.max(breaks, isEdge ? 1 : 0));
        if (last && lines > 0)
          made[made.length - 1] = { ...last, text: last.text.trimEnd() + '\n'.repeat(lines) };
        made.push({ text: words, ...look });
        [breaks, isEdge] = [0, false];
      }
    }
  const last = made.at(-1);
  if (last) made[made.length - 1] = { ...last, text: last.text.trimEnd() };
  return plainText(made).trim() === '' ? [] : tidyRuns(made);
}

export const readLines = (element: Element, around: Around): Run[] =>
  inLines([...element.childNodes].flatMap((child) => rawRuns(child, around)));
