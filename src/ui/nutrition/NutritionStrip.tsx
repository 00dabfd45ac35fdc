import { Box, chakra, Flex, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Limits } from '../../domain/clinical/limits';
import { displayUnit, NUTRIENT_LABELS, type NutrientMap } from '../../domain/food/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { EnergyWords } from './EnergyWords';
import { Bound, HighToned, MacroMeter, spokenLabel, type MacroProps } from './MacroBar';
import { TotalsText } from './totalsContext';

interface NutritionStripProps {
  targets?: NutrientMap | undefined;
  limits: Limits;
  open: boolean;
  onOpen: () => void;
  actions?: ReactNode;
}

/** `Đạm` over `119 / 80 g`, beside it where there is room; never wider than its third. */
function StripMacro(props: MacroProps) {
  const { nutrient, targets } = props;
  const target = targets?.[nutrient];
  return (
    <Box minW="0">
      <VisuallyHidden>
        <TotalsText of={(totals) => spokenLabel(props, totals)} />
      </VisuallyHidden>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        columnGap="2"
        lineHeight="1.3"
        mb="1"
        aria-hidden
      >
        <Text textStyle="xs" color="fg.muted" lineHeight="inherit" truncate>
          {NUTRIENT_LABELS[nutrient]}
        </Text>
        <Text textStyle="xs" css={tabular} lineHeight="inherit" truncate>
          <Text as="span" fontWeight="semibold">
            <HighToned {...props}>
              <Bound nutrient={nutrient} />
            </HighToned>
          </Text>
          {target === undefined ? '' : ` / ${formatAmount(nutrient, target)}`}{' '}
          {displayUnit(nutrient)}
        </Text>
      </Flex>
      <MacroMeter {...props} height="1" />
    </Box>
  );
}

interface EnergyLineProps extends Pick<NutritionStripProps, 'actions' | 'limits'> {
  target: number | undefined;
}

function EnergyLine({ target, limits, actions }: EnergyLineProps) {
  return (
    <Flex
      align="center"
      columnGap="2"
      minH={actions ? '11' : '8'}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      lineHeight="1.3"
    >
      <Text css={tabular} textStyle="xl" fontWeight="bold" lineHeight="1.2" whiteSpace="nowrap">
        <Bound nutrient="calories" />
      </Text>
      <Text
        color="fg.muted"
        textStyle={{ base: 'xs', md: 'sm' }}
        css={tabular}
        lineHeight="inherit"
        minW="0"
      >
        {target === undefined
          ? 'kcal'
          : nutritionPanelText.ofTarget(formatAmount('calories', target))}
      </Text>
      {/* On a phone a line of its own: beside the buttons there is no room for the words. */}
      <Box
        lineHeight="inherit"
        order={{ base: 3, md: 0 }}
        flexBasis={{ base: 'full', md: 'auto' }}
        minW="0"
      >
        <EnergyWords target={target} yielded={limits.calories?.yieldedTarget} compact />
      </Box>
      <Box color="fg.muted" aria-hidden order="1">
        <ChevronUp size={20} />
      </Box>
      {actions ? (
        <Flex ms="auto" gap="2" position="relative" zIndex="1" order="2">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}

export function NutritionStrip({ targets, limits, open, onOpen, actions }: NutritionStripProps) {
  return (
    <Box position="relative">
      <EnergyLine target={targets?.calories} limits={limits} actions={actions} />
      <SimpleGrid columns={3} columnGap="3" mt="1">
        {(['protein', 'carbs', 'fat'] as const).map((nutrient) => (
          <StripMacro key={nutrient} nutrient={nutrient} targets={targets} limits={limits} />
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
