import { Box, Button, Heading, Stack, Tabs } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { isRule } from '../../domain/clinical/bounds';
import type { Limits } from '../../domain/clinical/limits';
import { NUTRIENT_KEYS, NUTRIENT_LABELS, type NutrientKey } from '../../domain/food/nutrients';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import { nutritionText } from '../../i18n/nutrition';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { NutrientRow, type Measures } from './NutrientRow';
import { TotalsWhere, useTotals } from './totalsContext';

/** Nutrients of the specification's totals card (platform, section 2). */
const FIRST: readonly NutrientKey[] = [
  'sodium',
  'potassium',
  'calcium',
  'magnesium',
  'vitaminD',
] as const;

const isLimited = (limits: Limits, nutrient: NutrientKey) => {
  const { minimum, maximum, expertSets } = limits[nutrient] ?? {};
  return Boolean(minimum || maximum || expertSets);
};

const LIMITED: readonly NutrientKey[] = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'saturatedFat',
  'cholesterol',
  'fiber',
  'phosphorus',
  'iron',
  'purine',
] as const;

const listRuled = (limits: Limits) =>
  LIMITED.filter((nutrient) => {
    const { minimum, maximum, expertSets } = limits[nutrient] ?? {};
    return isRule(minimum) || isRule(maximum) || expertSets !== undefined;
  });

const MICRO: ReadonlySet<string> = new Set([
  ...nutritionText.groups.minerals.keys,
  ...nutritionText.groups.vitamins.keys,
]);
const isMicro = (nutrient: NutrientKey) => MICRO.has(nutrient);

function listFirstNutrients({ limits, first = [] }: Measures): NutrientKey[] {
  const ruled = [...new Set([...first, ...listRuled(limits)])].filter(isMicro);
  const iron = (limits.iron?.minimum?.value ?? 0) >= 20 && !ruled.includes('iron');
  return [...new Set([...ruled, ...FIRST, ...(iron ? (['iron'] as const) : [])])];
}

interface RowsProps extends Measures {
  keys: readonly NutrientKey[];
  knownOnly?: boolean;
}

function Rows({ keys, knownOnly = false, ...measures }: RowsProps) {
  return (
    <Box as="dl">
      {keys.map((nutrient) => (
        <TotalsWhere
          key={nutrient}
          holds={(totals) =>
            !knownOnly || totals[nutrient] !== undefined || isLimited(measures.limits, nutrient)
          }
        >
          <NutrientRow nutrient={nutrient} {...measures} />
        </TotalsWhere>
      ))}
    </Box>
  );
}

const { groups } = nutritionText;
type GroupName = keyof typeof groups;
const ALWAYS: readonly GroupName[] = ['summary', 'minerals', 'vitamins'];

function GroupTab({ name }: { name: GroupName }) {
  return (
    <Tabs.Trigger value={name} minH="11" px="2" textStyle="xs">
      {groups[name].title}
    </Tabs.Trigger>
  );
}

function GroupTabs(measures: Measures) {
  const [group, setGroup] = useState<GroupName>('summary');
  const hasMore = (totals: NutrientTotals) =>
    groups.additional.keys.some(
      (nutrient) => totals[nutrient] !== undefined || isLimited(measures.limits, nutrient),
    );
  return (
    <Tabs.Root
      value={group}
      onValueChange={({ value }) => setGroup(value as GroupName)}
      variant="line"
      colorPalette="leaf"
      size="sm"
    >
      <Tabs.List aria-label={nutritionPanelText.groups} flexWrap="wrap">
        {ALWAYS.map((name) => (
          <GroupTab key={name} name={name} />
        ))}
        <TotalsWhere holds={hasMore}>
          <GroupTab name="additional" />
        </TotalsWhere>
      </Tabs.List>
      <Tabs.Content value={group} pt="2">
        <Rows {...measures} keys={groups[group].keys} knownOnly={group === 'additional'} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function isPartial(totals: NutrientTotals): boolean {
  return Object.values(totals).some((total) => total.share < 1);
}

function MissingFoods() {
  const totals = useTotals();
  return (
    <ul>
      {NUTRIENT_KEYS.flatMap((nutrient) => {
        const missing = totals[nutrient]?.missing;
        const name = NUTRIENT_LABELS[nutrient];
        return missing
          ? [<li key={nutrient}>{nutritionPanelText.missingFigures(name, missing)}</li>]
          : [];
      })}
    </ul>
  );
}

function UnknownNotice() {
  return (
    <Box as="details" textStyle="xs" color="fg.muted" mt="2">
      <Box as="summary" cursor="pointer" py="2">
        {nutritionPanelText.unknownNotice}
      </Box>
      <MissingFoods />
    </Box>
  );
}

const CARD = { borderWidth: '1px', borderRadius: 'l2', bg: 'bg.panel', px: '4', py: '3' } as const;

function LimitedCard(measures: Measures) {
  const keys = listRuled(measures.limits).filter((nutrient) => !isMicro(nutrient));
  if (keys.length === 0) return null;
  return (
    <Box {...CARD}>
      <Heading as="h3" size="sm" mb="1">
        {nutritionPanelText.limited}
      </Heading>
      <Rows {...measures} keys={keys} />
    </Box>
  );
}

export function NutrientCards(measures: Measures) {
  return (
    <>
      <LimitedCard {...measures} />
      <MicronutrientCard {...measures} />
    </>
  );
}

export function MicronutrientCard(measures: Measures) {
  const [all, setAll] = useState(false);
  const list = useId();
  return (
    <Box {...CARD}>
      <Heading as="h3" size="sm" mb="1">
        {all ? nutritionPanelText.details : nutritionPanelText.micro}
      </Heading>
      <Stack id={list} gap="0">
        {all ? (
          <GroupTabs {...measures} />
        ) : (
          <Rows {...measures} keys={listFirstNutrients(measures)} />
        )}
      </Stack>
      <TotalsWhere holds={isPartial}>
        <UnknownNotice />
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
