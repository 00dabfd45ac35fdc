import { create } from 'zustand';
import {
  DEFAULT_CLIENT_SORT,
  NO_CLIENT_FILTER,
  type ClientFilter,
  type ClientSort,
} from '../../domain/person/clientList';

/** Columns of the table with their default widths in px (specification, section 9). */
export const COLUMN_WIDTHS = {
  // Up to the status they fit a window of 1280 px with its sidebar.
  name: 208,
  problems: 176,
  goals: 176,
  lastConsultationDate: 152,
  status: 160,
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
  setWidth(column: ColumnKey, width: number): void;
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
  setWidth: (column, width) =>
    set((state) => ({ widths: { ...state.widths, [column]: columnWidth(width) } })),
}));
