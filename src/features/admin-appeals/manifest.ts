import { Scale } from 'lucide-react';
import { appealTexts } from '../../i18n/appeals';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_APPEAL_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminAppeals: typeof ADMIN_APPEAL_PATHS;
  }
}

export const adminAppeals = defineFeature('adminAppeals', {
  addresses: ADMIN_APPEAL_PATHS,
  pages: [page(ADMIN_APPEAL_PATHS.list, () => import('./AppealsPage'), 'AppealsPage')],
  navigation: [
    {
      path: ADMIN_APPEAL_PATHS.list,
      label: appealTexts.nav,
      icon: Scale,
      order: 15.5,
      permission: 'manageContent',
    },
  ],
});
