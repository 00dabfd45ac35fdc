import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import {
  draftKey,
  openDraft,
  type DraftBox,
  type DraftForm,
  type DraftStorage,
} from './draftStore';

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

export type Draft<T> = [
  draft: T,
  setDraft: (change: T | ((current: T) => T)) => void,
  clearDraft: () => void,
  /** Whether the form opened with something typed earlier. */
  restored: boolean,
  /** False when the device could not keep the last change (storage full or forbidden). */
  kept: boolean,
  /** Names what was typed otherwise: the form is that of another document now. */
  moveDraft: (key: string) => void,
];

/**
 * State of a form that survives a reload, an update and a killed tab.
 * @param key names the form and the document, for example `client:new` or `client:<id>`; a new key opens another draft
 * @param initial what the form shows when nothing was typed; JSON values only
 * @param form its version, and how its drafts are read where `initial` does not say of what kind all fields are
 */
export function useDraft<T>(key: string, initial: T, form?: DraftForm<T>): Draft<T> {
  const scope = useContext(DraftScope);
  const place = draftKey(scope, key);
  const open = () => openDraft(deviceStorage(), place, initial, form);
  const [box, setBox] = useState<DraftBox<T>>(open);
  // The form turned to another document: render once more with that one's draft.
  if (box.place !== place) setBox(open);
  const state = useSyncExternalStore(box.subscribe, box.get, box.get);
  const moveDraft = useCallback((to: string) => box.move(draftKey(scope, to)), [box, scope]);
  return [state.value, box.set, box.clear, state.restored, state.kept, moveDraft];
}
