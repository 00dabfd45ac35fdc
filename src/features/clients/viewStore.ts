import { create } from 'zustand';
import {
  DEFAULT_CLIENT_SORT,
  NO_CLIENT_FILTER,
  type ClientFilter,
  type ClientSort,
} from '../../domain/person/clientList';

/** Columns of the table with their default widths in px (specification, section 9). */
export const COLUMN_WIDTHS = {
  name: 256,
  problems: 192,
  goals: 192,
  lastConsultationDate: 160,
  status: 128,
  source: 128,
  actions: 60,
} as const;
export type ColumnKey = keyof typeof COLUMN_WIDTHS;
export type ColumnWidths = Record<ColumnKey, number>;
export const COLUMN_KEYS = Object.keys(COLUMN_WIDTHS) as ColumnKey[];
const MIN_COLUMN_WIDTH = 80;
const MAX_COLUMN_WIDTH = 640;
export const COLUMN_RANGE = { min: MIN_COLUMN_WIDTH, max: MAX_COLUMN_WIDTH };

export function columnWidth(width: number): number {
  return Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, width)));
}

/** Widths in which columns still show their words, where the window has no room for the default widths. */
const NARROW_WIDTHS: ColumnWidths = {
  name: 176,
  problems: 136,
  goals: 128,
  lastConsultationDate: 120,
  status: 128,
  source: 96,
  actions: 60,
};

/**
 * Default widths give way in proportion until all columns stand in `room` (px; 0 while unknown). Widths that somebody chose stay.
 */
export function fitColumns(widths: ColumnWidths, room: number): ColumnWidths {
  const isChosen = COLUMN_KEYS.some((column) => widths[column] !== COLUMN_WIDTHS[column]);
  const sum = (of: ColumnWidths) => COLUMN_KEYS.reduce((total, column) => total + of[column], 0);
  // The frame's two edges of 1 px stand in the room.
  const excess = sum(widths) + 2 - room;
  if (isChosen || room === 0 || excess <= 0) return widths;
  const share = Math.min(1, excess / (sum(widths) - sum(NARROW_WIDTHS)));
  const fitted = { ...widths };
  for (const column of COLUMN_KEYS)
    fitted[column] = Math.floor(widths[column] - (widths[column] - NARROW_WIDTHS[column]) * share);
  return fitted;
}

interface ClientView {
  accountId: string;
  filter: ClientFilter;
  sort: ClientSort;
  /** The layout that the person chose, and for which side of 1024 px; the other side decides by itself. */
  layout: { kind: 'cards' | 'table'; wide: boolean } | null;
  widths: ColumnWidths;
}

interface ClientViewStore extends ClientView {
  openFor(accountId: string): void;
  setFilter(change: Partial<ClientFilter>): void;
  setSort(sort: ClientSort): void;
  setLayout(layout: ClientView['layout']): void;
  /** @param shown the widths on the screen, which stay for the other columns */
  setWidth(column: ColumnKey, width: number, shown?: ColumnWidths): void;
}

const fresh = (accountId: string): ClientView => ({
  accountId,
  filter: NO_CLIENT_FILTER,
  sort: DEFAULT_CLIENT_SORT,
  layout: null,
  widths: { ...COLUMN_WIDTHS },
});

export const useClientView = create<ClientViewStore>()((set, get) => ({
  ...fresh(''),
  openFor: (accountId) => {
    if (get().accountId !== accountId) set(fresh(accountId));
  },
  setFilter: (change) => set((state) => ({ filter: { ...state.filter, ...change } })),
  setSort: (sort) => set({ sort }),
  setLayout: (layout) => set({ layout }),
  setWidth: (column, width, shown) =>
    set((state) => ({ widths: { ...(shown ?? state.widths), [column]: columnWidth(width) } })),
}));
