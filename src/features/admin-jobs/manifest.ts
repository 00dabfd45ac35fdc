import { ListX } from 'lucide-react';
import { adminJobTexts } from '../../i18n/adminJobs';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_JOB_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminJobs: typeof ADMIN_JOB_PATHS;
  }
}

export const adminJobs = defineFeature('adminJobs', {
  addresses: ADMIN_JOB_PATHS,
  pages: [page(ADMIN_JOB_PATHS.list, () => import('./JobsPage'), 'JobsPage')],
  navigation: [
    {
      path: ADMIN_JOB_PATHS.list,
      label: adminJobTexts.nav,
      icon: ListX,
      order: 20,
      permission: 'manageJobs',
    },
  ],
});
