import type { MenuItem } from '../../domain/food/storedLines';

export interface LineGroup {
  id: string;
  name?: string;
}

export type NamedLine = Pick<MenuItem, 'lineId' | 'name'>;

export type AmountPatch = Pick<MenuItem, 'quantity' | 'unit' | 'unitAmount'>;

/** All functions keep their identity, because rows are memoised. */
export interface LineActions {
  amount: (lineId: string, patch: AmountPatch) => void;
  notes: (lineId: string, notes: string) => void;
  remove: (line: NamedLine) => void;
  /** @param index among the other lines of that group; absent: at the end */
  move: (line: NamedLine, group: string, index?: number) => void;
  /** @param group where the copy goes, at its end; absent: right behind the line */
  copy: (line: NamedLine, group?: string) => void;
  swap?: (line: NamedLine) => void;
  cook?: (line: NamedLine) => void;
}
