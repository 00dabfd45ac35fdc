import { Box, Flex, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Limits } from '../../domain/clinical/limits';
import type { NutrientKey, NutrientMap } from '../../domain/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import { compareWithBounds, compareWithTarget } from '../../domain/targets/compare';
import { displayUnit, NUTRIENT_LABELS } from '../../domain/nutrients';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { boundText } from './boundText';
import { TotalsText, useTotals } from './totalsContext';

/** The nutrients that have a colour of their own everywhere. */
export type MacroKey = Extract<NutrientKey, 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber'>;

/** The colour by which each is known. */
export const MACRO_COLOURS: Readonly<Record<MacroKey, string>> = {
  calories: 'macro.energy',
  protein: 'macro.protein',
  carbs: 'macro.carbs',
  fat: 'macro.fat',
  fiber: 'macro.fiber',
};

/** `fg.warning` for plain elements. */
const WARNING = { color: 'var(--chakra-colors-fg-warning)' };

/** One nutrient of a day and what it is compared with. */
export interface MacroProps {
  nutrient: MacroKey;
  targets?: NutrientMap | undefined;
  /** Least and most, of a condition or an expert. */
  limits?: Limits | undefined;
}

/** Whether a nutrient exceeds its target, or what a condition or an expert allows. */
export function exceedsTargetOrMaximum(
  { nutrient, targets, limits }: MacroProps,
  totals: NutrientTotals,
) {
  const total = totals[nutrient];
  const { level } = compareWithTarget(nutrient, total, targets?.[nutrient]);
  return level === 'high' || exceedsMaximum({ nutrient, limits }, totals);
}

/** Whether a nutrient exceeds what a condition or an expert allows: its own colour would call that good. */
export function exceedsMaximum({ nutrient, limits }: MacroProps, totals: NutrientTotals): boolean {
  const maximum = limits?.[nutrient]?.maximum;
  return compareWithBounds(totals[nutrient], maximum ? { maximum } : {}).level === 'high';
}

/** What a bar says to who cannot see it: `Đạm: 86 g, mục tiêu 94 g, vượt mức tối đa`. */
export function spokenLabel(macro: MacroProps, totals: NutrientTotals): string {
  const { nutrient, targets } = macro;
  const unit = displayUnit(nutrient);
  const target = targets?.[nutrient];
  const name = NUTRIENT_LABELS[nutrient];
  const value = `${boundText(nutrient, totals)} ${unit}`;
  const said =
    target === undefined
      ? nutritionPanelText.barWithoutTarget(name, value)
      : nutritionPanelText.bar(name, value, `${formatAmount(nutrient, target)} ${unit}`);
  return exceedsMaximum(macro, totals) ? `${said}, ${nutritionPanelText.exceeded}` : said;
}

/** `86`, following the totals. */
export function Bound({ nutrient }: { nutrient: NutrientKey }) {
  return <TotalsText of={(totals) => boundText(nutrient, totals)} />;
}

/** What is said in the colour of a warning where it is one. */
export function Toned(props: { warning: boolean; children: ReactNode }) {
  return <span style={props.warning ? WARNING : undefined}>{props.children}</span>;
}

/** Its children warn while the nutrient exceeds its target or its most. */
export function HighToned({ children, ...macro }: MacroProps & { children: ReactNode }) {
  return <Toned warning={exceedsTargetOrMaximum(macro, useTotals())}>{children}</Toned>;
}

function Fill({ nutrient, targets, limits, ...frame }: MacroProps & ComponentProps<'div'>) {
  const totals = useTotals();
  const { percent } = compareWithTarget(nutrient, totals[nutrient], targets?.[nutrient]);
  const exceeded = exceedsMaximum({ nutrient, limits }, totals);
  return (
    <div
      {...frame}
      style={{
        width: `${Math.min(percent ?? 0, 100)}%`,
        ...(exceeded ? { background: 'var(--chakra-colors-coverage-red)' } : {}),
      }}
    />
  );
}

/** The bar alone: the known part of the target, full from 100 % on. The words stand beside it. */
export function MacroMeter({ height, ...macro }: MacroProps & { height?: string }) {
  return (
    <Box h={height ?? '1.5'} bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden>
      <Box asChild h="full" bg={MACRO_COLOURS[macro.nutrient]} borderRadius="full">
        <Fill {...macro} />
      </Box>
    </Box>
  );
}

/** One nutrient against its target: name, bar, `86 / 94 g`. */
export function MacroBar(props: MacroProps) {
  const { nutrient, targets } = props;
  const target = targets?.[nutrient];
  return (
    <Flex align="center" gap="3" minH="8">
      <Text w="5.5rem" flexShrink="0" whiteSpace="nowrap">
        {NUTRIENT_LABELS[nutrient]}
      </Text>
      <Box flex="1" minW="8">
        {target === undefined ? null : <MacroMeter {...props} />}
      </Box>
      <Text css={tabular} whiteSpace="nowrap">
        <HighToned {...props}>
          <Bound nutrient={nutrient} />
          {target === undefined ? '' : ` / ${formatAmount(nutrient, target)}`}{' '}
          {displayUnit(nutrient)}
        </HighToned>
      </Text>
    </Flex>
  );
}
