import { MAX_COLUMNS, MAX_ROWS, type NewBlock } from '../../../domain/records/articleBlocks/blocks';
import type { Run } from '../../../domain/records/articleBlocks/inline';
import { buildAround, readLines, type Around } from './pastedRuns';

type Row = Run[][];

export const listRows = (table: Element): Element[] =>
  [...table.children].flatMap((child) => {
    if (child.tagName === 'TR') return [child];
    return /^(?:THEAD|TBODY|TFOOT)$/.test(child.tagName) ? listRows(child) : [];
  });

export const listCells = (row: Element): Element[] =>
  [...row.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH');

function readSpan(cell: Element, name: 'colspan' | 'rowspan', most: number): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  // In HTML, 0 spans to the end.
  if (span === 0) return most;
  return Number.isNaN(span) || span < 0 ? 1 : Math.min(span, most);
}

function withinColumns(row: readonly Run[][]): Row {
  const cells = row.slice(0, MAX_COLUMNS);
  for (const more of row.slice(MAX_COLUMNS))
    if (more.length > 0) cells[MAX_COLUMNS - 1]?.push({ text: ' · ' }, ...more);
  return cells;
}

export function squared(rows: readonly (readonly Run[][])[]): Row[] {
  const width = Math.max(1, ...rows.map(({ length }) => length));
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? []));
}

function buildGrid(lines: readonly Element[], around: Around): Row[] {
  const grid: (Run[] | undefined)[][] = lines.map(() => []);
  for (const [at, line] of lines.entries()) {
    const row = grid[at] ?? [];
    let column = 0;
    for (const cell of listCells(line)) {
      while (row[column]) column += 1;
      const [wide, high] = [
        readSpan(cell, 'colspan', MAX_COLUMNS),
        readSpan(cell, 'rowspan', lines.length - at),
      ];
      for (const below of grid.slice(at, at + high))
        for (let beside = 0; beside < wide; beside += 1) below[column + beside] ??= [];
      row[column] = readLines(cell, buildAround(cell, around));
      column += wide;
    }
  }
  return grid.map((row) => withinColumns(Array.from(row, (cell) => cell ?? [])));
}

export function tableBlocks(table: Element, around: Around): NewBlock[] {
  const lines = listRows(table);
  const rows = squared(buildGrid(lines, around));
  const withHeadings = lines[0]?.querySelector(':scope > th') != null;
  const captions = [...table.children].filter(({ tagName }) => tagName === 'CAPTION');
  const blocks: NewBlock[] = captions.map((caption) => ({
    type: 'paragraph',
    data: { text: readLines(caption, buildAround(caption, around)) },
  }));
  for (let from = 0; from < rows.length; from += MAX_ROWS) {
    const part = {
      withHeadings: withHeadings && from === 0,
      rows: rows.slice(from, from + MAX_ROWS),
    };
    blocks.push({ type: 'table', data: part });
  }
  return blocks;
}
