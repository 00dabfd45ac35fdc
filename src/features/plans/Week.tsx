import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import { mealsField } from '../../domain/food/storedLines';
import { copyCell, copyDayTo, swapCells, swapDays } from '../../domain/menus/planning';
import { laterPart } from '../../ui/laterPart';
import { plansText as text } from '../../i18n/plans';
import { useMealHours } from '../../blocks/customs/useMealHours';
import { PlanDragArea, type Held } from './grid/planDrag';
import { PlanGrid } from './grid/PlanGrid';
import type { Eaten } from './hooks/useEaten';
import { useEditDays, usePlanActions, type PickFor } from './hooks/usePlanActions';
import type { OpenPlan } from './hooks/usePlan';
import type { NamedDay } from './model/planValue';

const DayPicker = laterPart(async () => (await import('./DayPicker')).DayPicker);

const NO_ALLERGIES: readonly string[] = [];

function useDrop(
  open: OpenPlan,
  getName: (held: Held) => string,
  announce: (text: string) => void,
) {
  const editDays = useEditDays(open);
  return (from: Held, to: Held, copy: boolean) => {
    const message = copy ? text.drag.copied : text.drag.swapped;
    if (from.kind === 'day' && to.kind === 'day' && from.day !== to.day)
      editDays((days) => (copy ? copyDayTo : swapDays)(days, from.day, to.day));
    else if (
      from.kind === 'cell' &&
      to.kind === 'cell' &&
      (from.cell.day !== to.cell.day || from.cell.slot !== to.cell.slot)
    )
      editDays((days) => (copy ? copyCell : swapCells)(days, from.cell, to.cell));
    else {
      announce(text.drag.cancelled(getName(from)));
      return;
    }
    announce(message(getName(from), getName(to)));
  };
}

function createNamer(days: readonly NamedDay[]) {
  const getDayName = (id: string) => days.find(({ day }) => day.lineId === id)?.name ?? '';
  return (held: Held): string =>
    held.kind === 'day'
      ? getDayName(held.day)
      : text.cell.name(mealsField.merge.slots[held.cell.slot], getDayName(held.cell.day));
}

export function Week({ open, eaten }: { open: OpenPlan; eaten: Eaten }) {
  const [announcement, announce] = useState('');
  const [picking, setPicking] = useState<PickFor>();
  const { days } = eaten;
  const getName = createNamer(days);
  const hours = useMealHours(eaten.client, open.plan.startDate);
  const actions = usePlanActions({ open, days, onPick: setPicking });
  const onDrop = useDrop(open, getName, announce);
  return (
    <PlanDragArea
      days={days.map(({ day }) => day.lineId)}
      getName={getName}
      announce={announce}
      onDrop={onDrop}
    >
      <PlanGrid
        {...eaten}
        {...actions}
        planId={open.plan.id}
        targets={eaten.targets.targets}
        limits={eaten.targets.clinical.limits}
        hours={hours}
        allergies={eaten.client ? avoidedBy(eaten.client) : NO_ALLERGIES}
      />
      <Text textStyle="sm" color="fg.muted">
        {text.drag.hint}. {text.follows}
      </Text>
      <Box srOnly aria-live="polite">
        {announcement}
      </Box>
      {picking ? (
        <DayPicker open={open} eaten={eaten} what={picking} onClose={() => setPicking(undefined)} />
      ) : null}
    </PlanDragArea>
  );
}
