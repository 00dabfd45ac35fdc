import { createContext, useContext, useMemo } from 'react';
import { sortedItems, type LineGroups } from '../../domain/food/lines';
import type { MenuItem } from '../../domain/food/storedLines';

const NONE: LineGroups = {};

/**
 * A context, because the lines change with each keystroke: as a property they would render everything between the form and
 * the changed line.
 */
const Lines = createContext<LineGroups>(NONE);
export const LinesProvider = Lines.Provider;

/** Renders with each keystroke: use only in small or memoised components. */
export function useLineGroups(): LineGroups {
  return useContext(Lines);
}

export function useLines(group: string): MenuItem[] {
  const lines = useLineGroups()[group];
  return useMemo(() => (lines ? sortedItems(lines) : []), [lines]);
}
