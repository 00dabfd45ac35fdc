import { fold } from '../../text/fold';
import type { Cell } from '../tabular/cells';

type Row = readonly Cell[];

/** The header of a list stands within its first lines. */
const LOOKED_AT = 15;
const BIRTH = /\bsinh\b|\bgioi tinh\b|^phai$/u;
const DAY_PARTS = ['ngay', 'thang', 'nam'];
const SEXES = ['nam', 'nu'];

const textOf = (cell: Cell): string => String(cell ?? '').trim();
const plain = (cell: Cell): string =>
  fold(textOf(cell).slice(0, 40))
    .replaceAll(/[^a-z]+/gu, ' ')
    .trim();

interface Group {
  /** Place of the line with the names of the parts. */
  line: number;
  column: number;
  parts: 'days' | 'sexes';
}

const startsAt = (row: Row, column: number, names: readonly string[]): boolean =>
  names.every((name, at) => plain(row[column + at]) === name);

/** A header of births above columns of days, months and years, or of men and women. */
function findGroup(rows: readonly Row[]): Group | undefined {
  for (const [at, upper] of rows.slice(0, LOOKED_AT).entries()) {
    const column = upper.findIndex((cell) => BIRTH.test(plain(cell)));
    const lower = rows[at + 1];
    if (column < 0 || !lower) continue;
    if (startsAt(lower, column, DAY_PARTS)) return { line: at + 1, column, parts: 'days' };
    if (startsAt(lower, column, SEXES)) return { line: at + 1, column, parts: 'sexes' };
  }
  return undefined;
}

const joinedDay = (cells: Row): Cell[] => {
  const filled = cells.map(textOf).filter((text) => text !== '');
  return [filled.length === 0 ? undefined : filled.join('/'), undefined, undefined];
};

/** A year in the column of men is one of a man; a cross there says no more than that. */
function birthAndSex([man, woman]: Row): Cell[] {
  const [ofMan, ofWoman] = [textOf(man), textOf(woman)];
  if (ofMan !== '' && ofWoman !== '') return [`${ofMan}, ${ofWoman}`, undefined];
  const sex = ofMan === '' ? (ofWoman === '' ? undefined : 'nữ') : 'nam';
  const birth = ofMan === '' ? woman : man;
  return [/^x$/i.test(textOf(birth)) ? undefined : birth, sex];
}

/** A table with births in one column, where lists on paper have one for each part of the day, or one for each sex. */
export function withBirthColumn(rows: Cell[][]): Cell[][] {
  const group = findGroup(rows);
  if (!group) return rows;
  const { line, column, parts } = group;
  const width = parts === 'days' ? DAY_PARTS.length : SEXES.length;
  const change = parts === 'days' ? joinedDay : birthAndSex;
  const named: Cell[] =
    parts === 'days' ? ['Ngày sinh', undefined, undefined] : ['Năm sinh', 'Giới tính'];
  return rows.map((row, at) => {
    if (at < line - 1) return row;
    const cells = Array.from(
      { length: Math.max(row.length, column + width) },
      (_, place) => row[place],
    );
    const own = at < line ? named : at === line ? [] : change(cells.slice(column, column + width));
    cells.splice(column, width, ...Array.from({ length: width }, (_, place) => own[place]));
    return cells;
  });
}
