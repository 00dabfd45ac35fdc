import {
  DEEPEST,
  MAX_COLUMNS,
  MAX_ITEMS,
  MAX_ROWS,
  type ListItem,
  type NewBlock,
} from '../../records/articleBlocks/blocks';
import { plainText } from '../../records/articleBlocks/inline';
import { readCard, isImageAddress } from './markdown';
import { inlineFromMarkdown } from './markdownInline';
import { LONG_TEXT_LENGTH } from '../../schema/primitives';

const HEADER = /^(#{1,6})(?:\s+(.*))?$/s;
const DELIMITER = /^(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;
const FENCE = /^(`{3,}|~{3,})[^`]*$/;
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])(?:\s+(.*))?$/s;
const BOX = /^\[([ xX])\](?:\s+|$)/;
const IMAGE = /^!\[((?:\\.|[^\\\]])*)\]\((\S+?)(?:\s+"((?:\\.|[^"\\])*)")?\)$/s;
const TABLE_RULE = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const COMMENT = /^<!--.*-->$/;
const ALERT = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/i;
const SHORT = 300;

const continuesLine = (line: string): boolean => (/\\+$/.exec(line)?.[0].length ?? 0) % 2 === 1;
const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';
const words = (markdown: string): string => plainText(inlineFromMarkdown(markdown));

function parseCells(row: string): string[] {
  const cells = [''];
  for (const [sign] of row
    .trim()
    .replace(/^\|/, '')
    .matchAll(/\\.|[^\\]|\\/gs)) {
    if (sign === '|') cells.push('');
    else cells[cells.length - 1] += sign === '\\|' ? '|' : sign;
  }
  if (cells.length > 1 && isBlank(cells.at(-1))) cells.pop();
  return cells.map((cell) => cell.trim());
}

class Parser {
  private at = 0;
  private readonly lines: readonly string[];
  readonly blocks: NewBlock[] = [];

  constructor(lines: readonly string[]) {
    this.lines = lines;
  }

  parse(): NewBlock[] {
    while (this.at < this.lines.length) this.block();
    return this.blocks;
  }

  private get line(): string {
    return this.lines[this.at] ?? '';
  }

  private whole(): string {
    let text = this.line;
    this.at += 1;
    while (continuesLine(text) && this.at < this.lines.length) {
      text += `\n${this.line}`;
      this.at += 1;
    }
    return text;
  }

  private block(): void {
    const { line } = this;
    if (isBlank(line) || COMMENT.test(line.trim())) this.at += 1;
    else if (FENCE.test(line.trim())) this.code();
    else if (DELIMITER.test(line.trim())) {
      this.at += 1;
      this.blocks.push({ type: 'delimiter', data: {} });
    } else if (HEADER.test(line.trim())) this.header();
    else if (line.trimStart().startsWith('>')) this.quote();
    else if (ITEM.test(line)) this.list();
    else if (this.isTable()) this.table();
    else if (IMAGE.test(line.trim())) this.image();
    else this.paragraph();
  }

  private interrupts(): boolean {
    const line = this.line.trim();
    const item = ITEM.exec(this.line);
    return (
      FENCE.test(line) ||
      DELIMITER.test(line) ||
      HEADER.test(line) ||
      line.startsWith('>') ||
      IMAGE.test(line) ||
      COMMENT.test(line) ||
      // A number in the middle of a sentence begins no list.
      (item?.[3] !== undefined && (!/\d/.test(item[2] ?? '') || item[2]?.startsWith('1') === true))
    );
  }

