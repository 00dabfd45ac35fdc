import { create } from 'zustand';
import { NO_MENU_FILTER, type MenuFilter } from '../model/menuList';

interface MenuView {
  filter: MenuFilter;
  setFilter: (change: Partial<MenuFilter>) => void;
}

export const useMenuView = create<MenuView>((set) => ({
  filter: NO_MENU_FILTER,
  setFilter: (change) => set(({ filter }) => ({ filter: { ...filter, ...change } })),
}));
