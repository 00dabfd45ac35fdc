import { useNavigate } from 'react-router-dom';
import { attempt, notify } from '../../../blocks/recordList/recordActions';
import { useData } from '../../../data/react';
import type { MenuListing } from '../../../domain/menus/menuListing';
import { menus } from '../../../domain/records/menus';
import { common } from '../../../i18n/common';
import { menusText } from '../../../i18n/menus';
import { newId } from '../../../platform/ids';
import { copyOfMenu } from '../model/editorValue';
import { MENU_PATHS } from '../paths';

const text = menusText.list;
const failure = (description: string) => ({ title: menusText.save.error, description });

/** The list holds menus without their lines, which a copy and an undo need. */
export function useMenuActions() {
  const data = useData();
  const navigate = useNavigate();
  const takeOut = async (id: string) => {
    const menu = await data.menus.get(id);
    if (menu) await data.menus.remove(id);
    return menu;
  };
  const insertCopy = async (id: string) => {
    const menu = await data.menus.get(id);
    return menu && data.menus.insert(copyOfMenu(menu, data.newBase(), newId));
  };
  return {
    remove: async ({ id }: MenuListing) => {
      const menu = (await attempt(() => takeOut(id), failure(text.removeFailed)))?.value;
      if (!menu) return;
      const restore = () => attempt(() => data.menus.restore(menu), failure(text.restoreFailed));
      notify(text.removed(menu.name || menus.title.untitled), common.undo, restore);
    },
    copy: async ({ id }: MenuListing) => {
      const copy = (await attempt(() => insertCopy(id), failure(text.copyFailed)))?.value;
      if (!copy) return;
      notify(text.copied(copy.name), text.open, () => navigate(MENU_PATHS.edit(copy.id)));
    },
  };
}
