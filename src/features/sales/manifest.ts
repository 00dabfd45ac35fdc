import { Store } from 'lucide-react';
import { salesText } from '../../i18n/sales';
import { defineFeature, page } from '../../routing/feature';
import { SALES_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    sales: typeof SALES_PATHS;
  }
}

/** Recipes that strangers buy, and the practice's share. */
export const sales = defineFeature('sales', {
  addresses: SALES_PATHS,
  pages: [page(SALES_PATHS.list, () => import('./SalesPage'), 'SalesPage', { cache: 'idle' })],
  navigation: [{ path: SALES_PATHS.list, label: salesText.nav, icon: Store, order: 92 }],
});
