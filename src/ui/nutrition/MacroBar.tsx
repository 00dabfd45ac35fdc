import { Box, Flex, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Limits } from '../../domain/clinical/limits';
import {
  displayUnit,
  NUTRIENT_LABELS,
  type NutrientKey,
  type NutrientMap,
} from '../../domain/food/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import {
  compareWithBounds,
  compareWithTarget,
  type Comparison,
} from '../../domain/verdict/compare';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { boundText } from './boundText';
import { YIELDED_BAR, YIELDED_TEXT } from './levelLook';
import { useOpening } from './Opening';
import { TotalsText, useTotals } from './totalsContext';

export type MacroKey = Extract<NutrientKey, 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber'>;

export const MACRO_COLOURS: Readonly<Record<MacroKey, string>> = {
  calories: 'macro.energy',
  protein: 'macro.protein',
  carbs: 'macro.carbs',
  fat: 'macro.fat',
  fiber: 'macro.fiber',
};

export interface MacroProps {
  nutrient: MacroKey;
  targets?: NutrientMap | undefined;
  limits?: Limits | undefined;
}

export type Excess = 'maximum' | 'target' | 'yielded' | 'none';

const compareWithMost = ({ nutrient, limits }: MacroProps, totals: NutrientTotals): Comparison => {
  const maximum = limits?.[nutrient]?.maximum;
  return compareWithBounds(nutrient, totals[nutrient], maximum ? { maximum } : {});
};

function getWhole({ nutrient, targets, limits }: MacroProps): number | undefined {
  const { minimum, maximum } = limits?.[nutrient] ?? {};
  return targets?.[nutrient] ?? minimum?.value ?? maximum?.value;
}

export function getExcess(macro: MacroProps, totals: NutrientTotals): Excess {
  const most = compareWithMost(macro, totals);
  if (most.level === 'high') return 'maximum';
  if (most.beyond === 'over') return 'yielded';
  const { nutrient, targets } = macro;
  const { level } = compareWithTarget(nutrient, totals[nutrient], targets?.[nutrient]);
  return level === 'high' ? 'target' : 'none';
}

export const EXCESS_COLOURS: Readonly<Record<Excess, { figure?: string; bar?: string }>> = {
  maximum: {
    figure: 'var(--chakra-colors-fg-error)',
    bar: 'var(--chakra-colors-coverage-red)',
  },
  target: {
    figure: 'var(--chakra-colors-fg-warning)',
    bar: 'var(--chakra-colors-coverage-orange)',
  },
  yielded: { figure: YIELDED_TEXT, bar: YIELDED_BAR },
  none: {},
};

export function spokenLabel(macro: MacroProps, totals: NutrientTotals): string {
  const { nutrient, targets } = macro;
  const unit = displayUnit(nutrient);
  const target = targets?.[nutrient];
  const name = NUTRIENT_LABELS[nutrient];
  const value = `${boundText(nutrient, totals)} ${unit}`;
  const label =
    target === undefined
      ? nutritionPanelText.barWithoutTarget(name, value)
      : nutritionPanelText.bar(name, value, `${formatAmount(nutrient, target)} ${unit}`);
  const { level, beyond } = compareWithMost(macro, totals);
  if (level === 'high') return `${label}, ${nutritionPanelText.exceeded}`;
  return beyond === 'over' ? `${label}, ${nutritionPanelText.exceededYielded}` : label;
}

export function Bound({ nutrient }: { nutrient: NutrientKey }) {
  return <TotalsText of={(totals) => boundText(nutrient, totals)} />;
}

export function Toned(props: { excess: Excess; children: ReactNode }) {
  return <span style={{ color: EXCESS_COLOURS[props.excess].figure }}>{props.children}</span>;
}

export function HighToned({ children, ...macro }: MacroProps & { children: ReactNode }) {
  return <Toned excess={getExcess(macro, useTotals())}>{children}</Toned>;
}

function Fill({ nutrient, targets, limits, ...frame }: MacroProps & ComponentProps<'div'>) {
  const totals = useTotals();
  const { percent } = compareWithTarget(
    nutrient,
    totals[nutrient],
    getWhole({ nutrient, targets, limits }),
  );
  // Energy has a verdict of its own, in words; its bar is neutral below the most.
  const energy = nutrient === 'calories';
  const excess = getExcess({ nutrient, limits, ...(energy ? {} : { targets }) }, totals);
  return (
    <div
      {...frame}
      data-excess={excess}
      style={{
        width: `${Math.min(percent ?? 0, 100)}%`,
        background: EXCESS_COLOURS[excess].bar,
      }}
    />
  );
}

export function MacroMeter({ height, ...macro }: MacroProps & { height?: string }) {
  return (
    <Box h={height ?? '1.5'} bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden>
      <Box asChild h="full" bg={MACRO_COLOURS[macro.nutrient]} borderRadius="full">
        <Fill {...macro} />
      </Box>
    </Box>
  );
}

/** `/ 94 g`; without a target what its least or most is: `tối thiểu 175 g`. */
export function measureText({ nutrient, targets, limits }: MacroProps): string {
  const unit = displayUnit(nutrient);
  const target = targets?.[nutrient];
  if (target !== undefined) return `/ ${formatAmount(nutrient, target)} ${unit}`;
  const { minimum, maximum } = limits?.[nutrient] ?? {};
  const { bounds } = nutritionPanelText;
  if (minimum) return `${unit} · ${bounds.minimum(formatAmount(nutrient, minimum.value))}`;
  return maximum ? `${unit} · ${bounds.maximum(formatAmount(nutrient, maximum.value))}` : unit;
}

export function MacroBar(props: MacroProps) {
  const { name, lines } = useOpening(props.nutrient);
  return (
    <Flex align="center" columnGap="3" minH="8" wrap="wrap">
      <Text w="5.5rem" flexShrink="0" whiteSpace="nowrap">
        {name}
      </Text>
      <Box flex="1" minW="8">
        {getWhole(props) === undefined ? null : <MacroMeter {...props} />}
      </Box>
      <Text css={tabular} whiteSpace="nowrap">
        <HighToned {...props}>
          <Bound nutrient={props.nutrient} /> {measureText(props)}
        </HighToned>
      </Text>
      {lines}
    </Flex>
  );
}
