import { Box, chakra, Flex, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NutrientMap } from '../../domain/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import { nutritionText } from '../../i18n/nutrition';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { boundText, MacroMeter, spokenLabel } from './MacroBar';

interface NutritionStripProps {
  totals: NutrientTotals;
  targets?: NutrientMap | undefined;
  open: boolean;
  onOpen: () => void;
  /** Buttons at the end of the first line, within reach of the thumb. */
  actions?: ReactNode;
}

/** Energy and three macro-nutrients in one line; a press opens the full panel. */
export function NutritionStrip({ totals, targets, open, onOpen, actions }: NutritionStripProps) {
  const energy = targets?.calories;
  return (
    <Box position="relative">
      <Flex align="center" gap="2" minH={actions ? '11' : '8'}>
        <Text css={tabular} textStyle="xl" fontWeight="bold" lineHeight="1.2" whiteSpace="nowrap">
          {boundText('calories', totals)}
        </Text>
        <Text color="fg.muted" textStyle="sm" css={tabular} truncate minW="0">
          {energy === undefined
            ? 'kcal'
            : nutritionPanelText.ofTarget(formatAmount('calories', energy))}
        </Text>
        <Box color="fg.muted" aria-hidden>
          <ChevronUp size={20} />
        </Box>
        {actions ? (
          <Flex ms="auto" gap="2" position="relative" zIndex="1">
            {actions}
          </Flex>
        ) : null}
      </Flex>
      <SimpleGrid columns={3} gap="3" mt="1">
        {(['protein', 'carbs', 'fat'] as const).map((nutrient) => (
          <Box key={nutrient}>
            <VisuallyHidden>{spokenLabel({ nutrient, totals, targets })}</VisuallyHidden>
            <Text textStyle="xs" css={tabular} whiteSpace="nowrap" aria-hidden>
              {nutritionText.nutrients[nutrient]} {boundText(nutrient, totals)}
            </Text>
            <MacroMeter nutrient={nutrient} totals={totals} targets={targets} height="1" />
          </Box>
        ))}
      </SimpleGrid>
      {/* The whole strip answers the finger; the figures stay readable under the button. */}
      <chakra.button
        type="button"
        position="absolute"
        inset="-2"
        cursor="pointer"
        borderRadius="l2"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={nutritionPanelText.open}
        onClick={onOpen}
      />
    </Box>
  );
}
