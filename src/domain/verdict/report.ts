import type { Meals } from '../food/storedLines';
import { computeDayAmounts } from './amounts';
import { countedLines, judgeDay, judgeWeek } from './judge';
import { isMissed, missedByDay, weekLines, yieldedByDay, type MissedLimit } from './missed';
import {
  lineName,
  lineText,
  listedLines,
  opposedText,
  sayVerdict,
  verdictWords,
  type VerdictLevel,
} from './say';
import type { Standard, VerdictLine } from './types';

interface ReportLine {
  level: 'alarm' | 'missed' | 'open' | 'note';
  text: string;
}

export interface VerdictReport {
  level: VerdictLevel;
  text: string;
  lines: ReportLine[];
}

const withSources = (line: VerdictLine): string =>
  [lineText(line), line.from?.length ? verdictWords.from(line.from) : '']
    .filter(Boolean)
    .join(' · ');

function openLines(lines: readonly VerdictLine[]): ReportLine[] {
  const { open, folded } = listedLines(lines);
  const names = [...new Set(open.map(lineName))];
  return [names.length > 0 ? verdictWords.open(names) : '', folded]
    .filter((text) => text !== '')
    .map((text) => ({ level: 'open' as const, text }));
}

const before = ({ alarms, opposed }: Standard): ReportLine[] => [
  ...alarms.map(({ text, source }) => ({
    level: 'alarm' as const,
    text: source ? `${text} ${source.guideline} ${source.year}` : text,
  })),
  ...opposed.map((pair) => ({ level: 'note' as const, text: opposedText(pair) })),
];

const byDays = (level: ReportLine['level'], limits: readonly MissedLimit[]): ReportLine[] =>
  limits.map(({ line, days }) => ({
    level,
    text: `${withSources(line)} · ${verdictWords.onDays(days)}`,
  }));

function ofDay(meals: Meals, standard: Standard): VerdictReport {
  const lines = judgeDay(computeDayAmounts(meals), standard);
  const missed = lines
    .filter(isMissed)
    .map((line) => ({ level: 'missed' as const, text: withSources(line) }));
  const yielded = listedLines(lines).yielded.map((line) => ({
    level: 'note' as const,
    text: withSources(line),
  }));
  return {
    ...sayVerdict(lines),
    lines: [...before(standard), ...missed, ...yielded, ...openLines(lines)],
  };
}

export function verdictReport(
  days: readonly { name: string; meals: Meals }[],
  standard: Standard,
): VerdictReport {
  const [first] = days;
  if (first && days.length === 1) return ofDay(first.meals, standard);
  const verdict = judgeWeek(
    days.map(({ meals }) => computeDayAmounts(meals)),
    standard,
  );
  const counted = countedLines(verdict);
  const names = days.map(({ name }) => name);
  const missed = byDays('missed', missedByDay(verdict, names));
  const yielded = byDays('note', yieldedByDay(verdict, names));
  const ofWeek = weekLines(verdict)
    .filter(({ status }) => status !== 'unknown')
    .map((line) => ({
      level: isMissed(line) ? ('missed' as const) : ('note' as const),
      text: `${verdictWords.ofWeek} · ${withSources(line)}`,
    }));
  return {
    ...sayVerdict(counted),
    lines: [...before(standard), ...missed, ...yielded, ...ofWeek, ...openLines(counted)],
  };
}
