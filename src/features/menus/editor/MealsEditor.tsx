import { Box, Stack } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import type { LineGroup } from '../../../blocks/lines/actions';
import { AddItemDialog } from '../../../blocks/lines/add/AddItemDialog';
import { AddLineButton } from '../../../blocks/lines/add/AddLineButton';
import { useAddDialog } from '../../../blocks/lines/add/useAddDialog';
import { LineDrag } from '../../../blocks/lines/drag/LineDrag';
import { OpenLineList } from '../../../blocks/lines/LineList';
import { useLineActions } from '../../../blocks/lines/useLineActions';
import type { EditLines } from '../../../blocks/lines/useLineActions';
import type { Client } from '../../../domain/collections/clients';
import { insertLine } from '../../../domain/lines';
import type { NewLine } from '../../../domain/lines';
import { isMealSlot, MEAL_SLOTS } from '../../../domain/collections/shared/lines';
import type { Meals, MealSlot } from '../../../domain/collections/shared/lines';
import { setMealNotes } from '../../../domain/menuEditing';
import { menusText } from '../../../i18n/menus';
import type { Edit } from '../hooks/useEditing';
import { MealNotes } from './MealNotes';
import { SlotTabs } from './SlotTabs';

const NO_ALLERGIES: readonly string[] = [];

/** The meals of a day, as lines see them. */
const MEALS: readonly LineGroup[] = MEAL_SLOTS.map((id) => ({
  id,
  name: menusText.slots[id].long,
}));

const labelOf = ({ name = '' }: LineGroup) => menusText.meals.list(name);

/** Changes of lines as changes of the form. */
function useEditLines(edit: Edit): EditLines {
  return useCallback(
    (change, step) =>
      edit((value) => {
        // The blocks hand back the groups that they were given, with other lines.
        const meals = change(value.meals) as Meals;
        return meals === value.meals ? value : { ...value, meals };
      }, step),
    [edit],
  );
}

interface MealsEditorProps {
  edit: Edit;
  client: Client | undefined;
}

/** The meals of the day: tabs, lines, notes and the dialog that adds lines. */
export function MealsEditor({ edit, client }: MealsEditorProps) {
  const [slot, setSlot] = useState<MealSlot>('breakfast');
  const [second, setSecond] = useState(false);
  const { adding, open, close } = useAddDialog();
  const [announced, setAnnounced] = useState('');
  const actions = useLineActions(useEditLines(edit), MEALS, setAnnounced);
  const allergies = client?.allergies ?? NO_ALLERGIES;
  const group = { id: slot, name: menusText.slots[slot].long };
  const add = (line: NewLine) =>
    edit((now) => ({ ...now, meals: insertLine(now.meals, slot, line) }));
  const setNotes = useCallback(
    (of: MealSlot, notes: string) =>
      edit((now) => ({ ...now, meals: setMealNotes(now.meals, of, notes) }), `notes:${of}`),
    [edit],
  );
  const openGroup = useCallback((id: string) => {
    if (isMealSlot(id)) setSlot(id);
  }, []);
  const addSecond = useCallback(() => {
    setSecond(true);
    setSlot('snack2');
  }, []);
  return (
    <LineDrag groups={MEALS} actions={actions} announce={setAnnounced} onOpen={openGroup}>
      <SlotTabs slot={slot} onSlot={setSlot} second={second} onSecond={addSecond}>
        <Stack gap="3">
          <OpenLineList
            group={group}
            labelOf={labelOf}
            empty={menusText.meals.empty}
            allergies={allergies}
            actions={actions}
          />
          <AddLineButton onOpen={open} />
          <MealNotes slot={slot} onNotes={setNotes} />
        </Stack>
      </SlotTabs>
      <Box srOnly aria-live="polite">
        {announced}
      </Box>
      {adding ? (
        <AddItemDialog group={group} allergies={allergies} onAdd={add} onClose={close} />
      ) : null}
    </LineDrag>
  );
}
