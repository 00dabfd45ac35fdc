import { readFigureText, type ColumnDecimals } from './decimals';
import { readUnit, unitFactor } from './units';

/** Unit and decimal sign of a column, by its header and the cells below it. */
export interface FigureColumn {
  unit?: string | undefined;
  /** To the unit of the field; absent where it has another kind of unit. */
  factor?: number | undefined;
  /** The part of what is written that the field means, whatever the unit: of salt, its sodium. */
  share?: number | undefined;
  decimals?: ColumnDecimals | undefined;
}

export type FigureNote = 'metres' | 'converted' | 'thousands' | 'decimals';
export type FigureProblem = 'number' | 'decimal' | 'unit';

/** `isConverted`: the value is in another unit than the one it was written in. */
export type Figure =
  | { value: number; isConverted: boolean; unit?: string; note?: 'thousands' | 'decimals' }
  | { problem: FigureProblem };

/** Longest text that is read as a figure. */
const MAX_FIGURE = 60;

/** Words that people write where there is nothing. */
const NOTHING =
  /^(?:[-–—_./?]+|n\/?a|n\.a\.?|null|none|nil|nan|không có|không|chưa có|chưa rõ|ko có|ko|k|kh|k có|hok|chưa|chưa cập nhật|không dùng|không sử dụng|trống|bỏ trống|kxđ|kph|nd|vết|tr)$/i;
export const isNothing = (text: string): boolean => NOTHING.test(text.normalize('NFC').trim());

const FEET =
  /^(\d)\s*(?:'|’|′|ft\.?|feet)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|”|″|''|in\.?|inch(?:es)?)?)?$/i;

/** 5'7" in centimetres. */
export function readFeet(text: string): number | undefined {
  const [, feet, inches = '0'] = FEET.exec(text) ?? [];
  if (feet === undefined) return undefined;
  return Math.round((Number(feet) * 12 + Number(inches.replace(',', '.'))) * 25.4) / 10;
}

const BEHIND = /^(.*?\d[\d.,\s]*)\s*([\p{L}µμ%]+(?:\/[a-z]+)?)\.?$/u;
const PER_HUNDRED = /\s*\/\s*100\s*(?:g|gr|gam|ml)\.?$/iu;

/** Noise of binary figures: 53.400000000000006 is 53.4, as the spreadsheet shows it. */
function withoutNoise(value: number): number {
  const shown = Number(value.toPrecision(15));
  return String(shown).replace(/^-?0?\.?0*|\D/g, '').length <= 12 ? shown : value;
}

interface Written {
  value: number;
  unit?: string;
  note?: 'thousands' | 'decimals';
}

/** A figure with the unit that stands behind it; "1m62" is 1.62 m. */
function readWritten(
  text: string,
  decimals?: ColumnDecimals,
): Written | { problem: FigureProblem } {
  const tall = /^([12])\s*m\s*(\d{1,2})$/i.exec(text);
  if (tall) return { value: Number(`${tall[1]}.${tall[2]}`), unit: 'm' };
  const bare = text.replace(/\s*phút\.?$/i, '').replace(PER_HUNDRED, '');
  const plain = readFigureText(bare, decimals);
  if (!('problem' in plain) || plain.problem === 'decimal') return plain;
  const [, figure = '', behind = ''] = BEHIND.exec(bare) ?? [];
  const unit = readUnit(behind);
  if (unit === undefined) return { problem: 'number' };
  const read = readFigureText(figure, decimals);
  return 'problem' in read ? read : { ...read, unit };
}

/**
 * The one reader of figures in cells of tables, in the unit of their field. The unit in a cell goes before that of its column;
 * a unit that does not fit is a problem, never another figure.
 */
export function readFigure(
  cell: string | number,
  wanted: string | undefined,
  column: FigureColumn = {},
): Figure {
  const text = String(cell).trim();
  if (text.length > MAX_FIGURE) return { problem: 'number' };
  const written: Written | { problem: FigureProblem } =
    typeof cell === 'number' ? { value: withoutNoise(cell) } : readWritten(text, column.decimals);
  if ('problem' in written) return written;
  const { unit, note } = written;
  const said = unit ?? column.unit;
  const whole =
    unit === undefined || wanted === undefined ? column.factor : unitFactor(unit, wanted);
  if (whole === undefined && said !== undefined && wanted !== undefined) return { problem: 'unit' };
  const factor = (whole ?? 1) * (column.share ?? 1);
  return {
    value: written.value * factor,
    isConverted: factor !== 1,
    ...(said === undefined ? {} : { unit: said }),
    ...(note ? { note } : {}),
  };
}
