import { Box, Grid, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { MarksProvider, type MarkLine } from '../../../blocks/lines/marksContext';
import { mealsField, type MealSlot, type Meals } from '../../../domain/food/storedLines';
import type { Limits } from '../../../domain/clinical/limits';
import type { NutrientMap } from '../../../domain/food/nutrients';
import { mealsOfDay, type PlanTotals } from '../../../domain/menus/planning';
import { plansText } from '../../../i18n/plans';
import type { MenuAction } from '../../../ui/menuAction';
import type { NamedDay } from '../model/planValue';
import { MealHour } from '../../../blocks/customs/MealHour';
import type { MealHours } from '../../../domain/clinical/customs/client';
import { getAddresses } from '../../../routing/addresses';
import { DayHead } from './DayHead';
import { MealCell } from './MealCell';
import { EATEN } from './planDrag';

const NO_MARKS: MarkLine = () => [];

interface PlanGridProps {
  planId: string;
  days: readonly NamedDay[];
  meals: readonly Meals[];
  totals: PlanTotals;
  targets: NutrientMap | undefined;
  limits: Limits;
  allergies: readonly string[];
  marks: readonly MarkLine[];
  hours: MealHours;
  missing: ReadonlySet<string>;
  cellActions: (index: number, slot: MealSlot) => MenuAction[];
  dayActions: (index: number) => MenuAction[];
}

const at = (column: number, row: number) => ({
  gridColumn: { md: `${column}` },
  gridRow: { md: `${row}` },
});

function SlotNames({ hours }: Pick<PlanGridProps, 'hours'>) {
  return EATEN.map((slot, row) => (
    <Text
      key={slot}
      hideBelow="md"
      {...at(1, row + 2)}
      pt="2.5"
      fontWeight="semibold"
      textStyle="sm"
    >
      {mealsField.merge.slots[slot]}
      <MealHour time={hours[slot]} />
    </Text>
  ));
}

function getMenuAddress(day: NamedDay['day'], plan: string): string | undefined {
  const planned = mealsOfDay(day);
  const ids = new Set(EATEN.flatMap((slot) => planned[slot]?.menuId ?? []));
  const [id] = ids;
  return ids.size === 1 && id !== undefined ? getAddresses('menus').editIn(id, plan) : undefined;
}

type DayProps = PlanGridProps & { index: number; help: string };

function Day({ index, help, ...grid }: DayProps) {
  const { day, name } = grid.days[index] as NamedDay;
  const planned = mealsOfDay(day);
  const eaten = grid.meals[index] as Meals;
  return (
    <>
      <Box {...at(index + 2, 1)} mt={{ base: '4', md: '0' }}>
        <DayHead
          day={day.lineId}
          name={name}
          totals={grid.totals.days[index] ?? {}}
          targets={grid.targets}
          limits={grid.limits}
          actions={grid.dayActions(index)}
          help={help}
          to={getMenuAddress(day, grid.planId)}
        />
      </Box>
      {EATEN.map((slot, row) => (
        <Box key={slot} {...at(index + 2, row + 2)} display="grid" minW="0">
          <MealCell
            cell={{ day: day.lineId, slot }}
            dayName={name}
            hour={grid.hours[slot]}
            meal={eaten[slot]}
            missing={grid.missing.has(planned[slot]?.menuId ?? '')}
            allergies={grid.allergies}
            actions={grid.cellActions(index, slot)}
            help={help}
          />
        </Box>
      ))}
    </>
  );
}

export function PlanGrid(props: PlanGridProps) {
  const help = useId();
  return (
    <Box overflowX={{ md: 'auto' }} pb="2" tabIndex={0} focusVisibleRing="inside">
      <Grid
        gap="2"
        css={{ '--days': props.days.length }}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: '4.5rem repeat(var(--days), minmax(8.75rem, 1fr))',
        }}
      >
        <SlotNames hours={props.hours} />
        {props.days.map(({ day }, index) => (
          <MarksProvider key={day.lineId} value={props.marks[index] ?? NO_MARKS}>
            <Day {...props} index={index} help={help} />
          </MarksProvider>
        ))}
      </Grid>
      <Box id={help} hidden>
        {plansText.drag.help}
      </Box>
    </Box>
  );
}
