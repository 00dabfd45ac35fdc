import { House } from 'lucide-react';
import { dashboardText } from '../../i18n/dashboard';
import { defineFeature, page } from '../../routing/feature';
import { DASHBOARD_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    dashboard: typeof DASHBOARD_PATHS;
  }
}

/** The day at a glance: who comes, who needs attention, what waits. */
export const dashboard = defineFeature('dashboard', {
  addresses: DASHBOARD_PATHS,
  pages: [page(DASHBOARD_PATHS.page, () => import('./DashboardPage'), 'DashboardPage')],
  navigation: [{ path: DASHBOARD_PATHS.page, label: dashboardText.nav, icon: House, order: 5 }],
});
