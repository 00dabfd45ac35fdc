import { ShoppingBag } from 'lucide-react';
import { ordersText } from '../../i18n/orders';
import { defineFeature, page } from '../../routing/feature';
import { ORDER_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    orders: typeof ORDER_PATHS;
  }
}

/** Personal weeks that visitors ordered: accepted, made and delivered by experts. */
export const orders = defineFeature('orders', {
  addresses: ORDER_PATHS,
  pages: [page(ORDER_PATHS.list, () => import('./OrdersPage'), 'OrdersPage', { cache: 'idle' })],
  navigation: [{ path: ORDER_PATHS.list, label: ordersText.nav, icon: ShoppingBag, order: 90 }],
});
