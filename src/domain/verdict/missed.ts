import type { VerdictLine, WeekVerdict } from './types';

export interface MissedLimit {
  key: string;
  line: VerdictLine;
  days: string[];
}

export const isMissed = ({ status }: VerdictLine): boolean =>
  status === 'over' || status === 'short';

/** Limits of some lines of the days, each once with its days, those of the most days first. */
function byDay(
  { days }: WeekVerdict,
  names: readonly string[],
  isMeant: (line: VerdictLine) => boolean,
): MissedLimit[] {
  const missedLimits = new Map<string, MissedLimit>();
  days.forEach((lines, index) => {
    for (const line of lines.filter(isMeant)) {
      const { key } = line.limit;
      const before = missedLimits.get(key);
      const isWorse = !before || (line.by ?? 0) > (before.line.by ?? 0);
      missedLimits.set(key, {
        key,
        line: isWorse ? line : before.line,
        days: [...(before?.days ?? []), names[index] ?? ''],
      });
    }
  });
  return [...missedLimits.values()].sort((a, b) => b.days.length - a.days.length);
}

/** Limits that days miss; needs are the week's. */
export const missedByDay = (verdict: WeekVerdict, names: readonly string[]): MissedLimit[] =>
  byDay(verdict, names, (line) => isMissed(line) && !line.limit.isNeed);

const isYielded = ({ status }: VerdictLine): boolean => status === 'yielded';

/** Limits that give way, with the days that are beyond them: all days where none is. */
export function yieldedByDay(verdict: WeekVerdict, names: readonly string[]): MissedLimit[] {
  const beyond = byDay(verdict, names, (line) => isYielded(line) && line.by !== undefined);
  const keys = new Set(beyond.map(({ key }) => key));
  const within = byDay(verdict, names, (line) => isYielded(line) && !keys.has(line.limit.key));
  return [...beyond, ...within];
}

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
