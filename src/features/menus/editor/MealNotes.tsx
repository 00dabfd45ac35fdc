import { Button, Field, Stack, Textarea } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { mealsField, type MealSlot } from '../../../domain/food/storedLines';
import type { MealNote } from '../../../domain/menus/menuEditing';
import { menusText } from '../../../i18n/menus';
import { useMeals } from '../../../blocks/meals/mealsContext';

const text = menusText.meals;

interface MealNotesProps {
  slot: MealSlot;
  onNotes: (slot: MealSlot, notes: string, which: MealNote) => void;
}

interface NotesProps extends MealNotesProps {
  which: MealNote;
  notes: string;
}

const Notes = memo(function Notes({ slot, which, notes, onNotes }: NotesProps) {
  const label = text[which](mealsField.merge.slots[slot]);
  return (
    <Field.Root>
      <Textarea
        aria-label={label}
        placeholder={label}
        autoresize
        rows={2}
        maxLength={20_000}
        value={notes}
        onChange={(event) => onNotes(slot, event.target.value, which)}
      />
      <Field.HelperText>{text[`${which}Hint`]}</Field.HelperText>
    </Field.Root>
  );
});

export function MealNotes(props: MealNotesProps) {
  const { notes = '', privateNotes = '' } = useMeals()[props.slot];
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Stack gap="2">
      <Notes {...props} which="notes" notes={notes} />
      {isConfirming || privateNotes !== '' ? (
        <Notes {...props} which="privateNotes" notes={privateNotes} />
      ) : (
        <Button
          variant="ghost"
          colorPalette="gray"
          size="sm"
          alignSelf="start"
          onClick={() => setIsConfirming(true)}
        >
          {text.addPrivateNotes}
        </Button>
      )}
    </Stack>
  );
}
