import { useCallback, useMemo, useRef, useState } from 'react';
import { emptyHistory, recorded, redone, undone, type UndoHistory } from './undoHistory';

export type Change<T> = (value: T) => T;
/** @param step names the field being typed in, so that one undo takes back a word rather than a letter */
export type Edit<T> = (change: Change<T>, step?: string) => void;

export interface Undoable<T> {
  edit: Edit<T>;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  forget: () => void;
}

interface Can {
  undo: boolean;
  redo: boolean;
}

/** Returns the same object when nothing changed, so that a keystroke renders no button. */
function computeCan<T>({ past, future }: UndoHistory<T>, before: Can): Can {
  const [undo, redo] = [past.length > 0, future.length > 0];
  return before.undo === undo && before.redo === redo ? before : { undo, redo };
}

/** @param write applies a change at once to the newest value; its identity must be stable */
export function useUndo<T>(write: (change: Change<T>) => void): Undoable<T> {
  const history = useRef<UndoHistory<T>>(emptyHistory());
  const [can, setCan] = useState<Can>({ undo: false, redo: false });
  const look = useCallback(() => setCan((now) => computeCan(history.current, now)), []);

  const edit = useCallback<Edit<T>>(
    (change, step) => {
      write((current) => {
        const next = change(current);
        if (next !== current)
          history.current = recorded(history.current, current, step, Date.now());
        return next;
      });
      look();
    },
    [write, look],
  );
  const goBy = useCallback(
    (way: typeof undone<T>) => {
      write((current) => {
        const went = way(history.current, current);
        if (!went) return current;
        history.current = went.history;
        return went.value;
      });
      look();
    },
    [write, look],
  );
  const forget = useCallback(() => {
    history.current = emptyHistory();
    look();
  }, [look]);
  return useMemo(
    () => ({
      edit,
      undo: () => goBy(undone),
      redo: () => goBy(redone),
      canUndo: can.undo,
      canRedo: can.redo,
      forget,
    }),
    [edit, goBy, can, forget],
  );
}
