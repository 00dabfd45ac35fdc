import type { MealSlot, MenuItem } from '../../domain/menu';

/** What a line of a meal can ask for. All functions keep their identity: rows are memoised. */
export interface LineActions {
  amount: (lineId: string, patch: Pick<MenuItem, 'quantity'> | AmountPatch) => void;
  remove: (line: NamedLine) => void;
  /** @param index among the other lines of that meal; absent: at the end */
  move: (line: NamedLine, slot: MealSlot, index?: number) => void;
}

/** What of a line does not change with its amount. */
export type NamedLine = Pick<MenuItem, 'lineId' | 'name'>;

export type AmountPatch = Pick<MenuItem, 'quantity' | 'unit' | 'unitAmount'>;
