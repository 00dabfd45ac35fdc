import { pureMost } from '../../../src/domain/food/foodLabel';
import { NUTRIENT_UNITS, type NutrientMap } from '../../../src/domain/food/nutrients';
import { NUTRIENT_COLUMNS, type TableFood } from './figures';
import { categoryOfGroup } from './groups';

type Cells = Readonly<Record<string, string>>;
export type ReadRow = { ok: true; food: TableFood; lost: string[] } | { ok: false; reason: string };

/** Per 100 g: pure fat has 900 kcal, nothing has more than 100 g; minerals: `pureMost`. */
const LIMITS: Readonly<Record<string, number>> = {
  kcal: 1000,
  g: 100,
  mg: 100_000,
  mcg: 1_000_000,
};
const MAX_REFUSE = 99;
const FEW_CELLS = 2;

class RowProblem extends Error {}

/**
 * A unit, sign or word ("Tr", "<0.1") makes a cell unknown: guessing could be off by a factor of ten or more.
 * @returns undefined for an empty cell (not measured)
 */
function readNumber(
  cells: Cells,
  column: string,
  most: number,
  lost: string[],
): number | undefined {
  const text = cells[column] ?? '';
  if (text === '') return undefined;
  if (/^\d+,\d+$/.test(text))
    throw new RowProblem(`cột ${column}: "${text.slice(0, 40)}" có dấu phẩy thập phân`);
  const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
  if (value === undefined) lost.push(`cột ${column}: "${text.slice(0, 40)}" không phải là số`);
  else if (value > most) lost.push(`cột ${column}: ${text.slice(0, 40)} vượt quá ${most}`);
  else return value;
  return undefined;
}

function readNutrients(cells: Cells, lost: string[]): NutrientMap {
  const nutrients: NutrientMap = {};
  const own: string[] = [];
  for (const [column, key] of Object.entries(NUTRIENT_COLUMNS)) {
    const most = pureMost(key) ?? LIMITS[NUTRIENT_UNITS[key]] ?? 0;
    const value = readNumber(cells, column, most, own);
    if (value !== undefined) nutrients[key] = value;
  }
  if (own.length > Math.max(FEW_CELLS, Object.keys(nutrients).length))
    throw new RowProblem(own.join('; '));
  lost.push(...own);
  return nutrients;
}

function readName(cells: Cells): string {
  const name = cells.name_vi ?? '';
  if (name === '') throw new RowProblem('thiếu tên thực phẩm (cột name_vi)');
  if (/\p{Cc}/u.test(name))
    throw new RowProblem('tên thực phẩm chứa ký tự điều khiển (cột name_vi)');
  if (name.length > 200) throw new RowProblem('tên thực phẩm dài quá 200 ký tự (cột name_vi)');
  return name.charAt(0).toLocaleUpperCase('vi') + name.slice(1);
}

function readCode(cells: Cells): string {
  const code = cells.code ?? '';
  if (code === '') throw new RowProblem('thiếu mã thực phẩm (cột code)');
  if (!/^[A-Za-z0-9]{1,40}$/.test(code))
    throw new RowProblem(`mã "${code.slice(0, 40)}" chỉ được gồm chữ cái không dấu và chữ số`);
  return code;
}

function readCategory(cells: Cells): string {
  const group = cells.group_no ?? '';
  const category = categoryOfGroup(group);
  if (!category) throw new RowProblem(`nhóm "${group.slice(0, 40)}" không nằm trong 1–14`);
  return category;
}

function readState(cells: Cells): string | undefined {
  const state = cells.state ?? '';
  if (!['', 'raw', 'cooked'].includes(state))
    throw new RowProblem(`cột state: "${state.slice(0, 40)}" phải là raw hoặc cooked`);
  return state === '' ? undefined : state;
}

/** Some tables write "-" where they know no English name. */
function readNameEn(cells: Cells): string | undefined {
  const name = (cells.name_en ?? '').replace(/\p{Cc}/gu, ' ').slice(0, 200);
  return /[A-Za-z]/.test(name) ? name : undefined;
}

export function readRow(cells: Cells): ReadRow {
  try {
    const lost: string[] = [];
    const food = {
      code: readCode(cells),
      name: readName(cells),
      nameEn: readNameEn(cells),
      category: readCategory(cells),
      state: readState(cells),
      refusePercent: readNumber(cells, 'refuse_pct', MAX_REFUSE, lost),
      nutrients: readNutrients(cells, lost),
    };
    return { ok: true, food, lost };
  } catch (error) {
    if (error instanceof RowProblem) return { ok: false, reason: error.message };
    throw error;
  }
}
