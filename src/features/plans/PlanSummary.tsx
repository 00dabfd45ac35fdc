import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MenuTargets } from '../../blocks/targets/useTargets';
import { isRule } from '../../domain/clinical/bounds';
import type { Limits } from '../../domain/clinical/limits';
import {
  displayUnit,
  NUTRIENT_KEYS,
  NUTRIENT_LABELS,
  type NutrientKey,
} from '../../domain/food/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import type { PlanTotals } from '../../domain/menus/planning';
import { compareWithBounds } from '../../domain/verdict/compare';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { plansText } from '../../i18n/plans';
import { EnergyWords, Percents } from '../../ui/nutrition/EnergyWords';
import { boundsText } from '../../ui/nutrition/limitTexts';
import { LEVEL_TONES, levelWord } from '../../ui/nutrition/levelLook';
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

/** Energy and protein are left out: they have figures of their own. */
function limitedIn(limits: Limits): NutrientKey[] {
  return NUTRIENT_KEYS.filter((key) => {
    if (key === 'calories' || key === 'protein') return false;
    const { minimum, maximum } = limits[key] ?? {};
    const isSalt = key === 'sodium' || key === 'potassium';
    return isRule(minimum) || isRule(maximum) || (isSalt && maximum !== undefined);
  });
}

/** `116 g cao · tối đa 50 g`: the mean of a nutrient against the client's bounds, marked where it breaks them. */
function Bounded({ nutrient, totals, targets, children }: BoundedProps) {
  const limit = targets.clinical.limits[nutrient] ?? {};
  const total = totals.mean[nutrient];
  const compared = compareWithBounds(nutrient, total, limit);
  const value = total?.uncounted
    ? nutritionPanelText.saltUncounted
    : `${boundText(nutrient, totals.mean)} ${displayUnit(nutrient)}`;
  const tone = LEVEL_TONES[compared.level];
  const word = tone ? levelWord(compared) : '';
  return (
    <Figure label={NUTRIENT_LABELS[nutrient]}>
      <Text as="span" fontWeight="semibold" color={tone}>
        {value}
      </Text>
      <Text as="span" color={tone ?? 'fg.muted'} textStyle="sm">
        {' '}
        {[word, boundsText(nutrient, limit)].filter(Boolean).join(' · ')}
      </Text>
      {children}
    </Figure>
  );
}

interface SummaryProps {
  totals: PlanTotals;
  targets: MenuTargets;
}

type BoundedProps = SummaryProps & { nutrient: NutrientKey; children?: ReactNode };

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
          <EnergyWords target={target} yielded={targets.clinical.limits.calories?.yieldedTarget} />
        </Figure>
        <Bounded nutrient="protein" totals={totals} targets={targets}>
          <Percents />
        </Bounded>
        {limitedIn(targets.clinical.limits).map((nutrient) => (
          <Bounded key={nutrient} nutrient={nutrient} totals={totals} targets={targets} />
        ))}
      </Flex>
    </TotalsProvider>
  );
}
