import { useMemo } from 'react';
import { insertLine, moveLine, findLine, patchLine, removeLine } from '../../domain/lines';
import type { LinePlace } from '../../domain/lines';
import type { Meals } from '../../domain/menu';
import { linesText } from '../../i18n/lines';
import { toaster } from '../../ui/toaster';
import type { Edit } from '../../features/menus/hooks/useEditing';
import type { EditorValue } from '../../features/menus/model/editorValue';
import type { LineActions } from './actions';

const text = linesText.line;

const withMeals = (change: (meals: Meals) => Meals) => (value: EditorValue) => {
  const meals = change(value.meals);
  return meals === value.meals ? value : { ...value, meals };
};

/** A removed line comes back to its place in whatever the meals have become meanwhile. */
function offerUndo(edit: Edit, gone: LinePlace | undefined): void {
  if (!gone) return;
  const { item, slot, index } = gone;
  const restore = withMeals((meals) =>
    findLine(meals, item.lineId) ? meals : insertLine(meals, slot, item, index),
  );
  toaster.create({
    type: 'info',
    title: text.removed(item.name),
    action: { label: text.undo, onClick: () => edit(restore) },
  });
}

/**
 * What lines can ask for, with toasts that offer to take a removal back.
 * @param announce says a move to who cannot see it
 */
export function useLineActions(edit: Edit, announce: (message: string) => void): LineActions {
  return useMemo(
    () => ({
      amount: (lineId, patch) =>
        edit(
          withMeals((meals) => patchLine(meals, lineId, patch)),
          `amount:${lineId}`,
        ),
      remove: (item) => {
        let found: LinePlace | undefined;
        edit((value) => {
          found = findLine(value.meals, item.lineId);
          return withMeals((meals) => removeLine(meals, item.lineId))(value);
        });
        offerUndo(edit, found);
      },
      move: (item, slot, index) => {
        let said = '';
        edit((value) => {
          const meals = moveLine(value.meals, item.lineId, slot, index);
          const from = findLine(value.meals, item.lineId);
          const to = findLine(meals, item.lineId);
          if (from && to)
            said =
              from.slot === to.slot
                ? text.movedTo(item.name, to.index + 1, meals[slot].items.length)
                : text.moved(item.name, menusText.slots[slot].long);
          return meals === value.meals ? value : { ...value, meals };
        });
        announce(said);
      },
    }),
    [edit, announce],
  );
}
