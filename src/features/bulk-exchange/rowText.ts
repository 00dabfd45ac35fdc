import { columnField } from '../../domain/practice/bulk/columns';
import type { BulkKind } from '../../domain/practice/bulk/kinds';
import type { PreviewRow, RowProblem } from '../../domain/practice/bulk/preview';
import { bulkText } from '../../i18n/bulk';
import { formatNumber } from '../../ui/format';

const { problems, notes, double, known } = bulkText.import;
const MAX_CELL = 60;

function problemText(kind: BulkKind, { field, problem, cell, from, to }: RowProblem): string {
  const label = columnField(kind, field)?.label ?? field;
  const cellText = cell.slice(0, MAX_CELL);
  if (problem === 'range')
    return from === undefined
      ? problems.most(label, cellText, formatNumber(to))
      : problems.least(label, cellText, formatNumber(from));
  return problems[problem](label, cellText);
}

export function rowText(kind: BulkKind, row: Omit<PreviewRow, 'document'>): string {
  if (row.state === 'double') return double;
  if (row.state === 'known') return known;
  const problemTexts = row.problems.map((one) => problemText(kind, one));
  const understood = row.notes.map(({ note, cell }) => notes[note](cell.slice(0, MAX_CELL)));
  return [...problemTexts, ...(row.state === 'new' ? understood : [])].join(' ');
}
