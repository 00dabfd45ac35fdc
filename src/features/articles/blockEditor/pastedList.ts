import {
  DEEPEST,
  MAX_ITEMS,
  type ListItem,
  type NewBlock,
} from '../../../domain/records/articleBlocks/blocks';
import { buildAround, inLines, readLines, rawRuns, type Around } from './pastedRuns';
import { readStyles } from './styleLooks';

export type ListStyle = Extract<NewBlock, { type: 'list' }>['data']['style'];

const isList = ({ tagName }: Element): boolean => tagName === 'UL' || tagName === 'OL';
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function getLevel(line: Element): number {
  const level = line.getAttribute('aria-level') ?? line.getAttribute('data-aria-level');
  return Math.max(0, Number.parseInt(level ?? '1', 10) - 1 || 0);
}

const findCheckbox = (line: Element): Element | null =>
  line.getAttribute('role') === 'checkbox'
    ? line
    : line.querySelector(':scope > input[type=checkbox], :scope > p > input[type=checkbox]');

function lineItems(line: Element, around: Around, depth: number): ListItem[] {
  const own = buildAround(line, around);
  const lists = [...line.querySelectorAll('ul, ol')].filter(
    (list) => list.parentElement?.closest('li') === line,
  );
  const bare = line.cloneNode(true) as Element;
  for (const inner of bare.querySelectorAll('ul, ol')) inner.remove();
  const box = findCheckbox(line);
  const checked = box?.getAttribute('aria-checked') === 'true' || box?.hasAttribute('checked');
  const item = {
    text: readLines(bare, own),
    depth: Math.min(depth, DEEPEST),
    ...(box ? { checked: checked === true } : {}),
  };
  const below = lists.flatMap((list) => readItems(list, buildAround(list, own), depth + 1));
  // A line that only holds the list below it is dropped.
  return item.text.length === 0 && below.length > 0 ? below : [item, ...below];
}

/** Word processors write a nested list beside its line rather than in it. */
function readItems(list: Element, around: Around, depth = 0): ListItem[] {
  return [...list.childNodes].flatMap((child) => {
    if (isElement(child) && isList(child))
      return readItems(child, buildAround(child, around), depth + 1);
    if (isElement(child) && child.tagName === 'LI')
      return lineItems(child, around, Math.max(depth, getLevel(child)));
    if (isElement(child) && child.querySelector('li'))
      return readItems(child, buildAround(child, around), depth);
    const text = inLines(rawRuns(child, around));
    return text.length > 0 ? [{ text, depth: Math.min(depth, DEEPEST) }] : [];
  });
}

export function listBlocks(style: ListStyle, items: readonly ListItem[]): NewBlock[] {
  const blocks: NewBlock[] = [];
  for (let from = 0; from < items.length; from += MAX_ITEMS)
    blocks.push({ type: 'list', data: { style, items: items.slice(from, from + MAX_ITEMS) } });
  return blocks;
}

export function readList(list: Element, around: Around): NewBlock[] {
  const items =
    list.tagName === 'LI' ? lineItems(list, around, getLevel(list)) : readItems(list, around);
  if (items.length > 0 && items.every(({ checked }) => checked !== undefined))
    return listBlocks('checklist', items);
  const plain = items.map(({ text, depth }) => ({ text, depth }));
  return listBlocks(list.tagName === 'OL' ? 'ordered' : 'unordered', plain);
}

export interface WordLine {
  style: ListStyle;
  item: ListItem;
}

const SIGN = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** `1.`, `a)`, `(iv)`: what counts, unlike a bullet. */
const COUNTS = /^\(?(?:\d{1,4}|[a-z]{1,5})[.)]/i;

export function wordLine(element: Element, around: Around): WordLine | undefined {
  const list = element.hasAttribute('style') ? readStyles(element).get('mso-list') : undefined;
  const level = /level(\d+)/.exec(list ?? '')?.[1];
  if (level === undefined) return undefined;
  const bare = element.cloneNode(true) as Element;
  const signs = [...bare.querySelectorAll(SIGN)];
  const sign = signs
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
  for (const one of signs) one.remove();
  const text = readLines(bare, buildAround(element, around));
  const depth = Math.min(Math.max(0, Number(level) - 1), DEEPEST);
  return { style: COUNTS.test(sign) ? 'ordered' : 'unordered', item: { text, depth } };
}
