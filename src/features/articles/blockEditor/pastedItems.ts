import {
  DEEPEST,
  MAX_ITEMS,
  type BlockByType,
  type ListItem,
  type NewBlock,
} from '../../../domain/records/articleBlocks/blocks';
import { plainText } from '../../../domain/records/articleBlocks/inline';
import { steadyDepths } from '../../../domain/publicHouse/articles/markdown';

type ListData = BlockByType<'list'>['data'];

export interface FilledList {
  data: ListData;
  last: number;
}

/**
 * @param at place of the line with the caret
 * @returns undefined where something of it is no line, or the list would be too long
 */
export function withPastedItems(
  list: ListData,
  at: number,
  pasted: readonly NewBlock[],
): FilledList | undefined {
  const line = list.items[at];
  if (!line) return undefined;
  const made: ListItem[] = [];
  for (const block of pasted) {
    if (block.type === 'paragraph') made.push({ text: block.data.text, depth: 0 });
    else if (block.type === 'list') made.push(...block.data.items);
    else return undefined;
  }
  const isChecklist = list.style === 'checklist';
  const added = made.map(({ text, depth, checked = false }) => ({
    text,
    depth: Math.min(line.depth + depth, DEEPEST),
    ...(isChecklist ? { checked } : {}),
  }));
  const isEmpty = plainText(line.text).trim() === '';
  const before = list.items.slice(0, isEmpty ? at : at + 1);
  const items = steadyDepths([...before, ...added, ...list.items.slice(at + 1)]);
  if (items.length > MAX_ITEMS) return undefined;
  return { data: { ...list, items }, last: before.length + added.length - 1 };
}
