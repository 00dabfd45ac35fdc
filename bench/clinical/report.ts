import { median } from '../lib/stats';
import type { RefusedLine } from './refuse';
import type { ClientWeek } from './weekOfClient';

const DAYS = 7;

const standing = ({ refused }: ClientWeek): RefusedLine[] =>
  refused.filter((one) => !one.isDisputed);

const isWrongStop = ({ client, without }: ClientWeek): boolean =>
  client.mustStop === undefined ? without !== undefined : without === undefined;

/** `goodDays`, `falseShare`: shares (0–1); times in ms. */
export function summariseWeeks(weeks: readonly ClientWeek[]) {
  const all = weeks.flatMap((week) => standing(week));
  const made = weeks.filter(({ without }) => without === undefined);
  const lines = made.reduce((sum, { alarms }) => sum + alarms.lines, 0);
  const falseAlarms = made.reduce((sum, { alarms }) => sum + alarms.isFalse.length, 0);
  const good = made.reduce((sum, week) => {
    const bad = new Set(standing(week).map(({ day }) => day));
    // A refusal of the whole week spoils none of its days.
    bad.delete(undefined);
    return sum + DAYS - bad.size;
  }, 0);
  const times = made.map(({ took }) => took);
  const work = made.map(({ worked }) => worked);
  return {
    unsafe: all.filter(({ kind }) => kind === 'unsafe').length,
    poor: all.filter(({ kind }) => kind === 'poor').length,
    falseShare: falseAlarms / Math.max(lines, 1),
    goodDays: good / Math.max(made.length * DAYS, 1),
    wrongStops: weeks.filter(isWrongStop).length,
    median: times.length > 0 ? median(times) : 0,
    longest: Math.max(0, ...times),
    work: work.length > 0 ? median(work) : 0,
  };
}

const refusedText = ({ line, kind, text }: RefusedLine) => `  - ${kind}, line ${line}: ${text}`;

export function weekText(week: ClientWeek): string {
  const { client, without, alarms, took, refused } = week;
  const stop = isWrongStop(week)
    ? `  - wrong: ${without ?? 'a week'}, ${client.mustStop ?? 'should be made'}`
    : '';
  const own = standing(week);
  const others = refused.filter(({ isDisputed }) => isDisputed);
  const rows = [
    `- ${client.id}: ${without ?? `${alarms.alarms} of ${alarms.lines} lines are alarms`}, ${Math.round(took)} ms`,
    stop,
    ...own.map(refusedText),
    ...others.map((one) => `${refusedText(one)} (disputed)`),
    ...alarms.isFalse.map((text) => `  - false alarm: ${text}`),
  ];
  return rows.filter((row) => row !== '').join('\n');
}

function byWhat(weeks: readonly ClientWeek[]): string {
  const counts = new Map<string, number>();
  for (const week of weeks)
    for (const one of standing(week)) {
      const { what, ...refusal } = week.client.refuse[one.line - 1] ?? { what: '' };
      const of = 'nutrient' in refusal ? `${refusal.nutrient} a ${refusal.per}` : '';
      const key = `${one.kind} ${what} ${of}`.trim();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([key, count]) => `- ${count} × ${key}`)
    .join('\n');
}

export const reportText = (weeks: readonly ClientWeek[]): string =>
  ['# Refused, by kind', byWhat(weeks), '# By client', ...weeks.map((week) => weekText(week))].join(
    '\n\n',
  );
