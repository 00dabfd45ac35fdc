import { ArrowLeft, ArrowRight, Copy, ExternalLink, Trash2, Utensils } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { MealSlot } from '../../../domain/food/storedLines';
import {
  copyCell,
  copyDayTo,
  duplicateDay,
  mealsOfDay,
  PLAN_DAYS,
  removeDay,
  setCell,
  swapDays,
  type Cell,
  type PlanDay,
} from '../../../domain/menus/planning';
import { common } from '../../../i18n/common';
import { plansText } from '../../../i18n/plans';
import { newId } from '../../../platform/ids';
import { getAddresses } from '../../../routing/addresses';
import type { MenuAction } from '../../../ui/menuAction';
import { toaster } from '../../../ui/toaster';
import type { NamedDay } from '../model/planValue';
import type { OpenPlan } from './usePlan';

const text = plansText;

export type PickFor = { day: string } | Cell;

const icon = { size: 16, 'aria-hidden': true } as const;

export function useEditDays({ edit }: Pick<OpenPlan, 'edit'>) {
  return (change: (days: PlanDay[]) => PlanDay[]) =>
    edit((value) => ({ ...value, dailyPlans: change(value.dailyPlans) }));
}

interface ActionsOptions {
  open: OpenPlan;
  days: readonly NamedDay[];
  onPick: (what: PickFor) => void;
}

type EditDays = ReturnType<typeof useEditDays>;
type Change = (days: PlanDay[]) => PlanDay[];
type Around = Pick<ActionsOptions, 'days' | 'onPick'> & { editDays: EditDays };

const entry = (
  value: string,
  label: string,
  Icon: typeof Copy,
  run: () => void,
  more: Partial<MenuAction> = {},
): MenuAction => ({ value, label, icon: <Icon {...icon} />, run, ...more });

const DANGER = { danger: true, apart: true } as const;

function cellActions(around: Around, index: number, slot: MealSlot, toMenu: (id: string) => void) {
  const { days, onPick, editDays } = around;
  const { day } = days[index] as NamedDay;
  const cell = { day: day.lineId, slot };
  const from = mealsOfDay(day)[slot];
  const next = days[index + 1]?.day;
  const to = (other: PlanDay) => ({ day: other.lineId, slot });
  const { pick, open, copyNext, copyAll, clear } = text.cell;
  const toAll: Change = (all) => all.reduce((now, other) => copyCell(now, cell, to(other)), all);
  return [
    entry('pick', pick, Utensils, () => onPick(cell)),
    ...(from
      ? [
          entry('open', open, ExternalLink, () => toMenu(from.menuId)),
          ...(next
            ? [
                entry('next', copyNext, Copy, () =>
                  editDays((all) => copyCell(all, cell, to(next))),
                ),
              ]
            : []),
          entry('all', copyAll, Copy, () => editDays(toAll)),
          entry(
            'clear',
            clear,
            Trash2,
            () => editDays((all) => setCell(all, cell, undefined)),
            DANGER,
          ),
        ]
      : []),
  ];
}

function removeNamed({ day, name }: NamedDay, editDays: EditDays): void {
  editDays((all) => removeDay(all, day.lineId));
  const back = () =>
    editDays((all) => (all.some(({ lineId }) => lineId === day.lineId) ? all : [...all, day]));
  toaster.create({
    type: 'info',
    title: text.day.removed(name),
    action: { label: common.undo, onClick: back },
  });
}

function dayActions({ days, onPick, editDays }: Around, index: number): MenuAction[] {
  const named = days[index] as NamedDay;
  const id = named.day.lineId;
  const [before, next] = [days[index - 1]?.day.lineId, days[index + 1]?.day.lineId];
  const change = (value: string, label: string, Icon: typeof Copy, to: Change) =>
    entry(value, label, Icon, () => editDays(to));
  const { pick, duplicate, copyNext, swapNext, swapBefore, remove } = text.day;
  return [
    entry('pick', pick, Utensils, () => onPick({ day: id })),
    ...(days.length < PLAN_DAYS.max
      ? [change('twice', duplicate, Copy, (all) => duplicateDay(all, id, newId()))]
      : []),
    ...(next
      ? [
          change('next', copyNext, Copy, (all) => copyDayTo(all, id, next)),
          change('swapNext', swapNext, ArrowRight, (all) => swapDays(all, id, next)),
        ]
      : []),
    ...(before
      ? [change('swapBefore', swapBefore, ArrowLeft, (all) => swapDays(all, id, before))]
      : []),
    ...(days.length > PLAN_DAYS.min
      ? [entry('remove', remove, Trash2, () => removeNamed(named, editDays), DANGER)]
      : []),
  ];
}

export function usePlanActions({ open, days, onPick }: ActionsOptions) {
  const editDays = useEditDays(open);
  const navigate = useNavigate();
  const around = { days, onPick, editDays };
  const toMenu = (id: string) => void navigate(getAddresses('menus').editIn(id, open.plan.id));
  return {
    cellActions: (index: number, slot: MealSlot) => cellActions(around, index, slot, toMenu),
    dayActions: (index: number) => dayActions(around, index),
  };
}
