import { Text } from '@chakra-ui/react';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import {
  compareEnergy,
  compareWithTarget,
  energyPercents,
  type EnergyBand,
} from '../../domain/verdict/compare';
import type { YieldedSides } from '../../domain/clinical/limits';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { formatNumber } from '../format';
import { tabular } from '../theme';
import { YIELDED_TEXT } from './levelLook';
import { TotalsText, useTotals } from './totalsContext';

const text = nutritionPanelText.energy;

const COLOURS: Record<EnergyBand, string | undefined> = {
  good: 'var(--chakra-colors-fg-success)',
  amber: 'var(--chakra-colors-fg-warning)',
  red: 'var(--chakra-colors-fg-error)',
  unknown: undefined,
  yielded: YIELDED_TEXT,
};

/** `vượt 214 kcal`, `thiếu 180 kcal`, `đúng mục tiêu (±5 %)`; empty without a target. */
export function energyText(
  totals: NutrientTotals,
  target: number | undefined,
  yielded?: YieldedSides,
): string {
  if (target === undefined || !totals.calories) return '';
  const { band, difference } = compareEnergy(totals.calories, target, yielded);
  if (band === 'good') return text.good;
  if (difference === undefined) return text.unknown;
  const kcal = formatNumber(Math.abs(difference), 0);
  const words = difference > 0 ? text.over(kcal) : text.under(kcal);
  if (band !== 'yielded') return words;
  const isWithin = compareEnergy(totals.calories, target).band === 'good';
  return isWithin ? text.yieldedGood : text.yielded(words);
}

function Words({ target, yielded }: Pick<EnergyWordsProps, 'target' | 'yielded'>) {
  const totals = useTotals();
  const { band } = compareEnergy(totals.calories, target, yielded);
  return (
    <span style={{ color: COLOURS[band] }} data-band={band}>
      {energyText(totals, target, yielded)}
    </span>
  );
}

interface EnergyWordsProps {
  target: number | undefined;
  yielded?: YieldedSides | undefined;
  compact?: boolean;
}

export function EnergyWords({ target, yielded, compact = false }: EnergyWordsProps) {
  const size = compact
    ? ({ textStyle: { base: 'xs', md: 'sm' } } as const)
    : ({ textStyle: 'sm', mt: '1' } as const);
  return (
    <Text as="div" {...size} fontWeight="medium" css={tabular}>
      <Words target={target} yielded={yielded} />
    </Text>
  );
}

/**
 * `Mức đạt chung: 82 % (theo năng lượng)`, `≥ 82 %` while something is unknown; empty where nothing can be
 * compared.
 */
export function overallText(totals: NutrientTotals, target: number | undefined): string {
  const total = totals.calories;
  const { percent } = compareWithTarget('calories', total, target);
  if (!total || percent === undefined) return '';
  const bound = total.share < 1 ? '≥ ' : '';
  return nutritionPanelText.overall(`${bound}${formatNumber(percent, 0)} %`);
}

export function Overall({ target }: { target: number | undefined }) {
  return (
    <Text textStyle="sm" color="fg.muted" css={tabular}>
      <TotalsText of={(totals) => overallText(totals, target)} />
    </Text>
  );
}

/** `P:L:G = 18 : 24 : 58 % năng lượng`; empty while one of the three is unknown. */
export function percentsText(totals: NutrientTotals): string {
  const shares = energyPercents(totals);
  return shares ? nutritionPanelText.percents(shares.protein, shares.fat, shares.carbs) : '';
}

export function Percents() {
  return (
    <Text textStyle="sm" color="fg.muted" css={tabular}>
      <TotalsText of={percentsText} />
    </Text>
  );
}
