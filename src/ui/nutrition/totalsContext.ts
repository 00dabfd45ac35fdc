import { createContext, useContext, type ReactNode } from 'react';
import type { NutrientTotals } from '../../domain/nutrition/totals';

/**
 * The totals that the panel and the strip show. They change with each keystroke, so nothing styled
 * reads them: styled elements are rendered once, and the plain leaves inside follow the totals.
 */
const Totals = createContext<NutrientTotals>({});
export const TotalsProvider = Totals.Provider;

/** For leaves: whatever calls it is rendered with each keystroke. */
export function useTotals(): NutrientTotals {
  return useContext(Totals);
}

/** A text that follows the totals. */
export function TotalsText({ of }: { of: (totals: NutrientTotals) => string }): string {
  return of(useTotals());
}

/** Shows its children only while the totals say so; they must not be made by a leaf. */
export function TotalsWhere(props: {
  holds: (totals: NutrientTotals) => boolean;
  children: ReactNode;
}): ReactNode {
  return props.holds(useTotals()) ? props.children : null;
}
