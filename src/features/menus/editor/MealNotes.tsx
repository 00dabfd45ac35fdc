import { Field, Textarea } from '@chakra-ui/react';
import { memo } from 'react';
import type { MealSlot } from '../../../domain/collections/shared/lines';
import { menusText } from '../../../i18n/menus';
import { useMeals } from './mealsContext';

interface MealNotesProps {
  slot: MealSlot;
  /** Keeps its identity. */
  onNotes: (slot: MealSlot, notes: string) => void;
}

const Notes = memo(function Notes({ slot, notes, onNotes }: MealNotesProps & { notes: string }) {
  const label = menusText.meals.notes(menusText.slots[slot].long);
  return (
    <Field.Root>
      <Textarea
        aria-label={label}
        placeholder={label}
        autoresize
        rows={2}
        maxLength={20_000}
        value={notes}
        onChange={(event) => onNotes(slot, event.target.value)}
      />
    </Field.Root>
  );
});

/** What is noted for a meal. */
export function MealNotes(props: MealNotesProps) {
  return <Notes {...props} notes={useMeals()[props.slot].notes ?? ''} />;
}
