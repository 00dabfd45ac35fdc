import type { Meals } from '../../food/storedLines';
import { computeDayAmounts, type DayAmounts } from '../../verdict/amounts';
import { judgeDay, judgeWeek } from '../../verdict/judge';
import { computeBound } from '../../verdict/limit';
import type { Standard, VerdictLine } from '../../verdict/types';
import type { Limit, Severity } from '../../clinical/limitTypes';

export interface DayJudge {
  (meals: Meals): VerdictLine[];
}

/**
 * Judges a changed day as every screen does. What must stay the same from day to day is held against the days beside it;
 * where none are known, against the day as it was planned.
 * @param beside other days of the same week
 */
export function dayJudge(planned: Meals, standard: Standard, beside: readonly Meals[]): DayJudge {
  const steady: Standard = {
    ...standard,
    limits: standard.limits.filter(({ per }) => per === 'week'),
  };
  const others = (beside.length > 0 ? beside : [planned]).map(computeDayAmounts);
  const ofWeek = (today: DayAmounts) =>
    steady.limits.length === 0 ? [] : judgeWeek([...others, today], steady).week;
  return (meals) => {
    const today = computeDayAmounts(meals);
    return [...judgeDay(today, standard), ...ofWeek(today)];
  };
}

export const isMissed = ({ status }: VerdictLine): boolean =>
  status === 'over' || status === 'short';

function missedShare({ status, limit, by, known }: VerdictLine): number {
  if (status !== 'over' && status !== 'short') return 0;
  const bound = computeBound(limit);
  const far = by ?? Math.abs((known ?? bound * 2) - bound);
  return far / (bound > 0 ? bound : 1);
}

/** Limits of illness count most; a need of one day least, since its week counts. */
const WEIGHTS: Readonly<Record<Severity, number>> = {
  illness: 3,
  expert: 3,
  prescription: 2,
  code: 2,
  general: 1,
};
const NEED = 0.25;
const limitWeight = ({ severity, isNeed }: Limit): number => (isNeed ? NEED : WEIGHTS[severity]);

/** Share of its bound by which a line that is missed already may become worse; a need of one day has its week. */
const TRACE = { limit: 0.02, need: 0.1 };

/** The upper end of what is recommended, beyond which no guideline names a harm: a child's protein (decision 0260). */
const isRangeEnd = ({ of, side, severity }: Limit): boolean =>
  of === 'protein' && side === 'maximum' && severity === 'general';

/**
 * Of two days whose vitamin K is known in part the known parts must not drift apart beyond the limit: nobody can say that the rest
 * makes up for it.
 */
function isWiderSwing(
  { limit, status, known }: VerdictLine,
  old: VerdictLine | undefined,
): boolean {
  if (limit.of !== 'vitaminKSwing' || status !== 'unknown' || known === undefined) return false;
  return known > limit.value && known > (old?.known ?? 1);
}

/**
 * A line that the day kept, one that it goes clearly farther from, and a limit of which nobody could say that it is missed. A need that
 * is seen to be short because more is known of it is no worse than before.
 */
function isBroken(line: VerdictLine, old: VerdictLine | undefined, trace: typeof TRACE): boolean {
  if (!isMissed(line)) return isWiderSwing(line, old);
  const { isNeed } = line.limit;
  const room = isNeed || isRangeEnd(line.limit) ? trace.need : trace.limit;
  if (old && isMissed(old)) return missedShare(line) > missedShare(old) + room;
  return !(isNeed && old?.status === 'unknown');
}

const ENERGY: ReadonlySet<Limit['of']> = new Set([
  'calories',
  'protein',
  'carbs',
  'fat',
  'carbsSwing',
]);

function approach({ limit, known }: VerdictLine, old: VerdictLine | undefined): number {
  const { of, side, severity, value } = limit;
  if (ENERGY.has(of) || side !== 'maximum' || severity === 'general' || !(value > 0)) return 0;
  return known === undefined || old?.known === undefined ? 0 : (known - old.known) / value;
}

function gainOn(line: VerdictLine, old: VerdictLine | undefined): number {
  // That more is known of a need makes no day worse.
  if (isMissed(line) && old?.status === 'unknown') return 0;
  const nearer = (old ? missedShare(old) : 0) - missedShare(line);
  return nearer === 0 ? -approach(line, old) : nearer * limitWeight(line.limit);
}

export interface VerdictChange {
  broken: VerdictLine[];
  mended: VerdictLine[];
  blurred: VerdictLine[];
  /** By how much all missed lines together become better, by weight; below 0 worse. */
  gain: number;
}

/**
 * Shortages of a day once something is gone that this person must not have, and of which it has no less with another
 * thing in its place: that is made up for by other meals. Of less energy each meal is a greater share.
 * @param without the day in which nothing stands in its place
 */
export function shortfalls(
  broken: readonly VerdictLine[],
  without: readonly VerdictLine[],
): VerdictLine[] {
  return broken.filter((line) => {
    const { key, of } = line.limit;
    if (line.status !== 'short' && of !== 'mealEnergy') return false;
    const empty = without.find(({ limit }) => limit.key === key);
    return empty !== undefined && missedShare(empty) >= missedShare(line);
  });
}

export const missedTogether = (lines: readonly VerdictLine[]): number =>
  lines.reduce((sum, line) => sum + missedShare(line), 0);

export function compareVerdicts(
  before: readonly VerdictLine[],
  after: readonly VerdictLine[],
  trace = TRACE,
): VerdictChange {
  const was = new Map(before.map((line) => [line.limit.key, line]));
  const change: VerdictChange = { broken: [], mended: [], blurred: [], gain: 0 };
  for (const line of after) {
    const old = was.get(line.limit.key);
    if (isBroken(line, old, trace)) change.broken.push(line);
    if (old && isMissed(old) && line.status === 'met') change.mended.push(line);
    if (old?.status === 'met' && line.status === 'unknown') change.blurred.push(line);
    change.gain += gainOn(line, old);
  }
  return change;
}
