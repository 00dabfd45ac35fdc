import { WalletCards } from 'lucide-react';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_PAYMENT_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminPayments: typeof ADMIN_PAYMENT_PATHS;
  }
}

export const adminPayments = defineFeature('adminPayments', {
  addresses: ADMIN_PAYMENT_PATHS,
  pages: [page(ADMIN_PAYMENT_PATHS.list, () => import('./PaymentsPage'), 'PaymentsPage')],
  navigation: [
    {
      path: ADMIN_PAYMENT_PATHS.list,
      label: adminPaymentTexts.nav,
      icon: WalletCards,
      order: 16,
      permission: 'viewBillingHistory',
    },
  ],
});
