import { createContext, useContext } from 'react';
import type { NamedLine } from '../actions';

export interface Selection {
  /** `null`: selection mode is off. */
  selectedIds: ReadonlySet<string> | null;
  begin: (line: NamedLine) => void;
  toggle: (line: NamedLine) => void;
}

const LineSelection = createContext<Selection | null>(null);
export const SelectionProvider = LineSelection.Provider;

export function useSelection(): Selection | null {
  return useContext(LineSelection);
}
