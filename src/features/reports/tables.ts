import type { Compared } from '../../domain/practice/reports/comparison';
import { COHORT_MONTHS, type Cohort } from '../../domain/practice/reports/cohorts';
import type { AdherenceReport } from '../../domain/practice/reports/adherence';
import type { Report } from '../../domain/practice/reports/report';
import type { Share } from '../../domain/practice/reports/source';
import type { ReportTable } from '../../domain/practice/reports/tables';
import { reportsText as texts } from '../../i18n/reports';
import { formatDate, formatNumber } from '../../ui/format';

/** @returns whole percent; undefined of nothing */
export const computePercent = ({ count, of }: Share): number | undefined =>
  of > 0 ? Math.round((100 * count) / of) : undefined;

export function clientsTable({ clients: { goals } }: Report): ReportTable {
  const { clients, progress } = texts;
  return {
    title: clients.title,
    columns: [
      clients.group,
      clients.count,
      progress.towards,
      progress.slow,
      progress.against,
      progress.unknown,
    ],
    rows: goals.map(({ group, clients: count, progress: of }) => [
      texts.goals[group],
      count,
      of.towards,
      of.slow,
      of.against,
      of.unknown,
    ]),
  };
}

export function weightsTable({ weights }: Report): ReportTable {
  const words = texts.weights;
  return {
    title: words.title,
    columns: [words.group, words.time, words.clients, words.median, words.low, words.high],
    rows: weights.groups.flatMap(({ group, points }) =>
      points.map(({ week, clients, median, low, high }) => [
        texts.goals[group],
        words.week(week),
        clients,
        median,
        low,
        high,
      ]),
    ),
  };
}

export function visitsTable({ visits: { weeks } }: Report): ReportTable {
  const words = texts.visits;
  return {
    title: words.title,
    columns: [words.week, words.visits, words.missed],
    rows: weeks.map(({ monday, visits, missed }) => [formatDate(monday), visits, missed]),
  };
}

export function menusTable({ menus: { most } }: Report): ReportTable {
  const words = texts.menus;
  return {
    title: words.title,
    columns: [words.name, words.handovers, words.clients],
    rows: most.map(({ name, given, clients }) => [name ?? words.notHere, given, clients]),
  };
}

export function fitTable({ menus: { fit } }: Report): ReportTable {
  const words = texts.menus;
  const keys = ['within5', 'within10', 'beyond', 'unknown'] as const;
  return {
    title: words.fit,
    columns: keys.map((key) => words[key]),
    rows: [keys.map((key) => fit[key])],
  };
}

/** `05/2026` */
const monthText = (month: string): string => month.split('-').toReversed().join('/');

export function cohortsTable(cohorts: readonly Cohort[], of: 'followed' | 'lost'): ReportTable {
  const words = texts.cohorts;
  const months = Array.from({ length: COHORT_MONTHS }, (_, at) => words.month(at + 1));
  return {
    title: `${words.title}: ${words[of]}`,
    sheet: words[of],
    columns: [words.began, of === 'lost' ? words.losing : words.clients, ...months],
    rows: cohorts.map((cohort) => [
      monthText(cohort.month),
      of === 'lost' ? cohort.losing : cohort.clients,
      ...cohort[of].map((count) => count ?? undefined),
    ]),
  };
}

function figureText(kind: Compared['kind'], value: number | undefined): string {
  if (value === undefined) return '—';
  return kind === 'share' ? `${formatNumber(100 * value)} %` : formatNumber(value, 0);
}

function changeText({ kind, now, before }: Compared): string {
  if (now === undefined || before === undefined) return '—';
  const change = kind === 'share' ? 100 * (now - before) : now - before;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  const text = `${sign}${formatNumber(Math.abs(change), kind === 'share' ? 1 : 0)}`;
  return kind === 'share' ? texts.comparison.points(text) : text;
}

function readingText({ now, before, isUncertain }: Compared): string {
  if (now === undefined || before === undefined) return texts.comparison.unknown;
  if (isUncertain === undefined) return '';
  return isUncertain ? texts.comparison.uncertain : texts.comparison.certain;
}

export function comparisonTable(compared: readonly Compared[]): ReportTable {
  const words = texts.comparison;
  return {
    title: words.title,
    columns: [words.figure, words.now, words.before, words.change, words.reading],
    rows: compared.map((one) => [
      words.keys[one.key],
      figureText(one.kind, one.now),
      figureText(one.kind, one.before),
      changeText(one),
      readingText(one),
    ]),
  };
}

export function adherenceTable({ clients }: AdherenceReport, isAnonymous: boolean): ReportTable {
  const words = texts.adherence;
  return {
    title: words.title,
    columns: [words.client, words.days, words.eaten, words.share, words.weights, words.last],
    rows: clients.map(({ clientId, clientName, days, eaten, share, weights, lastDay }) => {
      const percent = share && computePercent(share);
      return [
        isAnonymous ? clientId.slice(-8) : clientName,
        days,
        eaten,
        percent === undefined ? undefined : `${percent} %`,
        weights,
        formatDate(lastDay),
      ];
    }),
  };
}

export function allTables(report: Report, isAnonymous: boolean): ReportTable[] {
  const { advanced } = report;
  return [
    clientsTable(report),
    weightsTable(report),
    visitsTable(report),
    menusTable(report),
    fitTable(report),
    ...(advanced
      ? [
          comparisonTable(advanced.comparison),
          cohortsTable(advanced.cohorts, 'followed'),
          cohortsTable(advanced.cohorts, 'lost'),
          adherenceTable(advanced.adherence, isAnonymous),
        ]
      : []),
  ].filter(({ rows }) => rows.length > 0);
}
