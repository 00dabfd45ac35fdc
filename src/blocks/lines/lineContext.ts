import { createContext, useContext } from 'react';
import type { MenuItem } from '../../domain/food/storedLines';
import type { NutrientMap } from '../../domain/food/nutrients';

export interface CountedLine {
  item: MenuItem;
  nutrients: NutrientMap;
}

/** A row is rendered once; only the leaves that depend on the amount read this. */
const Line = createContext<CountedLine | null>(null);
export const LineProvider = Line.Provider;

export function useCountedLine(): CountedLine {
  const line = useContext(Line);
  if (!line) throw new Error('no line around');
  return line;
}

export function LineText({ of }: { of: (line: CountedLine) => string }): string {
  return of(useCountedLine());
}
