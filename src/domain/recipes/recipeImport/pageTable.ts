import { amountAt, readable } from '../../food/amounts/readAmount';
import { fold } from '../../text/fold';
import { descendants, isElement, type HtmlElement } from '../../text/html/tree';
import { findPart } from './headings';

const HEAD_WORDS =
  /^(?:stt|tt|số thứ tự|tên.*|nguyên liệu|thực phẩm|thành phần|số lượng|định lượng|khối lượng|lượng|đơn vị|đvt|ghi chú)$/iu;

function rowsOf(table: HtmlElement): HtmlElement[] {
  return table.children
    .filter(isElement)
    .flatMap((one) =>
      one.tag === 'tr' ? [one] : /^t(?:body|head|foot)$/.test(one.tag) ? rowsOf(one) : [],
    );
}

const isLayout = (cell: HtmlElement): boolean =>
  descendants(cell).some(({ tag }) => /^(?:li|h[1-6]|table)$/.test(tag));

function isAmount(text: string): boolean {
  const { folded } = readable(text);
  if (/^(?:vua du|mot it|tuy thich|it)$/.test(folded)) return true;
  const reading = amountAt(folded);
  return (
    reading?.length === folded.length && (reading.amount.unit !== undefined || folded.length < 4)
  );
}

/** "Tôm", "200 g", "Bún", "150 g" in one row: two of them. */
function sideBySide(cells: readonly string[]): string[] | undefined {
  if (cells.length < 4 || cells.length % 2 > 0) return undefined;
  const pairs = Array.from({ length: cells.length / 2 }, (_, at) =>
    cells.slice(at * 2, at * 2 + 2),
  );
  const says = (amountAtPlace: 0 | 1) =>
    pairs.every(
      (pair) => isAmount(pair[amountAtPlace] ?? '') && !isAmount(pair[1 - amountAtPlace] ?? ''),
    );
  return says(1) || says(0) ? pairs.map((pair) => pair.join(' ')) : undefined;
}

/** A column of names beside a column of amounts, each in one cell. */
function zipped(columns: readonly (readonly string[])[]): string[] | undefined {
  const [length = 0] = columns.map((lines) => lines.length);
  const isEven =
    columns.length > 1 && length > 1 && columns.every((lines) => lines.length === length);
  return isEven && columns.some((lines) => lines.every(isAmount))
    ? Array.from({ length }, (_, at) => columns.map((lines) => lines[at]).join(' '))
    : undefined;
}

/** Ingredients in one column beside steps in another, below their headings. */
function inColumns(
  rows: readonly (readonly HtmlElement[])[],
  headAt: number,
  linesOf: (cell: HtmlElement) => string[],
): string[] {
  const above = rows.slice(0, headAt).flatMap((cells) => cells.flatMap(linesOf));
  const columns = (rows[headAt] ?? []).map((_head, column) =>
    rows.slice(headAt).flatMap((cells) => (cells[column] ? linesOf(cells[column]) : [])),
  );
  return [...above, ...columns.flat()];
}

/**
 * A line for each row, without the head and without a column that only counts the rows.
 * @param textOf the lines of a cell
 */
export function tableText(table: HtmlElement, textOf: (cell: HtmlElement) => string): string {
  const linesOf = (cell: HtmlElement) =>
    textOf(cell)
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean);
  const rows = rowsOf(table).map((row) => row.children.filter(isElement));
  const texts = rows.map((cells) => cells.map((cell) => linesOf(cell).join(' ')));
  const isHead = (at: number) =>
    (rows[at]?.length ?? 0) > 1 &&
    ((rows[at] ?? []).every(({ tag }) => tag === 'th') ||
      (texts[at] ?? []).filter((text) => HEAD_WORDS.test(text)).length > 1);
  const parts = texts.findIndex(
    (cells) => cells.length > 1 && cells.every((text) => findPart(fold(text)) !== undefined),
  );
  if (parts >= 0) return `\n${inColumns(rows, parts, linesOf).join('\n')}\n`;
  const body = rows.map((_row, at) => at).filter((at) => !isHead(at));
  const isCounted =
    body.length > 1 &&
    body.every(
      (at, position) =>
        (texts[at]?.length ?? 0) > 2 && texts[at]?.[0]?.replace(/\.$/, '') === String(position + 1),
    );
  const lines = body.flatMap((at) => {
    const cells = (rows[at] ?? []).filter((_cell, place) => (texts[at]?.[place] ?? '') !== '');
    if (cells.length === 1 || cells.some(isLayout)) return cells.flatMap(linesOf);
    const columns = cells.slice(isCounted ? 1 : 0).map(linesOf);
    const words = columns.map((column) => column.join(' '));
    return zipped(columns) ?? sideBySide(words) ?? [words.join(' ')];
  });
  return `\n${lines.join('\n')}\n`;
}
