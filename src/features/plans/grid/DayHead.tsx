import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { Limits } from '../../../domain/clinical/limits';
import { NUTRIENT_KEYS, NUTRIENT_LABELS, type NutrientMap } from '../../../domain/food/nutrients';
import { compareWithBounds, type Comparison } from '../../../domain/verdict/compare';
import type { NutrientTotals } from '../../../domain/nutrition/totals';
import { plansText } from '../../../i18n/plans';
import type { MenuAction } from '../../../ui/menuAction';
import { AppLink } from '../../../ui/Link';
import { MoreMenu } from '../../../ui/MoreMenu';
import { EnergyGauge } from '../../../ui/nutrition/EnergyGauge';
import { EnergyWords } from '../../../ui/nutrition/EnergyWords';
import { LEVEL_TONES } from '../../../ui/nutrition/levelLook';
import { boundText } from '../../../ui/nutrition/boundText';
import { TotalsProvider } from '../../../ui/nutrition/totalsContext';
import { tabular } from '../../../ui/theme';
import { Handle } from './Handle';
import { useDragPlace } from './MealCell';
import type { Held } from './planDrag';

const text = plansText.day;

interface DayHeadProps {
  day: string;
  name: string;
  totals: NutrientTotals;
  targets: NutrientMap | undefined;
  limits: Limits;
  actions: readonly MenuAction[];
  help: string;
  to?: string | undefined;
}

function OverLimits({ totals, limits }: Pick<DayHeadProps, 'totals' | 'limits'>) {
  const compared = NUTRIENT_KEYS.filter((key) => key !== 'calories').map(
    (key) => [key, compareWithBounds(key, totals[key], limits[key] ?? {})] as const,
  );
  const namesWhere = (isMeant: (one: Comparison) => boolean): string =>
    compared
      .filter(([, one]) => isMeant(one))
      .map(([key]) => NUTRIENT_LABELS[key].toLocaleLowerCase('vi'))
      .join(', ');
  const over = namesWhere(({ level }) => level === 'high');
  const yielded = namesWhere(({ beyond }) => beyond === 'over');
  return (
    <>
      {over === '' ? null : (
        <Text textStyle="xs" color={LEVEL_TONES.high}>
          {text.over(over)}
        </Text>
      )}
      {yielded === '' ? null : (
        <Text textStyle="xs" color={LEVEL_TONES.yielded}>
          {text.yielded(yielded)}
        </Text>
      )}
    </>
  );
}

function DayFigures({
  totals,
  targets,
  limits,
}: Pick<DayHeadProps, 'totals' | 'targets' | 'limits'>) {
  return (
    <>
      <TotalsProvider value={totals}>
        <Text textStyle="xl" fontWeight="bold" lineHeight="1.1">
          {boundText('calories', totals)}{' '}
          <Box as="span" textStyle="sm" fontWeight="normal" color="fg.muted">
            kcal
          </Box>
        </Text>
        <EnergyGauge
          total={totals.calories}
          target={targets?.calories}
          yielded={limits.calories?.yieldedTarget}
        />
        <EnergyWords target={targets?.calories} yielded={limits.calories?.yieldedTarget} />
      </TotalsProvider>
      <Text textStyle="sm" color="fg.muted">
        {totals.calories ? text.protein(boundText('protein', totals)) : text.empty}
      </Text>
      <OverLimits totals={totals} limits={limits} />
    </>
  );
}

export function DayHead(props: DayHeadProps) {
  const { day, name, totals, targets, limits, actions, help, to } = props;
  const held: Held = { kind: 'day', day };
  const { id, ref, handleRef, isHeld, isOver } = useDragPlace(held);
  return (
    <Box
      ref={ref}
      data-place={id}
      ps={{ base: '2.5', md: '1' }}
      pb="1"
      borderRadius="l2"
      minW="0"
      bg={isOver ? 'leaf.subtle' : undefined}
      outline={isOver ? '1px dashed' : undefined}
      outlineColor="leaf.solid"
      opacity={isHeld ? 0.5 : undefined}
      css={tabular}
    >
      <Flex align="center">
        <Heading as="h2" size="sm" flex="1" minW="0" truncate>
          {to ? (
            <AppLink to={to} aria-label={text.openMenu(name)}>
              {name}
            </AppLink>
          ) : (
            name
          )}
        </Heading>
        <Handle held={held} label={text.handle(name)} help={help} grip={handleRef} />
        <MoreMenu label={text.actions(name)} actions={actions} />
      </Flex>
      <DayFigures totals={totals} targets={targets} limits={limits} />
    </Box>
  );
}
