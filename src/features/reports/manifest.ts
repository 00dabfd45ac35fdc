import { ChartColumn } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { REPORT_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    reports: typeof REPORT_PATHS;
  }
}

export const reports = defineFeature('reports', {
  addresses: REPORT_PATHS,
  pages: [page(REPORT_PATHS.page, () => import('./ReportsPage'), 'ReportsPage', { cache: 'idle' })],
  navigation: [
    { path: REPORT_PATHS.page, label: common.nav.reports, icon: ChartColumn, order: 70 },
  ],
});
