import { Box, Stack } from '@chakra-ui/react';
import { useCallback, useState, type ReactNode } from 'react';
import {
  isMealSlot,
  MEAL_SLOTS,
  mealsField,
  MAX_LINES,
  type Meals,
  type MealSlot,
} from '../../domain/food/storedLines';
import type { MealHours } from '../../domain/clinical/customs/client';
import { copyGroup, insertLine, overfills } from '../../domain/food/lines';
import { common } from '../../i18n/common';
import { menusText } from '../../i18n/menus';
import { newId } from '../../platform/ids';
import { toaster } from '../../ui/toaster';
import { useHandlers } from '../../ui/useHandlers';
import type { LineActions, LineGroup } from '../lines/actions';
import { AddItemDialog } from '../lines/add/AddItemDialog';
import { AddLineButton } from '../lines/add/AddLineButton';
import { useAddDialog } from '../lines/add/useAddDialog';
import { LineDrag } from '../lines/drag/LineDrag';
import { OpenLineList } from '../lines/LineList';
import { SelectionProvider } from '../lines/select/selection';
import { SelectionBar } from '../lines/select/SelectionBar';
import { useManyLines, type ManyLines } from '../lines/select/useManyLines';
import { useLineActions, type EditLines } from '../lines/useLineActions';
import { MealHead, type MealActions } from './MealHead';
import { SlotTabs } from './SlotTabs';

const slotNames = mealsField.merge.slots;

const MEALS: readonly LineGroup[] = MEAL_SLOTS.map((id) => ({ id, name: slotNames[id] }));

const getLabel = ({ name = '' }: LineGroup) => menusText.meals.list(name);

function useMealActions(
  editLines: EditLines,
  announce: (message: string) => void,
  many: ManyLines,
): MealActions {
  return useHandlers({
    select: () => many.add([]),
    copy: (from: MealSlot, to: MealSlot) => {
      if (editLines((meals) => copyGroup(meals, from, to, newId)))
        announce(menusText.meals.copied(slotNames[from], slotNames[to]));
    },
    clear: (slot: MealSlot) => {
      let gone: Meals[MealSlot]['items'] = [];
      editLines((meals) => {
        gone = meals[slot]?.items ?? [];
        return { ...meals, [slot]: { ...meals[slot], items: [] } };
      });
      const restore = () =>
        editLines((meals) => gone.reduce((now, item) => insertLine(now, slot, item), meals));
      toaster.create({
        type: 'info',
        title: menusText.meals.cleared(gone.length, slotNames[slot]),
        action: { label: common.undo, onClick: restore },
      });
    },
  });
}

interface MealLinesProps {
  group: LineGroup & { id: MealSlot };
  allergies: readonly string[];
  actions: LineActions;
  many: ManyLines;
  mealActions: MealActions;
}

function MealLines({ group, allergies, actions, many, mealActions }: MealLinesProps) {
  return (
    <Stack gap="1">
      <MealHead slot={group.id} actions={mealActions} />
      <SelectionBar many={many} groups={MEALS} open={group} />
      <SelectionProvider value={many.selection}>
        <OpenLineList
          group={group}
          getLabel={getLabel}
          empty={menusText.meals.empty}
          allergies={allergies}
          actions={actions}
        />
      </SelectionProvider>
    </Stack>
  );
}

export interface DayLines {
  edit: EditLines;
  actions: LineActions;
  announced: string;
  announce: (message: string) => void;
}

function useBounded(edit: EditLines): EditLines {
  return useCallback(
    (change, step) => {
      let isFull = false;
      const isTaken = edit((meals) => {
        const next = change(meals);
        isFull = overfills(meals, next, MAX_LINES);
        return isFull ? meals : next;
      }, step);
      if (isFull) toaster.create({ type: 'warning', title: menusText.meals.full(MAX_LINES) });
      return isTaken && !isFull;
    },
    [edit],
  );
}

export function useDayLines(change: EditLines): DayLines {
  const [announced, announce] = useState('');
  const edit = useBounded(change);
  const actions = useLineActions(edit, MEALS, announce);
  return { edit, actions, announced, announce };
}

interface DayMealsProps {
  day: DayLines;
  allergies: readonly string[];
  hours?: MealHours;
  allSlots?: boolean;
  status?: ReactNode;
  renderNotes?: (slot: MealSlot) => ReactNode;
}

function useSlot(allSlots: boolean) {
  const [slot, setSlot] = useState<MealSlot>('breakfast');
  const [second, setSecond] = useState(allSlots);
  const openGroup = useCallback((id: string) => {
    if (isMealSlot(id)) setSlot(id);
  }, []);
  const addSecond = useCallback(() => {
    setSecond(true);
    setSlot('snack2');
  }, []);
  return { slot, setSlot, second, openGroup, addSecond };
}

export function DayMeals(props: DayMealsProps) {
  const { day, allergies, hours, status, allSlots = false, renderNotes } = props;
  const { slot, setSlot, second, openGroup, addSecond } = useSlot(allSlots);
  const { adding, button, open, close } = useAddDialog();
  const { edit, actions, announced, announce } = day;
  const many = useManyLines(edit, announce);
  const mealActions = useMealActions(edit, announce, many);
  const group = { id: slot, name: slotNames[slot] };
  return (
    <LineDrag groups={MEALS} actions={actions} announce={announce} onOpen={openGroup}>
      <SlotTabs
        slot={slot}
        onSlot={setSlot}
        second={second}
        onSecond={addSecond}
        allergies={allergies}
        hours={hours}
      >
        <Stack gap="3">
          <MealLines {...{ group, allergies, actions, many, mealActions }} />
          <AddLineButton buttonRef={button} onOpen={open} />
          {renderNotes?.(slot)}
        </Stack>
      </SlotTabs>
      <Box srOnly aria-live="polite">
        {announced}
      </Box>
      {adding ? (
        <AddItemDialog
          {...{ group, allergies, actions, status }}
          onAdd={(line) => edit((meals) => insertLine(meals, slot, line))}
          onClose={close}
        />
      ) : null}
    </LineDrag>
  );
}
