import { Box, chakra, Flex, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react';
import { ChevronUp } from 'lucide-react';
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
}

/** Energy and three macro-nutrients in one line; a press opens the full panel. */
export function NutritionStrip({ totals, targets, open, onOpen }: NutritionStripProps) {
  const energy = targets?.calories;
  return (
    <Box position="relative">
      <Flex align="baseline" gap="2" pe="8">
        <Text css={tabular} textStyle="xl" fontWeight="bold" lineHeight="1.2">
          {boundText('calories', totals)}
        </Text>
        <Text color="fg.muted" textStyle="sm" css={tabular}>
          {energy === undefined
            ? 'kcal'
            : nutritionPanelText.perDay(formatAmount('calories', energy))}
        </Text>
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
        display="flex"
        justifyContent="flex-end"
        p="2"
        color="fg.muted"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={nutritionPanelText.open}
        onClick={onOpen}
      >
        <ChevronUp size={20} aria-hidden />
      </chakra.button>
    </Box>
  );
}
