import type { VerdictLine, WeekVerdict } from './types';

export interface MissedLimit {
  key: string;
  /** The worst day's. */
  line: VerdictLine;
  /** Names of the days that miss it. */
  days: string[];
}

export const isMissed = ({ status }: VerdictLine): boolean =>
  status === 'over' || status === 'short';

/** Limits that days miss, each once with its days, those of the most days first; needs are the week's. */
export function missedByDay({ days }: WeekVerdict, names: readonly string[]): MissedLimit[] {
  const found = new Map<string, MissedLimit>();
  days.forEach((lines, index) => {
    for (const line of lines.filter((one) => isMissed(one) && !one.limit.isNeed)) {
      const { key } = line.limit;
      const before = found.get(key);
      const isWorse = !before || (line.by ?? 0) > (before.line.by ?? 0);
      found.set(key, {
        key,
        line: isWorse ? line : before.line,
        days: [...(before?.days ?? []), names[index] ?? ''],
      });
    }
  });
  return [...found.values()].sort((a, b) => b.days.length - a.days.length);
}

/**
 * Lines that only the whole week can say, and needs that its mean misses.
 * @param first nutrients that matter to this person: their needs are named also where they cannot be said
 */
export const weekLines = (
  { week }: WeekVerdict,
  first: readonly VerdictLine['limit']['of'][] = [],
): VerdictLine[] =>
  week.filter(
    (line) =>
      !line.limit.isNeed ||
      isMissed(line) ||
      (line.status === 'unknown' && first.includes(line.limit.of)),
  );
