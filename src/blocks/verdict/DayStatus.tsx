import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Meals } from '../../domain/food/storedLines';
import type { ChosenDiet } from '../../domain/records/hospitalDietForms';
import { computeDayAmounts } from '../../domain/verdict/amounts';
import { judgeDay } from '../../domain/verdict/judge';
import { knownText, limitText, lineName, sayVerdict } from '../../domain/verdict/say';
import type { Status, VerdictLine } from '../../domain/verdict/types';
import { verdictText as text } from '../../i18n/verdict';
import { tabular } from '../../ui/theme';
import type { MenuTargets } from '../targets/useTargets';
import { useStandard } from './useStandard';

function namesWith(lines: readonly VerdictLine[], status: Status): string {
  const matches = lines.filter((line) => line.status === status && !line.limit.isNeed);
  const texts = matches.map(
    (line) => `${lineName(line)} ${knownText(line)} (${limitText(line.limit)})`,
  );
  return [...new Set(texts)].join(', ');
}

interface DayStatusProps {
  meals: Meals;
  targets: MenuTargets;
  diet: ChosenDiet | undefined;
  rows: number;
}

export function DayStatus({ meals, targets, diet, rows }: DayStatusProps) {
  const standard = useStandard(targets, diet);
  const lines = useMemo(() => judgeDay(computeDayAmounts(meals), standard), [meals, standard]);
  const [over, short] = [namesWith(lines, 'over'), namesWith(lines, 'short')];
  if (lines.length === 0) return null;
  return (
    <Text as="div" textStyle="xs" lineClamp={rows} css={tabular}>
      {over === '' ? null : (
        <Text as="span" color="fg.error">
          {text.over(over)}{' '}
        </Text>
      )}
      {short === '' ? null : (
        <Text as="span" color="fg.warning">
          {text.short(short)}
        </Text>
      )}
      {over + short === '' ? (
        <Text as="span" color="fg.muted">
          {sayVerdict(lines).text}
        </Text>
      ) : null}
    </Text>
  );
}
