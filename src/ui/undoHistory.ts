/** Undo and redo of a form's values. */
export interface UndoHistory<T> {
  /** Oldest first. */
  past: readonly T[];
  /** Steps that were taken back, the last one first. */
  future: readonly T[];
  /** Name and time of the last change; another change of that name soon after joins it. */
  step: string | undefined;
  at: number;
}

const MAX_STEPS = 50;
/** Milliseconds within which changes of one field count as one. */
const ONE_STEP = 1500;

const NO_STEP = { step: undefined, at: 0 } as const;

export function emptyHistory<T>(): UndoHistory<T> {
  return { past: [], future: [], ...NO_STEP };
}

/**
 * The history after a change.
 * @param before the value as it was
 * @param step names what is typed, so that one press of undo takes back a word, not a letter
 */
export function recorded<T>(
  history: UndoHistory<T>,
  before: T,
  step: string | undefined,
  now: number,
): UndoHistory<T> {
  const { past, future, step: last, at } = history;
  const goesOn = step !== undefined && step === last && now - at < ONE_STEP && future.length === 0;
  return {
    past: goesOn ? past : [...past, before].slice(-MAX_STEPS),
    future: [],
    step,
    at: now,
  };
}

/** One step back from the present value; `undefined` where there is none. */
export function undone<T>(history: UndoHistory<T>, present: T) {
  if (history.past.length === 0) return undefined;
  return {
    value: history.past.at(-1) as T,
    history: {
      past: history.past.slice(0, -1),
      future: [present, ...history.future],
      ...NO_STEP,
    },
  };
}

/** One step that was taken back is done again; `undefined` where there is none. */
export function redone<T>(history: UndoHistory<T>, present: T) {
  if (history.future.length === 0) return undefined;
  return {
    value: history.future[0] as T,
    history: {
      past: [...history.past, present],
      future: history.future.slice(1),
      ...NO_STEP,
    },
  };
}
