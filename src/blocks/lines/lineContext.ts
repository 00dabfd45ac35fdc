import { createContext, useContext } from 'react';
import type { MenuItem } from '../../domain/food/storedLines';
import type { NutrientMap } from '../../domain/food/nutrients';

/** A line as it stands now, with its nutrients at this amount. */
export interface CountedLine {
  item: MenuItem;
  nutrients: NutrientMap;
}

/** The line around: its row is rendered once, what its amount changes are leaves that read this. */
const Line = createContext<CountedLine | null>(null);
export const LineProvider = Line.Provider;

/** @throws Error outside of a row */
export function useCountedLine(): CountedLine {
  const line = useContext(Line);
  if (!line) throw new Error('no line around');
  return line;
}

/** A text that follows the line's amount. */
export function LineText({ of }: { of: (line: CountedLine) => string }): string {
  return of(useCountedLine());
}
