import type { MealSlot, MenuItem } from '../../../domain/menu';

/** What a line of a meal can ask for. All functions keep their identity: rows are memoised. */
export interface LineActions {
  amount: (lineId: string, patch: Pick<MenuItem, 'quantity'> | AmountPatch) => void;
  remove: (item: MenuItem) => void;
  /** @param index among the other lines of that meal; absent: at the end */
  move: (item: MenuItem, slot: MealSlot, index?: number) => void;
}

export type AmountPatch = Pick<MenuItem, 'quantity' | 'unit' | 'unitAmount'>;
