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
  /** Targets for energy, the macro-nutrients and fibre; absent: nothing to compare with. */
  targets?: NutrientMap | undefined;
  /** Least and most of each nutrient. */
  limits: Limits;
  /** Minerals and vitamins that matter to this person. */
  first?: readonly NutrientKey[] | undefined;
  /** The comparison behind the figures, in words. */
  subtitle: string;
  /** For example what is missing before targets can be computed. */
  notice?: ReactNode;
  /** Who set the targets. */
  origins?: ReactNode;
  /** Statistics of each meal's composition. */
  statistics?: ReactNode;
  /** Notes of conditions and medicines, below the figures. */
  notes?: ReactNode;
}

/** The lines that bring the energy, on demand. */
function EnergyLines() {
  const { name, lines } = useOpening('calories');
  return lines ? (
    <Box textStyle="sm">
      {name}
      {lines}
    </Box>
  ) : null;
}

/** Energy against its target, in figures, in a bar and in words. */
function Energy({ targets }: Pick<NutritionPanelProps, 'targets'>) {
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
      <EnergyWords target={energy} />
      <Overall target={energy} />
      <Percents />
      <EnergyLines />
    </Box>
  );
}

/** A day's nutrition in full, of the totals around it: energy, macro-nutrients, minerals, vitamins. */
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
      <Energy targets={targets} />
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
