import { UserRoundCog } from 'lucide-react';
import { adminStaffTexts } from '../../i18n/adminStaff';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_STAFF_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminStaff: typeof ADMIN_STAFF_PATHS;
  }
}

export const adminStaff = defineFeature('adminStaff', {
  addresses: ADMIN_STAFF_PATHS,
  pages: [page(ADMIN_STAFF_PATHS.list, () => import('./StaffPage'), 'StaffPage')],
  navigation: [
    {
      path: ADMIN_STAFF_PATHS.list,
      label: adminStaffTexts.nav,
      icon: UserRoundCog,
      order: 30,
      permission: 'manageAdminRoles',
    },
  ],
});
