import type { ListItem, NewBlock } from '../../../domain/articles/blocks';
import { DEEPEST, MAX_COLUMNS, MAX_ITEMS, MAX_ROWS } from '../../../domain/articles/blocks';
import type { Run } from '../../../domain/articles/inline';
import { plainText } from '../../../domain/articles/inline';
import { looksLikeMarkdown, markdownToBlocks } from '../../../domain/articles/markdownParse';
import { inertBody, runsOfElement, runsToHtml } from './html';

/** A text without the line breaks and double spaces that only its source has. */
function flowing(runs: readonly Run[]): Run[] {
  const made = runs.map((run) => ({
    ...run,
    text: run.text.replace(/[\t\r ]*\n[\t\n\r ]*/g, ' '),
  }));
  return plainText(made).trim() === '' ? [] : made;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function itemsOf(list: Element, depth = 0): ListItem[] {
  return [...list.children].flatMap((child) => {
    if (/^(?:UL|OL)$/.test(child.tagName)) return itemsOf(child, depth + 1);
    if (child.tagName !== 'LI') return [];
    const own = child.cloneNode(true) as Element;
    for (const inner of own.querySelectorAll('ul, ol')) inner.remove();
    const within = [...child.children].filter(({ tagName }) => /^(?:UL|OL)$/.test(tagName));
    const item = { text: flowing(runsOfElement(own)), depth: Math.min(depth, DEEPEST) };
    return [item, ...within.flatMap((inner) => itemsOf(inner, depth + 1))];
  });
}

function tableOf(table: Element): NewBlock {
  const lines = [...table.querySelectorAll('tr')].slice(0, MAX_ROWS);
  const rows = lines.map((row) =>
    [...row.querySelectorAll('th, td')]
      .slice(0, MAX_COLUMNS)
      .map((cell) => flowing(runsOfElement(cell))),
  );
  const withHeadings = lines[0]?.querySelector('th') != null;
  return { type: 'table', data: { withHeadings, rows } };
}

const CONTAINERS = /^(?:DIV|SECTION|ARTICLE|MAIN|BODY|HEADER|FOOTER|FIGURE|DETAILS|TBODY|CENTER)$/;
const BLOCKS =
  'p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr';

function blockOf(element: Element): NewBlock[] {
  const { tagName } = element;
  const text = () => flowing(runsOfElement(element));
  if (/^H[1-6]$/.test(tagName)) {
    const level = Math.min(Number(tagName[1]), 4);
    return [{ type: 'header', data: { text: text(), level } }];
  }
  if (tagName === 'UL' || tagName === 'OL') {
    const style = tagName === 'OL' ? ('ordered' as const) : ('unordered' as const);
    return [{ type: 'list', data: { style, items: itemsOf(element).slice(0, MAX_ITEMS) } }];
  }
  if (tagName === 'TABLE') return [tableOf(element)];
  if (tagName === 'BLOCKQUOTE') return [{ type: 'quote', data: { text: text(), caption: [] } }];
  if (tagName === 'PRE')
    return [{ type: 'code', data: { code: (element.textContent ?? '').slice(0, 20_000) } }];
  if (tagName === 'HR') return [{ type: 'delimiter', data: {} }];
  return [{ type: 'paragraph', data: { text: text() } }];
}

/** Blocks of the children of an element; pieces of text that stand beside each other are one paragraph. */
function blocksWithin(parent: Element): NewBlock[] {
  const blocks: NewBlock[] = [];
  let loose: Run[] = [];
  const end = (): void => {
    const text = flowing(loose);
    if (text.length > 0) blocks.push({ type: 'paragraph', data: { text } });
    loose = [];
  };
  for (const node of parent.childNodes) {
    const wraps = isElement(node) && (CONTAINERS.test(node.tagName) || node.tagName === 'B');
    if (isElement(node) && (node.matches(BLOCKS) || wraps)) {
      const isBlock = !wraps || !node.querySelector(BLOCKS);
      if (isBlock && node.tagName === 'B') {
        loose.push(...pieceOf(node));
        continue;
      }
      end();
      blocks.push(...(isBlock ? blockOf(node) : blocksWithin(node)));
    } else loose.push(...pieceOf(node));
  }
  end();
  return blocks.filter(
    (block) => block.type !== 'paragraph' || plainText(block.data.text).trim() !== '',
  );
}

function pieceOf(node: Node): Run[] {
  const holder = node.ownerDocument?.createElement('span');
  if (!holder) return [];
  holder.append(node.cloneNode(true));
  return runsOfElement(holder);
}

/** What a piece of HTML from elsewhere says, as blocks: nothing else of it comes in. */
export const htmlToBlocks = (html: string): NewBlock[] => blocksWithin(inertBody(html));

/** What was pasted as blocks; undefined where the browser may put it in as the plain text that it is. */
export function pastedBlocks(html: string, text: string): NewBlock[] | undefined {
  // Editors of code put markdown beside markup that only colours it.
  if (text.trim() !== '' && looksLikeMarkdown(text)) return markdownToBlocks(text);
  if (html.trim() !== '') return htmlToBlocks(html);
  return text.includes('\n') ? markdownToBlocks(text.replaceAll('\n', '\n\n')) : undefined;
}

/** Puts a single paragraph in at the caret, so that a word stays within its sentence. */
function insertInline(runs: readonly Run[]): void {
  // Deprecated, and the only way that keeps the browser's own undo of a field.
  document.execCommand('insertHTML', false, runsToHtml(runs));
}

/**
 * Takes what is pasted before Editor.js does: only blocks made by us come in. A field of code and a caption take plain
 * text.
 * @returns ends it
 */
export function listenToPaste(
  holder: HTMLElement,
  insert: (blocks: readonly NewBlock[]) => void,
): () => void {
  const onPaste = (event: ClipboardEvent): void => {
    const data = event.clipboardData;
    const target = event.target instanceof Element ? event.target : null;
    if (!data || target?.closest('textarea, input')) return;
    const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
    event.preventDefault();
    event.stopImmediatePropagation();
    // Cells, captions and lines of a list take words, not blocks.
    const isField = !target?.closest('.ce-paragraph, .ce-header');
    const blocks = isField ? undefined : pastedBlocks(html, text);
    const [first, ...more] = blocks ?? [];
    if (blocks === undefined)
      document.execCommand('insertText', false, isField ? text.replace(/\s*\n\s*/g, ' ') : text);
    else if (first?.type === 'paragraph' && more.length === 0) insertInline(first.data.text);
    else insert(blocks);
  };
  holder.addEventListener('paste', onPaste, true);
  return () => holder.removeEventListener('paste', onPaste, true);
}
