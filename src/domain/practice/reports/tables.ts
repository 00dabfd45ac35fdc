import type { Cell } from '../tabular/cells';

/** A part of a report as a table: what charts show, in figures and words. */
export interface ReportTable {
  title: string;
  /** A name of at most 31 characters, where the title is longer. */
  sheet?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** All tables below each other, as a file holds them. */
export function tablesAsRows(tables: readonly ReportTable[]): Cell[][] {
  return tables.flatMap(({ title, columns, rows }) => [
    [title],
    [...columns],
    ...rows.map((row) => [...row]),
    [],
  ]);
}
