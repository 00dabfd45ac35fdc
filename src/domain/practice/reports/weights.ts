import { daysBetween } from '../../text/days';
import { roundTo } from '../../text/round';
import { isPregnant } from '../../clinical/lifeStage';
import { getGoalGroup, type GoalGroup } from './clients';
import { isWithin, type Period } from './period';
import { quantile, type ReportSource, type ReportVisit, type VisitsByClient } from './source';

const WEEKS = [0, 4, 8, 12, 16, 20, 24] as const;
const REACH_DAYS = 14;

/** Percent of the first weight; a loss is negative. */
export interface WeightPoint {
  week: number;
  clients: number;
  median: number;
  low: number;
  high: number;
}

export interface WeightReport {
  groups: { group: GoalGroup; points: WeightPoint[] }[];
}

function computeChanges(visits: readonly ReportVisit[]): Map<number, number> {
  const weighed = visits.flatMap(({ visitDate, weight }) =>
    weight === undefined ? [] : [{ visitDate, weight }],
  );
  const [first] = weighed;
  const changes = new Map<number, number>();
  if (!first || weighed.length < 2) return changes;
  const days = weighed.map(({ visitDate, weight }) => ({
    weight,
    day: daysBetween(first.visitDate, visitDate),
  }));
  for (const week of WEEKS) {
    const near = days
      .map(({ weight, day }) => ({ weight, off: Math.abs(day - 7 * week) }))
      .filter(({ off }) => off <= (week === 0 ? 0 : REACH_DAYS))
      .sort((a, b) => a.off - b.off)[0];
    if (near) changes.set(week, (100 * (near.weight - first.weight)) / first.weight);
  }
  return changes;
}

const round = (value: number): number => roundTo(value, 1);

function computePoints(all: readonly Map<number, number>[]): WeightPoint[] {
  return WEEKS.flatMap((week) => {
    const changes = all.flatMap((one) => one.get(week) ?? []);
    const [low, median, high] = [0.25, 0.5, 0.75].map((at) => quantile(changes, at));
    if (low === undefined || median === undefined || high === undefined) return [];
    const figures = { median: round(median), low: round(low), high: round(high) };
    return [{ week, clients: changes.length, ...figures }];
  });
}

/**
 * Whole histories of those who were weighed in the period. The fewer clients are left, the less a point says, so each has
 * their number.
 */
export function weightReport(
  { clients }: Pick<ReportSource, 'clients'>,
  byClient: VisitsByClient,
  period: Period,
): WeightReport {
  const groups = new Map<GoalGroup, Map<number, number>[]>();
  for (const client of clients) {
    const visits = byClient.get(client.id) ?? [];
    const isWeighed = visits.some(
      ({ weight, visitDate }) => weight !== undefined && isWithin(visitDate, period),
    );
    if (!isWeighed || isPregnant(client, period.to)) continue;
    const upTo = visits.filter(({ visitDate }) => visitDate <= period.to);
    const changes = computeChanges(upTo);
    if (changes.size === 0) continue;
    const group = getGoalGroup(client);
    groups.set(group, [...(groups.get(group) ?? []), changes]);
  }
  return { groups: [...groups].map(([group, all]) => ({ group, points: computePoints(all) })) };
}
