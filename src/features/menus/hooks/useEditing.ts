import { useCallback, useMemo, useRef, useState } from 'react';
import type { EditorValue } from '../model/editorValue';

export type Change = (value: EditorValue) => EditorValue;
/** @param step names what is typed, so that one press of undo takes back a word, not a letter */
export type Edit = (change: Change, step?: string) => void;

export interface Editing {
  edit: Edit;
  undo: () => void;
  canUndo: boolean;
  /** Forgets what could be undone, after the form was replaced from outside. */
  forget: () => void;
}

const MOST_STEPS = 50;
/** Milliseconds within which changes of one field count as one. */
const ONE_STEP = 1500;

interface History {
  past: EditorValue[];
  step: string | undefined;
  at: number;
}

/**
 * Changes of a form that can be taken back.
 * @param write applies a change at once to the newest value; its identity must be stable
 */
export function useEditing(write: (change: Change) => void): Editing {
  const history = useRef<History>({ past: [], step: undefined, at: 0 });
  const [depth, setDepth] = useState(0);

  const edit = useCallback<Edit>(
    (change, step) => {
      write((current) => {
        const next = change(current);
        if (next === current) return current;
        const { past, step: last, at } = history.current;
        const now = Date.now();
        const goesOn = step !== undefined && step === last && now - at < ONE_STEP;
        history.current = {
          past: goesOn ? past : [...past, current].slice(-MOST_STEPS),
          step,
          at: now,
        };
        return next;
      });
      setDepth(history.current.past.length);
    },
    [write],
  );

  const undo = useCallback(() => {
    const before = history.current.past.at(-1);
    if (!before) return;
    history.current = { past: history.current.past.slice(0, -1), step: undefined, at: 0 };
    setDepth(history.current.past.length);
    write(() => before);
  }, [write]);

  const forget = useCallback(() => {
    history.current = { past: [], step: undefined, at: 0 };
    setDepth(0);
  }, []);

  return useMemo(() => ({ edit, undo, canUndo: depth > 0, forget }), [edit, undo, depth, forget]);
}
