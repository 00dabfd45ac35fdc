import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { NutrientMap } from '../../domain/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { Bound, MacroBar, MacroMeter } from './MacroBar';
import { MicronutrientCard } from './MicronutrientCard';

export interface NutritionPanelProps {
  /** Targets for energy, the macro-nutrients and fibre; absent: nothing to compare with. */
  targets?: NutrientMap | undefined;
  /** Targets or reference values for minerals and vitamins. */
  reference: NutrientMap;
  /** What the figures are compared with. */
  subtitle: string;
  /** For example what is missing before targets can be computed. */
  notice?: ReactNode;
  /** Who set the targets. */
  origins?: ReactNode;
}

/** A day's nutrition in full, of the totals around it: energy, macro-nutrients, minerals, vitamins. */
export function NutritionPanel(props: NutritionPanelProps) {
  const { targets } = props;
  const energy = targets?.calories;
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
      </Box>
      <Box>
        {(['protein', 'carbs', 'fat', 'fiber'] as const).map((nutrient) => (
          <MacroBar key={nutrient} nutrient={nutrient} targets={targets} />
        ))}
      </Box>
      <MicronutrientCard reference={props.reference} />
    </Stack>
  );
}
