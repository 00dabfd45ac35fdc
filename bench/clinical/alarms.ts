import { countedLines } from '../../src/domain/verdict/judge';
import { lineText } from '../../src/domain/verdict/say';
import type { VerdictLine, WeekVerdict } from '../../src/domain/verdict/types';
import type { BenchClient } from './client';
import { nutrientNamed } from './week';

/** Alarms of the product in amounts that a clinician accepts, and all lines that it says. */
export interface Alarms {
  lines: number;
  alarms: number;
  /** In the product's words. */
  isFalse: string[];
}

/** The ranges of a day, by the product's names. */
function ranges({
  accept = {},
  record: { weight = 1 },
}: BenchClient): Map<string, [number, number]> {
  return new Map(
    Object.entries(accept).map(([name, range]): [string, [number, number]] => {
      const [min, max] = Array.isArray(range) ? range : [range.min, range.max];
      const by = !Array.isArray(range) && range.per === 'kg-day' ? weight : 1;
      return [nutrientNamed(name), [min * by, max * by]];
    }),
  );
}

const isAlarm = ({ status }: VerdictLine) => status === 'over' || status === 'short';

/** The lines that a person reads of a week, with the alarms among them that are false. */
export function alarmsOf(client: BenchClient, verdict: WeekVerdict): Alarms {
  const accepted = ranges(client);
  const lines = countedLines(verdict);
  const alarms = lines.filter(isAlarm);
  const isFalse = alarms.filter(({ limit: { of, per }, known }) => {
    const range = per === 'meal' ? undefined : accepted.get(of);
    return range !== undefined && known !== undefined && known >= range[0] && known <= range[1];
  });
  return { lines: lines.length, alarms: alarms.length, isFalse: isFalse.map(lineText) };
}
