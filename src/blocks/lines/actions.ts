import type { MenuItem } from '../../domain/food/storedLines';

/** A place where lines stand: a meal of a day, or the one list of a recipe. */
export interface LineGroup {
  id: string;
  /** As people read it, "Bữa sáng"; absent where there is one list only. */
  name?: string;
}

/** Fields of a line that do not change with its amount. */
export type NamedLine = Pick<MenuItem, 'lineId' | 'name'>;

export type AmountPatch = Pick<MenuItem, 'quantity' | 'unit' | 'unitAmount'>;

/** Acts that a line can ask for. All functions keep their identity: rows are memoised. */
export interface LineActions {
  amount: (lineId: string, patch: AmountPatch) => void;
  notes: (lineId: string, notes: string) => void;
  remove: (line: NamedLine) => void;
  /**
   * @param group the id of the group it goes to
   * @param index among the other lines of that group; absent: at the end
   */
  move: (line: NamedLine, group: string, index?: number) => void;
  /** @param group where the copy goes, at its end; absent: right behind the line */
  copy: (line: NamedLine, group?: string) => void;
  /** Offers dishes in its place; absent where none are offered. */
  swap?: (line: NamedLine) => void;
  /** Opens what goes into it and how it is made; absent where nothing is opened. */
  cook?: (line: NamedLine) => void;
}
