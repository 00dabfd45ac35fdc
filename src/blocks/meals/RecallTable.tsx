import { Table, Text } from '@chakra-ui/react';
import { isRule } from '../../domain/clinical/bounds';
import type { Limits } from '../../domain/clinical/limits';
import {
  displayUnit,
  NUTRIENT_KEYS,
  NUTRIENT_LABELS,
  type NutrientKey,
  type NutrientMap,
} from '../../domain/food/nutrients';
import { formatAmount, formatDifference, UNKNOWN } from '../../domain/nutrition/format';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import { compareWithBounds, type Comparison } from '../../domain/verdict/compare';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { recallText as text } from '../../i18n/recall';
import { boundsText } from '../../ui/nutrition/limitTexts';
import { LEVEL_TONES, levelWord } from '../../ui/nutrition/levelLook';
import { boundText } from '../../ui/nutrition/boundText';
import { tabular } from '../../ui/theme';

const COMPARED: readonly NutrientKey[] = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sodium',
  'potassium',
  'calcium',
  'iron',
  'vitaminC',
];

function comparedFor(limits: Limits): NutrientKey[] {
  const limited = NUTRIENT_KEYS.filter((key) => {
    const { minimum, maximum } = limits[key] ?? {};
    return !COMPARED.includes(key) && (isRule(minimum) || isRule(maximum));
  });
  return [...COMPARED, ...limited];
}

interface RecallTableProps {
  label: string;
  eaten: NutrientTotals;
  planned?: { name: string; totals: NutrientTotals } | undefined;
  targets?: NutrientMap | undefined;
  limits?: Limits | undefined;
}

const NO_LIMITS: Limits = {};

function measureText(nutrient: NutrientKey, targets: NutrientMap, limits: Limits): string {
  const bounds = boundsText(nutrient, limits[nutrient] ?? {});
  const target = targets[nutrient];
  if (target === undefined) return bounds || UNKNOWN;
  return formatAmount(nutrient, target);
}

function formatNutrientAmount(nutrient: NutrientKey, totals: NutrientTotals): string {
  return totals[nutrient]?.uncounted
    ? nutritionPanelText.saltUncounted
    : boundText(nutrient, totals);
}

function Heads({ planned, targets }: Pick<RecallTableProps, 'planned' | 'targets'>) {
  const names = [
    text.eaten,
    ...(planned ? [planned.name, text.difference] : []),
    ...(targets ? [text.target] : []),
  ];
  return (
    <Table.Header>
      <Table.Row bg="transparent">
        <Table.ColumnHeader ps="0">{text.nutrient}</Table.ColumnHeader>
        {names.map((name) => (
          <Table.ColumnHeader key={name} textAlign="end">
            {name}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  );
}

interface AmountProps {
  nutrient: NutrientKey;
  totals: NutrientTotals;
  compared: Comparison;
}

function Amount({ nutrient, totals, compared }: AmountProps) {
  return (
    <Text as="span" color={LEVEL_TONES[compared.level]}>
      {formatNutrientAmount(nutrient, totals)}
      {compared.level === 'yielded' ? (
        <Text as="span" display="block" textStyle="xs" fontWeight="normal">
          {levelWord(compared)}
        </Text>
      ) : null}
    </Text>
  );
}

function PlannedCells({ difference, ...amount }: AmountProps & { difference: string }) {
  return (
    <>
      <Table.Cell textAlign="end">
        <Amount {...amount} />
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {difference}
      </Table.Cell>
    </>
  );
}

type RowProps = Required<Pick<RecallTableProps, 'eaten' | 'limits'>> &
  Pick<RecallTableProps, 'planned' | 'targets'> & { nutrient: NutrientKey };

function Row({ nutrient, eaten, planned, targets, limits = NO_LIMITS }: RowProps) {
  const compare = (totals: NutrientTotals) =>
    compareWithBounds(nutrient, totals[nutrient], limits[nutrient] ?? {});
  return (
    <Table.Row bg="transparent">
      <Table.Cell ps="0" whiteSpace="nowrap">
        {NUTRIENT_LABELS[nutrient]}{' '}
        <Text as="span" color="fg.muted" textStyle="xs">
          {displayUnit(nutrient)}
        </Text>
      </Table.Cell>
      <Table.Cell textAlign="end" fontWeight="semibold">
        <Amount nutrient={nutrient} totals={eaten} compared={compare(eaten)} />
      </Table.Cell>
      {planned ? (
        <PlannedCells
          nutrient={nutrient}
          totals={planned.totals}
          difference={formatDifference(nutrient, planned.totals[nutrient], eaten[nutrient])}
          compared={compare(planned.totals)}
        />
      ) : null}
      {targets ? (
        <Table.Cell textAlign="end" color="fg.muted">
          {measureText(nutrient, targets, limits)}
        </Table.Cell>
      ) : null}
    </Table.Row>
  );
}

export function RecallTable({ label, limits = NO_LIMITS, ...shown }: RecallTableProps) {
  return (
    <Table.ScrollArea tabIndex={0}>
      <Table.Root size="sm" css={tabular} aria-label={label}>
        <Heads {...shown} />
        <Table.Body>
          {comparedFor(limits).map((nutrient) => (
            <Row key={nutrient} nutrient={nutrient} {...shown} limits={limits} />
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
