import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { draftKey, readDraft, removeDraft, writeDraft } from './draftStore';
import type { DraftStorage } from './draftStore';

const DraftScope = createContext('public');
/** Names the account whose drafts the forms below it read; the app sets it. */
export const DraftScopeProvider = DraftScope.Provider;

/** Nothing can be kept where the browser forbids storage; the form still works in memory. */
const NO_STORAGE: DraftStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('no storage');
  },
  removeItem: () => undefined,
};

function deviceStorage(): DraftStorage {
  try {
    return window.localStorage;
  } catch {
    return NO_STORAGE;
  }
}

type Change<T> = T | ((current: T) => T);
export type Draft<T> = [
  draft: T,
  setDraft: (change: Change<T>) => void,
  clearDraft: () => void,
  /** Whether the form opened with something typed earlier. */
  restored: boolean,
  /** False when the device could not keep the last change (storage full or forbidden). */
  kept: boolean,
];

/**
 * State of a form that survives a reload, an update and a killed tab.
 * @param key names the form and the document, for example `client:new` or `client:<id>`; a new key opens another draft
 * @param initial what the form shows when nothing was typed; JSON values only
 */
export function useDraft<T>(key: string, initial: T): Draft<T> {
  const place = draftKey(useContext(DraftScope), key);
  const storage = useMemo(deviceStorage, []);
  const open = () => {
    const stored = readDraft(storage, place, initial);
    return { place, initial, value: stored ?? initial, restored: stored !== undefined, kept: true };
  };
  const [state, setState] = useState(open);
  let current = state;
  if (state.place !== place) {
    current = open();
    setState(current);
  }
  // Two changes within one event must build on each other, before React renders between them.
  const latest = useRef(current);
  if (latest.current.place !== current.place) latest.current = current;

  const setDraft = useCallback(
    (change: Change<T>) => {
      const before = latest.current;
      const value =
        typeof change === 'function' ? (change as (current: T) => T)(before.value) : change;
      const kept = writeDraft(storage, before.place, value, before.initial);
      latest.current = { ...before, value, kept };
      setState(latest.current);
    },
    [storage],
  );
  const clearDraft = useCallback(() => {
    const before = latest.current;
    removeDraft(storage, before.place);
    latest.current = { ...before, value: before.initial, restored: false, kept: true };
    setState(latest.current);
  }, [storage]);

  return [current.value, setDraft, clearDraft, current.restored, current.kept];
}
