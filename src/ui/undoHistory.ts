export interface UndoHistory<T> {
  past: readonly T[];
  future: readonly T[];
  step: string | undefined;
  at: number;
}

const MAX_STEPS = 50;
const ONE_STEP = 1500;

const NO_STEP = { step: undefined, at: 0 } as const;

export function emptyHistory<T>(): UndoHistory<T> {
  return { past: [], future: [], ...NO_STEP };
}

/**
 * @param before the value before the change
 * @param step names the field being typed in, so that one undo takes back a word rather than a letter
 */
export function recorded<T>(
  history: UndoHistory<T>,
  before: T,
  step: string | undefined,
  now: number,
): UndoHistory<T> {
  const { past, future, step: last, at } = history;
  const isSameStep =
    step !== undefined && step === last && now - at < ONE_STEP && future.length === 0;
  return {
    past: isSameStep ? past : [...past, before].slice(-MAX_STEPS),
    future: [],
    step,
    at: now,
  };
}

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
