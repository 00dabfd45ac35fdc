import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Limits } from '../../domain/clinical/limits';
import type { NutrientKey, NutrientMap } from '../../domain/food/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { EnergyWords, Overall, Percents } from './EnergyWords';
import { Bound, MacroBar, MacroMeter } from './MacroBar';
import { useOpening } from './Opening';
import { NutrientCards } from './MicronutrientCard';

export interface NutritionPanelProps {
  targets?: NutrientMap | undefined;
  limits: Limits;
  first?: readonly NutrientKey[] | undefined;
  subtitle: string;
  notice?: ReactNode;
  origins?: ReactNode;
  statistics?: ReactNode;
  notes?: ReactNode;
}

function EnergyLines() {
  const { name, lines } = useOpening('calories');
  return lines ? (
    <Box textStyle="sm">
      {name}
      {lines}
    </Box>
  ) : null;
}

function Energy({ targets, limits }: Pick<NutritionPanelProps, 'targets' | 'limits'>) {
  const energy = targets?.calories;
  return (
    <Box>
      <Flex align="baseline" gap="2" wrap="wrap" mb="2">
        <Text css={tabular} textStyle="4xl" fontWeight="bold" lineHeight="1">
          <Bound nutrient="calories" />
        </Text>
        <Text color="fg.muted" css={tabular}>
          {energy === undefined
            ? 'kcal'
            : nutritionPanelText.ofTarget(formatAmount('calories', energy))}
        </Text>
      </Flex>
      {energy === undefined ? null : <MacroMeter nutrient="calories" targets={targets} />}
      <EnergyWords target={energy} yielded={limits.calories?.yieldedTarget} />
      <Overall target={energy} />
      <Percents />
      <EnergyLines />
    </Box>
  );
}

export function NutritionPanel(props: NutritionPanelProps) {
  const { targets } = props;
  return (
    <Stack as="section" aria-label={nutritionPanelText.panel} gap="4">
      <Box>
        <Heading as="h2" size="lg">
          {nutritionPanelText.title}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {props.subtitle}
        </Text>
        {props.origins}
      </Box>
      {props.notice}
      <Energy targets={targets} limits={props.limits} />
      <Box>
        {(['protein', 'carbs', 'fat', 'fiber'] as const).map((nutrient) => (
          <MacroBar key={nutrient} nutrient={nutrient} targets={targets} limits={props.limits} />
        ))}
      </Box>
      <NutrientCards limits={props.limits} targets={targets} first={props.first} />
      {props.statistics}
      {props.notes}
    </Stack>
  );
}
