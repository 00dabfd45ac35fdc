import { useState } from 'react';
import { ROWS_AT_ONCE, type FoodKind } from '../../../api/adminFoods';
import {
  beginFoodImport,
  planFoodImport,
  writeFoodImport,
  type ImportOutcome,
} from '../../../api/foodImports';
import { proposeColumns, type Column } from '../../../domain/food/catalogueImport';
import type { Cell } from '../../../domain/practice/tabular/cells';
import { gateway } from '../../../gateway/browserSession';
import { useAction } from '../../../gateway/useAction';
import { foodImportTexts as texts } from '../../../i18n/foodImports';
import { newId } from '../../../platform/ids';
import { bulkClient } from '../../../workers/bulkClient';
import { isChoosable, readRows, toShownRow, toUnreadRow, type ShownRow } from './rows';

export interface OpenTable {
  file: string;
  headers: readonly string[];
  samples: readonly string[];
  cells: Cell[][];
  /** How many lines stand above the cells. */
  from: number;
}

export interface Progress {
  done: number;
  all: number;
}

type Tell = (progress: Progress) => void;

/** @returns the table, or why it is none */
export async function openTable(file: File): Promise<OpenTable | string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { value, problem } = await bulkClient().open('foods', bytes, {});
  if (!value) return problem ? texts.file.problems[problem] : texts.file.broken;
  if (value.format === 'json') return texts.file.json;
  const { headers, samples } = value;
  return { file: file.name, headers, samples, ...(await bulkClient().cells()) };
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / ROWS_AT_ONCE) }, (_, at) =>
    all.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );

interface Planned {
  kind: FoodKind;
  source: string;
  table: OpenTable;
  columns: readonly (Column | null)[];
}

async function planAll({ kind, source, table, columns }: Planned, tell: Tell): Promise<ShownRow[]> {
  const read = readRows(table.cells, columns, table.from);
  const good = read.filter(({ unread }) => unread.length === 0);
  const shown = read.filter(({ unread }) => unread.length > 0).map(toUnreadRow);
  for (const part of inParts(good)) {
    tell({ done: shown.length, all: read.length });
    const rows = part.map(({ line, values }) => ({ line, values }));
    const answer = await gateway.ask(planFoodImport, { body: { kind, source, rows } });
    const byLine = new Map(answer.rows.map((row) => [row.line, row]));
    for (const row of part) {
      const planned = byLine.get(row.line);
      if (planned) shown.push(toShownRow(row, planned));
    }
  }
  return shown.sort((one, other) => one.line - other.line);
}

interface Written extends Omit<Planned, 'columns'> {
  importId: string;
  rows: readonly ShownRow[];
}

async function writeAll(
  { importId, kind, source, table, rows }: Written,
  tell: Tell,
): Promise<Map<number, ImportOutcome>> {
  await gateway.ask(beginFoodImport, { body: { importId, kind, source, file: table.file } });
  const outcomes = new Map<number, ImportOutcome>();
  for (const part of inParts(rows)) {
    tell({ done: outcomes.size, all: rows.length });
    const wanted = part.map(({ line, values, entryId, revision }) => ({
      line,
      values,
      ...(entryId === undefined ? {} : { entryId }),
      ...(revision === undefined ? {} : { revision }),
      // A row that stands in doubt was chosen by a person.
      confirmed: true,
    }));
    const answer = await gateway.ask(writeFoodImport, {
      params: { id: importId },
      body: { rows: wanted },
    });
    for (const { line, outcome } of answer.results) outcomes.set(line, outcome);
  }
  return outcomes;
}

const toChosen = (rows: readonly ShownRow[]): Set<string> =>
  new Set(rows.filter(({ state }) => state === 'new' || state === 'change').map(({ id }) => id));

export type ImportStep = 'file' | 'columns' | 'changes' | 'report';

interface State {
  step: ImportStep;
  /** Why the file could not be read. */
  problem: string;
  table?: OpenTable;
  columns: readonly (Column | null)[];
  source: string;
  rows: readonly ShownRow[];
  chosen: ReadonlySet<string>;
  /** One for all tries of an import, so that nothing is written twice. */
  importId: string;
}

const beginning = (): State => ({
  step: 'file',
  problem: '',
  columns: [],
  source: '',
  rows: [],
  chosen: new Set(),
  importId: newId(),
});

function reportOf(
  rows: readonly ShownRow[],
  outcomes: ReadonlyMap<number, ImportOutcome>,
): ShownRow[] {
  return rows.map((row) => {
    const outcome = outcomes.get(row.line);
    return outcome ? { ...row, outcome } : row;
  });
}

interface Acting {
  kind: FoodKind;
  state: State;
  put: (next: Partial<State>) => void;
  tell: Tell;
  onWritten: () => void;
}

async function plan({ kind, state, put, tell }: Acting): Promise<void> {
  const { table, columns, source } = state;
  if (!table) return;
  const rows = await planAll({ kind, source: source.trim(), table, columns }, tell);
  put({ rows, chosen: toChosen(rows), step: 'changes' });
}

async function write({ kind, state, put, tell, onWritten }: Acting): Promise<void> {
  const { table, rows, chosen, source, importId } = state;
  if (!table) return;
  const wanted = rows.filter((row) => isChoosable(row) && chosen.has(row.id));
  const written = { importId, kind, source: source.trim(), table, rows: wanted };
  // Also after a failure: earlier parts were written.
  const outcomes = await writeAll(written, tell).finally(onWritten);
  put({ rows: reportOf(rows, outcomes), step: 'report' });
}

async function open(file: File, put: Acting['put']): Promise<void> {
  const opened = await openTable(file);
  if (typeof opened === 'string') return put({ problem: opened });
  put({ table: opened, columns: proposeColumns(opened.headers), problem: '', step: 'columns' });
}

const toggled = (chosen: ReadonlySet<string>, id: string): Set<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

export function useFoodImport(kind: FoodKind, onWritten: () => void) {
  const [state, setState] = useState(beginning);
  const [progress, setProgress] = useState<Progress | null>(null);
  const action = useAction(texts.act);
  const put = (next: Partial<State>): void => setState((now) => ({ ...now, ...next }));
  const run = async (work: () => Promise<void>): Promise<void> => {
    await action.run(work);
    setProgress(null);
  };
  const acting: Acting = { kind, state, put, tell: setProgress, onWritten };
  return {
    ...state,
    ...action,
    progress,
    open: (file: File) => run(() => open(file, put)),
    setColumn: (at: number, column: Column | null) =>
      put({ columns: state.columns.map((one, place) => (place === at ? column : one)) }),
    setSource: (source: string) => put({ source }),
    plan: () => run(() => plan(acting)),
    toggle: (id: string) => put({ chosen: toggled(state.chosen, id) }),
    write: () => run(() => write(acting)),
    restart: () => setState(beginning()),
  };
}
export type FoodImportState = ReturnType<typeof useFoodImport>;
