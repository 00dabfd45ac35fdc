import { createListView } from '../../../blocks/recordList/listView';
import { NO_MENU_FILTER } from '../model/menuList';

export const useMenuView = createListView(NO_MENU_FILTER);
