import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import {
  draftKey,
  openDraft,
  type DraftBox,
  type DraftForm,
  type DraftStorage,
} from './draftStore';

const DraftScope = createContext('public');
export const DraftScopeProvider = DraftScope.Provider;

/** Where the browser forbids storage the form still works in memory. */
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
  restored: boolean,
  isStored: boolean,
  /** Moves what was typed to another key, when the form now belongs to another document. */
  moveDraft: (key: string) => void,
];

/**
 * Form state that survives a reload, an update and a killed tab.
 * @param key names form and document, such as `client:new` or `client:<id>`; a new key opens another draft
 * @param initial JSON values only
 * @param form version, and how its drafts are read where `initial` does not show the types of all fields
 */
export function useDraft<T>(key: string, initial: T, form?: DraftForm<T>): Draft<T> {
  const scope = useContext(DraftScope);
  const storageKey = draftKey(scope, key);
  const open = () => openDraft(deviceStorage(), storageKey, initial, form);
  const [box, setBox] = useState<DraftBox<T>>(open);
  if (box.storageKey !== storageKey) setBox(open);
  const state = useSyncExternalStore(box.subscribe, box.get, box.get);
  const moveDraft = useCallback((to: string) => box.move(draftKey(scope, to)), [box, scope]);
  return [state.value, box.set, box.clear, state.restored, state.isStored, moveDraft];
}
