import { Store } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { SALES_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    sales: typeof SALES_PATHS;
  }
}

export const sales = defineFeature('sales', {
  addresses: SALES_PATHS,
  pages: [page(SALES_PATHS.list, () => import('./SalesPage'), 'SalesPage', { cache: 'idle' })],
  navigation: [{ path: SALES_PATHS.list, label: common.nav.sales, icon: Store, order: 92 }],
});