  private code(): void {
    const fence = FENCE.exec(this.line.trim())?.[1] ?? '```';
    this.at += 1;
    const from = this.at;
    const ends = (line: string): boolean =>
      line.trim().startsWith(fence) && /^(?:`+|~+)$/.test(line.trim());
    while (this.at < this.lines.length && !ends(this.line)) this.at += 1;
    const code = this.lines.slice(from, this.at).join('\n').slice(0, LONG_TEXT_LENGTH);
    this.at += 1;
    this.blocks.push({ type: 'code', data: { code } });
  }

  private header(): void {
    const [, signs = '#', text = ''] = HEADER.exec(this.whole().trim()) ?? [];
    const level = Math.min(signs.length, 4);
    this.blocks.push({ type: 'header', data: { text: inlineFromMarkdown(text.trim()), level } });
  }

  private quote(): void {
    const lines: string[] = [];
    while (this.line.trimStart().startsWith('>')) {
      lines.push(this.line.trimStart().replace(/^> ?/, ''));
      this.at += 1;
    }
    this.blocks.push(ALERT.test(lines[0]?.trim() ?? '') ? warning(lines.slice(1)) : quote(lines));
  }

  private list(): void {
    const items: ListItem[] = [];
    const indents: number[] = [];
    let style: 'unordered' | 'ordered' | 'checklist' | undefined;
    while (ITEM.test(this.line) && !DELIMITER.test(this.line.trim())) {
      const isOrdered = /^\d/.test(this.line.trim());
      const isOther = style !== undefined && isOrdered !== (style === 'ordered');
      if (isOther && !/^\s/.test(this.line)) break;
      const [, space = '', sign = '-', rest = ''] = ITEM.exec(this.whole()) ?? [];
      const box = /\d/.test(sign) ? null : BOX.exec(rest);
      style ??= box ? 'checklist' : /\d/.test(sign) ? 'ordered' : 'unordered';
      while (indents.length > 0 && (indents.at(-1) ?? 0) >= space.length) indents.pop();
      const depth = Math.min(indents.length, DEEPEST);
      indents.push(space.length);
      const text = inlineFromMarkdown((box ? rest.slice(box[0].length) : rest).trim());
      const checked = style === 'checklist' ? { checked: /x/i.test(box?.[1] ?? '') } : {};
      items.push({ text, depth, ...checked });
      if (isBlank(this.line) && ITEM.test(this.lines[this.at + 1] ?? '')) this.at += 1;
    }
    for (let from = 0; from < items.length; from += MAX_ITEMS)
      this.blocks.push({
        type: 'list',
        data: { style: style ?? 'unordered', items: items.slice(from, from + MAX_ITEMS) },
      });
  }

  private isTable(): boolean {
    const next = this.lines[this.at + 1]?.trim() ?? '';
    return this.line.includes('|') && next.includes('-') && TABLE_RULE.test(next);
  }

  private table(): void {
    const head = parseCells(this.line);
    this.at += 2;
    const rows: string[][] = [];
    while (!isBlank(this.line) && this.line.includes('|')) {
      rows.push(parseCells(this.line));
      this.at += 1;
    }
    const withHeadings = head.some((cell) => cell !== '');
    const all = (withHeadings ? [head, ...rows] : rows).slice(0, MAX_ROWS);
    const width = Math.min(Math.max(...all.map(({ length }) => length)), MAX_COLUMNS);
    const cells = (row: readonly string[]) =>
      Array.from({ length: width }, (_, at) => inlineFromMarkdown(row[at] ?? ''));
    this.blocks.push({ type: 'table', data: { withHeadings, rows: all.map(cells) } });
  }

  private image(): void {
    const [, alt = '', address = '', caption = ''] = IMAGE.exec(this.line.trim()) ?? [];
    if (isImageAddress(address)) {
      this.at += 1;
      const data = {
        address,
        alt: words(alt).slice(0, SHORT),
        caption: words(caption).slice(0, SHORT),
      };
      this.blocks.push({ type: 'image', data });
    } else this.paragraph();
  }

  private paragraph(): void {
    let text = this.whole().trim();
    while (!isBlank(this.line) && !this.interrupts() && !/^=+$/.test(this.line.trim()))
      text += `\n${this.whole().trim()}`;
    const runs = inlineFromMarkdown(text);
    if (/^=+$/.test(this.line.trim())) {
      this.at += 1;
      this.blocks.push({ type: 'header', data: { text: runs, level: 1 } });
    } else this.blocks.push(readCard(runs) ?? { type: 'paragraph', data: { text: runs } });
  }
}

function splitParagraphs(lines: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let last: string | undefined;
  for (const line of lines) {
    if (isBlank(line) && !(last !== undefined && continuesLine(last))) last = undefined;
    else if (last === undefined) {
      last = line.trim();
      paragraphs.push(last);
    } else {
      last = `${last}\n${continuesLine(last) ? line : line.trim()}`;
      paragraphs[paragraphs.length - 1] = last;
    }
  }
  return paragraphs;
}

function quote(lines: readonly string[]): NewBlock {
  const paragraphs = splitParagraphs(lines);
  const last = paragraphs.length > 1 ? paragraphs.at(-1) : undefined;
  const source = last !== undefined && /^[—–] /.test(last) ? last.slice(2) : undefined;
  const text = (source === undefined ? paragraphs : paragraphs.slice(0, -1)).join('\\\n');
  return {
    type: 'quote',
    data: { text: inlineFromMarkdown(text), caption: inlineFromMarkdown(source ?? '') },
  };
}

function warning(lines: readonly string[]): NewBlock {
  const [first = '', ...rest] = splitParagraphs(lines);
  const runs = inlineFromMarkdown(first);
  const isTitle = runs.length > 0 && runs.every(({ bold }) => bold);
  const message = (isTitle ? rest : [first, ...rest]).map(words).join('\n');
  return {
    type: 'warning',
    data: { title: isTitle ? plainText(runs).slice(0, SHORT) : '', message },
  };
}

export const markdownToBlocks = (markdown: string): NewBlock[] =>
  new Parser(markdown.replace(/\r\n?/g, '\n').split('\n')).parse();

export function looksLikeMarkdown(text: string): boolean {
  return /^(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |```|---$|\|.*\|$)|\*\*\S|\]\((?:https?:|\/)|~~\S/m.test(
    text,
  );
}
