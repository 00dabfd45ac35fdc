import { Box, Stack } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '../../../domain/client';
import type { MealSlot } from '../../../domain/menu';
import { insertLine } from '../../../domain/lines';
import { setMealNotes } from '../../../domain/menuEditing';
import type { NewLine } from '../../../domain/lines';
import { AddItemDialog } from '../../../blocks/lines/add/AddItemDialog';
import type { Edit } from '../hooks/useEditing';
import { MealFooter, MealList } from './MealList';
import { SlotTabs } from './SlotTabs';
import { useLineActions } from '../../../blocks/lines/useLineActions';

const NO_ALLERGIES: readonly string[] = [];

/** Whether a key press belongs to a field or an open dialog and not to the page. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable=true], [role=menu]')) return true;
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

function useSlashKey(press: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [press]);
}

/** Whether the dialog is open; closed, the focus goes back to where it was when it opened. */
function useAdding() {
  const [adding, setAdding] = useState(false);
  const before = useRef<Element>(null);
  const open = useCallback(() => {
    before.current = document.activeElement;
    setAdding(true);
  }, []);
  useEffect(() => {
    const place = before.current;
    if (adding || !(place instanceof HTMLElement)) return undefined;
    before.current = null;
    // The dialog lets go of the focus in the frame after it has gone.
    const frame = requestAnimationFrame(() => {
      if (place.isConnected) place.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [adding]);
  return { adding, open, close: useCallback(() => setAdding(false), []) };
}

interface MealsEditorProps {
  edit: Edit;
  client: Client | undefined;
}

/** The meals of the day: tabs, lines, notes and the dialog that adds lines. */
export function MealsEditor({ edit, client }: MealsEditorProps) {
  const [slot, setSlot] = useState<MealSlot>('breakfast');
  const [second, setSecond] = useState(false);
  const { adding, open: openDialog, close } = useAdding();
  const [announced, setAnnounced] = useState('');
  const actions = useLineActions(edit, setAnnounced);
  useSlashKey(openDialog);
  const add = (line: NewLine) =>
    edit((now) => ({ ...now, meals: insertLine(now.meals, slot, line) }));
  const setNotes = useCallback(
    (of: MealSlot, notes: string) =>
      edit((now) => ({ ...now, meals: setMealNotes(now.meals, of, notes) }), `notes:${of}`),
    [edit],
  );
  return (
    <Box>
      <SlotTabs
        slot={slot}
        onSlot={setSlot}
        second={second}
        onSecond={() => {
          setSecond(true);
          setSlot('snack2');
        }}
      >
        <Stack gap="3">
          <MealList slot={slot} allergies={client?.allergies ?? NO_ALLERGIES} actions={actions} />
          <MealFooter slot={slot} onAdd={openDialog} onNotes={setNotes} />
        </Stack>
      </SlotTabs>
      <Box srOnly aria-live="polite">
        {announced}
      </Box>
      {adding ? (
        <AddItemDialog
          slot={slot}
          allergies={client?.allergies ?? NO_ALLERGIES}
          onAdd={add}
          onClose={close}
        />
      ) : null}
    </Box>
  );
}
