import { Heading } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useMealHours } from '../../../blocks/customs/useMealHours';
import { MarksProvider } from '../../../blocks/lines/marksContext';
import { useClientMarks } from '../../../blocks/targets/useClientMarks';
import { useTargets } from '../../../blocks/targets/useTargets';
import { DayMeals, useDayLines } from '../../../blocks/meals/DayMeals';
import type { EditLines } from '../../../blocks/lines/useLineActions';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import type { Client } from '../../../domain/records/clients';
import type { Meals, MealSlot } from '../../../domain/food/storedLines';
import type { ChosenDiet } from '../../../domain/records/hospitalDietForms';
import { setMealNotes, type MealNote } from '../../../domain/menus/menuEditing';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { menusText } from '../../../i18n/menus';
import type { Edit } from '../hooks/useEditing';
import { useSwapping } from '../exchange/useSwapping';
import { ShortVerdict } from './DayVerdict';
import { MealNotes } from './MealNotes';
import { useCooking } from './useCooking';

const NO_ALLERGIES: readonly string[] = [];

function useEditLines(edit: Edit): EditLines {
  return useCallback(
    (change, step) => {
      edit((value) => {
        const meals = change(value.meals) as Meals;
        return meals === value.meals ? value : { ...value, meals };
      }, step);
      return true;
    },
    [edit],
  );
}

const useNotes = (edit: Edit) =>
  useCallback(
    (of: MealSlot, notes: string, which: MealNote) =>
      edit(
        (now) => ({ ...now, meals: setMealNotes(now.meals, of, notes, which) }),
        `${which}:${of}`,
      ),
    [edit],
  );

interface MealsEditorProps {
  edit: Edit;
  client: Client | undefined;
  /** On which it is eaten, `YYYY-MM-DD`: some eat no meat on days of the moon. */
  date: string | undefined;
  diet: ChosenDiet | undefined;
  allSlots?: boolean;
  targetChoices: AskedTargets | undefined;
  menuId?: string | undefined;
}

export function MealsEditor({ edit, allSlots = false, ...eaten }: MealsEditorProps) {
  const { client, date, targetChoices, diet, menuId } = eaten;
  const editLines = useEditLines(edit);
  const day = useDayLines(editLines);
  const swapping = useSwapping(day.actions, {
    context: { client, targets: targetChoices, diet, menuId },
    edit: editLines,
    announce: day.announce,
  });
  const { actions, dialog } = useCooking(swapping.actions);
  const setNotes = useNotes(edit);
  const hours = useMealHours(client);
  const targets = useTargets(client, targetChoices);
  const marks = useClientMarks(client, targets, date);
  return (
    <>
      <Heading as="h2" size="sm" mb={{ base: '-3', md: '-5' }}>
        {menusText.meals.title}
      </Heading>
      <MarksProvider value={marks}>
        <DayMeals
          day={{ ...day, actions }}
          allergies={client ? avoidedBy(client) : NO_ALLERGIES}
          hours={hours}
          allSlots={allSlots}
          status={<ShortVerdict {...{ client, targets, diet }} rows={2} />}
          renderNotes={(slot) => <MealNotes slot={slot} onNotes={setNotes} />}
        />
      </MarksProvider>
      {swapping.dialog}
      {dialog}
    </>
  );
}
