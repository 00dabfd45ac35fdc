import { MarksProvider, type MarkLine } from '../../blocks/lines/marksContext';
import { explainLimit } from '../../blocks/tier/limitStore';
import { useData } from '../../data/react';
import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import { mealsField } from '../../domain/food/storedLines';
import { setCell, setDayMenu, type PlanDay } from '../../domain/menus/planning';
import { plansText as text } from '../../i18n/plans';
import { toaster } from '../../ui/toaster';
import type { Eaten } from './hooks/useEaten';
import type { OpenPlan } from './hooks/usePlan';
import { useEditDays, type PickFor } from './hooks/usePlanActions';
import { ensureOwnMenu, usePlanMenus } from './hooks/usePlanMenus';
import { PickDayMenu } from './PickDayMenu';

const NO_ALLERGIES: readonly string[] = [];
const NO_MARKS: MarkLine = () => [];

interface DayPickerProps {
  open: OpenPlan;
  eaten: Eaten;
  what: PickFor;
  onClose: () => void;
}

export function DayPicker({ open, eaten, what, onClose }: DayPickerProps) {
  const data = useData();
  const editDays = useEditDays(open);
  const offered = usePlanMenus(open.plan.clientId);
  const index = eaten.days.findIndex((one) => one.day.lineId === what.day);
  const day = eaten.days[index]?.name ?? '';
  const marks = eaten.marks[index] ?? NO_MARKS;
  const slot = 'slot' in what ? what.slot : undefined;
  const put = (days: PlanDay[], menuId: string) =>
    slot
      ? setCell(days, { day: what.day, slot }, { menuId, slot })
      : setDayMenu(days, what.day, menuId);
  const pick = async (id: string) => {
    if (!offered) return;
    try {
      const menuId = await ensureOwnMenu(id, offered, eaten.client, data);
      editDays((days) => put(days, menuId));
      onClose();
    } catch (error) {
      if (!explainLimit(error)) toaster.create({ type: 'error', title: text.failed });
    }
  };
  const { cell, day: dayText } = text.pickDialog;
  return (
    <MarksProvider value={marks}>
      <PickDayMenu
        title={slot ? cell(mealsField.merge.slots[slot], day) : dayText(day)}
        {...(slot ? { slot } : {})}
        offered={offered}
        allergies={eaten.client ? avoidedBy(eaten.client) : NO_ALLERGIES}
        onPick={(id) => void pick(id)}
        onClose={onClose}
      />
    </MarksProvider>
  );
}
