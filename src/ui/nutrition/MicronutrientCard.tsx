import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { NutrientKey, NutrientMap } from '../../domain/nutrients';
import { displayUnit, formatAmount, formatShare } from '../../domain/nutrition/format';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import { compareWithTarget, targetDirection } from '../../domain/targets/compare';
import { nutritionText } from '../../i18n/nutrition';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { boundText } from './MacroBar';

/** What the specification's totals card shows (platform, section 2). */
const FIRST: readonly NutrientKey[] = [
  'sodium',
  'potassium',
  'calcium',
  'magnesium',
  'vitaminD',
] as const;

interface MicroProps {
  totals: NutrientTotals;
  /** A day's targets or reference values, in the stored units. */
  reference: NutrientMap;
}

/**
 * `thấp · tối thiểu 1.000 mg (77 %)`, `60 % dữ liệu`, `chưa có dữ liệu`. Only what misses its
 * target in the direction that matters is marked.
 */
export function microRemark(
  nutrient: NutrientKey,
  { totals, reference }: MicroProps,
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

function MicroRow(props: MicroProps & { nutrient: NutrientKey }) {
  const { nutrient, totals } = props;
  const { text, tone } = microRemark(nutrient, props);
  return (
    <Flex columnGap="2" align="baseline" py="1" wrap="wrap" textStyle="sm">
      <Text as="dt" flex="1" whiteSpace="nowrap">
        {nutritionText.nutrients[nutrient]}
      </Text>
      <Text as="dd" css={tabular} whiteSpace="nowrap" color={tone}>
        {boundText(nutrient, totals)}
        {totals[nutrient] ? ` ${displayUnit(nutrient)}` : ''}
      </Text>
      {text ? (
        <Text as="dd" color="fg.muted" textStyle="xs" flexBasis="full" css={tabular}>
          {text}
        </Text>
      ) : null}
    </Flex>
  );
}

function Group(props: MicroProps & { title?: string; keys: readonly NutrientKey[] }) {
  return (
    <Box>
      {props.title ? (
        <Heading as="h4" size="xs" color="fg.muted" mt="3" mb="1">
          {props.title}
        </Heading>
      ) : null}
      <Box as="dl">
        {props.keys.map((nutrient) => (
          <MicroRow
            key={nutrient}
            nutrient={nutrient}
            totals={props.totals}
            reference={props.reference}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Minerals and vitamins: five that matter daily, all on demand; what is unknown says so. */
export function MicronutrientCard(props: MicroProps) {
  const [all, setAll] = useState(false);
  const list = useId();
  const { minerals, vitamins, additional } = nutritionText.groups;
  const others = additional.keys.filter((nutrient) => props.totals[nutrient]);
  const partial = Object.values(props.totals).some((total) => total.share < 1);
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" px="4" py="3">
      <Heading as="h3" size="sm" mb="1">
        {nutritionPanelText.micro}
      </Heading>
      <Stack id={list} gap="0">
        {all ? (
          <>
            <Group {...props} title={minerals.title} keys={minerals.keys} />
            <Group {...props} title={vitamins.title} keys={vitamins.keys} />
            {others.length > 0 ? <Group {...props} title={additional.title} keys={others} /> : null}
          </>
        ) : (
          <Group {...props} keys={FIRST} />
        )}
      </Stack>
      {partial ? (
        <Text textStyle="xs" color="fg.muted" mt="2">
          {nutritionPanelText.unknownNotice}
        </Text>
      ) : null}
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
