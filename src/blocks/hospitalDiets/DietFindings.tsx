import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Meals } from '../../domain/food/storedLines';
import {
  toBounds,
  checkDiet,
  mealCount,
  summaryOfDiet,
  type DietFinding,
} from '../../domain/verdict/hospitalDiets/check';
import { dietOfCode } from '../../domain/targets/hospitalDiets/diets';
import { dietLabel, type ChosenDiet } from '../../domain/records/hospitalDietForms';
import { dietNotes } from '../../domain/targets/hospitalDiets/notes';
import { findingName, missedLimits } from '../../domain/verdict/hospitalDiets/remarks';
import {
  formatAmount,
  missText,
  rangeText,
  getUnit,
} from '../../domain/verdict/hospitalDiets/texts';
import { DIET_NUTRIENTS, type HospitalDiet } from '../../domain/targets/hospitalDiets/types';
import { labelInSentence } from '../../domain/food/nutrients';
import { formatShare } from '../../domain/nutrition/format';
import { menuTotals } from '../../domain/nutrition/totals';
import { energyPercents } from '../../domain/verdict/compare';
import { hospitalDietsText as text } from '../../i18n/hospitalDiets';
import { LEVEL_TONES } from '../../ui/nutrition/levelLook';
import { tabular } from '../../ui/theme';
import { DietConflicts, standardBeside, type DietTarget } from './DietConflicts';

const TONES = {
  pass: 'fg.success',
  fail: 'fg.error',
  unknown: 'fg.warning',
  conditional: 'fg.muted',
  yielded: LEVEL_TONES.yielded ?? 'fg.info',
};

function verdictText(finding: DietFinding): string {
  const { verdict, value, share } = finding;
  if (verdict === 'pass') return text.verdict.pass;
  if (verdict === 'fail') return missText(finding);
  if (verdict === 'conditional' || verdict === 'yielded') return text.verdict[verdict];
  return value === undefined ? text.verdict.noFigure : text.verdict.part(formatShare(share));
}

/** Energy and macronutrients given as one figure get a band. */
function limitText({ of, range }: DietFinding): string {
  if (range.value === undefined) return `${rangeText(range)} ${getUnit(of)}`;
  const { min } = toBounds(of, range);
  const single = formatAmount(of, range.value);
  return of === 'meals' ? single : min === undefined ? `≤ ${single}` : text.limit.around(single);
}

function Scale({ finding: { of, range, value = 0, verdict } }: { finding: DietFinding }) {
  const { min = 0, max = min * 1.6 } = toBounds(of, range);
  const end = Math.max(max * 1.25, value * 1.05, 1);
  const at = (figure: number) => `${Math.min(100, (figure / end) * 100)}%`;
  return (
    <Box aria-hidden position="relative" h="2" borderRadius="full" bg="bg.muted" my="1.5">
      <Box
        position="absolute"
        h="full"
        bg="leaf.emphasized"
        left={at(min)}
        right={`calc(100% - ${at(max)})`}
      />
      <Box
        position="absolute"
        top="-1"
        h="4"
        w="1.5"
        borderRadius="sm"
        bg={verdict === 'fail' ? 'fg.error' : 'fg'}
        left={`calc(${at(value)} - 3px)`}
      />
    </Box>
  );
}

function Finding({ finding, percent }: { finding: DietFinding; percent: number | undefined }) {
  const { of, value, share, verdict } = finding;
  const amount = value === undefined ? '—' : `${share < 1 ? '≥ ' : ''}${formatAmount(of, value)}`;
  return (
    <Box as="li" py="2" borderBottomWidth="1px" css={tabular}>
      <Flex justify="space-between" gap="3">
        <Text fontWeight="medium">{findingName(finding)}</Text>
        <Text fontWeight="semibold">{amount}</Text>
      </Flex>
      {value === undefined ? null : <Scale finding={finding} />}
      <Flex justify="space-between" gap="3" textStyle="sm" wrap="wrap">
        <Text color="fg.muted">
          {limitText(finding)}
          {percent === undefined ? '' : ` · ${text.share(percent)}`}
        </Text>
        <Text color={TONES[verdict]} fontWeight="medium">
          {verdictText(finding)}
        </Text>
      </Flex>
    </Box>
  );
}

function Head({ label, findings }: { label: string; findings: readonly DietFinding[] }) {
  const { pass, fail, open } = summaryOfDiet(findings);
  const worst = fail > 0 ? 'fail' : open > 0 ? 'open' : 'pass';
  const missed = missedLimits(findings);
  const palette = { pass: 'leaf', fail: 'chilli', open: 'turmeric' }[worst];
  return (
    <Stack gap="1" aria-live="polite">
      <Flex gap="2" wrap="wrap" align="center">
        <Text fontWeight="semibold">{text.head[worst](label)}</Text>
        {(['pass', 'fail', 'open'] as const).map((key) => {
          const count = { pass, fail, open }[key];
          return count > 0 ? (
            <Badge key={key} colorPalette={{ pass: 'leaf', fail: 'chilli', open: 'turmeric' }[key]}>
              {count} {text.counts[key]}
            </Badge>
          ) : null;
        })}
      </Flex>
      {missed.length > 0 ? (
        <Text textStyle="sm" color={`${palette}.fg`}>
          {missed.join('; ')}.
        </Text>
      ) : null}
    </Stack>
  );
}

function listRemarks(diet: HospitalDiet): string[] {
  const { perKg, water, meals, age, page } = diet;
  const silent = DIET_NUTRIENTS.filter((key) => !diet.limits[key]).map(labelInSentence);
  const rules = [
    perKg.calories ? text.perKg.calories(rangeText(perKg.calories)) : '',
    perKg.protein ? text.perKg.protein(rangeText(perKg.protein)) : '',
  ].filter(Boolean);
  const isCounted = !meals || (meals.min ?? meals.value ?? 0) <= 5;
  return [
    ...(water ? [text.water(rangeText(water))] : []),
    ...(isCounted ? [] : [text.mealsUncounted(rangeText(meals))]),
    ...(silent.length > 0 ? [text.notStated(silent.join(', '))] : []),
    ...(rules.length > 0
      ? [text.perKg.says(rules.join(', '), perKg.weight ? text.perKg.of[perKg.weight] : '')]
      : []),
    ...dietNotes(diet),
    `${text.decision} · ${age === 0 ? text.page(page) : text.childPage(page)}`,
  ];
}

interface DietFindingsProps {
  selectedDiet: ChosenDiet;
  meals: Meals;
  target: DietTarget;
}

export function DietFindings({ selectedDiet, meals, target }: DietFindingsProps) {
  const diet = dietOfCode(selectedDiet.code);
  const result = useMemo(() => {
    const totals = menuTotals(meals);
    const findings = diet
      ? checkDiet(diet, totals, mealCount(meals), standardBeside(diet, target))
      : [];
    return { findings, percents: energyPercents(totals) };
  }, [diet, meals, target]);
  if (!diet) return <Text color="fg.warning">{text.unknownCode(selectedDiet.code)}</Text>;
  const { findings, percents } = result;
  return (
    <Stack gap="2">
      <Text textStyle="sm">{diet.name}</Text>
      <Head label={dietLabel(selectedDiet)} findings={findings} />
      <DietConflicts diet={diet} target={target} />
      <Box as="ul" listStyleType="none">
        {findings.map((finding) => (
          <Finding
            key={finding.of}
            finding={finding}
            percent={(percents as Partial<Record<string, number>> | undefined)?.[finding.of]}
          />
        ))}
      </Box>
      {listRemarks(diet).map((line) => (
        <Text key={line} textStyle="sm" color="fg.muted">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
