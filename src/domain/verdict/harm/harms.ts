import type { Meals } from '../../food/storedLines';
import { computeDayAmounts } from '../amounts';
import { judgeWeek } from '../judge';
import { lineText } from '../say';
import { buildStandard, type StandardInputs } from '../standard';
import type { VerdictLine } from '../types';

/** Bounds of the stored assignment: entries, and characters of each. */
const [MOST_NAMED, LONGEST] = [20, 600];

export const boundHarms = (texts: readonly string[]): string[] =>
  texts.map((text) => text.slice(0, LONGEST)).slice(0, MOST_NAMED);

/** Over it also where the expert let it give way: how far is asked about once. */
const isOver = ({ status, by, limit: { side } }: VerdictLine): boolean =>
  status === 'over' || (status === 'yielded' && side === 'maximum' && by !== undefined);

const isHarm = (line: VerdictLine): boolean =>
  isOver(line) && (line.limit.severity === 'illness' || line.limit.severity === 'expert');

interface Harm {
  worst: VerdictLine;
  days: Set<number>;
}

function findHarms(days: readonly (readonly VerdictLine[])[]): Harm[] {
  const harms = new Map<string, Harm>();
  for (const [day, lines] of days.entries())
    for (const line of lines.filter(isHarm)) {
      const { key } = line.limit;
      const harm = harms.get(key) ?? { worst: line, days: new Set() };
      if ((line.by ?? 0) > (harm.worst.by ?? 0)) harm.worst = line;
      harm.days.add(day);
      harms.set(key, harm);
    }
  return [...harms.values()].sort((a, b) => b.days.size - a.days.size);
}

/**
 * Limits of the client's illness, or of the expert for it, that a menu or a week is over, as the verdict says it:
 * of several days the worst, with how many there are. A changed menu says other figures, and is asked about anew.
 * @param diet of the client: a limit may give way to one of it
 */
export function illnessHarms(
  days: readonly Meals[],
  day: StandardInputs['day'],
  diet?: StandardInputs['diet'],
): string[] {
  const verdict = judgeWeek(days.map(computeDayAmounts), buildStandard({ day, diet }));
  const texts = findHarms(verdict.days).map(({ worst, days: { size } }) =>
    days.length > 1 ? `${lineText(worst)} · ${size}/${days.length} ngày` : lineText(worst),
  );
  const ofWeek = verdict.week.filter((line) => !line.limit.isNeed && isHarm(line)).map(lineText);
  return boundHarms([...texts, ...ofWeek]);
}
