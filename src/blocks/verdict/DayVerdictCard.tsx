import { useMemo } from 'react';
import type { Meals } from '../../domain/collections/shared/lines';
import type { ChosenDiet } from '../../domain/hospitalDiets/forms';
import { amountsOf } from '../../domain/verdict/amounts';
import { judgeDay } from '../../domain/verdict/judge';
import type { Status, VerdictLine } from '../../domain/verdict/types';
import { verdictText as text } from '../../i18n/verdict';
import type { MenuTargets } from '../targets/useTargets';
import { Alarms, OpposedLimits } from './Alarms';
import { useStandard } from './useStandard';
import { FoldedLines, VerdictFrame, VerdictLineText, VerdictSentence } from './VerdictLines';

const of = (lines: readonly VerdictLine[], ...statuses: Status[]) =>
  lines.filter(({ status }) => statuses.includes(status));

interface DayVerdictCardProps {
  meals: Meals;
  targets: MenuTargets;
  diet: ChosenDiet | undefined;
}

/** A day's verdict: the sentence, what is missed with what brings it, the rest behind a press. Follows each keystroke. */
export function DayVerdictCard({ meals, targets, diet }: DayVerdictCardProps) {
  const standard = useStandard(targets, diet);
  const lines = useMemo(() => judgeDay(amountsOf(meals), standard), [meals, standard]);
  const missed = [...of(lines, 'over'), ...of(lines, 'short')];
  return (
    <VerdictFrame label={text.day}>
      <Alarms alarms={standard.alarms} />
      <OpposedLimits opposed={standard.opposed} />
      <div aria-live="polite">
        <VerdictSentence lines={lines} />
      </div>
      <ul style={{ listStyle: 'none' }}>
        {missed.map((line) => (
          <li key={`${line.limit.key} ${line.slot ?? ''}`} style={{ padding: '0.125rem 0' }}>
            <VerdictLineText line={line} />
          </li>
        ))}
      </ul>
      <FoldedLines label={text.open(of(lines, 'unknown').length)} lines={of(lines, 'unknown')} />
      <FoldedLines label={text.met(of(lines, 'met').length)} lines={of(lines, 'met')} />
    </VerdictFrame>
  );
}
