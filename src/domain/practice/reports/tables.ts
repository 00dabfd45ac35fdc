import type { Cell } from '../tabular/cells';

export interface ReportTable {
  title: string;
  /** At most 31 characters, as spreadsheets allow; set where the title is longer. */
  sheet?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export function tablesAsRows(tables: readonly ReportTable[]): Cell[][] {
  return tables.flatMap(({ title, columns, rows }) => [
    [title],
    [...columns],
    ...rows.map((row) => [...row]),
    [],
  ]);
}
