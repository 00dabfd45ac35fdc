import { dateInUtc } from '../../domain/text/days';
import { LOST, UNCALCULATED, type Cell } from '../../domain/practice/tabular/cells';
import { TABLE_LIMITS, UnreadableTable } from '../../domain/practice/tabular/limits';
import { masked, percentText, type NumberFormat } from './numberFormats';
import { scanXml, type XmlTag } from './xml';

export interface Workbook {
  texts: readonly string[];
  formats: readonly (NumberFormat | undefined)[];
  /** Days between the beginning of the workbook's calendar and that of Excel's: 1462 in files of old Macs. */
  daysAhead: number;
}

export interface ReadSheet {
  rows: Cell[][];
  /** Numbers of the rows that are hidden, or filtered out, and hold something. */
  hidden: number[];
}

function parseColumn(reference: string): number {
  let column = 0;
  for (const letter of reference.slice(0, 8).toUpperCase()) {
    const letterValue = letter.charCodeAt(0) - 64;
    if (letterValue < 1 || letterValue > 26) break;
    column = column * 26 + letterValue;
  }
  return column;
}

/** `_x000D_` is a character that XML forbids, `_x005F_` an underscore that would look like one. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const MS_A_DAY = 86_400_000;
const BEGINNING = Date.UTC(1899, 11, 30);
/** 29 February 1900, which Excel counts and which never was. */
const DAY_THAT_NEVER_WAS = 60;

/** A day as `2026-11-27`, with its time where it has one; a time alone as `08:30`. */
function dateText(serial: number, { kind }: NumberFormat): string {
  const seconds = Math.round(serial * 86_400);
  const day = Math.floor(seconds / 86_400);
  if (day === DAY_THAT_NEVER_WAS) return '1900-02-29';
  const at = new Date(BEGINNING + (day < DAY_THAT_NEVER_WAS ? 1 : 0) * MS_A_DAY + seconds * 1000);
  const [date, clock] = [dateInUtc(at), at.toISOString().slice(11, 16)];
  if (kind === 'time' && day === 0) return clock;
  return clock === '00:00' ? date : `${date} ${clock}`;
}

function numberCell(text: string, style: string | undefined, book: Workbook): Cell {
  const value = Number(text);
  if (text.trim() === '') return undefined;
  if (Number.isNaN(value)) return text;
  const format = style === undefined ? undefined : book.formats[Number(style)];
  if (format?.kind === 'mask')
    return Number.isSafeInteger(value) && value >= 0 ? masked(value, format.mask) : value;
  if (format?.kind === 'percent') return percentText(value);
  if (format && value >= 0 && value < 3_000_000) return dateText(value + book.daysAhead, format);
  return value;
}

interface OpenCell {
  column: number;
  type: string;
  style: string | undefined;
  value: string | undefined;
  inline: string | undefined;
  hasFormula: boolean;
}

/** A number that names no text is a loss, not an empty cell. */
const sharedText = (number: string, { texts }: Workbook): Cell =>
  number === '' ? undefined : /^\d+$/.test(number) ? (texts[Number(number)] ?? LOST) : LOST;

function toCell({ type, style, value, inline, hasFormula }: OpenCell, book: Workbook): Cell {
  if (type === 'inlineStr') return unescaped(inline ?? value ?? '');
  if (value === undefined) return hasFormula ? UNCALCULATED : inline && unescaped(inline);
  switch (type) {
    case 's':
      return sharedText(value.trim(), book);
    case 'str':
      return unescaped(value);
    case 'b':
      return value.trim() === '1' || value.trim() === 'true' ? 'có' : 'không';
    case 'e':
      return value.trim();
    case 'd':
      return value
        .trim()
        .replace(/T(?:00:00(?::00(?:\.0+)?)?)?Z?$/, '')
        .replace('T', ' ');
    default:
      return numberCell(value, style, book);
  }
}

/** Puts cells where they belong; of a row without anything in it nothing is kept, however far away it stands. */
class Grid {
  readonly rows: Cell[][] = [];
  readonly hidden: number[] = [];
  #row = 0;
  #column = 0;
  #isHidden = false;

