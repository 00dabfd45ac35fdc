import { useMemo } from 'react';
import type { Meals } from '../../domain/collections/shared/lines';
import type { ChosenDiet } from '../../domain/hospitalDiets/forms';
import { amountsOf } from '../../domain/verdict/amounts';
import { countedLines, judgeWeek } from '../../domain/verdict/judge';
import { missedByDay, weekLines } from '../../domain/verdict/missed';
import { listedLines, verdictWords as words } from '../../domain/verdict/say';
import type { VerdictLine } from '../../domain/verdict/types';
import { verdictText as text } from '../../i18n/verdict';
import type { MenuTargets } from '../targets/useTargets';
import { Alarms, OpposedLimits } from './Alarms';
import { useStandard } from './useStandard';
import {
  FoldedLines,
  FoldedSentence,
  VerdictFrame,
  VerdictLineText,
  VerdictSentence,
} from './VerdictLines';

interface WeekVerdictCardProps {
  /** In their order. */
  days: readonly { name: string; meals: Meals }[];
  targets: MenuTargets;
  diet: ChosenDiet | undefined;
}

function useWeek({ days, targets, diet }: WeekVerdictCardProps) {
  const standard = useStandard(targets, diet);
  const week = useMemo(
    () =>
      judgeWeek(
        days.map(({ meals }) => amountsOf(meals)),
        standard,
      ),
    [days, standard],
  );
  return { standard, week };
}

/** The verdict on the days of a plan: what each misses, what only the week can say, what cannot be said. */
export function WeekVerdictCard(props: WeekVerdictCardProps) {
  const { standard, week } = useWeek(props);
  const lines = countedLines(week);
  const missed = missedByDay(
    week,
    props.days.map(({ name }) => name),
  );
  const ofWeek = weekLines(week);
  const { open, folded } = listedLines(lines);
  return (
    <VerdictFrame label={text.week}>
      <Alarms alarms={standard.alarms} />
      <OpposedLimits opposed={standard.opposed} />
      <div aria-live="polite">
        <VerdictSentence lines={lines} />
      </div>
      <ul style={{ listStyle: 'none' }}>
        {missed.map(({ key, line, days: on }) => (
          <li key={key} style={{ padding: '0.125rem 0' }}>
            <VerdictLineText line={line} days={on} />
          </li>
        ))}
        {ofWeek.map((line) => (
          <li key={`${line.limit.key} ${line.slot ?? ''}`} style={{ padding: '0.125rem 0' }}>
            {words.ofWeek} · <VerdictLineText line={line} />
          </li>
        ))}
      </ul>
      <FoldedSentence>{folded}</FoldedSentence>
      <FoldedLines label={text.open(open.length)} lines={onceEach(open)} />
    </VerdictFrame>
  );
}

/** Of lines of one limit on several days the first. */
const onceEach = (lines: readonly VerdictLine[]): VerdictLine[] =>
  [...new Map(lines.toReversed().map((line) => [line.limit.key, line])).values()].toReversed();
