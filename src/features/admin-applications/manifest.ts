import { FileUser } from 'lucide-react';
import { adminApplicationTexts } from '../../i18n/adminApplications';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_APPLICATION_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminApplications: typeof ADMIN_APPLICATION_PATHS;
  }
}

export const adminApplications = defineFeature('adminApplications', {
  addresses: ADMIN_APPLICATION_PATHS,
  pages: [
    page(ADMIN_APPLICATION_PATHS.list, () => import('./ApplicationsPage'), 'ApplicationsPage'),
  ],
  navigation: [
    {
      path: ADMIN_APPLICATION_PATHS.list,
      label: adminApplicationTexts.nav,
      icon: FileUser,
      order: 5,
      permission: 'viewApplications',
    },
  ],
});
