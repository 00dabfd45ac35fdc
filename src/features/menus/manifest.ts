import { Utensils } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { MENU_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    menus: typeof MENU_PATHS;
  }
}

export const menus = defineFeature('menus', {
  addresses: MENU_PATHS,
  pages: [
    page(MENU_PATHS.list, () => import('./MenusPage'), 'MenusPage'),
    page(MENU_PATHS.create, () => import('./MenuWizardPage'), 'MenuWizardPage', {
      cache: 'idle',
    }),
    page(MENU_PATHS.createAt(':id'), () => import('./ClientMenuPage'), 'ClientMenuPage', {
      cache: 'idle',
    }),
    page(MENU_PATHS.edit(':id'), () => import('./MenuEditPage'), 'MenuEditPage', { cache: 'idle' }),
  ],
  navigation: [{ path: MENU_PATHS.list, label: common.nav.menus, icon: Utensils, order: 20 }],
});
