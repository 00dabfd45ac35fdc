import { useMemo } from 'react';
import type { Meals } from '../../domain/food/storedLines';
import type { ChosenDiet } from '../../domain/records/hospitalDietForms';
import { computeDayAmounts } from '../../domain/verdict/amounts';
import { judgeDay } from '../../domain/verdict/judge';
import { listedLines } from '../../domain/verdict/say';
import { verdictText as text } from '../../i18n/verdict';
import type { MenuTargets } from '../targets/useTargets';
import { Alarms } from './Alarms';
import type { ChoosingClient } from './ChooseYielding';
import { LimitChoices } from './LimitChoices';
import { useStandard } from './useStandard';
import {
  CompactLine,
  FoldedLines,
  FoldedSentence,
  VerdictFrame,
  VerdictSentence,
} from './VerdictLines';

interface DayVerdictCardProps {
  client: ChoosingClient;
  meals: Meals;
  targets: MenuTargets;
  diet: ChosenDiet | undefined;
}

export function DayVerdictCard({ client, meals, targets, diet }: DayVerdictCardProps) {
  const standard = useStandard(targets, diet);
  const lines = useMemo(() => judgeDay(computeDayAmounts(meals), standard), [meals, standard]);
  const { missed, yielded, open, met, folded } = listedLines(lines);
  return (
    <VerdictFrame label={text.day}>
      <Alarms alarms={standard.alarms} />
      <div aria-live="polite">
        <VerdictSentence lines={lines} />
      </div>
      <ul style={{ listStyle: 'none' }}>
        {[...missed, ...yielded].map((line) => (
          <li key={`${line.limit.key} ${line.slot ?? ''}`} style={{ padding: '0.125rem 0' }}>
            <CompactLine line={line} />
          </li>
        ))}
      </ul>
      <FoldedSentence>{folded}</FoldedSentence>
      <LimitChoices client={client} standard={standard} />
      <FoldedLines label={text.open(open.length)} lines={open} />
      <FoldedLines label={text.met(met.length)} lines={met} />
    </VerdictFrame>
  );
}
