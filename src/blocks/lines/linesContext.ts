import { createContext, useContext, useMemo } from 'react';
import { sortedItems, type LineGroups } from '../../domain/food/lines';
import type { MenuItem } from '../../domain/food/storedLines';

const NONE: LineGroups = {};

/**
 * The lines of the open form. They change with each keystroke; handed down as a property they would
 * render everything between the form and the line that changed.
 */
const Lines = createContext<LineGroups>(NONE);
export const LinesProvider = Lines.Provider;

/** For what is small or memoised below: it is rendered with each keystroke. */
export function useLineGroups(): LineGroups {
  return useContext(Lines);
}

/** The lines of one group in their order; none where the form has no such group. */
export function useLines(group: string): MenuItem[] {
  const lines = useLineGroups()[group];
  return useMemo(() => (lines ? sortedItems(lines) : []), [lines]);
}
