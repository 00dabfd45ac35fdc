import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Meals } from '../../domain/food/storedLines';
import type { ChosenDiet } from '../../domain/records/hospitalDietForms';
import { computeDayAmounts } from '../../domain/verdict/amounts';
import { countedLines, judgeWeek } from '../../domain/verdict/judge';
import {
  missedByDay,
  weekLines,
  yieldedByDay,
  type MissedLimit,
} from '../../domain/verdict/missed';
import { listedLines, verdictWords as words } from '../../domain/verdict/say';
import type { VerdictLine } from '../../domain/verdict/types';
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

interface MissedLinesProps {
  missed: readonly MissedLimit[];
  ofWeek: readonly VerdictLine[];
  all: number;
}

/** Limits that are missed or give way in short, beside each other where there is room. */
function MissedLines({ missed, ofWeek, all }: MissedLinesProps) {
  return (
    <Box as="ul" listStyleType="none" columnCount={{ base: 1, lg: 2 }} columnGap="6">
      {missed.map(({ key, line, days: on }) => (
        <Box as="li" key={key} py="0.5" breakInside="avoid">
          <CompactLine line={line} days={on} all={all} />
        </Box>
      ))}
      {ofWeek
        .filter(({ status }) => status !== 'met')
        .map((line) => (
          <Box as="li" key={`${line.limit.key} ${line.slot ?? ''}`} py="0.5" breakInside="avoid">
            <CompactLine line={line} lead={`${words.ofWeek} · `} />
          </Box>
        ))}
    </Box>
  );
}

interface WeekVerdictCardProps {
  client: ChoosingClient;
  days: readonly { name: string; meals: Meals }[];
  targets: MenuTargets;
  diet: ChosenDiet | undefined;
}

function useWeek({ days, targets, diet }: WeekVerdictCardProps) {
  const standard = useStandard(targets, diet);
  const week = useMemo(
    () =>
      judgeWeek(
        days.map(({ meals }) => computeDayAmounts(meals)),
        standard,
      ),
    [days, standard],
  );
  return { standard, week };
}

export function WeekVerdictCard(props: WeekVerdictCardProps) {
  const { standard, week } = useWeek(props);
  const lines = countedLines(week);
  const names = props.days.map(({ name }) => name);
  const named = [...missedByDay(week, names), ...yieldedByDay(week, names)];
  const ofWeek = weekLines(week, props.targets.rules.first);
  const weekMet = ofWeek.filter(({ status }) => status === 'met');
  const { open, folded } = listedLines(lines);
  return (
    <VerdictFrame label={text.week}>
      <Alarms alarms={standard.alarms} />
      <div aria-live="polite">
        <VerdictSentence lines={lines} />
      </div>
      <MissedLines missed={named} ofWeek={ofWeek} all={props.days.length} />
      <FoldedSentence>{folded}</FoldedSentence>
      <LimitChoices client={props.client} standard={standard} />
      <FoldedLines label={text.weekMet(weekMet.length)} lines={weekMet} />
      <FoldedLines label={text.open(open.length)} lines={onceEach(open)} />
    </VerdictFrame>
  );
}

const onceEach = (lines: readonly VerdictLine[]): VerdictLine[] =>
  [...new Map(lines.toReversed().map((line) => [line.limit.key, line])).values()].toReversed();
