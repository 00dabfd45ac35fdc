import { Badge, Box, Button, Flex, Grid, Heading, IconButton, Text } from '@chakra-ui/react';
import { Lock, LockOpen } from 'lucide-react';
import { useMemo } from 'react';
import { MealHour } from '../../blocks/customs/MealHour';
import type { YieldedSides } from '../../domain/clinical/limits';
import type { MealHours } from '../../domain/clinical/customs/client';
import type { MealSlot } from '../../domain/food/storedLines';
import { placeId } from '../../domain/generator/prepare';
import { storedMeals } from '../../domain/generator/storedMeals';
import type { GeneratedPlan, DishPosition, PlannedDish } from '../../domain/generator/types';
import type { NutrientMap } from '../../domain/food/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import { itemNutrients, menuTotals } from '../../domain/nutrition/totals';
import { amountText } from '../../domain/food/quantities';
import { compareEnergy } from '../../domain/verdict/compare';
import { generatorText as text } from '../../i18n/generator';
import { dayName } from '../../ui/dayName';
import { unbroken } from '../../ui/format';
import { EnergyGauge } from '../../ui/nutrition/EnergyGauge';
import { EnergyWords } from '../../ui/nutrition/EnergyWords';
import { boundText } from '../../ui/nutrition/boundText';
import { TotalsProvider } from '../../ui/nutrition/totalsContext';
import { tabular } from '../../ui/theme';
import { DayLimits } from './DayLimits';
import { slotName } from './texts';

const EATEN: readonly MealSlot[] = ['breakfast', 'snack1', 'lunch', 'snack2', 'dinner'];

export interface DaysProps {
  plan: GeneratedPlan;
  startDate: string;
  targets: NutrientMap | undefined;
  yieldedEnergy: YieldedSides | undefined;
  hours: MealHours;
  locked: ReadonlySet<string>;
  named: ReadonlySet<string>;
  onOpen: (at: DishPosition) => void;
  onLock: (at: DishPosition) => void;
  onLimits: (day: number) => void;
}

function LockButton(props: { name: string; isLocked: boolean; onLock: () => void }) {
  const { name, isLocked, onLock } = props;
  return (
    <IconButton
      variant="ghost"
      colorPalette={isLocked ? 'leaf' : 'gray'}
      color={isLocked ? 'leaf.fg' : 'fg.subtle'}
      minW={{ base: '11', md: '7' }}
      minH={{ base: '11', md: '7' }}
      w={{ md: '7' }}
      aria-pressed={isLocked}
      aria-label={isLocked ? text.dish.unlock(name) : text.dish.lock(name)}
      onClick={onLock}
    >
      {isLocked ? <Lock size={16} aria-hidden /> : <LockOpen size={16} aria-hidden />}
    </IconButton>
  );
}

function DishRow({ dish, dayText, ...props }: DaysProps & { dish: PlannedDish; dayText: string }) {
  const { locked, named, onOpen, onLock } = props;
  const { line, slot } = dish;
  const isLocked = locked.has(placeId(dish));
  return (
    <Flex as="li" align="center">
      <Button
        variant="ghost"
        colorPalette="gray"
        flex="1"
        minW="0"
        minH="11"
        h="auto"
        px="2"
        py="1"
        justifyContent="flex-start"
        textAlign="start"
        whiteSpace="normal"
        fontWeight="normal"
        aria-label={text.dish.open(`${line.name}, ${amountText(line)}`, slotName[slot], dayText)}
        onClick={() => onOpen(dish)}
      >
        <Text as="span" css={tabular}>
          {line.name}{' '}
          <Box as="span" color="fg.muted" display="inline-block">
            {unbroken(amountText(line))}
          </Box>
          {named.has(line.itemId) ? (
            <Badge ms="1" colorPalette="leaf">
              {text.named.mark}
            </Badge>
          ) : null}
        </Text>
      </Button>
      <LockButton name={line.name} isLocked={isLocked} onLock={() => onLock(dish)} />
    </Flex>
  );
}

function Meal({
  slot,
  dishes,
  ...props
}: DaysProps & { slot: MealSlot; dishes: readonly PlannedDish[]; dayText: string }) {
  if (dishes.length === 0) return null;
  const energy = dishes.reduce((sum, { line }) => sum + (itemNutrients(line).calories ?? 0), 0);
  return (
    <Box borderTopWidth="1px" pt="1">
      <Flex px="2" justify="space-between" textStyle="sm" color="fg.muted" css={tabular}>
        <Text fontWeight="semibold">
          {slotName[slot]}
          <MealHour time={props.hours[slot]} />
        </Text>
        <Text>{formatAmount('calories', energy)}</Text>
      </Flex>
      <Box as="ul" listStyleType="none">
        {dishes.map((dish) => (
          <DishRow key={placeId(dish)} {...props} dish={dish} />
        ))}
      </Box>
    </Box>
  );
}

function DayHead(props: DaysProps & { day: number; dayText: string }) {
  const { plan, day, dayText, targets, onLimits } = props;
  const totals = useMemo(() => menuTotals(storedMeals(plan, day)), [plan, day]);
  return (
    <Box px="2" pb="2" css={tabular}>
      <Heading as="h2" size="sm">
        {dayText}
      </Heading>
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
          yielded={props.yieldedEnergy}
        />
        <EnergyWords target={targets?.calories} yielded={props.yieldedEnergy} />
      </TotalsProvider>
      <Text textStyle="sm" color="fg.muted">
        {text.day.protein(boundText('protein', totals))}
      </Text>
      <DayLimits
        lines={plan.verdict.days[day] ?? []}
        dayText={dayText}
        onOpen={() => onLimits(day)}
      />
    </Box>
  );
}

function Day({ day, ...props }: DaysProps & { day: number }) {
  const dayText = dayName(props.startDate, day);
  const dishes = props.plan.dishes.filter((dish) => dish.day === day);
  return (
    <Box
      as="section"
      aria-label={dayText}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      pt="3"
      pb="1"
      minW="0"
    >
      <DayHead {...props} day={day} dayText={dayText} />
      {EATEN.map((slot) => (
        <Meal
          key={slot}
          {...props}
          dayText={dayText}
          slot={slot}
          dishes={dishes.filter((dish) => dish.slot === slot)}
        />
      ))}
    </Box>
  );
}

export function Days(props: DaysProps) {
  return (
    // Positioned, so that words for screen readers lie within the box and do not widen the page.
    <Box
      position="relative"
      overflowX={{ md: 'auto' }}
      pb="2"
      tabIndex={0}
      focusVisibleRing="inside"
    >
      <Grid
        gap="2"
        css={{ '--days': props.plan.days }}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(var(--days), minmax(7.5rem, 1fr))',
        }}
        alignItems="start"
      >
        {Array.from({ length: props.plan.days }, (_, day) => (
          <Day key={day} {...props} day={day} />
        ))}
      </Grid>
    </Box>
  );
}

export function goodDays(plan: GeneratedPlan, target: number | undefined): number {
  return Array.from({ length: plan.days }, (_, day) => menuTotals(storedMeals(plan, day))).filter(
    ({ calories }) => compareEnergy(calories, target).band === 'good',
  ).length;
}
