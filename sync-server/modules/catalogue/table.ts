import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { decodeText } from './decode';
import { NUTRIENT_COLUMNS, type TableFood } from './figures';
import { readRow } from './row';
import { columnsNotMeasured, without } from './zeros';

/** `row` is the line in the file, 1 being the header. */
export interface TableProblem {
  row: number;
  reason: string;
}

export type FoodTable =
  | {
      ok: true;
      foods: TableFood[];
      refused: TableProblem[];
      lostCells: TableProblem[];
      ignoredColumns: string[];
      notMeasured: string[];
    }
  | { ok: false; message: string };

const COLUMNS = [
  'code',
  'group_no',
  'group_vi',
  'group_en',
  'name_vi',
  'name_en',
  'state',
  'refuse_pct',
  ...Object.keys(NUTRIENT_COLUMNS),
];

const recordsSchema = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);
type Records = z.infer<typeof recordsSchema>;

/** National tables have some dozens; each column costs time per row. */
const MAX_COLUMNS = 500;

function hasTooManyColumns(text: string): boolean {
  let columns = 1;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '\n') columns = 1;
    else if (sign === ',' && (columns += 1) > MAX_COLUMNS) return true;
  }
  return false;
}

function parseCsv(text: string): Records | string {
  try {
    const options = { info: true, relax_column_count: true, skip_empty_lines: true };
    // The declared type of `parse` ignores the option `info`.
    return recordsSchema.parse(parse(text, options));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error ? ` (dòng ${String(error.lines)})` : '';
    return `Tệp không phải CSV hợp lệ${line}: dấu ngoặc kép không khớp.`;
  }
}

function headerProblem(header: readonly string[]): string | undefined {
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    const separator =
      header.length === 1 ? ' Các cột phải ngăn cách bằng dấu phẩy, dòng đầu là tên cột.' : '';
    return `Thiếu cột: ${missing.join(', ')}.${separator}`;
  }
  const twice = COLUMNS.filter((column) => header.filter((name) => name === column).length > 1);
  return twice.length > 0 ? `Cột bị lặp: ${twice.join(', ')}.` : undefined;
}

function readRecords(header: readonly string[], records: Records) {
  const foods: TableFood[] = [];
  const refused: TableProblem[] = [];
  const lostCells: TableProblem[] = [];
  const firstRows = new Map<string, number>();
  for (const { record, info } of records) {
    const row = info.lines;
    const refuse = (reason: string) => refused.push({ row, reason });
    if (record.length !== header.length) {
      refuse(`có ${record.length} ô, cần ${header.length} ô`);
      continue;
    }
    const cells = Object.fromEntries(header.map((name, i) => [name, (record[i] ?? '').trim()]));
    const read = readRow(cells);
    const code = cells.code ?? '';
    const first = firstRows.get(code);
    if (code !== '' && first === undefined) firstRows.set(code, row);
    if (first !== undefined) refuse(`mã ${code} đã có ở dòng ${first}`);
    else if (read.ok) {
      foods.push(read.food);
      lostCells.push(...read.lost.map((reason) => ({ row, reason })));
    } else refuse(read.reason);
  }
  return { foods, refused, lostCells };
}

/**
 * The file has to be UTF-8, comma separated, with the header in the first row. A bad cell loses only itself, a bad row
 * only that row.
 */
export function readFoodTable(bytes: Uint8Array): FoodTable {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  if (hasTooManyColumns(decoded.text))
    return { ok: false, message: `Tệp có quá nhiều cột: nhiều nhất là ${MAX_COLUMNS}.` };
  const records = parseCsv(decoded.text);
  if (typeof records === 'string') return { ok: false, message: records };
  const [first, ...rest] = records;
  const header = (first?.record ?? []).map((name) => name.trim());
  const problem = headerProblem(header);
  if (problem) return { ok: false, message: problem };
  if (rest.length === 0)
    return { ok: false, message: 'Tệp chỉ có dòng tên cột, không có dữ liệu.' };
  const { foods, refused, lostCells } = readRecords(header, rest);
  const notMeasured = columnsNotMeasured(foods);
  return {
    ok: true,
    foods: foods.map((food) => ({ ...food, nutrients: without(notMeasured, food.nutrients) })),
    refused,
    lostCells,
    ignoredColumns: header.filter((name) => !COLUMNS.includes(name)),
    notMeasured,
  };
}
