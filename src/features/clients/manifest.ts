import { UsersRound } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { CLIENT_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    clients: typeof CLIENT_PATHS;
  }
}

export const clients = defineFeature('clients', {
  addresses: CLIENT_PATHS,
  pages: [
    page(CLIENT_PATHS.list, () => import('./ClientsPage'), 'ClientsPage'),
    page(CLIENT_PATHS.detail(':id'), () => import('./ClientDetailPage'), 'ClientDetailPage'),
  ],
  navigation: [{ path: CLIENT_PATHS.list, label: common.nav.clients, icon: UsersRound, order: 10 }],
});
