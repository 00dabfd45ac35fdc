import { Badge, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Meals } from '../../domain/food/storedLines';
import {
  checkDiet,
  mealCount,
  summaryOfDiet,
  type DietFinding,
} from '../../domain/verdict/hospitalDiets/check';
import { dietOfCode } from '../../domain/targets/hospitalDiets/diets';
import type { ChosenDiet } from '../../domain/records/hospitalDietForms';
import { missedLimits } from '../../domain/verdict/hospitalDiets/remarks';
import { menuTotals } from '../../domain/nutrition/totals';
import { hospitalDietsText as text } from '../../i18n/hospitalDiets';
import { tabular } from '../../ui/theme';
import { DietConflicts, standardBeside, type DietTarget } from './DietConflicts';

interface Day {
  name: string;
  meals: Meals;
}

function DayLine({ name, findings }: { name: string; findings: readonly DietFinding[] }) {
  const { pass, fail, open } = summaryOfDiet(findings);
  const palette = fail > 0 ? 'chilli' : open > 0 ? 'turmeric' : 'leaf';
  const missed = missedLimits(findings).join('; ');
  return (
    <Flex as="li" gap="3" py="1.5" borderBottomWidth="1px" wrap="wrap" css={tabular}>
      <Text minW="28" fontWeight="medium">
        {name}
      </Text>
      {findings.length > 0 ? (
        <Badge colorPalette={palette}>
          {text.plan.day(pass, pass + fail + open)}
          {open > 0 ? ` · ${open} ${text.counts.open}` : ''}
        </Badge>
      ) : null}
      <Text textStyle="sm" color={fail > 0 ? 'fg.error' : 'fg.muted'}>
        {findings.length === 0 ? text.plan.empty : missed}
      </Text>
    </Flex>
  );
}

interface DietOfDaysProps {
  selectedDiet: ChosenDiet;
  days: readonly Day[];
  target?: DietTarget;
}

export function DietOfDays({ selectedDiet, days, target }: DietOfDaysProps) {
  const diet = dietOfCode(selectedDiet.code);
  const standard = useMemo(
    () => (diet && target ? standardBeside(diet, target) : undefined),
    [diet, target],
  );
  const dayFindings = useMemo(
    () =>
      days.map(({ name, meals }) => {
        const count = mealCount(meals);
        return {
          name,
          findings: diet && count > 0 ? checkDiet(diet, menuTotals(meals), count, standard) : [],
        };
      }),
    [diet, days, standard],
  );
  if (!diet) return <Text color="fg.warning">{text.unknownCode(selectedDiet.code)}</Text>;
  return (
    <Stack gap="1">
      <Text textStyle="sm">{diet.name}</Text>
      {target ? <DietConflicts diet={diet} target={target} /> : null}
      <Stack as="ul" listStyleType="none" gap="0" aria-label={text.plan.title}>
        {dayFindings.map(({ name, findings }, index) => (
          <DayLine key={`${index} ${name}`} name={name} findings={findings} />
        ))}
      </Stack>
    </Stack>
  );
}
