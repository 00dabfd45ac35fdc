import { ShoppingBag } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { ORDER_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    orders: typeof ORDER_PATHS;
  }
}

export const orders = defineFeature('orders', {
  addresses: ORDER_PATHS,
  pages: [page(ORDER_PATHS.list, () => import('./OrdersPage'), 'OrdersPage', { cache: 'idle' })],
  navigation: [{ path: ORDER_PATHS.list, label: common.nav.orders, icon: ShoppingBag, order: 90 }],
});
