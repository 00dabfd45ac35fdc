import { LifeBuoy } from 'lucide-react';
import { supportText } from '../../i18n/support';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_SUPPORT_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminSupport: typeof ADMIN_SUPPORT_PATHS;
  }
}

export const adminSupport = defineFeature('adminSupport', {
  addresses: ADMIN_SUPPORT_PATHS,
  pages: [page(ADMIN_SUPPORT_PATHS.list, () => import('./SupportQueuePage'), 'SupportQueuePage')],
  navigation: [
    {
      path: ADMIN_SUPPORT_PATHS.list,
      label: supportText.admin.nav,
      icon: LifeBuoy,
      order: 18,
      permission: 'answerSupport',
    },
  ],
});
