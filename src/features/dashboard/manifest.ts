import { House } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { DASHBOARD_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    dashboard: typeof DASHBOARD_PATHS;
  }
}

export const dashboard = defineFeature('dashboard', {
  addresses: DASHBOARD_PATHS,
  pages: [page(DASHBOARD_PATHS.page, () => import('./DashboardPage'), 'DashboardPage')],
  navigation: [{ path: DASHBOARD_PATHS.page, label: common.nav.dashboard, icon: House, order: 5 }],
});
