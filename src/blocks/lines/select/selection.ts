import { createContext, useContext } from 'react';
import type { NamedLine } from '../actions';

/** The lines that are chosen, to do one thing with all of them. */
export interface Selection {
  /** Ids of the chosen lines; `null`: nobody is choosing. */
  chosen: ReadonlySet<string> | null;
  /** Begins to choose, with this line. */
  begin: (line: NamedLine) => void;
  toggle: (line: NamedLine) => void;
}

/** Where lines cannot be chosen together there is none. */
const LineSelection = createContext<Selection | null>(null);
export const SelectionProvider = LineSelection.Provider;

export function useSelection(): Selection | null {
  return useContext(LineSelection);
}
