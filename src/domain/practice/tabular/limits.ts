export const TABLE_LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  /** Of an XLSX file when it is unpacked: a small file can become gigabytes. */
  unpackedBytes: 32 * 1024 * 1024,
  parts: 2_000,
  rows: 50_000,
  columns: 200,
  cellLength: 200_000,
} as const;

export type TableProblem =
  | 'fileTooLarge'
  | 'unpackedTooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'broken'
  /** A file of another kind, or of a spreadsheet that is no XLSX. */
  | 'notXlsx'
  | 'oldExcel'
  | 'markup'
  | 'openQuote'
  /** Names of fields stand in the first column. */
  | 'turned'
  | 'tooSlow'
  | 'empty';

export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
  readonly problem: TableProblem;
  constructor(problem: TableProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** @throws UnreadableTable where rows break the limits */
export function checkRows<R extends readonly (readonly unknown[])[]>(rows: R): R {
  if (rows.length === 0) throw new UnreadableTable('empty');
  if (rows.length > TABLE_LIMITS.rows + 1) throw new UnreadableTable('tooManyRows');
  for (const row of rows) {
    if (row.length > TABLE_LIMITS.columns) throw new UnreadableTable('tooManyColumns');
    if (row.some((cell) => typeof cell === 'string' && cell.length > TABLE_LIMITS.cellLength))
      throw new UnreadableTable('cellTooLong');
  }
  return rows;
}
