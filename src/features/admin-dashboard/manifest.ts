import { LayoutDashboard } from 'lucide-react';
import { adminDashboardTexts } from '../../i18n/adminDashboard';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_DASHBOARD_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminDashboard: typeof ADMIN_DASHBOARD_PATHS;
  }
}

export const adminDashboard = defineFeature('adminDashboard', {
  addresses: ADMIN_DASHBOARD_PATHS,
  pages: [page(ADMIN_DASHBOARD_PATHS.home, () => import('./DashboardPage'), 'DashboardPage')],
  navigation: [
    {
      path: ADMIN_DASHBOARD_PATHS.home,
      label: adminDashboardTexts.nav,
      icon: LayoutDashboard,
      order: 0,
    },
  ],
});
