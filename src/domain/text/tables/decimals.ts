import { parseNumber } from '../parseNumber';

type DecimalSign = '.' | ',';

/**
 * Which sign the figures of a column have before their decimals. `unsure`: all that it has could be thousands as well, and is
 * read as Vietnamese writes it; `mixed`: what may be either is asked about.
 */
export type ColumnDecimals = DecimalSign | 'unsure' | 'mixed';

/** The reading of "1.250" or "1,250" where the column does not say which of the two it is. */
type FigureText =
  | { value: number; note?: 'thousands' | 'decimals' }
  | { problem: 'number' | 'decimal' };

const LEADING = /^[^\d.,]*((?:\d[\d.,\s]*)?\d)/u;
/** One to three digits, a sign, three digits: thousands or decimals. */
const EITHER = /^[1-9]\d{0,2}([.,])\d{3}$/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const BOTH = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)([.,])\d+$/;

const figureOf = (text: string): string => LEADING.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? '';
const other = (sign: string | undefined): DecimalSign => (sign === '.' ? ',' : '.');

/** The decimal sign that a figure cannot be read without. */
function signOf(figure: string): DecimalSign | undefined {
  const both = BOTH.exec(figure)?.[2];
  if (both !== undefined) return both as DecimalSign;
  if (EITHER.test(figure)) return undefined;
  const grouped = GROUPED.exec(figure)?.[1];
  if (grouped !== undefined) return other(grouped);
  return /^\d*([.,])\d+$/.exec(figure)?.[1] as DecimalSign | undefined;
}

type Texts = readonly (string | number | undefined)[];

/** A percentage of a spreadsheet is a number that we wrote ourselves. */
const signsOf = (cells: Texts): ReadonlySet<DecimalSign> =>
  new Set(
    cells.flatMap((cell) =>
      typeof cell === 'string' && !cell.endsWith('%') ? (signOf(figureOf(cell)) ?? []) : [],
    ),
  );

/** Whether all figures have three decimals, as a program prints them: thousands are not all of them that long. */
const haveThreeDecimals = (cells: Texts): boolean =>
  cells.every((cell) => {
    const figure = typeof cell === 'string' ? figureOf(cell) : String(cell ?? '');
    return figure === '' || /[.,]\d{3}$/.test(figure);
  });

/** "1,050" among whole figures: nobody writes a last nought of decimals there. */
const isThousand = (cells: Texts): boolean =>
  cells.some((cell) => /^[1-9]\d{0,2},\d\d0$/.test(figureOf(String(cell ?? '')))) &&
  cells.some((cell) => /^\d+$/.test(String(cell ?? '').trim()));

function columnDecimals(cells: Texts, table: ReadonlySet<DecimalSign>): ColumnDecimals {
  const own = signsOf(cells);
  if (own.size === 2) return 'mixed';
  const [sign] = own;
  if (sign !== undefined) return sign;
  if (table.size === 2) return 'mixed';
  if (table.size === 0) return isThousand(cells) ? 'mixed' : 'unsure';
  if (table.has(',')) return ',';
  // The table has decimal points: "1,250" is thousands then; "1.250" among whole figures may be either.
  const hasPoints = cells.some((cell) => EITHER.exec(figureOf(String(cell ?? '')))?.[1] === '.');
  return hasPoints && !haveThreeDecimals(cells) ? 'mixed' : '.';
}

/** The decimal sign of each column of figures of a table, by the cells that leave no doubt. */
export function readDecimals(columns: readonly Texts[]): ColumnDecimals[] {
  const table = new Set(columns.flatMap((cells) => [...signsOf(cells)]));
  return columns.map((cells) => columnDecimals(cells, table));
}

const normal = (figure: string, sign: DecimalSign): number =>
  Number(figure.replaceAll(other(sign), '').replace(sign, '.'));

/** A figure without a unit, in a column whose decimal sign is known; without one as Vietnamese writes it. */
export function readFigureText(text: string, decimals?: ColumnDecimals): FigureText {
  const plain = text.replaceAll(/\s/g, '');
  const [minus, figure] = plain.startsWith('-') ? [-1, plain.slice(1)] : [1, plain];
  const sign = EITHER.exec(figure)?.[1];
  if (sign !== undefined && decimals !== undefined) {
    if (decimals === 'mixed') return { problem: 'decimal' };
    if (decimals !== 'unsure') return { value: minus * normal(figure, decimals) };
    const note = sign === '.' ? 'thousands' : 'decimals';
    return { value: minus * normal(figure, ','), note };
  }
  const certain = BOTH.test(figure) || GROUPED.test(figure) ? signOf(figure) : undefined;
  const value = certain === undefined ? parseNumber(plain) : minus * normal(figure, certain);
  return value === undefined ? { problem: 'number' } : { value };
}
