import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MenuTargets } from '../../blocks/targets/useTargets';
import type { NutrientKey } from '../../domain/nutrients';
import { displayUnit, NUTRIENT_LABELS } from '../../domain/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import type { PlanTotals } from '../../domain/planning';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { plansText } from '../../i18n/plans';
import { EnergyWords, Percents } from '../../ui/nutrition/EnergyWords';
import { boundText } from '../../ui/nutrition/boundText';
import { TotalsProvider } from '../../ui/nutrition/totalsContext';
import { tabular } from '../../ui/theme';

const text = plansText.mean;

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box px={{ base: '3', md: '4' }} py="2" flex="1" minW="36">
      <Text textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Box css={tabular}>{children}</Box>
    </Box>
  );
}

/** `2.812 mg ≤ 3.000`: the mean of a nutrient that a rule limits. */
function Limited({ nutrient, totals, targets }: SummaryProps & { nutrient: NutrientKey }) {
  const most = targets.clinical.limits[nutrient]?.maximum?.value;
  const total = totals.mean[nutrient];
  if (most === undefined) return null;
  const uncounted = total?.uncounted !== undefined;
  const value = uncounted
    ? nutritionPanelText.saltUncounted
    : `${boundText(nutrient, totals.mean)} ${displayUnit(nutrient)}`;
  const over = !uncounted && total !== undefined && total.known > most;
  return (
    <Figure label={NUTRIENT_LABELS[nutrient]}>
      <Text as="span" fontWeight="semibold" color={over ? 'fg.error' : undefined}>
        {value}
      </Text>
      <Text as="span" color="fg.muted" textStyle="sm">
        {' '}
        ≤ {formatAmount(nutrient, most)}
      </Text>
    </Figure>
  );
}

interface SummaryProps {
  totals: PlanTotals;
  targets: MenuTargets;
}

/** The mean of the days against the client's target. */
export function PlanSummary({ totals, targets }: SummaryProps) {
  const target = targets.targets?.calories;
  return (
    <TotalsProvider value={totals.mean}>
      <Flex
        as="section"
        aria-label={text.title}
        wrap="wrap"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.panel"
      >
        <Figure label={`${text.title} · ${text.eaten(totals.eaten, totals.days.length)}`}>
          <Text as="span" textStyle="xl" fontWeight="bold">
            {boundText('calories', totals.mean)}
          </Text>
          <Text as="span" color="fg.muted">
            {' '}
            {target === undefined ? 'kcal' : text.of(formatAmount('calories', target))}
          </Text>
          <EnergyWords target={target} />
        </Figure>
        <Figure label={NUTRIENT_LABELS.protein}>
          <Text as="span" fontWeight="semibold">
            {boundText('protein', totals.mean)} g
          </Text>
          <Percents />
        </Figure>
        <Limited nutrient="sodium" totals={totals} targets={targets} />
        <Limited nutrient="potassium" totals={totals} targets={targets} />
      </Flex>
    </TotalsProvider>
  );
}
