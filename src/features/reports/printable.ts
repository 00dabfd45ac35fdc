import { cleanLine } from '../../domain/text/clean';
import { madeOn } from '../../domain/printable/dates';
import {
  PRINTABLE_LIMITS,
  type Printable,
  type PrintableSection,
} from '../../domain/records/printableModel';
import type { Period } from '../../domain/practice/reports/period';
import type { ReportTable } from '../../domain/practice/reports/tables';
import { decimalComma, type Cell } from '../../domain/practice/tabular/cells';
import { reportsText as texts } from '../../i18n/reports';
import { formatDate } from '../../ui/format';

const cellText = (cell: Cell): string =>
  cell === undefined ? '—' : typeof cell === 'number' ? decimalComma(cell) : cell;

function buildSection({ title, columns, rows }: ReportTable): PrintableSection {
  return {
    heading: cleanLine(title, 320),
    rows: rows.slice(0, PRINTABLE_LIMITS.rows).map(([name, ...cells]) => ({
      name: cleanLine(cellText(name), 320),
      note: cleanLine(
        cells.map((cell, at) => `${columns[at + 1] ?? ''}: ${cellText(cell)}`).join(' · '),
        2000,
      ),
    })),
    ticked: false,
  };
}

export function reportPrintable(
  tables: readonly ReportTable[],
  period: Period,
  paper: Pick<Printable, 'letterhead'> & { today: string },
): Printable {
  return {
    kind: 'progress',
    eyebrow: texts.title,
    title: texts.period.range(formatDate(period.from), formatDate(period.to)),
    days: [
      {
        sections: tables.slice(0, PRINTABLE_LIMITS.sections).map(buildSection),
        figures: [],
      },
    ],
    preparations: [],
    legend: [texts.clients.note, texts.visits.note, texts.cohorts.note, texts.adherence.note],
    made: madeOn(paper.today),
    letterhead: paper.letterhead,
  };
}