  startRow(tag: XmlTag): void {
    const reference = tag.attribute('r');
    const at = reference === undefined ? this.#row + 1 : Number(reference);
    // Some writers do not keep the order; a row that comes twice is a fault.
    const isTwice = (this.rows[at - 1]?.length ?? 0) > 0;
    if (!Number.isInteger(at) || at < 1 || isTwice) throw new UnreadableTable('broken');
    this.#row = at;
    this.#column = 0;
    const hidden = tag.attribute('hidden');
    this.#isHidden = hidden === '1' || hidden === 'true';
  }

  place(tag: XmlTag): number {
    const reference = tag.attribute('r');
    this.#column = reference === undefined ? this.#column + 1 : parseColumn(reference);
    return this.#column;
  }

  put(column: number, cell: Cell): void {
    if (cell === undefined || cell === '') return;
    if (this.#row > TABLE_LIMITS.rows + 1) throw new UnreadableTable('tooManyRows');
    if (column > TABLE_LIMITS.columns || column < 1) throw new UnreadableTable('tooManyColumns');
    while (this.rows.length < this.#row) this.rows.push([]);
    const row = this.rows[this.#row - 1];
    if (!row) throw new UnreadableTable('broken');
    while (row.length < column - 1) row.push(undefined);
    row[column - 1] = cell;
    if (this.#isHidden && this.hidden.at(-1) !== this.#row) this.hidden.push(this.#row);
  }
}

/** Follows the tags of a sheet, and gives each cell to the grid once it is whole. */
class SheetReader {
  readonly grid = new Grid();
  readonly #book: Workbook;
  #cell: OpenCell | undefined;
  #into: 'value' | 'inline' | undefined;
  #isPhonetic = false;

  constructor(book: Workbook) {
    this.#book = book;
  }

  finish(): void {
    if (this.#cell) this.grid.put(this.#cell.column, toCell(this.#cell, this.#book));
    this.#cell = undefined;
    this.#into = undefined;
  }

  tag(tag: XmlTag): void {
    const { name, isClosing, isEmpty } = tag;
    if (name === 'rPh') this.#isPhonetic = !isClosing && !isEmpty;
    if (name === 'row' && !isClosing) {
      this.finish();
      this.grid.startRow(tag);
    } else if (name === 'c') this.#startCell(tag);
    else if (this.#cell) this.#within(this.#cell, tag);
  }

  text(text: string): void {
    if (this.#cell && this.#into) this.#cell[this.#into] = (this.#cell[this.#into] ?? '') + text;
  }

  #startCell(tag: XmlTag): void {
    this.finish();
    if (tag.isClosing) return;
    const [type = 'n', style] = [tag.attribute('t'), tag.attribute('s')];
    const column = this.grid.place(tag);
    this.#cell = { column, type, style, value: undefined, inline: undefined, hasFormula: false };
    if (tag.isEmpty) this.finish();
  }

  #within(cell: OpenCell, { name, isClosing, isEmpty }: XmlTag): void {
    if (name === 'f' && !isClosing) cell.hasFormula = true;
    if (name === 'v') {
      this.#into = isClosing || isEmpty ? undefined : 'value';
      if (!isClosing) cell.value = '';
    } else if (name === 't')
      this.#into = isClosing || isEmpty || this.#isPhonetic ? undefined : 'inline';
  }
}

/** @throws UnreadableTable where the sheet is broken or too large */
export function readSheet(xml: string, book: Workbook): ReadSheet {
  const reader = new SheetReader(book);
  scanXml(
    xml,
    (tag) => reader.tag(tag),
    (text) => reader.text(text),
  );
  reader.finish();
  return { rows: reader.grid.rows, hidden: reader.grid.hidden };
}

/** Texts that several cells share, their pieces joined, without what helps to pronounce them. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text: string | undefined;
  let [isText, isPhonetic] = [false, false];
  scanXml(
    xml,
    ({ name, isClosing, isEmpty }) => {
      if (name === 'rPh') isPhonetic = !isClosing && !isEmpty;
      else if (name === 't') isText = !isClosing && !isEmpty && !isPhonetic;
      else if (name === 'si') {
        if (text !== undefined) texts.push(unescaped(text));
        text = isClosing ? undefined : '';
        if (isEmpty) {
          texts.push('');
          text = undefined;
        }
      }
    },
    (piece) => {
      if (isText && text !== undefined) text += piece;
    },
  );
  return texts;
}
