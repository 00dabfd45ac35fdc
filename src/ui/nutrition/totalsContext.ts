import { createContext, useContext, type ReactNode } from 'react';
import type { NutrientTotals } from '../../domain/nutrition/totals';

/**
 * Totals change on each keystroke, so no styled component reads them: styled elements render once and the plain leaves
 * inside follow.
 */
const Totals = createContext<NutrientTotals>({});
export const TotalsProvider = Totals.Provider;

export function useTotals(): NutrientTotals {
  return useContext(Totals);
}

export function TotalsText({ of }: { of: (totals: NutrientTotals) => string }): string {
  return of(useTotals());
}

export function TotalsWhere(props: {
  holds: (totals: NutrientTotals) => boolean;
  children: ReactNode;
}): ReactNode {
  return props.holds(useTotals()) ? props.children : null;
}
