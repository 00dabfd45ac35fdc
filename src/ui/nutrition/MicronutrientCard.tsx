import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { NutrientKey, NutrientMap } from '../../domain/nutrients';
import { formatAmount, formatShare } from '../../domain/nutrition/format';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import { compareWithTarget, targetDirection } from '../../domain/targets/compare';
import { displayUnit, NUTRIENT_LABELS } from '../../domain/nutrients';
import { nutritionText } from '../../i18n/nutrition';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { boundText, Toned } from './MacroBar';
import { TotalsText, TotalsWhere, useTotals } from './totalsContext';

/** What the specification's totals card shows (platform, section 2). */
const FIRST: readonly NutrientKey[] = [
  'sodium',
  'potassium',
  'calcium',
  'magnesium',
  'vitaminD',
] as const;

interface MicroProps {
  /** A day's targets or reference values, in the stored units. */
  reference: NutrientMap;
}

/**
 * `thấp · tối thiểu 1.000 mg (77 %)`, `60 % dữ liệu`, `chưa có dữ liệu`. Only what misses its
 * target in the direction that matters is marked.
 */
export function microRemark(
  nutrient: NutrientKey,
  { totals, reference }: MicroProps & { totals: NutrientTotals },
): { text: string; tone?: 'fg.warning' } {
  const total = totals[nutrient];
  const target = reference[nutrient];
  const bound =
    target === undefined
      ? ''
      : nutritionPanelText.bounds[targetDirection(nutrient)](
          `${formatAmount(nutrient, target)} ${displayUnit(nutrient)}`,
        );
  if (!total) return { text: [nutritionPanelText.noData, bound].filter(Boolean).join(' · ') };
  const { level, percent } = compareWithTarget(nutrient, total, target);
  const share = total.share < 1 ? nutritionPanelText.share(formatShare(total.share)) : '';
  const against = percent === undefined ? bound : `${bound} (${percent} %)`;
  const parts = [nutritionPanelText.levels[level], against, share];
  const off = level === 'low' || level === 'high';
  return { text: parts.filter(Boolean).join(' · '), ...(off ? { tone: 'fg.warning' } : {}) };
}

type RowProps = MicroProps & { nutrient: NutrientKey };

function Amount({ nutrient, reference }: RowProps) {
  const totals = useTotals();
  const { tone } = microRemark(nutrient, { totals, reference });
  return (
    <Toned warning={tone !== undefined}>
      {boundText(nutrient, totals)}
      {totals[nutrient] ? ` ${displayUnit(nutrient)}` : ''}
    </Toned>
  );
}

function MicroRow({ nutrient, reference }: RowProps) {
  const remark = (totals: NutrientTotals) => microRemark(nutrient, { totals, reference }).text;
  return (
    <Flex columnGap="2" align="baseline" py="1" wrap="wrap" textStyle="sm">
      <Text as="dt" flex="1" whiteSpace="nowrap">
        {NUTRIENT_LABELS[nutrient]}
      </Text>
      <Text as="dd" css={tabular} whiteSpace="nowrap">
        <Amount nutrient={nutrient} reference={reference} />
      </Text>
      <TotalsWhere holds={(totals) => remark(totals) !== ''}>
        <Text as="dd" color="fg.muted" textStyle="xs" flexBasis="full" css={tabular}>
          <TotalsText of={remark} />
        </Text>
      </TotalsWhere>
    </Flex>
  );
}

interface GroupProps extends MicroProps {
  title?: string;
  keys: readonly NutrientKey[];
  /** Nutrients of which nothing is known are left out. */
  knownOnly?: boolean;
}

function Group({ reference, title, keys, knownOnly = false }: GroupProps) {
  return (
    <Box>
      {title ? (
        <Heading as="h4" size="xs" color="fg.muted" mt="3" mb="1">
          {title}
        </Heading>
      ) : null}
      <Box as="dl">
        {keys.map((nutrient) => (
          <TotalsWhere
            key={nutrient}
            holds={(totals) => !knownOnly || totals[nutrient] !== undefined}
          >
            <MicroRow nutrient={nutrient} reference={reference} />
          </TotalsWhere>
        ))}
      </Box>
    </Box>
  );
}

function AllGroups({ reference }: MicroProps) {
  const { minerals, vitamins, additional } = nutritionText.groups;
  return (
    <>
      <Group reference={reference} title={minerals.title} keys={minerals.keys} />
      <Group reference={reference} title={vitamins.title} keys={vitamins.keys} />
      <TotalsWhere holds={(totals) => additional.keys.some((nutrient) => totals[nutrient])}>
        <Group reference={reference} title={additional.title} keys={additional.keys} knownOnly />
      </TotalsWhere>
    </>
  );
}

function isPartial(totals: NutrientTotals): boolean {
  return Object.values(totals).some((total) => total.share < 1);
}

/** Minerals and vitamins: five that matter daily, all on demand; what is unknown says so. */
export function MicronutrientCard({ reference }: MicroProps) {
  const [all, setAll] = useState(false);
  const list = useId();
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" px="4" py="3">
      <Heading as="h3" size="sm" mb="1">
        {nutritionPanelText.micro}
      </Heading>
      <Stack id={list} gap="0">
        {all ? <AllGroups reference={reference} /> : <Group reference={reference} keys={FIRST} />}
      </Stack>
      <TotalsWhere holds={isPartial}>
        <Text textStyle="xs" color="fg.muted" mt="2">
          {nutritionPanelText.unknownNotice}
        </Text>
      </TotalsWhere>
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        ms="-3"
        aria-expanded={all}
        aria-controls={list}
        onClick={() => setAll(!all)}
      >
        {all ? nutritionPanelText.less : nutritionPanelText.more}
        {all ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </Button>
    </Box>
  );
}
