import { countedLines } from '../../src/domain/verdict/judge';
import { lineText } from '../../src/domain/verdict/say';
import type { VerdictLine, WeekVerdict } from '../../src/domain/verdict/types';
import type { BenchClient } from './client';
import { nutrientNamed } from './week';

export interface Alarms {
  lines: number;
  alarms: number;
  isFalse: string[];
}

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

export function findAlarms(client: BenchClient, verdict: WeekVerdict): Alarms {
  const accepted = ranges(client);
  const lines = countedLines(verdict);
  const alarms = lines.filter(isAlarm);
  const isFalse = alarms.filter(({ limit: { of, per }, known }) => {
    const range = per === 'meal' ? undefined : accepted.get(of);
    return range !== undefined && known !== undefined && known >= range[0] && known <= range[1];
  });
  return { lines: lines.length, alarms: alarms.length, isFalse: isFalse.map(lineText) };
}
