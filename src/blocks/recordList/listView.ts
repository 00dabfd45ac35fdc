import { create } from 'zustand';

export interface ListView<F> {
  filter: F;
  setFilter: (change: Partial<F>) => void;
  clear: () => void;
}

/** Kept beside the page, so that the way back from a record leads to the same list. */
export const createListView = <F extends object>(noFilter: F) =>
  create<ListView<F>>((set) => ({
    filter: noFilter,
    setFilter: (change) => set(({ filter }) => ({ filter: { ...filter, ...change } })),
    clear: () => set({ filter: noFilter }),
  }));
