import type { OutputBlockData } from '@editorjs/editorjs';
import {
  ALIGNMENTS,
  blockSchema,
  isKnown,
  type Alignment,
  type Block,
  type BlockByType,
  type ListItem,
} from '../../../domain/records/articleBlocks/blocks';
import { plainText } from '../../../domain/records/articleBlocks/inline';
import { steadyDepths } from '../../../domain/publicHouse/articles/markdown';
import { sameValue } from '../../../domain/records/equality';
import { isRecord } from '../../../ui/draftShape';
import { escapeHtml, htmlToRuns, runsToHtml } from './html';
import { squared } from './pastedTable';

interface NestedItem {
  content: string;
  meta: { checked?: boolean };
  items: NestedItem[];
}

function nested(items: readonly ListItem[]): NestedItem[] {
  const top: NestedItem[] = [];
  const path: NestedItem[][] = [top];
  for (const { text, depth, checked } of steadyDepths(items)) {
    const item = { content: runsToHtml(text), meta: checked ? { checked } : {}, items: [] };
    path[depth]?.push(item);
    path[depth + 1] = item.items;
    path.length = depth + 2;
  }
  return top;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const runs = (value: unknown) => htmlToRuns(toText(value));
const plain = (value: unknown) => plainText(runs(value)).trim();

function flat(items: unknown, isChecklist: boolean, depth = 0): ListItem[] {
  return toArray(items)
    .filter(isRecord)
    .flatMap((item) => {
      const checked = isRecord(item.meta) && item.meta.checked === true;
      const own = { text: runs(item.content), depth, ...(isChecklist ? { checked } : {}) };
      return [own, ...flat(item.items, isChecklist, depth + 1)];
    });
}

const toAlignment = (value: unknown): Alignment | undefined =>
  ALIGNMENTS.find((one) => one === value && one !== 'left');

const tuned = (align: Alignment | undefined) =>
  align === undefined ? {} : { tunes: { alignment: { align } } };

/** The list tool breaks on a style that a newer version added; as a plain list it can be read and edited. */
const toList = ({ style, items }: BlockByType<'list'>['data']) => ({
  style: style === 'ordered' || style === 'checklist' ? style : 'unordered',
  meta: {},
  items: nested(items),
});

export function toEditor(block: Block): OutputBlockData {
  const { id, type, data } = block;
  switch (type) {
    case 'paragraph':
      return { id, type, data: { text: runsToHtml(data.text) }, ...tuned(data.align) };
    case 'header':
      return {
        id,
        type,
        data: { text: runsToHtml(data.text), level: data.level },
        ...tuned(data.align),
      };
    case 'list':
      return { id, type, data: toList(data) };
    case 'quote': {
      const { text, caption, align } = data;
      const alignment = align === 'center' ? 'center' : 'left';
      return {
        id,
        type,
        data: { text: runsToHtml(text), caption: runsToHtml(caption), alignment },
      };
    }
    case 'warning':
      return {
        id,
        type,
        data: { title: escapeHtml(data.title), message: escapeHtml(data.message) },
      };
    case 'table': {
      // The table tool breaks on rows of different lengths.
      const content = squared(data.rows).map((row) => row.map(runsToHtml));
      return { id, type, data: { withHeadings: data.withHeadings, stretched: false, content } };
    }
    default:
      return { id, type, data: { ...data } };
  }
}

function convertData(type: string, data: Record<string, unknown>, align: Alignment | undefined) {
  const aligned = align === undefined ? {} : { align };
  switch (type) {
    case 'paragraph':
      return { text: runs(data.text), ...aligned };
    case 'header':
      return { text: runs(data.text), level: Number(data.level), ...aligned };
    case 'list': {
      const items = flat(data.items, data.style === 'checklist');
      return { style: data.style, items: steadyDepths(items) };
    }
    case 'quote': {
      const quoted = data.alignment === 'center' ? { align: 'center' as const } : {};
      return { text: runs(data.text), caption: runs(data.caption), ...quoted };
    }
    case 'warning':
      return { title: plain(data.title).replaceAll('\n', ' '), message: plain(data.message) };
    case 'table': {
      const rows = toArray(data.content).map((row) => toArray(row).map(runs));
      return { withHeadings: data.withHeadings === true, rows };
    }
    case 'code':
      return { code: toText(data.code) };
    case 'delimiter':
      return {};
    default:
      return data;
  }
}

export interface Saved {
  id: string;
  tool: string;
  data: unknown;
  tunes?: Record<string, unknown>;
}

/** @returns `undefined` for what is no block yet, such as an image not chosen; `null` for one that breaks a limit */
export function fromEditor({ id, tool, data, tunes }: Saved): Block | null | undefined {
  if (!isKnown({ type: tool }) || !isRecord(data)) return undefined;
  if ((tool === 'image' && !data.address) || (tool in CARDS && !data.refId)) return undefined;
  const tune = isRecord(tunes?.alignment) ? toAlignment(tunes.alignment.align) : undefined;
  const read = blockSchema.safeParse({ id, type: tool, data: convertData(tool, data, tune) });
  return read.success ? read.data : null;
}

const CARDS: Readonly<Record<string, true>> = { recipe: true, dailyMenu: true };

export const normalForm = (block: Block): Block | null | undefined => {
  const { id, type, data, tunes } = toEditor(block);
  return fromEditor({ id: id ?? block.id, tool: type, data, ...(tunes ? { tunes } : {}) });
};

/** Unchanged parts are kept as stored: the editor cannot show every word and field that a newer version wrote. */
export function withUntouched(block: Block, before: Block): Block {
  const normalised = normalForm(before);
  if (!normalised || normalised.type !== block.type) return block;
  if (sameValue(block, normalised)) return before;
  const [now, then]: Record<string, unknown>[] = [block.data, normalised.data];
  const untouched = Object.entries(before.data).filter(([key]) =>
    sameValue(now?.[key], then?.[key]),
  );
  return { ...block, data: { ...block.data, ...Object.fromEntries(untouched) } } as Block;
}
