import { readImageAddress } from '../../records/images/address';
import { idSchema } from '../../schema/primitives';
import { PUBLIC_PATHS } from '../publicPaths';
import {
  DEEPEST,
  isEmptyBlock,
  isKnown,
  type BlockByType,
  type ListItem,
  type NewBlock,
} from '../../records/articleBlocks/blocks';
import { plainText, type Run } from '../../records/articleBlocks/inline';
import { escapeMarkdown, inlineToMarkdown } from './markdownInline';

export const CARD_PATHS = { recipe: '/recipe/', dailyMenu: PUBLIC_PATHS.dailyMenu } as const;
/** Stands between two lists that would else be one. */
const SEPARATOR = '<!-- -->';

const escapeStart = (line: string): string =>
  line.replace(/^(\s*)(?:([#+-])|(\d{1,9})([.)]))/, (_all, space: string, sign, digits, dot) =>
    sign === undefined ? `${space}${digits}\\${dot}` : `${space}\\${sign}`,
  );

const trimmed = (runs: readonly Run[]): string => escapeStart(inlineToMarkdown(runs).trim());
const oneLine = (markdown: string): string => markdown.replaceAll('\\\n', ' ');
const plainLine = (text: string): string => escapeMarkdown(text.replace(/\s*\n\s*/g, ' ').trim());

export function steadyDepths(items: readonly ListItem[]): ListItem[] {
  let before = -1;
  return items.map((item) => {
    const depth = Math.min(item.depth, before + 1, DEEPEST);
    before = depth;
    return { ...item, depth };
  });
}

function listMarkdown({ style, items }: BlockByType<'list'>['data']): string {
  const counts: number[] = [];
  return steadyDepths(items)
    .map(({ text, depth, checked }) => {
      counts.length = depth + 1;
      counts[depth] = (counts[depth] ?? 0) + 1;
      const box = checked ? '[x] ' : '[ ] ';
      const sign = style === 'ordered' ? `${counts[depth]}.` : '-';
      const line = trimmed(text);
      return `${'   '.repeat(depth)}${sign} ${style === 'checklist' ? box : ''}${line}`.trimEnd();
    })
    .join('\n');
}

const quoted = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function quoteMarkdown({ text, caption }: BlockByType<'quote'>['data']): string {
  const source = oneLine(inlineToMarkdown(caption).trim());
  return quoted(source === '' ? [trimmed(text)] : [trimmed(text), '', `— ${source}`]);
}

function warningMarkdown({ title, message }: BlockByType<'warning'>['data']): string {
  const head = plainLine(title);
  const body = escapeStart(escapeMarkdown(message.trim()));
  return quoted(['[!WARNING]', ...(head === '' ? [] : [`**${head}**`, '']), body]);
}

function cellMarkdown(runs: readonly Run[]): string {
  const made = inlineToMarkdown(runs).trim().replaceAll('\\\n', '<br>');
  // A pipe ends the cell even inside code.
  return made.replace(/\\.|\|/gs, (sign) => (sign === '|' ? '\\|' : sign));
}

function tableMarkdown({ withHeadings, rows }: BlockByType<'table'>['data']): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const body = rows.map((row) => line(row.map(cellMarkdown)));
  const head = withHeadings ? [] : [line([])];
  const [first = line([]), ...rest] = [...head, ...body];
  return [first, line(Array.from({ length: width }, () => '---')), ...rest].join('\n');
}

function codeMarkdown({ code }: BlockByType<'code'>['data']): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

function imageMarkdown({ alt, address, caption }: BlockByType<'image'>['data']): string {
  const title = caption.trim() === '' ? '' : ` "${plainLine(caption).replaceAll('"', '\\"')}"`;
  return `![${plainLine(alt)}](${address}${title})`;
}

function blockMarkdown(block: NewBlock): string {
  switch (block.type) {
    case 'paragraph':
      return trimmed(block.data.text);
    case 'header':
      return `${'#'.repeat(block.data.level)} ${oneLine(inlineToMarkdown(block.data.text).trim())}`;
    case 'list':
      return listMarkdown(block.data);
    case 'quote':
      return quoteMarkdown(block.data);
    case 'code':
      return codeMarkdown(block.data);
    case 'delimiter':
      return '---';
    case 'warning':
      return warningMarkdown(block.data);
    case 'table':
      return tableMarkdown(block.data);
    case 'image':
      return imageMarkdown(block.data);
    case 'recipe':
    case 'dailyMenu':
      return `[${plainLine(block.data.title)}](${CARD_PATHS[block.type]}${block.data.refId})`;
    default:
      return '';
  }
}

/**
 * An article in markdown (product decision 14: for reading, export and calls). Underline, alignment and figures of
 * cards have no sign in it; kinds of a newer version are left out.
 */
export function blocksToMarkdown(blocks: readonly NewBlock[]): string {
  const parts: string[] = [];
  let before: NewBlock | undefined;
  for (const block of blocks) {
    if (!isKnown(block) || isEmptyBlock(block)) continue;
    if (before?.type === 'list' && block.type === 'list') parts.push(SEPARATOR);
    parts.push(blockMarkdown(block));
    before = block;
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

export function readCard(runs: readonly Run[]): NewBlock | undefined {
  const [{ link = '' } = {}] = runs;
  if (runs.some((run) => run.link !== link)) return undefined;
  for (const type of ['recipe', 'dailyMenu'] as const) {
    const refId = link.startsWith(CARD_PATHS[type]) ? link.slice(CARD_PATHS[type].length) : '';
    if (idSchema.safeParse(refId).success)
      return { type, data: { refId, title: plainText(runs).slice(0, 300) } };
  }
  return undefined;
}

export const isImageAddress = (address: string): boolean => readImageAddress(address) !== undefined;
