import { Box, Flex, Text } from '@chakra-ui/react';
import type { Limits, NutrientLimit } from '../../domain/clinical/limits';
import { displayUnit, type NutrientKey, type NutrientMap } from '../../domain/food/nutrients';
import { formatShare } from '../../domain/nutrition/format';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import {
  computeCoverage,
  coveredPart,
  listVerdicts,
  type Coverage,
  type Measure,
  type Verdict,
} from '../../domain/verdict/coverage';
import type { TargetLevel } from '../../domain/verdict/compare';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { amountText, boundsText, originsText } from './limitTexts';
import { boundText } from './boundText';
import { levelWord, YIELDED_BAR } from './levelLook';
import { Toned, type Excess } from './MacroBar';
import { useOpening } from './Opening';
import { TotalsText, TotalsWhere, useTotals } from './totalsContext';

export interface Measures {
  limits: Limits;
  targets?: NutrientMap | undefined;
  first?: readonly NutrientKey[] | undefined;
}

const join = (...parts: string[]) => parts.filter(Boolean).join(' · ');

const AMISS: ReadonlySet<string> = new Set(['low', 'near', 'high']);

interface Remark {
  text: string;
  tone?: 'fg.warning' | 'fg.info';
}

function toned(level: TargetLevel = 'unknown'): Pick<Remark, 'tone'> {
  if (level === 'yielded') return { tone: 'fg.info' };
  return AMISS.has(level) ? { tone: 'fg.warning' } : {};
}

type Measured = NutrientLimit & Pick<Measure, 'target'>;

function measuredText(
  { by, percent }: Pick<Verdict, 'by' | 'percent'>,
  nutrient: NutrientKey,
  { target = 0, ...bounds }: Measured,
): string {
  const against =
    by === 'bounds'
      ? boundsText(nutrient, bounds)
      : nutritionPanelText.bounds.range(amountText(nutrient, target));
  return percent === undefined ? against : `${against} (${percent} %)`;
}

function verdictsText(nutrient: NutrientKey, verdicts: readonly Verdict[], measure: Measured) {
  const [worst] = verdicts;
  const bounds = [measure.minimum?.value, measure.maximum?.value];
  return verdicts.map((verdict) => {
    const says = verdict === worst || (AMISS.has(verdict.level) && verdict.level !== worst?.level);
    // A target that is its least or most needs no second word.
    if (!says && verdict.by === 'target' && bounds.includes(measure.target)) return '';
    return join(says ? levelWord(verdict) : '', measuredText(verdict, nutrient, measure));
  });
}

/**
 * `thấp · tối thiểu 1.000 mg (77 %)`, `60 % dữ liệu`, `chưa có dữ liệu`, and whose rule it is. Only what misses
 * its limit or target in the direction that matters is marked. What is salty and not counted has no percentage.
 */
export function microRemark(
  nutrient: NutrientKey,
  { totals, limits, targets }: Measures & { totals: NutrientTotals },
): Remark {
  const total = totals[nutrient];
  const limit = limits[nutrient] ?? {};
  const bounds = boundsText(nutrient, limit);
  const origins = originsText(limit);
  if (total?.uncounted)
    return {
      text: join(nutritionPanelText.saltBecause(total.uncounted.join(', ')), bounds, origins),
      tone: 'fg.warning',
    };
  if (!total) return { text: join(nutritionPanelText.noData, bounds, origins) };
  const measure = { ...limit, target: targets?.[nutrient] };
  const verdicts = listVerdicts(nutrient, total, measure);
  const share = total.share < 1 ? nutritionPanelText.share(formatShare(total.share)) : '';
  // Foods whose salt is missing from the sum must be visible without a tap; other gaps are listed on demand.
  const missing =
    nutrient === 'sodium' && total.missing ? nutritionPanelText.withoutFigure(total.missing) : '';
  return {
    text: join(...verdictsText(nutrient, verdicts, measure), share, missing, origins),
    ...toned(verdicts[0]?.level),
  };
}

interface RowProps extends Measures {
  nutrient: NutrientKey;
}

const COLOURS: Readonly<Record<Coverage, string>> = {
  red: 'var(--chakra-colors-coverage-red)',
  orange: 'var(--chakra-colors-coverage-orange)',
  yellow: 'var(--chakra-colors-coverage-yellow)',
  green: 'var(--chakra-colors-coverage-green)',
  yielded: YIELDED_BAR,
  none: 'var(--chakra-colors-coverage-none)',
};

function getMeasure({ nutrient, limits, targets }: RowProps): Measure {
  return { ...limits[nutrient], target: targets?.[nutrient] };
}

function Fill(props: RowProps) {
  const total = useTotals()[props.nutrient];
  const measure = getMeasure(props);
  const colour = computeCoverage(props.nutrient, total, measure);
  return (
    <div
      data-coverage={colour}
      style={{
        height: '100%',
        borderRadius: 'inherit',
        width: `${(coveredPart(total, measure) ?? 0) * 100}%`,
        background: COLOURS[colour],
      }}
    />
  );
}

function CoverageMeter(props: RowProps) {
  return (
    <Box
      as="dd"
      flexBasis="full"
      h="1"
      mt="0.5"
      bg="bg.emphasized"
      borderRadius="full"
      overflow="hidden"
      aria-hidden
    >
      <Fill {...props} />
    </Box>
  );
}

function Amount({ nutrient, ...measures }: RowProps) {
  const totals = useTotals();
  const { tone } = microRemark(nutrient, { totals, ...measures });
  const total = totals[nutrient];
  const coverage = computeCoverage(nutrient, total, getMeasure({ nutrient, ...measures }));
  const warned: Excess = tone === 'fg.info' ? 'yielded' : coverage === 'red' ? 'maximum' : 'target';
  return (
    <Toned excess={tone === undefined ? 'none' : warned}>
      {total?.uncounted ? nutritionPanelText.saltUncounted : boundText(nutrient, totals)}
      {total && !total.uncounted ? ` ${displayUnit(nutrient)}` : ''}
    </Toned>
  );
}

export function NutrientRow(props: RowProps) {
  const { nutrient, limits, targets } = props;
  const { name, lines } = useOpening(nutrient);
  const remark = (totals: NutrientTotals) =>
    microRemark(nutrient, { totals, limits, targets }).text;
  return (
    <Flex columnGap="2" align="baseline" py="1" wrap="wrap" textStyle="sm">
      <Text as="dt" flex="1" whiteSpace="nowrap">
        {name}
      </Text>
      <Text as="dd" css={tabular} whiteSpace="nowrap">
        <Amount {...props} />
      </Text>
      <TotalsWhere
        holds={(totals) => coveredPart(totals[nutrient], getMeasure(props)) !== undefined}
      >
        <CoverageMeter {...props} />
      </TotalsWhere>
      <TotalsWhere holds={(totals) => remark(totals) !== ''}>
        <Text as="dd" color="fg.muted" textStyle="xs" flexBasis="full" css={tabular}>
          <TotalsText of={remark} />
        </Text>
      </TotalsWhere>
      {lines ? (
        <Box as="dd" flexBasis="full">
          {lines}
        </Box>
      ) : null}
    </Flex>
  );
}
